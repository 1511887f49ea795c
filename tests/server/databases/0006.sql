BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE hints (
	table_id VARCHAR(24) NOT NULL, 
	seat SMALLINT NOT NULL, 
	question INTEGER NOT NULL, 
	player SMALLINT NOT NULL, 
	advice TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat, question), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "hints" VALUES('yjqbuybaqqvn',0,78,0,'[["march city=roma legions=0", 1.0, 0.5]]',1.79547940246685481073e+09);
INSERT INTO "hints" VALUES('f87jths8wvce',1,55,1,'[["accept", 1.0, 0.5]]',1.7954794027903580666e+09);
INSERT INTO "hints" VALUES('bvmue98wat5t',0,46,0,'[["build unit=infantry count=1", 1.0, 0.5]]',1.79547940340626263622e+09);
INSERT INTO "hints" VALUES('juthhrazpp94',0,164,0,'[["step figure=lin_chong", 1.0, 0.5]]',1.79547940416780042651e+09);
CREATE TABLE moves (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	words TEXT NOT NULL, 
	by_itself BOOLEAN NOT NULL, 
	"key" VARCHAR(64), 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT moves_key UNIQUE (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',0,6,'gold_card card=gesoriacum_franks',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',1,6,'gold_card card=philippopolis_huns',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',2,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',3,6,'gold_card card=carnuntum_huns',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',4,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',5,6,'gold_card card=mogontiacum_franks',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',6,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',7,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',8,6,'gold_card card=tyras_visigoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',9,6,'deal_role role=consul',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',10,6,'deal_role role=magister_militum',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',11,6,'draw_card card=aquileia_visigoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',12,6,'draw_card card=narbo_franks',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',13,6,'draw_card card=event',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',14,6,'draw_event event=veni_vidi_vici',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',15,6,'draw_card card=lutetia_huns',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',16,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',17,6,'draw_card card=roma_vandals',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',18,6,'draw_card card=mediolanum_huns',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',19,6,'draw_card card=mogontiacum_vandals',1,NULL,1.79547940220481276512e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',20,1,'start_in city=carnuntum',0,NULL,1.79547940221866559979e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',21,0,'start_in city=lutetia',0,NULL,1.79547940222462606429e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',22,1,'battle dice=1',0,NULL,1.79547940223300647732e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',23,6,'die face=even_trade',1,NULL,1.79547940223300647732e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',24,1,'remove tribe=huns',0,NULL,1.79547940224539017677e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',25,1,'march city=iuvavum legions=2',0,NULL,1.7954794022488732338e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',26,1,'march city=carnuntum legions=1',0,NULL,1.79547940225712704658e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',27,1,'end_actions',0,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',28,6,'turn_up kind=ordinary',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',29,6,'draw_card card=roma_ostrogoths',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',30,6,'turn_up kind=ordinary',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',31,6,'draw_card card=carthago_vandals',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',32,6,'barbarian_card card=burdigala_vandals',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',33,6,'barbarian_card card=iuvavum_huns',1,NULL,1.79547940226462960245e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',34,0,'march city=burdigala legions=0',0,NULL,1.79547940227292323117e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',35,0,'sail city=athenae legions=0 card=aquileia_visigoths',0,NULL,1.79547940228236436845e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',36,0,'march city=syracusae legions=0',0,NULL,1.79547940228692173955e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',37,0,'sail city=narbo legions=0 card=narbo_franks',0,NULL,1.79547940229862093919e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',38,0,'veni_vidi_vici effect=corrupt city=genua legions=0',0,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',39,6,'turn_up kind=ordinary',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',40,6,'draw_card card=genua_franks',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',41,6,'turn_up kind=ordinary',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',42,6,'draw_card card=constantinopolis_vandals',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',43,6,'barbarian_card card=syracusae_vandals',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',44,6,'barbarian_card card=eburacum_franks',1,NULL,1.79547940230508875844e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',45,1,'battle dice=1',0,NULL,1.79547940231299877171e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',46,6,'die face=special',1,NULL,1.79547940231299877171e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',47,1,'remove tribe=huns',0,NULL,1.79547940232046341897e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',48,1,'remove tribe=ostrogoths',1,NULL,1.79547940232046341897e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',49,1,'march city=aquileia legions=0',0,NULL,1.79547940232448959355e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',50,1,'sail city=patrae legions=0 card=mediolanum_huns',0,NULL,1.79547940233884215357e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',51,1,'sail city=constantinopolis legions=0 card=roma_vandals',0,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',52,6,'turn_up kind=ordinary',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',53,6,'draw_card card=tyras_visigoths',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',54,6,'turn_up kind=ordinary',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',55,6,'draw_card card=burdigala_vandals',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',56,6,'barbarian_card card=londinium_franks',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',57,6,'barbarian_card card=caesaraugusta_vandals',1,NULL,1.79547940234591984747e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',58,0,'sail city=roma legions=0 card=genua_franks',0,NULL,1.79547940235820579525e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',59,0,'sail city=brundisium legions=0 card=lutetia_huns',0,NULL,1.79547940237941813465e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',60,0,'sail city=syracusae legions=0 card=constantinopolis_vandals',0,NULL,1.7954794023886144161e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',61,0,'march city=brundisium legions=0',0,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',62,6,'turn_up kind=ordinary',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',63,6,'draw_card card=syracusae_vandals',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',64,6,'turn_up kind=ordinary',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',65,6,'draw_card card=narbo_visigoths',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',66,6,'barbarian_card card=constantinopolis_vandals',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',67,6,'barbarian_card card=lutetia_franks',1,NULL,1.79547940240124273298e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',68,1,'sail city=aquileia legions=0 card=tyras_visigoths',0,NULL,1.79547940240986013413e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',69,1,'sail city=tingi legions=0 card=carthago_vandals',0,NULL,1795479402.4298);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',70,1,'sail city=cesarea legions=0 card=mogontiacum_vandals',0,NULL,1.79547940244702720642e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',71,1,'sail city=athenae legions=0 card=burdigala_vandals',0,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',72,6,'turn_up kind=revolt',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',73,6,'turn_up kind=ordinary',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',74,6,'draw_card card=sinope_ostrogoths',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',75,6,'bottom_card card=cesarea_vandals',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',76,6,'barbarian_card card=roma_visigoths',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('yjqbuybaqqvn',77,6,'barbarian_card card=roma_ostrogoths',1,NULL,1.79547940245391964911e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',0,0,'lead faction=france',0,NULL,1.79547940251721334457e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',1,1,'lead faction=brittany',0,NULL,1.79547940252437281602e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',2,0,'start_in city=poitiers',0,NULL,1.79547940252847218513e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',3,1,'start_in city=nantes',0,NULL,1795479402.53232);
INSERT INTO "moves" VALUES('f87jths8wvce',4,0,'start_in city=tours',0,NULL,1.79547940253656935693e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',5,1,'start_in city=angers',0,NULL,1.79547940254033041003e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',6,1,'vote vote=war',0,NULL,1.79547940254842209812e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',7,0,'vote vote=war',0,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',8,6,'deal_card card=plunder',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',9,6,'deal_card card=ram',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',10,6,'deal_card card=ladders',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',11,6,'deal_card card=ram',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',12,6,'deal_card card=siege_tower',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',13,6,'deal_card card=ram',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',14,6,'deal_card card=ram',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',15,6,'deal_card card=siege_tower',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',16,6,'deal_card card=plunder',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',17,6,'deal_card card=ladders',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',18,6,'deal_card card=ladders',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',19,6,'deal_card card=ram',1,NULL,1.79547940255717873572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',20,0,'pass',0,NULL,1.79547940257597613339e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',21,1,'pass',0,NULL,1.79547940259188389773e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',22,0,'buy_card',0,NULL,1.79547940260106444359e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',23,6,'deal_card card=ram',1,NULL,1.79547940260106444359e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',24,1,'buy_card',0,NULL,1.7954794026127910614e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',25,6,'deal_card card=siege_tower',1,NULL,1.7954794026127910614e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',26,6,'draw_marker marker=treaty',1,NULL,1.7954794026127910614e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',27,6,'draw_marker marker=famine',1,NULL,1.7954794026127910614e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',28,0,'starve province=poitou',0,NULL,1.79547940262494707102e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',29,6,'power_die face=4',1,NULL,1.79547940262494707102e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',30,6,'entry_die face=3',1,NULL,1.79547940262494707102e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',31,0,'no_offers',0,NULL,1.79547940263719320299e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',32,1,'no_offers',0,NULL,1.79547940264914536478e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',33,0,'expand city=orleans',0,NULL,1.79547940265700817111e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',34,0,'offers_again',0,NULL,1.79547940266487860675e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',35,0,'expand city=clermont',0,NULL,1.79547940267770385737e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',36,0,'attack base=tours target=angers way=road',0,NULL,1.79547940268222498889e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',37,0,'attack_with first=ladders second=ladders influence=4 extra=none',0,NULL,1.79547940268781018252e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',38,1,'defend_with card=ram influence=2 extra=none',0,NULL,1.7954794026990122795e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',39,6,'attack_die face=3',1,NULL,1.7954794026990122795e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',40,6,'defence_die face=1',1,NULL,1.7954794026990122795e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',41,1,'pass',0,NULL,1.79547940271194434161e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',42,0,'pass',0,NULL,1.79547940271929526326e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',43,0,'plunder city=nantes',0,NULL,1.7954794027280659676e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',44,6,'plunder_die face=1',1,NULL,1.7954794027280659676e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',45,0,'attack base=angers target=rennes way=road',0,NULL,1.79547940273237419126e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',46,0,'attack_with first=siege_tower second=ram influence=1 extra=none',0,NULL,1.79547940273806357382e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',47,1,'defend_with card=siege_tower influence=1 extra=none',0,NULL,1.79547940274510598184e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',48,6,'attack_die face=6',1,NULL,1.79547940274510598184e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',49,6,'defence_die face=1',1,NULL,1.79547940274510598184e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',50,1,'pass',0,NULL,1.79547940275254154203e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',51,0,'pass',0,NULL,1.79547940276269030572e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',52,0,'plunder city=nantes',0,NULL,1.79547940277015948299e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',53,6,'plunder_die face=6',1,NULL,1.79547940277015948299e+09);
INSERT INTO "moves" VALUES('f87jths8wvce',54,0,'offer to=2 give=angers want=nantes coins=pay_1 reason=for_attacking place=gand',0,NULL,1.79547940278361630437e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',0,0,'choose_nation nation=fr',0,NULL,1.79547940290092182154e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',1,1,'choose_nation nation=es',1,NULL,1.79547940290092182154e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',2,1,'choose_leader leader=columbus',0,NULL,1.79547940290839815142e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',3,0,'choose_leader leader=verrazzano',0,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',4,6,'deal card=horse_transport',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',5,6,'deal card=founding_charter',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',6,6,'deal card=requerimiento',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',7,6,'deal card=ambush',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',8,6,'deal card=shipwreck',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',9,6,'deal card=huron_confederates',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',10,6,'deal card=hurricane',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',11,6,'deal card=crop_failure',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',12,6,'deal card=pikes_and_stakes',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',13,6,'deal card=divine_sign',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',15,6,'deal card=reinforced_garrison',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',16,6,'deal card=shipyard',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',17,6,'deal card=heavy_horse',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',18,6,'deal card=field_surgeon',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',19,6,'deal card=coureurs_des_bois',1,NULL,1.79547940291825103764e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',20,1,'give_crown_card card=founding_charter',0,NULL,1.79547940304178857808e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',21,1,'give_to_the_king ducats=50',0,NULL,1.7954794030572953224e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',22,0,'done',0,NULL,1.79547940309377264973e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',23,1,'look_at_demand',0,NULL,1.79547940310493087763e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',24,6,'turn_demand demand=cocoa',1,NULL,1.79547940310493087763e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',25,1,'lay_open demand=cocoa',0,NULL,1.79547940311713433267e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',26,0,'done',0,NULL,1.79547940313741612432e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',27,6,'name_order card=pursuit',1,NULL,1.79547940313741612432e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',28,1,'done',0,NULL,1.79547940314556956284e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',29,0,'propose nation=es what=alliance',0,NULL,1.79547940316261172297e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',30,1,'agree',0,NULL,1.79547940317981672289e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',31,0,'open_deal nation=es',0,NULL,1.79547940319724845881e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',32,0,'propose_deal mine=none mine_too=none theirs=native_auxiliaries theirs_too=none',0,NULL,1.79547940321300721162e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',33,1,'refuse_deal',0,NULL,1.79547940322446918483e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',34,0,'open_deal nation=es',0,NULL,1.79547940323371744151e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',35,0,'propose_deal mine=heavy_horse mine_too=none theirs=pikes_and_stakes theirs_too=none',0,NULL,1.79547940324588775639e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',36,1,'refuse_deal',0,NULL,1.7954794032569539547e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',37,0,'done',1,NULL,1.7954794032569539547e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',38,1,'new_fleet fleet=es_fleet_2',0,NULL,1.79547940326713085178e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',39,0,'play_for_points card=field_surgeon',0,NULL,1.79547940327852869031e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',40,0,'activate avatar=fr_fleet_1',0,NULL,1.79547940329495549207e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',41,0,'sail to=sargasso_sea',0,NULL,1.79547940331657242775e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',42,0,'sail to=bahamas',0,NULL,1.79547940333627700803e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',43,0,'build_at_home',0,NULL,1.79547940335114789012e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',44,0,'build unit=infantry count=6',0,NULL,1.7954794033634109497e+09);
INSERT INTO "moves" VALUES('bvmue98wat5t',45,0,'build unit=settlers count=1',0,NULL,1.79547940337576055523e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',0,6,'first_seat seat_drawn=1',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',1,6,'draw_bandit bandit=li_zhong',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',2,6,'draw_bandit bandit=hou_jian',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',3,6,'draw_bandit bandit=mu_chun',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',4,6,'draw_bandit bandit=huang_xin',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',5,6,'draw_bandit bandit=xuan_zan',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',6,6,'draw_bandit bandit=wu_yong',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',7,6,'draw_event event=three_assaults_on_zhu_village',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',8,6,'draw_event event=inn_at_the_crossroads',1,NULL,1.79547940349275255205e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',9,0,'meet figure=li_zhong',0,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',10,6,'place_die place=temple',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',11,6,'adversary_die adversary=nature',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',12,6,'test_die trait=combat',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',13,6,'roll pips=5',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',14,6,'roll pips=9',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',15,6,'roll pips=8',1,NULL,1.79547940351705145834e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',16,0,'meet figure=xuan_zan',0,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',17,6,'place_die place=pond',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',18,6,'adversary_die adversary=soldiers',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',19,6,'test_die trait=combat',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',20,6,'roll pips=8',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',21,6,'roll pips=10',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',22,6,'roll pips=4',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',23,0,'meet figure=mu_chun',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',24,6,'place_die place=mountain',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',25,6,'adversary_die adversary=bandits',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',26,6,'test_die trait=combat',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',27,6,'roll pips=2',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',28,6,'roll pips=4',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',29,6,'roll pips=4',1,NULL,1.79547940352930569642e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',30,1,'meet figure=wu_yong',0,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',31,6,'place_die place=mountain',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',32,6,'adversary_die adversary=nature',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',33,6,'test_die trait=mind',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',34,6,'roll pips=6',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',35,6,'roll pips=10',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',36,6,'roll pips=1',1,NULL,1.79547940356010365479e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',37,1,'meet figure=hou_jian',0,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',38,6,'place_die place=pond',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',39,6,'adversary_die adversary=mandarin',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',40,6,'test_die trait=magic',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',41,6,'roll pips=5',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',42,6,'roll pips=1',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',43,6,'roll pips=3',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',44,6,'roll pips=4',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',45,1,'meet figure=huang_xin',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',46,6,'place_die place=mountain',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',47,6,'adversary_die adversary=peasants',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',48,6,'test_die trait=magic',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',49,6,'roll pips=5',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',50,6,'roll pips=3',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',51,6,'roll pips=8',1,NULL,1.795479403578881979e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',52,0,'attack figure=xuan_zan foe=wu_yong',0,NULL,1.79547940360147857664e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',53,0,'challenge trait=magic',0,NULL,1.79547940361482524871e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',54,6,'roll pips=12',1,NULL,1.79547940361482524871e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',55,6,'roll pips=8',1,NULL,1.79547940361482524871e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',56,0,'step figure=li_zhong square=b5',0,NULL,1.79547940363427710529e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',57,0,'end_voyage',0,NULL,1.79547940364496707915e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',58,1,'end_voyage',0,NULL,1.79547940366122055046e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',59,6,'draw_bandit bandit=bao_xu',1,NULL,1.79547940366122055046e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',60,6,'draw_bandit bandit=lin_chong',1,NULL,1.79547940366122055046e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',61,6,'draw_event event=audience_with_li_shishi',1,NULL,1.79547940366122055046e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',62,6,'draw_event event=drugged_wine',1,NULL,1.79547940366122055046e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',63,0,'choose figure=wu_yong',0,NULL,1.79547940368161678317e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',64,1,'meet figure=huang_xin',0,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',65,6,'place_die place=pond',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',66,6,'adversary_die adversary=nature',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',67,6,'test_die trait=combat',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',68,6,'roll pips=3',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',69,6,'roll pips=10',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',70,6,'roll pips=9',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',71,1,'meet figure=bao_xu',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',72,6,'place_die place=inn',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',73,6,'adversary_die adversary=peasants',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',74,6,'test_die trait=combat',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',75,6,'roll pips=4',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',76,6,'roll pips=8',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',77,6,'roll pips=7',1,NULL,1.79547940369877481467e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',78,0,'meet figure=li_zhong',0,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',79,6,'place_die place=pond',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',80,6,'adversary_die adversary=mandarin',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',81,6,'test_die trait=mind',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',82,6,'roll pips=6',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',83,6,'roll pips=5',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',84,6,'roll pips=9',1,NULL,1.79547940371296477321e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',85,0,'meet figure=lin_chong',0,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',86,6,'place_die place=pond',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',87,6,'adversary_die adversary=nature',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',88,6,'test_die trait=mind',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',89,6,'roll pips=2',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',90,6,'roll pips=1',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',91,6,'roll pips=6',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',92,0,'meet figure=mu_chun',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',93,6,'place_die place=town',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',94,6,'adversary_die adversary=bandits',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',95,6,'test_die trait=combat',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',96,6,'roll pips=1',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',97,6,'roll pips=3',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',98,6,'roll pips=4',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',99,6,'roll pips=5',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',100,6,'roll pips=4',1,NULL,1.79547940371888923652e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',101,1,'end_voyage',0,NULL,1.7954794037659215927e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',102,0,'step figure=lin_chong square=g7',0,NULL,1.79547940385973525049e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',103,0,'step figure=lin_chong square=h6',0,NULL,1.79547940386831307406e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',104,0,'step figure=mu_chun square=f8',0,NULL,1.79547940387320566178e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',105,0,'end_voyage',0,NULL,1.79547940388139629368e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',106,6,'draw_bandit bandit=ding_desun',1,NULL,1.79547940388139629368e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',107,6,'draw_bandit bandit=guo_sheng',1,NULL,1.79547940388139629368e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',108,6,'draw_event event=scaffold_of_jiangzhou',1,NULL,1.79547940388139629368e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',109,6,'draw_event event=magic_leggings',1,NULL,1.79547940388139629368e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',110,1,'choose figure=bao_xu',0,NULL,1.79547940388483667373e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',111,0,'meet figure=li_zhong',0,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',112,6,'place_die place=inn',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',113,6,'adversary_die adversary=mandarin',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',114,6,'test_die trait=combat',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',115,6,'roll pips=10',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',116,6,'roll pips=7',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',117,6,'roll pips=4',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',118,6,'roll pips=1',1,NULL,1.79547940388830471036e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',119,0,'meet figure=lin_chong',0,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',120,6,'place_die place=mountain',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',121,6,'adversary_die adversary=nature',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',122,6,'test_die trait=mind',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',123,6,'roll pips=10',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',124,6,'roll pips=2',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',125,6,'roll pips=6',1,NULL,1.79547940389243912699e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',126,0,'meet figure=mu_chun',0,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',127,6,'place_die place=inn',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',128,6,'adversary_die adversary=soldiers',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',129,6,'test_die trait=mind',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',130,6,'roll pips=4',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',131,6,'roll pips=10',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',132,6,'roll pips=3',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',133,0,'meet figure=ding_desun',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',134,6,'place_die place=pond',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',135,6,'adversary_die adversary=animal',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',136,6,'test_die trait=combat',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',137,6,'roll pips=4',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',138,6,'roll pips=7',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',139,6,'roll pips=4',1,NULL,1.79547940389933133125e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',140,1,'meet figure=guo_sheng',0,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',141,6,'place_die place=pond',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',142,6,'adversary_die adversary=mandarin',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',143,6,'test_die trait=mind',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',144,6,'roll pips=7',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',145,6,'roll pips=8',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',146,6,'roll pips=1',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',147,6,'roll pips=2',1,NULL,1.79547940390460371968e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',148,1,'meet figure=bao_xu',0,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',149,6,'place_die place=town',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',150,6,'adversary_die adversary=peasants',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',151,6,'test_die trait=magic',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',152,6,'roll pips=6',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',153,6,'roll pips=3',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',154,6,'roll pips=3',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',155,1,'meet figure=huang_xin',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',156,6,'place_die place=pond',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',157,6,'adversary_die adversary=mandarin',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',158,6,'test_die trait=mind',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',159,6,'roll pips=4',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',160,6,'roll pips=9',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',161,6,'roll pips=6',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',162,6,'roll pips=1',1,NULL,1.79547940390816569331e+09);
INSERT INTO "moves" VALUES('juthhrazpp94',163,0,'step figure=mu_chun square=e7',0,NULL,1.79547940394672513007e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',0,6,'gold_card card=gesoriacum_franks',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',1,6,'gold_card card=mogontiacum_franks',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',2,6,'gold_card card=philippopolis_visigoths',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',3,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',4,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',5,6,'gold_card card=philippopolis_huns',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',6,6,'gold_card card=mogontiacum_vandals',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',7,6,'gold_card card=tyras_visigoths',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',8,6,'gold_card card=carnuntum_huns',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',9,6,'deal_role role=vestalis',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',10,6,'deal_role role=praefectus_fabrum',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',11,6,'draw_card card=brundisium_huns',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',12,6,'draw_card card=nova_carthago_visigoths',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',13,6,'draw_card card=event',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',14,6,'draw_event event=veni_vidi_vici',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',15,6,'draw_card card=burdigala_vandals',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',16,6,'draw_card card=athenae_vandals',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',17,6,'draw_card card=tingi_vandals',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',18,6,'draw_card card=carnuntum_huns',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',19,6,'draw_card card=event',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',20,6,'draw_event event=mortui_non_mordent',1,NULL,1.7954794042169334888e+09);
INSERT INTO "moves" VALUES('t5dw7maz4wmj',21,0,'concede',0,NULL,1.79547940422729015346e+09);
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'yjqbuybaqqvn',1.79547940213520884514e+09);
INSERT INTO "news" VALUES(2,'yjqbuybaqqvn',1.79547940214928269386e+09);
INSERT INTO "news" VALUES(3,'yjqbuybaqqvn',1.79547940215292620657e+09);
INSERT INTO "news" VALUES(4,'yjqbuybaqqvn',1.79547940221165108678e+09);
INSERT INTO "news" VALUES(5,'yjqbuybaqqvn',1.79547940221991348267e+09);
INSERT INTO "news" VALUES(6,'yjqbuybaqqvn',1.79547940222555804257e+09);
INSERT INTO "news" VALUES(7,'yjqbuybaqqvn',1.79547940223366594321e+09);
INSERT INTO "news" VALUES(8,'yjqbuybaqqvn',1.79547940224660325042e+09);
INSERT INTO "news" VALUES(9,'yjqbuybaqqvn',1.79547940224968409538e+09);
INSERT INTO "news" VALUES(10,'yjqbuybaqqvn',1.79547940225802040098e+09);
INSERT INTO "news" VALUES(11,'yjqbuybaqqvn',1.7954794022672355175e+09);
INSERT INTO "news" VALUES(12,'yjqbuybaqqvn',1.79547940227396845818e+09);
INSERT INTO "news" VALUES(13,'yjqbuybaqqvn',1.79547940228368949891e+09);
INSERT INTO "news" VALUES(14,'yjqbuybaqqvn',1.7954794022920978069e+09);
INSERT INTO "news" VALUES(15,'yjqbuybaqqvn',1.79547940229949736599e+09);
INSERT INTO "news" VALUES(16,'yjqbuybaqqvn',1.79547940230659675594e+09);
INSERT INTO "news" VALUES(17,'yjqbuybaqqvn',1.79547940231372332568e+09);
INSERT INTO "news" VALUES(18,'yjqbuybaqqvn',1.79547940232130479815e+09);
INSERT INTO "news" VALUES(19,'yjqbuybaqqvn',1.7954794023253676891e+09);
INSERT INTO "news" VALUES(20,'yjqbuybaqqvn',1.79547940233994913106e+09);
INSERT INTO "news" VALUES(21,'yjqbuybaqqvn',1.79547940235189604761e+09);
INSERT INTO "news" VALUES(22,'yjqbuybaqqvn',1.79547940235925030704e+09);
INSERT INTO "news" VALUES(23,'yjqbuybaqqvn',1.79547940238074541091e+09);
INSERT INTO "news" VALUES(24,'yjqbuybaqqvn',1.79547940238980603222e+09);
INSERT INTO "news" VALUES(25,'yjqbuybaqqvn',1.79547940240299630162e+09);
INSERT INTO "news" VALUES(26,'yjqbuybaqqvn',1.79547940241088271138e+09);
INSERT INTO "news" VALUES(27,'yjqbuybaqqvn',1.7954794024308815002e+09);
INSERT INTO "news" VALUES(28,'yjqbuybaqqvn',1.79547940244821429252e+09);
INSERT INTO "news" VALUES(29,'yjqbuybaqqvn',1.79547940245572519297e+09);
INSERT INTO "news" VALUES(30,'yjqbuybaqqvn',1.79547940246028852467e+09);
INSERT INTO "news" VALUES(31,'yjqbuybaqqvn',1.7954794024677641392e+09);
INSERT INTO "news" VALUES(32,'f87jths8wvce',1.79547940247206592556e+09);
INSERT INTO "news" VALUES(33,'f87jths8wvce',1.79547940247657513614e+09);
INSERT INTO "news" VALUES(34,'f87jths8wvce',1.79547940248120379454e+09);
INSERT INTO "news" VALUES(35,'f87jths8wvce',1.79547940251781058306e+09);
INSERT INTO "news" VALUES(36,'f87jths8wvce',1.79547940252504372596e+09);
INSERT INTO "news" VALUES(37,'f87jths8wvce',1.79547940252911400796e+09);
INSERT INTO "news" VALUES(38,'f87jths8wvce',1.79547940253294038772e+09);
INSERT INTO "news" VALUES(39,'f87jths8wvce',1.79547940253712892538e+09);
INSERT INTO "news" VALUES(40,'f87jths8wvce',1.79547940254081249238e+09);
INSERT INTO "news" VALUES(41,'f87jths8wvce',1.79547940254888820652e+09);
INSERT INTO "news" VALUES(42,'f87jths8wvce',1.79547940255878806111e+09);
INSERT INTO "news" VALUES(43,'f87jths8wvce',1.79547940257670688626e+09);
INSERT INTO "news" VALUES(44,'f87jths8wvce',1.79547940259247756e+09);
INSERT INTO "news" VALUES(45,'f87jths8wvce',1.79547940260174846652e+09);
INSERT INTO "news" VALUES(46,'f87jths8wvce',1.79547940261372232441e+09);
INSERT INTO "news" VALUES(47,'f87jths8wvce',1.79547940262578225138e+09);
INSERT INTO "news" VALUES(48,'f87jths8wvce',1.79547940263782548906e+09);
INSERT INTO "news" VALUES(49,'f87jths8wvce',1.79547940265024876587e+09);
INSERT INTO "news" VALUES(50,'f87jths8wvce',1.79547940265805983537e+09);
INSERT INTO "news" VALUES(51,'f87jths8wvce',1.79547940266590976715e+09);
INSERT INTO "news" VALUES(52,'f87jths8wvce',1.7954794026787192821e+09);
INSERT INTO "news" VALUES(53,'f87jths8wvce',1.79547940268295836449e+09);
INSERT INTO "news" VALUES(54,'f87jths8wvce',1.79547940268845224384e+09);
INSERT INTO "news" VALUES(55,'f87jths8wvce',1.79547940270032048218e+09);
INSERT INTO "news" VALUES(56,'f87jths8wvce',1.79547940271254825592e+09);
INSERT INTO "news" VALUES(57,'f87jths8wvce',1.79547940272011971474e+09);
INSERT INTO "news" VALUES(58,'f87jths8wvce',1.79547940272882461552e+09);
INSERT INTO "news" VALUES(59,'f87jths8wvce',1.79547940273290920253e+09);
INSERT INTO "news" VALUES(60,'f87jths8wvce',1.79547940273956131932e+09);
INSERT INTO "news" VALUES(61,'f87jths8wvce',1.7954794027457816601e+09);
INSERT INTO "news" VALUES(62,'f87jths8wvce',1.79547940275312089926e+09);
INSERT INTO "news" VALUES(63,'f87jths8wvce',1.79547940276336812971e+09);
INSERT INTO "news" VALUES(64,'f87jths8wvce',1.79547940277091836935e+09);
INSERT INTO "news" VALUES(65,'f87jths8wvce',1.79547940278429412836e+09);
INSERT INTO "news" VALUES(66,'f87jths8wvce',1.79547940278706693651e+09);
INSERT INTO "news" VALUES(67,'f87jths8wvce',1.79547940279074478156e+09);
INSERT INTO "news" VALUES(68,'bvmue98wat5t',1.79547940279245877267e+09);
INSERT INTO "news" VALUES(69,'bvmue98wat5t',1.79547940279746890065e+09);
INSERT INTO "news" VALUES(70,'bvmue98wat5t',1.79547940280176138876e+09);
INSERT INTO "news" VALUES(71,'bvmue98wat5t',1.7954794029022927284e+09);
INSERT INTO "news" VALUES(72,'bvmue98wat5t',1.79547940290904426579e+09);
INSERT INTO "news" VALUES(73,'bvmue98wat5t',1.79547940302788043022e+09);
INSERT INTO "news" VALUES(74,'bvmue98wat5t',1.79547940304262471197e+09);
INSERT INTO "news" VALUES(75,'bvmue98wat5t',1.79547940305840873723e+09);
INSERT INTO "news" VALUES(76,'bvmue98wat5t',1.79547940309464120868e+09);
INSERT INTO "news" VALUES(77,'bvmue98wat5t',1.79547940310600709912e+09);
INSERT INTO "news" VALUES(78,'bvmue98wat5t',1.79547940311786723135e+09);
INSERT INTO "news" VALUES(79,'bvmue98wat5t',1.79547940313935208318e+09);
INSERT INTO "news" VALUES(80,'bvmue98wat5t',1.79547940314641308787e+09);
INSERT INTO "news" VALUES(81,'bvmue98wat5t',1.7954794031639723777e+09);
INSERT INTO "news" VALUES(82,'bvmue98wat5t',1.79547940318149805071e+09);
INSERT INTO "news" VALUES(83,'bvmue98wat5t',1.79547940319854927061e+09);
INSERT INTO "news" VALUES(84,'bvmue98wat5t',1.79547940321398472787e+09);
INSERT INTO "news" VALUES(85,'bvmue98wat5t',1.79547940322524785992e+09);
INSERT INTO "news" VALUES(86,'bvmue98wat5t',1.79547940323453378676e+09);
INSERT INTO "news" VALUES(87,'bvmue98wat5t',1.79547940324679708478e+09);
INSERT INTO "news" VALUES(88,'bvmue98wat5t',1.79547940325896739953e+09);
INSERT INTO "news" VALUES(89,'bvmue98wat5t',1.79547940326857304567e+09);
INSERT INTO "news" VALUES(90,'bvmue98wat5t',1.79547940328467702866e+09);
INSERT INTO "news" VALUES(91,'bvmue98wat5t',1.79547940329713463783e+09);
INSERT INTO "news" VALUES(92,'bvmue98wat5t',1.79547940331886172289e+09);
INSERT INTO "news" VALUES(93,'bvmue98wat5t',1.79547940333877134319e+09);
INSERT INTO "news" VALUES(94,'bvmue98wat5t',1.79547940335306572918e+09);
INSERT INTO "news" VALUES(95,'bvmue98wat5t',1.79547940336502361295e+09);
INSERT INTO "news" VALUES(96,'bvmue98wat5t',1.7954794033773944378e+09);
INSERT INTO "news" VALUES(97,'bvmue98wat5t',1.79547940339062190055e+09);
INSERT INTO "news" VALUES(98,'bvmue98wat5t',1.79547940340696978575e+09);
INSERT INTO "news" VALUES(99,'juthhrazpp94',1.79547940342118215561e+09);
INSERT INTO "news" VALUES(100,'juthhrazpp94',1795479403.42967);
INSERT INTO "news" VALUES(101,'juthhrazpp94',1.79547940344261431691e+09);
INSERT INTO "news" VALUES(102,'juthhrazpp94',1.79547940349450588226e+09);
INSERT INTO "news" VALUES(103,'juthhrazpp94',1.79547940351832771305e+09);
INSERT INTO "news" VALUES(104,'juthhrazpp94',1.79547940353104329112e+09);
INSERT INTO "news" VALUES(105,'juthhrazpp94',1.79547940356128215783e+09);
INSERT INTO "news" VALUES(106,'juthhrazpp94',1.79547940358251261706e+09);
INSERT INTO "news" VALUES(107,'juthhrazpp94',1.7954794036022818089e+09);
INSERT INTO "news" VALUES(108,'juthhrazpp94',1.79547940361904096598e+09);
INSERT INTO "news" VALUES(109,'juthhrazpp94',1.79547940363717699048e+09);
INSERT INTO "news" VALUES(110,'juthhrazpp94',1.79547940364592623716e+09);
INSERT INTO "news" VALUES(111,'juthhrazpp94',1.79547940366511225699e+09);
INSERT INTO "news" VALUES(112,'juthhrazpp94',1.79547940368280863759e+09);
INSERT INTO "news" VALUES(113,'juthhrazpp94',1.79547940370442819595e+09);
INSERT INTO "news" VALUES(114,'juthhrazpp94',1.79547940371400189399e+09);
INSERT INTO "news" VALUES(115,'juthhrazpp94',1.79547940372789287567e+09);
INSERT INTO "news" VALUES(116,'juthhrazpp94',1.79547940385000348098e+09);
INSERT INTO "news" VALUES(117,'juthhrazpp94',1.79547940386081242561e+09);
INSERT INTO "news" VALUES(118,'juthhrazpp94',1.79547940386932945253e+09);
INSERT INTO "news" VALUES(119,'juthhrazpp94',1.79547940387409472461e+09);
INSERT INTO "news" VALUES(120,'juthhrazpp94',1.79547940388288068767e+09);
INSERT INTO "news" VALUES(121,'juthhrazpp94',1.79547940388549613945e+09);
INSERT INTO "news" VALUES(122,'juthhrazpp94',1.79547940388922882084e+09);
INSERT INTO "news" VALUES(123,'juthhrazpp94',1.79547940389330196384e+09);
INSERT INTO "news" VALUES(124,'juthhrazpp94',1.7954794039010260105e+09);
INSERT INTO "news" VALUES(125,'juthhrazpp94',1.79547940390556430819e+09);
INSERT INTO "news" VALUES(126,'juthhrazpp94',1.79547940391000843043e+09);
INSERT INTO "news" VALUES(127,'juthhrazpp94',1.79547940394797658921e+09);
INSERT INTO "news" VALUES(128,'juthhrazpp94',1.79547940398454308513e+09);
INSERT INTO "news" VALUES(129,'juthhrazpp94',1.79547940416846752171e+09);
INSERT INTO "news" VALUES(130,'t5dw7maz4wmj',1.79547940418009042734e+09);
INSERT INTO "news" VALUES(131,'t5dw7maz4wmj',1.79547940421095180516e+09);
INSERT INTO "news" VALUES(132,'t5dw7maz4wmj',1.79547940421863150596e+09);
INSERT INTO "news" VALUES(133,'t5dw7maz4wmj',1.79547940422799468039e+09);
INSERT INTO "news" VALUES(134,'sqphqxun6wjb',1.79547940424519872661e+09);
CREATE TABLE notes (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES(1,'yjqbuybaqqvn',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79547940245957946773e+09);
INSERT INTO "notes" VALUES(2,'f87jths8wvce',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.7954794027868220806e+09);
INSERT INTO "notes" VALUES(3,'bvmue98wat5t',0,'guest 1','We go on with New World tomorrow.',1.79547940339006519318e+09);
INSERT INTO "notes" VALUES(4,'juthhrazpp94',0,'guest 1','We go on with Water Margin tomorrow.',1.7954794039841172695e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('yjqbuybaqqvn',0,'human','guest 1','VjkHu7t61rFh','',NULL);
INSERT INTO "seats" VALUES('yjqbuybaqqvn',1,'human','guest 2','GJlTtFlJNkC-','',NULL);
INSERT INTO "seats" VALUES('f87jths8wvce',0,'human','guest 1','hsfjzoWrLwCO','',NULL);
INSERT INTO "seats" VALUES('f87jths8wvce',1,'human','guest 2','Il5SdfXVXO_s','',NULL);
INSERT INTO "seats" VALUES('bvmue98wat5t',0,'human','guest 1','e9U59Dn_9rpF','',NULL);
INSERT INTO "seats" VALUES('bvmue98wat5t',1,'human','guest 2','taGC_EWOKklu','',NULL);
INSERT INTO "seats" VALUES('juthhrazpp94',0,'human','guest 1','Xbw_3hIyLshK','',NULL);
INSERT INTO "seats" VALUES('juthhrazpp94',1,'human','guest 2','vmaqyywcAegx','',NULL);
INSERT INTO "seats" VALUES('t5dw7maz4wmj',0,'human','guest 1','iX_QOMBByw-x','',NULL);
INSERT INTO "seats" VALUES('t5dw7maz4wmj',1,'bot:random','','','',NULL);
INSERT INTO "seats" VALUES('sqphqxun6wjb',0,'','','','',NULL);
INSERT INTO "seats" VALUES('sqphqxun6wjb',1,'','','','',NULL);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','4aIszQtbybRHh56dcFu7Yuc2e_LAoujN9MiGJ9rGAhc');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules VARCHAR(32) NOT NULL, 
	players SMALLINT NOT NULL, 
	options TEXT NOT NULL, 
	clock DOUBLE, 
	stand_in VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	over BOOLEAN NOT NULL, 
	due DOUBLE, 
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('yjqbuybaqqvn','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79547940213298106194e+09,0,NULL,NULL,0,'',1);
INSERT INTO "tables" VALUES('f87jths8wvce','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79547940247127175332e+09,0,NULL,NULL,0,'',1);
INSERT INTO "tables" VALUES('bvmue98wat5t','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79547940279139208799e+09,0,NULL,NULL,0,'',1);
INSERT INTO "tables" VALUES('juthhrazpp94','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79547940341954755777e+09,0,NULL,NULL,0,'',1);
INSERT INTO "tables" VALUES('t5dw7maz4wmj','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79547940417396926877e+09,1,NULL,NULL,0,'',1);
INSERT INTO "tables" VALUES('sqphqxun6wjb','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.7954794042366056442e+09,0,NULL,NULL,0,'',0);
CREATE TABLE visits (
	guest VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT, 
	nonce VARCHAR(24), 
	looked INTEGER, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_notes_table_id ON notes (table_id);
CREATE INDEX visits_forgotten ON visits (player, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',134);
COMMIT;

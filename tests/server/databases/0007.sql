BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "hints" VALUES('zrvx3dq4k9s8',0,70,0,'[["consult card=carnuntum_huns", 1.0, 0.5]]',1.79555077080592751502e+09);
INSERT INTO "hints" VALUES('3aqyfjuhegq6',1,50,1,'[["accept", 1.0, 0.5]]',1.79555077093037796019e+09);
INSERT INTO "hints" VALUES('skwzdj6g335j',0,49,0,'[["activate avatar=verrazzano", 1.0, 0.5]]',1.79555077112233066553e+09);
INSERT INTO "hints" VALUES('a2gzftdcwugd',1,151,1,'[["step figure=hua_rong", 1.0, 0.5]]',1.79555077123724937445e+09);
CREATE TABLE moves (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat SMALLINT NOT NULL, 
	words TEXT NOT NULL, 
	by_itself BOOLEAN NOT NULL, 
	"key" VARCHAR(64), 
	at DOUBLE NOT NULL, made_by VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT moves_key UNIQUE (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',0,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',1,6,'gold_card card=gesoriacum_franks',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',2,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',3,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',4,6,'gold_card card=mogontiacum_franks',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',5,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',6,6,'gold_card card=philippopolis_huns',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',7,6,'gold_card card=carnuntum_huns',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',8,6,'gold_card card=tyras_visigoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',9,6,'deal_role role=vestalis',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',10,6,'deal_role role=regina_foederata',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',11,6,'draw_card card=mogontiacum_vandals',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',12,6,'draw_card card=carnuntum_huns',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',13,6,'draw_card card=lugdunum_huns',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',14,6,'draw_card card=roma_vandals',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',15,6,'draw_card card=aquileia_visigoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',16,6,'draw_card card=roma_franks',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',17,6,'draw_card card=narona_visigoths',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',18,6,'draw_card card=cesarea_vandals',1,NULL,1.79555077072460079188e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',19,0,'start_in city=carnuntum',0,NULL,1.79555077073014044764e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',20,1,'start_in city=cesarea',0,NULL,1.79555077073291873934e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',21,0,'battle dice=1',0,NULL,1.79555077073610663417e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',22,6,'die face=legion_lost',1,NULL,1.79555077073610663417e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',23,0,'march city=iuvavum legions=1',0,NULL,1.7955507707391183376e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',24,0,'march city=mediolanum legions=0',0,NULL,1.79555077074194478986e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',25,0,'march city=iuvavum legions=0',0,NULL,1.7955507707446033954e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',26,0,'end_actions',0,NULL,1.79555077074733090407e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',27,0,'draw cards=2',0,NULL,1.79555077074964141844e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',28,6,'turn_up kind=ordinary',1,NULL,1.79555077074964141844e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',29,6,'draw_card card=londinium_franks',1,NULL,1.79555077074964141844e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',30,6,'turn_up kind=ordinary',1,NULL,1.79555077074964141844e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',31,6,'draw_card card=constantinopolis_vandals',1,NULL,1.79555077074964141844e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',32,0,'consult card=lugdunum_huns',0,NULL,1.79555077075244617457e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',33,6,'draw_event event=melius_cavere',1,NULL,1.79555077075244617457e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',34,0,'melius_cavere effect=corrupt',0,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',35,6,'look_at card=lutetia_franks',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',36,6,'look_at card=constantinopolis_ostrogoths',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',37,6,'look_at card=nova_carthago_visigoths',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',38,6,'look_at card=eburacum_franks',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',39,6,'look_at card=athenae_visigoths',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',40,6,'look_at card=corduba_vandals',1,NULL,1.79555077075495839126e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',41,0,'banish card=athenae_visigoths',0,NULL,1.79555077075805211064e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',42,0,'return_card card=eburacum_franks',0,NULL,1.79555077076021146775e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',43,0,'return_card card=corduba_vandals',0,NULL,1.79555077076237177852e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',44,0,'return_card card=lutetia_franks',0,NULL,1.79555077076452779772e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',45,0,'return_card card=constantinopolis_ostrogoths',0,NULL,1.79555077076859068868e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',46,0,'return_card card=nova_carthago_visigoths',1,NULL,1.79555077076859068868e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',47,0,'go_on_silently',0,NULL,1.79555077077101969719e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',48,6,'barbarian_card card=nova_carthago_visigoths',1,NULL,1.79555077077101969719e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',49,6,'barbarian_card card=constantinopolis_ostrogoths',1,NULL,1.79555077077101969719e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',50,1,'sail city=syracusae legions=0 card=cesarea_vandals',0,NULL,1.79555077077548480039e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',51,1,'sail city=roma legions=0 card=roma_franks',0,NULL,1.79555077077954816817e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',52,1,'sail city=genua legions=0 card=aquileia_visigoths',0,NULL,1.79555077078350973124e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',53,1,'sail city=ravenna legions=0 card=narona_visigoths',0,NULL,1.79555077078773188585e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',54,1,'end_actions',0,NULL,1.79555077079029655451e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',55,6,'turn_up kind=ordinary',1,NULL,1.79555077079029655451e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',56,6,'draw_card card=philippopolis_visigoths',1,NULL,1.79555077079029655451e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',57,6,'turn_up kind=ordinary',1,NULL,1.79555077079029655451e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',58,6,'draw_card card=philippopolis_huns',1,NULL,1.79555077079029655451e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',59,1,'go_on_silently',0,NULL,1.79555077079280233382e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',60,6,'barbarian_card card=lutetia_franks',1,NULL,1.79555077079280233382e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',61,6,'barbarian_card card=corduba_vandals',1,NULL,1.79555077079280233382e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',62,0,'end_actions',0,NULL,1.79555077079587697983e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',63,0,'draw cards=3',0,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',64,6,'turn_up kind=ordinary',1,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',65,6,'draw_card card=tingi_vandals',1,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',66,6,'turn_up kind=ordinary',1,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',67,6,'draw_card card=gesoriacum_franks',1,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',68,6,'turn_up kind=revolt',1,NULL,1.7955507707980031967e+09,'');
INSERT INTO "moves" VALUES('zrvx3dq4k9s8',69,0,'put_back card=revolt',0,NULL,1.7955507708007597923e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',0,0,'lead faction=france',0,NULL,1.79555077083044195172e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',1,1,'lead faction=brittany',0,NULL,1.79555077083261251449e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',2,0,'start_in city=poitiers',0,NULL,1.79555077083505773539e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',3,1,'start_in city=nantes',0,NULL,1.79555077083748269081e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',4,0,'start_in city=tours',0,NULL,1.79555077083991599081e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',5,1,'start_in city=angers',0,NULL,1795550770.84232,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',6,1,'vote vote=war',0,NULL,1.79555077084456968304e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',7,0,'vote vote=war',0,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',8,6,'deal_card card=ladders',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',9,6,'deal_card card=siege_tower',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',10,6,'deal_card card=cannon',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',11,6,'deal_card card=traitor',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',12,6,'deal_card card=ram',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',13,6,'deal_card card=siege_tower',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',14,6,'deal_card card=engineer',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',15,6,'deal_card card=cannon',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',16,6,'deal_card card=ambassador',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',17,6,'deal_card card=siege_tower',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',18,6,'deal_card card=ladders',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',19,6,'deal_card card=ram',1,NULL,1.79555077084676432607e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',20,0,'stir_up city=rennes',0,NULL,1.79555077085006403918e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',21,6,'uprising_die face=5',1,NULL,1.79555077085006403918e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',22,0,'pass',0,NULL,1.7955507708523614406e+09,'form');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',23,1,'pass',0,NULL,1.79555077085587072374e+09,'form');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',24,0,'buy_card',0,NULL,1.79555077085890078545e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',25,6,'deal_card card=siege_tower',1,NULL,1.79555077085890078545e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',26,1,'stop_buying',0,NULL,1.79555077086211299893e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',27,6,'draw_marker marker=free_companies',1,NULL,1.79555077086211299893e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',28,0,'loot city=nantes',0,NULL,1.79555077086554694173e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',29,6,'plunder_die face=3',1,NULL,1.79555077086554694173e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',30,6,'draw_marker marker=treaty',1,NULL,1.79555077086554694173e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',31,6,'power_die face=1',1,NULL,1.79555077086554694173e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',32,6,'entry_die face=3',1,NULL,1.79555077086554694173e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',33,0,'offer to=2 give=poitiers want=nantes coins=no_coins reason=for_sparing_city place=bruges',0,NULL,1.7955507708714697361e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',34,1,'accept',0,NULL,1.79555077087446022035e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',35,0,'no_offers',0,NULL,1.79555077087782144549e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',36,1,'offer to=1 give=poitiers want=tours coins=ask_1 reason=for_attacking place=clermont',0,NULL,1.79555077088271164897e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',37,0,'decline',0,NULL,1.79555077088622188569e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',38,0,'expand city=bayonne',0,NULL,1.79555077089018177982e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',39,0,'offers_again',0,NULL,1.7955507708932266235e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',40,0,'offer to=2 give=bourges want=poitiers coins=no_coins reason=for_sparing_city place=reims',0,NULL,1.79555077089878678325e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',41,1,'accept',0,NULL,1795550770.90195,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',42,0,'attack base=nantes target=angers way=road',0,NULL,1.79555077090545082097e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',43,0,'attack_with first=ram second=ladders influence=0 extra=engineer',0,NULL,1.79555077090999174122e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',44,1,'defend_with card=ram influence=5 extra=none',0,NULL,1.79555077091381788253e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',45,6,'attack_die face=1',1,NULL,1.79555077091381788253e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',46,6,'defence_die face=2',1,NULL,1.79555077091381788253e+09,'');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',47,0,'pass',0,NULL,1.79555077091768288616e+09,'form');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',48,1,'pass',0,NULL,1.79555077092173337935e+09,'form');
INSERT INTO "moves" VALUES('3aqyfjuhegq6',49,0,'offer to=2 give=nantes want=angers coins=ask_2 reason=none place=none',0,NULL,1.79555077092625308037e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',0,0,'choose_nation nation=fr',0,NULL,1.79555077103559136393e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',1,1,'choose_nation nation=es',1,NULL,1.79555077103559136393e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',2,1,'choose_leader leader=columbus',0,NULL,1.79555077103894877429e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',3,0,'choose_leader leader=verrazzano',0,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',4,6,'deal card=war_dogs',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',5,6,'deal card=heroic_stand',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',6,6,'deal card=encomienda',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',7,6,'deal card=winter_camp',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',8,6,'deal card=yellow_fever',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',9,6,'deal card=privateers_of_dieppe',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',10,6,'deal card=native_envoys',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',11,6,'deal card=emigrants',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',12,6,'deal card=spice_market',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',13,6,'deal card=native_auxiliaries',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',15,6,'deal card=smallpox',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',16,6,'deal card=heavy_horse',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',17,6,'deal card=mutiny',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',18,6,'deal card=learned_advisor',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',19,6,'deal card=huron_confederates',1,NULL,1.79555077104151630407e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',20,1,'done',0,NULL,1795550771.04732,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',21,0,'give_to_the_king ducats=50',0,NULL,1.79555077104999208448e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',22,0,'done',0,NULL,1.79555077105273461343e+09,'form');
INSERT INTO "moves" VALUES('skwzdj6g335j',23,1,'done',0,NULL,1.79555077105500841142e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',24,0,'look_at_demand',0,NULL,1.7955507710576760769e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',25,6,'turn_demand demand=tobacco',1,NULL,1.7955507710576760769e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',26,0,'lay_open demand=tobacco',0,NULL,1.79555077106031417844e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',27,6,'name_order card=papal_bull',1,NULL,1.79555077106031417844e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',28,1,'announce nation=fr what=hostility',0,NULL,1.79555077106313228608e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',29,1,'done',1,NULL,1.79555077106313228608e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',30,0,'done',1,NULL,1.79555077106313228608e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',31,0,'new_fleet fleet=fr_fleet_5',0,NULL,1.79555077106692194941e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',32,1,'pass',0,NULL,1.79555077106998395913e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',33,1,'play_for_points card=encomienda',0,NULL,1.79555077107404541976e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',34,1,'activate avatar=es_fleet_1',0,NULL,1.79555077107739734644e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',35,1,'sail to=central_atlantic',0,NULL,1.79555077108157300951e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',36,1,'sail to=home',0,NULL,1.79555077108511519428e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',37,1,'end_move',0,NULL,1.79555077108886623378e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',38,1,'build_at_home',0,NULL,1795550771.09185,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',39,1,'build unit=infantry count=4',0,NULL,1.79555077109495496746e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',40,1,'build unit=infantry count=7',0,NULL,1.79555077109827303889e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',41,1,'build unit=infantry count=1',0,NULL,1.79555077110147213938e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',42,1,'build unit=settlers count=4',0,NULL,1.79555077110431838029e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',43,1,'build_ship ship=e1',0,NULL,1.79555077110724735259e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',44,1,'build_at_home',0,NULL,1.7955507711102516651e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',45,1,'end_impulse',1,NULL,1.7955507711102516651e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',46,0,'play_event card=privateers_of_dieppe',0,NULL,1.7955507711133468151e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',47,0,'aim_at_fleet fleet=fr_fleet_1',1,NULL,1.7955507711133468151e+09,'');
INSERT INTO "moves" VALUES('skwzdj6g335j',48,0,'play_for_points card=winter_camp',0,NULL,1.79555077111758542053e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',0,6,'first_seat seat_drawn=2',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',1,6,'draw_bandit bandit=qin_ming',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',2,6,'draw_bandit bandit=li_kui',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',3,6,'draw_bandit bandit=hua_rong',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',4,6,'draw_bandit bandit=yang_zhi',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',5,6,'draw_bandit bandit=guan_sheng',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',6,6,'draw_bandit bandit=huangfu_duan',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',7,6,'draw_event event=poem_on_the_tower_wall',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',8,6,'draw_event event=audience_with_li_shishi',1,NULL,1.79555077114460587498e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',9,1,'meet figure=hua_rong',0,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',10,6,'place_die place=town',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',11,6,'adversary_die adversary=soldiers',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',12,6,'test_die trait=mind',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',13,6,'roll pips=8',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',14,6,'roll pips=8',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',15,6,'roll pips=1',1,NULL,1.79555077114939188958e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',16,1,'meet figure=guan_sheng',0,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',17,6,'place_die place=forest',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',18,6,'adversary_die adversary=mandarin',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',19,6,'test_die trait=combat',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',20,6,'roll pips=2',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',21,6,'roll pips=4',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',22,6,'roll pips=7',1,NULL,1.79555077115228867525e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',23,1,'feast',0,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',24,1,'meet figure=qin_ming',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',25,6,'place_die place=town',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',26,6,'adversary_die adversary=peasants',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',27,6,'test_die trait=combat',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',28,6,'roll pips=5',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',29,6,'roll pips=5',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',30,6,'roll pips=7',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',31,6,'roll pips=8',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',32,6,'roll pips=3',1,NULL,1.7955507711550056934e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',33,0,'meet figure=huangfu_duan',0,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',34,6,'place_die place=temple',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',35,6,'adversary_die adversary=mandarin',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',36,6,'test_die trait=combat',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',37,6,'roll pips=9',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',38,6,'roll pips=6',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',39,6,'roll pips=2',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',40,6,'roll pips=4',1,NULL,1.79555077115813517575e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',41,0,'meet figure=yang_zhi',0,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',42,6,'place_die place=town',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',43,6,'adversary_die adversary=peasants',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',44,6,'test_die trait=magic',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',45,6,'roll pips=5',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',46,6,'roll pips=5',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',47,6,'roll pips=6',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',48,0,'meet figure=li_kui',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',49,6,'place_die place=pond',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',50,6,'adversary_die adversary=soldiers',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',51,6,'test_die trait=mind',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',52,6,'roll pips=3',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',53,6,'roll pips=5',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',54,6,'roll pips=7',1,NULL,1.79555077116107344621e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',55,1,'attack figure=hua_rong foe=li_kui',0,NULL,1.79555077116589283936e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',56,1,'challenge trait=mind',0,NULL,1.79555077116829681395e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',57,6,'roll pips=7',1,NULL,1.79555077116829681395e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',58,6,'roll pips=4',1,NULL,1.79555077116829681395e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',59,1,'heal figure=hua_rong',0,NULL,1.79555077117159748081e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',60,1,'step figure=qin_ming square=k3',0,NULL,1.79555077117559766771e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',61,1,'step figure=guan_sheng square=e4',0,NULL,1.79555077117908048634e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',62,1,'step figure=guan_sheng square=f4',0,NULL,1.79555077118262863163e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',63,1,'found figure=qin_ming',0,NULL,1.79555077118567109114e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',64,6,'loot_die face=1',1,NULL,1.79555077118567109114e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',65,6,'troops adversary=animal',1,NULL,1.79555077118567109114e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',66,6,'general bandit=wei_dingguo',1,NULL,1.79555077118567109114e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',67,6,'draw_bandit bandit=cai_fu',1,NULL,1.79555077118567109114e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',68,0,'place square=g4',0,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',69,6,'draw_bandit bandit=kong_liang',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',70,6,'draw_event event=boar_forest',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',71,0,'choose figure=yang_zhi',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',72,6,'draw_event event=three_assaults_on_zhu_village',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',73,0,'meet figure=cai_fu',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',74,6,'place_die place=town',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',75,6,'adversary_die adversary=mandarin',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',76,6,'test_die trait=combat',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',77,6,'roll pips=8',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',78,6,'roll pips=7',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',79,6,'roll pips=2',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',80,6,'roll pips=1',1,NULL,1.79555077119071412094e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',81,1,'meet figure=kong_liang',0,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',82,6,'place_die place=forest',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',83,6,'adversary_die adversary=mandarin',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',84,6,'test_die trait=combat',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',85,6,'roll pips=7',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',86,6,'roll pips=8',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',87,6,'roll pips=5',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',88,6,'roll pips=3',1,NULL,1.79555077119404888153e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',89,1,'meet figure=guan_sheng',0,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',90,6,'place_die place=inn',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',91,6,'adversary_die adversary=peasants',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',92,6,'test_die trait=magic',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',93,6,'roll pips=6',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',94,6,'roll pips=4',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',95,6,'roll pips=5',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',96,1,'meet figure=hua_rong',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',97,6,'place_die place=pond',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',98,6,'adversary_die adversary=mandarin',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',99,6,'test_die trait=mind',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',100,6,'roll pips=3',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',101,6,'roll pips=4',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',102,6,'roll pips=10',1,NULL,1.79555077119686412809e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',103,0,'step figure=yang_zhi square=e5',0,NULL,1.79555077120144033434e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',104,1,'step figure=hua_rong square=k6',0,NULL,1795550771.2052,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',105,1,'end_move',0,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',106,6,'loot_die face=4',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',107,6,'loot_die face=9',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',108,6,'troops adversary=nature',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',109,6,'troops adversary=nature',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',110,6,'general bandit=gongsun_sheng',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',111,6,'draw_bandit bandit=hou_jian',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',112,6,'draw_bandit bandit=sun_erniang',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',113,6,'draw_event event=arak_shop',1,NULL,1.79555077120801615713e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',114,1,'choose figure=hou_jian',0,NULL,1.79555077121192383764e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',115,1,'choose figure=guan_sheng',0,NULL,1.79555077121446156505e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',116,6,'draw_event event=campaign_of_tong_guan',1,NULL,1.79555077121446156505e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',117,1,'meet figure=hou_jian',0,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',118,6,'place_die place=town',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',119,6,'adversary_die adversary=bandits',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',120,6,'test_die trait=combat',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',121,6,'roll pips=7',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',122,6,'roll pips=5',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',123,6,'roll pips=2',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',124,1,'meet figure=hua_rong',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',125,6,'place_die place=inn',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',126,6,'adversary_die adversary=peasants',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',127,6,'test_die trait=combat',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',128,6,'roll pips=7',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',129,6,'roll pips=1',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',130,6,'roll pips=2',1,NULL,1.79555077121695160868e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',131,0,'meet figure=sun_erniang',0,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',132,6,'place_die place=inn',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',133,6,'adversary_die adversary=mandarin',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',134,6,'test_die trait=magic',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',135,6,'roll pips=4',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',136,6,'roll pips=1',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',137,6,'roll pips=11',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',138,0,'meet figure=yang_zhi',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',139,6,'place_die place=forest',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',140,6,'adversary_die adversary=bandits',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',141,6,'test_die trait=combat',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',142,6,'roll pips=6',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',143,6,'roll pips=7',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',144,6,'roll pips=2',1,NULL,1.79555077122022056584e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',145,1,'attack figure=guan_sheng foe=cai_fu',0,NULL,1.79555077122478222852e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',146,1,'challenge trait=mind',0,NULL,1.79555077122742629044e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',147,6,'roll pips=2',1,NULL,1.79555077122742629044e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',148,6,'roll pips=6',1,NULL,1.79555077122742629044e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',149,1,'end_voyage',0,NULL,1.79555077123061728478e+09,'');
INSERT INTO "moves" VALUES('a2gzftdcwugd',150,1,'undo',0,NULL,1.7955507712338426113e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',0,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',1,6,'gold_card card=gesoriacum_franks',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',2,6,'gold_card card=tyras_visigoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',3,6,'gold_card card=mogontiacum_franks',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',4,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',5,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',6,6,'gold_card card=philippopolis_huns',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',7,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',8,6,'gold_card card=carnuntum_huns',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',9,6,'deal_role role=vestalis',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',10,6,'deal_role role=regina_foederata',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',11,6,'draw_card card=roma_ostrogoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',12,6,'draw_card card=lutetia_franks',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',13,6,'draw_card card=sinope_ostrogoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',14,6,'draw_card card=event',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',15,6,'draw_event event=mors_tua',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',16,6,'draw_card card=lugdunum_huns',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',17,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',18,6,'draw_card card=iuvavum_huns',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',19,6,'draw_card card=philippopolis_visigoths',1,NULL,1.79555077124694037436e+09,'');
INSERT INTO "moves" VALUES('zgb2ptt89k6n',20,0,'concede',0,NULL,1.79555077124927639966e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'zrvx3dq4k9s8',1.79555077069007849692e+09);
INSERT INTO "news" VALUES(2,'zrvx3dq4k9s8',1.79555077069494771957e+09);
INSERT INTO "news" VALUES(3,'zrvx3dq4k9s8',1.79555077069691276553e+09);
INSERT INTO "news" VALUES(4,'zrvx3dq4k9s8',1.79555077072700953479e+09);
INSERT INTO "news" VALUES(5,'zrvx3dq4k9s8',1.79555077073105812069e+09);
INSERT INTO "news" VALUES(6,'zrvx3dq4k9s8',1.79555077073392486573e+09);
INSERT INTO "news" VALUES(7,'zrvx3dq4k9s8',1.79555077073691821097e+09);
INSERT INTO "news" VALUES(8,'zrvx3dq4k9s8',1.79555077073982143403e+09);
INSERT INTO "news" VALUES(9,'zrvx3dq4k9s8',1.79555077074263477318e+09);
INSERT INTO "news" VALUES(10,'zrvx3dq4k9s8',1.79555077074553275104e+09);
INSERT INTO "news" VALUES(11,'zrvx3dq4k9s8',1.79555077074774527548e+09);
INSERT INTO "news" VALUES(12,'zrvx3dq4k9s8',1.79555077075042581555e+09);
INSERT INTO "news" VALUES(13,'zrvx3dq4k9s8',1.79555077075317120549e+09);
INSERT INTO "news" VALUES(14,'zrvx3dq4k9s8',1.79555077075601983069e+09);
INSERT INTO "news" VALUES(15,'zrvx3dq4k9s8',1.79555077075849461552e+09);
INSERT INTO "news" VALUES(16,'zrvx3dq4k9s8',1.79555077076065611836e+09);
INSERT INTO "news" VALUES(17,'zrvx3dq4k9s8',1.79555077076280879969e+09);
INSERT INTO "news" VALUES(18,'zrvx3dq4k9s8',1.79555077076514959339e+09);
INSERT INTO "news" VALUES(19,'zrvx3dq4k9s8',1.79555077076935744283e+09);
INSERT INTO "news" VALUES(20,'zrvx3dq4k9s8',1.79555077077215981479e+09);
INSERT INTO "news" VALUES(21,'zrvx3dq4k9s8',1.79555077077648234367e+09);
INSERT INTO "news" VALUES(22,'zrvx3dq4k9s8',1.79555077078046798708e+09);
INSERT INTO "news" VALUES(23,'zrvx3dq4k9s8',1.79555077078444194791e+09);
INSERT INTO "news" VALUES(24,'zrvx3dq4k9s8',1.79555077078845286373e+09);
INSERT INTO "news" VALUES(25,'zrvx3dq4k9s8',1.795550770791062355e+09);
INSERT INTO "news" VALUES(26,'zrvx3dq4k9s8',1.79555077079379057881e+09);
INSERT INTO "news" VALUES(27,'zrvx3dq4k9s8',1.79555077079628944399e+09);
INSERT INTO "news" VALUES(28,'zrvx3dq4k9s8',1.79555077079873132706e+09);
INSERT INTO "news" VALUES(29,'zrvx3dq4k9s8',1.79555077080140399934e+09);
INSERT INTO "news" VALUES(30,'zrvx3dq4k9s8',1.79555077080272221558e+09);
INSERT INTO "news" VALUES(31,'zrvx3dq4k9s8',1.79555077080749344829e+09);
INSERT INTO "news" VALUES(32,'3aqyfjuhegq6',1.79555077080928277965e+09);
INSERT INTO "news" VALUES(33,'3aqyfjuhegq6',1.79555077081069588661e+09);
INSERT INTO "news" VALUES(34,'3aqyfjuhegq6',1.79555077081220269201e+09);
INSERT INTO "news" VALUES(35,'3aqyfjuhegq6',1.79555077083091735841e+09);
INSERT INTO "news" VALUES(36,'3aqyfjuhegq6',1.79555077083322501187e+09);
INSERT INTO "news" VALUES(37,'3aqyfjuhegq6',1.79555077083564805983e+09);
INSERT INTO "news" VALUES(38,'3aqyfjuhegq6',1.79555077083809685708e+09);
INSERT INTO "news" VALUES(39,'3aqyfjuhegq6',1.79555077084047222139e+09);
INSERT INTO "news" VALUES(40,'3aqyfjuhegq6',1.7955507708428161144e+09);
INSERT INTO "news" VALUES(41,'3aqyfjuhegq6',1.79555077084507679939e+09);
INSERT INTO "news" VALUES(42,'3aqyfjuhegq6',1.79555077084796977041e+09);
INSERT INTO "news" VALUES(43,'3aqyfjuhegq6',1.79555077085058665273e+09);
INSERT INTO "news" VALUES(44,'3aqyfjuhegq6',1.79555077085276341445e+09);
INSERT INTO "news" VALUES(45,'3aqyfjuhegq6',1.79555077085629963872e+09);
INSERT INTO "news" VALUES(46,'3aqyfjuhegq6',1.79555077085940146446e+09);
INSERT INTO "news" VALUES(47,'3aqyfjuhegq6',1.79555077086265349383e+09);
INSERT INTO "news" VALUES(48,'3aqyfjuhegq6',1.79555077086631751067e+09);
INSERT INTO "news" VALUES(49,'3aqyfjuhegq6',1.79555077087196588523e+09);
INSERT INTO "news" VALUES(50,'3aqyfjuhegq6',1.79555077087499833105e+09);
INSERT INTO "news" VALUES(51,'3aqyfjuhegq6',1.79555077087825632094e+09);
INSERT INTO "news" VALUES(52,'3aqyfjuhegq6',1.79555077088322258003e+09);
INSERT INTO "news" VALUES(53,'3aqyfjuhegq6',1.79555077088703894617e+09);
INSERT INTO "news" VALUES(54,'3aqyfjuhegq6',1.79555077089075136188e+09);
INSERT INTO "news" VALUES(55,'3aqyfjuhegq6',1.79555077089371037486e+09);
INSERT INTO "news" VALUES(56,'3aqyfjuhegq6',1.7955507708992969989e+09);
INSERT INTO "news" VALUES(57,'3aqyfjuhegq6',1.79555077090243935585e+09);
INSERT INTO "news" VALUES(58,'3aqyfjuhegq6',1.79555077090596604347e+09);
INSERT INTO "news" VALUES(59,'3aqyfjuhegq6',1.79555077091051292414e+09);
INSERT INTO "news" VALUES(60,'3aqyfjuhegq6',1.7955507709144818783e+09);
INSERT INTO "news" VALUES(61,'3aqyfjuhegq6',1.79555077091810107235e+09);
INSERT INTO "news" VALUES(62,'3aqyfjuhegq6',1.79555077092222690584e+09);
INSERT INTO "news" VALUES(63,'3aqyfjuhegq6',1.79555077092675948141e+09);
INSERT INTO "news" VALUES(64,'3aqyfjuhegq6',1.79555077092790603635e+09);
INSERT INTO "news" VALUES(65,'3aqyfjuhegq6',1.79555077093071556093e+09);
INSERT INTO "news" VALUES(66,'skwzdj6g335j',1.79555077093228149416e+09);
INSERT INTO "news" VALUES(67,'skwzdj6g335j',1.79555077093379592892e+09);
INSERT INTO "news" VALUES(68,'skwzdj6g335j',1.79555077093535733227e+09);
INSERT INTO "news" VALUES(69,'skwzdj6g335j',1.79555077103687071794e+09);
INSERT INTO "news" VALUES(70,'skwzdj6g335j',1.79555077103947710991e+09);
INSERT INTO "news" VALUES(71,'skwzdj6g335j',1.79555077104534316061e+09);
INSERT INTO "news" VALUES(72,'skwzdj6g335j',1.79555077104785370829e+09);
INSERT INTO "news" VALUES(73,'skwzdj6g335j',1.79555077105076694487e+09);
INSERT INTO "news" VALUES(74,'skwzdj6g335j',1.79555077105330061909e+09);
INSERT INTO "news" VALUES(75,'skwzdj6g335j',1.79555077105580759054e+09);
INSERT INTO "news" VALUES(76,'skwzdj6g335j',1.79555077105841708181e+09);
INSERT INTO "news" VALUES(77,'skwzdj6g335j',1.79555077106127810478e+09);
INSERT INTO "news" VALUES(78,'skwzdj6g335j',1.79555077106427073479e+09);
INSERT INTO "news" VALUES(79,'skwzdj6g335j',1.79555077106762123106e+09);
INSERT INTO "news" VALUES(80,'skwzdj6g335j',1.79555077107112288472e+09);
INSERT INTO "news" VALUES(81,'skwzdj6g335j',1.79555077107488417621e+09);
INSERT INTO "news" VALUES(82,'skwzdj6g335j',1.79555077107875275615e+09);
INSERT INTO "news" VALUES(83,'skwzdj6g335j',1.79555077108268165589e+09);
INSERT INTO "news" VALUES(84,'skwzdj6g335j',1.79555077108651709553e+09);
INSERT INTO "news" VALUES(85,'skwzdj6g335j',1.79555077108982586863e+09);
INSERT INTO "news" VALUES(86,'skwzdj6g335j',1.79555077109278845787e+09);
INSERT INTO "news" VALUES(87,'skwzdj6g335j',1.79555077109598183629e+09);
INSERT INTO "news" VALUES(88,'skwzdj6g335j',1.79555077109912085528e+09);
INSERT INTO "news" VALUES(89,'skwzdj6g335j',1.79555077110228395462e+09);
INSERT INTO "news" VALUES(90,'skwzdj6g335j',1.79555077110518264771e+09);
INSERT INTO "news" VALUES(91,'skwzdj6g335j',1.79555077110810017582e+09);
INSERT INTO "news" VALUES(92,'skwzdj6g335j',1.79555077111118650433e+09);
INSERT INTO "news" VALUES(93,'skwzdj6g335j',1.79555077111507892608e+09);
INSERT INTO "news" VALUES(94,'skwzdj6g335j',1.79555077111837482449e+09);
INSERT INTO "news" VALUES(95,'skwzdj6g335j',1.79555077111936640735e+09);
INSERT INTO "news" VALUES(96,'skwzdj6g335j',1.79555077112267231945e+09);
INSERT INTO "news" VALUES(97,'a2gzftdcwugd',1.79555077112431073181e+09);
INSERT INTO "news" VALUES(98,'a2gzftdcwugd',1.79555077112588143354e+09);
INSERT INTO "news" VALUES(99,'a2gzftdcwugd',1.79555077112741303443e+09);
INSERT INTO "news" VALUES(100,'a2gzftdcwugd',1.79555077114615178109e+09);
INSERT INTO "news" VALUES(101,'a2gzftdcwugd',1.79555077115046525003e+09);
INSERT INTO "news" VALUES(102,'a2gzftdcwugd',1.79555077115330195425e+09);
INSERT INTO "news" VALUES(103,'a2gzftdcwugd',1.79555077115623331067e+09);
INSERT INTO "news" VALUES(104,'a2gzftdcwugd',1.79555077115917730325e+09);
INSERT INTO "news" VALUES(105,'a2gzftdcwugd',1.79555077116283965115e+09);
INSERT INTO "news" VALUES(106,'a2gzftdcwugd',1.7955507711665487289e+09);
INSERT INTO "news" VALUES(107,'a2gzftdcwugd',1.79555077116949343687e+09);
INSERT INTO "news" VALUES(108,'a2gzftdcwugd',1.79555077117238640789e+09);
INSERT INTO "news" VALUES(109,'a2gzftdcwugd',1.79555077117647552496e+09);
INSERT INTO "news" VALUES(110,'a2gzftdcwugd',1795550771.17996);
INSERT INTO "news" VALUES(111,'a2gzftdcwugd',1.79555077118359899517e+09);
INSERT INTO "news" VALUES(112,'a2gzftdcwugd',1.795550771187914133e+09);
INSERT INTO "news" VALUES(113,'a2gzftdcwugd',1.79555077119213151934e+09);
INSERT INTO "news" VALUES(114,'a2gzftdcwugd',1.79555077119498229026e+09);
INSERT INTO "news" VALUES(115,'a2gzftdcwugd',1.79555077119849514953e+09);
INSERT INTO "news" VALUES(116,'a2gzftdcwugd',1.7955507712024753094e+09);
INSERT INTO "news" VALUES(117,'a2gzftdcwugd',1.79555077120617723467e+09);
INSERT INTO "news" VALUES(118,'a2gzftdcwugd',1.79555077120992350576e+09);
INSERT INTO "news" VALUES(119,'a2gzftdcwugd',1.79555077121254134183e+09);
INSERT INTO "news" VALUES(120,'a2gzftdcwugd',1.79555077121508955954e+09);
INSERT INTO "news" VALUES(121,'a2gzftdcwugd',1.79555077121841192245e+09);
INSERT INTO "news" VALUES(122,'a2gzftdcwugd',1.79555077122202634814e+09);
INSERT INTO "news" VALUES(123,'a2gzftdcwugd',1.79555077122556185726e+09);
INSERT INTO "news" VALUES(124,'a2gzftdcwugd',1.79555077122853326792e+09);
INSERT INTO "news" VALUES(125,'a2gzftdcwugd',1.79555077123152518267e+09);
INSERT INTO "news" VALUES(126,'a2gzftdcwugd',1.79555077123253560068e+09);
INSERT INTO "news" VALUES(127,'a2gzftdcwugd',1.79555077123452854152e+09);
INSERT INTO "news" VALUES(128,'a2gzftdcwugd',1.79555077123759913447e+09);
INSERT INTO "news" VALUES(129,'a2gzftdcwugd',1.79555077123951554304e+09);
INSERT INTO "news" VALUES(130,'zgb2ptt89k6n',1.79555077124401569373e+09);
INSERT INTO "news" VALUES(131,'zgb2ptt89k6n',1.79555077124569678311e+09);
INSERT INTO "news" VALUES(132,'zgb2ptt89k6n',1.79555077124865341189e+09);
INSERT INTO "news" VALUES(133,'zgb2ptt89k6n',1.79555077124965524679e+09);
INSERT INTO "news" VALUES(134,'msf3up7suzzf',1.79555077125395512582e+09);
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
INSERT INTO "notes" VALUES(1,'zrvx3dq4k9s8',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79555077080216932304e+09);
INSERT INTO "notes" VALUES(2,'3aqyfjuhegq6',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79555077092770385737e+09);
INSERT INTO "notes" VALUES(3,'skwzdj6g335j',0,'guest 1','We go on with New World tomorrow.',1.79555077111917352674e+09);
INSERT INTO "notes" VALUES(4,'a2gzftdcwugd',0,'guest 1','We go on with Water Margin tomorrow.',1.79555077123234343525e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('zrvx3dq4k9s8',0,'human','guest 1','2BB3jws6woHH','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('zrvx3dq4k9s8',1,'human','guest 2','8SMS1C4sZQc0','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('3aqyfjuhegq6',0,'human','guest 1','PFmznZAopATq','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('3aqyfjuhegq6',1,'human','guest 2','hpTzL0FSKQW9','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('skwzdj6g335j',0,'human','guest 1','sEi7ZTPL1kaM','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('skwzdj6g335j',1,'human','guest 2','HPCxfaKXtnWC','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('a2gzftdcwugd',0,'human','guest 1','lASK6yrrkB1u','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('a2gzftdcwugd',1,'human','guest 2','T_wUEIuSJo2u','',NULL,'bot:random',1.79555077123853373526e+09,0.0);
INSERT INTO "seats" VALUES('zgb2ptt89k6n',0,'human','guest 1','ATStxSdPjLIq','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('zgb2ptt89k6n',1,'bot:random','','','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('msf3up7suzzf',0,'','','','',NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES('msf3up7suzzf',1,'','','','',NULL,'',NULL,0.0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','N6TtM-VicHr-V9Zpb2eVzjucp3bY_TFbnCaXjhrCFaM');
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
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, lent INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('zrvx3dq4k9s8','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79555077068808197973e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('3aqyfjuhegq6','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79555077080843877791e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('skwzdj6g335j','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79555077093136024476e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('a2gzftdcwugd','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79555077112351894374e+09,0,1.7955507712387104034e+09,NULL,0,'',1,1);
INSERT INTO "tables" VALUES('zgb2ptt89k6n','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79555077124321198463e+09,1,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('msf3up7suzzf','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79555077125319314003e+09,0,NULL,NULL,0,'',0,0);
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

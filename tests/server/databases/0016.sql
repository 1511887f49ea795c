BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE challenges (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	handle VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE chances (
	table_id VARCHAR(24) NOT NULL, 
	curve TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chances" VALUES('vfbdca7ys24s','{"sides": [1, 2], "chances": [{"moves": 0, "chances": [0.5, 0.5]}], "swings": [], "luck": [], "choice": [], "unsure": 0.1, "playouts": 100}',1.79576251989554286003e+09);
CREATE TABLE devices (
	guest VARCHAR(64) NOT NULL, 
	regular VARCHAR(24), 
	passkey VARCHAR(1400), 
	own VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(regular) REFERENCES regulars (id)
);
INSERT INTO "devices" VALUES('8f1aa8e862b0dea0ef50e8740c2271d6c40be655117c09ed8e3ce94f9e537ad6','86ada726382dd21d735dd0a1','credential','17c7528ef55848b70c020a9192b9af5dad2e16ba41683258f144d45d6629e54e',1.79576251982398056982e+09);
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
INSERT INTO "hints" VALUES('asscxpj5zg69',0,61,0,'[["veni_vidi_vici effect=normal", 1.0, 0.5]]',1.79576251605603909493e+09);
INSERT INTO "hints" VALUES('zs7xufcfetpy',1,52,1,'[["attack base=angers target=tours way=road", 1.0, 0.5]]',1.79576251665988683705e+09);
INSERT INTO "hints" VALUES('d6ktehvkpm2r',1,48,1,'[["activate avatar=columbus", 1.0, 0.5]]',1.79576251767321968082e+09);
INSERT INTO "hints" VALUES('jrf2gxre2atg',1,132,1,'[["meet figure=yang_zhi", 1.0, 0.5]]',1.79576251962087035177e+09);
CREATE TABLE letters (
	id INTEGER NOT NULL, 
	way_id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24), 
	player SMALLINT, 
	question INTEGER, 
	due DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(way_id) REFERENCES ways (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "letters" VALUES(1,'c9d72374884f540a5dc8a459',NULL,NULL,NULL,1.79576251983618426317e+09);
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
INSERT INTO "moves" VALUES('asscxpj5zg69',0,6,'gold_card card=philippopolis_huns',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',1,6,'gold_card card=tyras_visigoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',2,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',3,6,'gold_card card=carnuntum_huns',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',4,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',5,6,'gold_card card=mogontiacum_franks',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',6,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',7,6,'gold_card card=gesoriacum_franks',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',8,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',9,6,'deal_role role=praefectus_classis',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',10,6,'deal_role role=vestalis',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',11,6,'draw_card card=londinium_franks',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',12,6,'draw_card card=corduba_visigoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',13,6,'draw_card card=caesaraugusta_vandals',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',14,6,'draw_card card=athenae_visigoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',15,6,'draw_card card=mediolanum_huns',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',16,6,'draw_card card=roma_franks',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',17,6,'draw_card card=nova_carthago_visigoths',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',18,6,'draw_card card=event',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',19,6,'draw_event event=audentes_fortuna',1,NULL,1.79576251590548801422e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',20,0,'start_in city=caesaraugusta',0,NULL,1.79576251591374111177e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',21,1,'start_in city=mediolanum',0,NULL,1.79576251591819763186e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',22,0,'march city=narbo legions=1',0,NULL,1.79576251592142820362e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',23,0,'sail city=tyras legions=0 card=corduba_visigoths',0,NULL,1.79576251592720651621e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',24,0,'sail city=athenae legions=0 card=caesaraugusta_vandals',0,NULL,1.79576251593294334415e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',25,0,'build_fort card=athenae_visigoths from_city=none',0,NULL,1.79576251593725848198e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',26,0,'consult card=mediolanum_huns',0,NULL,1.79576251594143128397e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',27,1,'agree',0,NULL,1.79576251594350194936e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',28,6,'draw_event event=homo_faber',1,NULL,1.79576251594350194936e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',29,0,'homo_faber effect=corrupt card=mediolanum_huns',0,NULL,1.79576251594649314875e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',30,1,'disagree',0,NULL,1.79576251595244884484e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',31,0,'homo_faber effect=corrupt card=athenae_visigoths',0,NULL,1.79576251595664572718e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',32,1,'agree',0,NULL,1.79576251596049380303e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',33,6,'turn_up kind=revolt',1,NULL,1.79576251596049380303e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',34,6,'turn_up kind=ordinary',1,NULL,1.79576251596049380303e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',35,6,'draw_card card=gesoriacum_franks',1,NULL,1.79576251596049380303e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',36,6,'bottom_card card=constantinopolis_ostrogoths',1,NULL,1.79576251596049380303e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',37,0,'go_on_silently',0,NULL,1.79576251596816921238e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',38,6,'barbarian_card card=roma_vandals',1,NULL,1.79576251596816921238e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',39,6,'barbarian_card card=roma_franks',1,NULL,1.79576251596816921238e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',40,1,'march city=iuvavum legions=0',0,NULL,1.79576251597709918026e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',41,1,'march city=carnuntum legions=0',0,NULL,1.7957625159801411629e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',42,1,'march city=iuvavum legions=0',0,NULL,1.79576251598457694051e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',43,1,'march city=carnuntum legions=0',0,NULL,1.79576251598861932759e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',44,1,'draw cards=3',0,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',45,6,'turn_up kind=ordinary',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',46,6,'draw_card card=lutetia_huns',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',47,6,'turn_up kind=ordinary',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',48,6,'draw_card card=burdigala_vandals',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',49,6,'turn_up kind=ordinary',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',50,6,'draw_card card=brundisium_huns',1,NULL,1.79576251599312400816e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',51,1,'put_back card=lutetia_huns',0,NULL,1.79576251600088834759e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',52,1,'go_on',0,NULL,1.79576251600447797771e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',53,6,'barbarian_card card=mogontiacum_vandals',1,NULL,1.79576251600447797771e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',54,1,'consult card=brundisium_huns',0,NULL,1.79576251600887727734e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',55,6,'draw_event event=veni_vidi_vici',1,NULL,1.79576251600887727734e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',56,6,'barbarian_card card=gesoriacum_franks',1,NULL,1.79576251600887727734e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',57,0,'sail_with_fleet city=roma legions=0',0,NULL,1.79576251601349902147e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',58,0,'muster card=athenae_visigoths legions=1',0,NULL,1.79576251602279353142e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',59,0,'sail_with_fleet city=constantinopolis legions=1',0,NULL,1.79576251603062272076e+09,'');
INSERT INTO "moves" VALUES('asscxpj5zg69',60,0,'march city=athenae legions=0',0,NULL,1.7957625160377776622e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',0,0,'lead faction=france',0,NULL,1.79576251609531068798e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',1,1,'lead faction=brittany',0,NULL,1.79576251609794759747e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',2,0,'start_in city=poitiers',0,NULL,1.79576251610502028461e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',3,1,'start_in city=nantes',0,NULL,1.79576251610838747026e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',4,0,'start_in city=tours',0,NULL,1.79576251611397647856e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',5,1,'start_in city=angers',0,NULL,1.79576251612167882916e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',6,1,'vote vote=war',0,NULL,1.79576251613462829588e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',7,0,'vote vote=war',0,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',8,6,'deal_card card=cannon',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',9,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',10,6,'deal_card card=ram',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',11,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',12,6,'deal_card card=siege_tower',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',13,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',14,6,'deal_card card=retreat',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',15,6,'deal_card card=engineer',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',16,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',17,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',18,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',19,6,'deal_card card=ladders',1,NULL,1.79576251614345502849e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',20,0,'pass',0,NULL,1.79576251615040135382e+09,'form');
INSERT INTO "moves" VALUES('zs7xufcfetpy',21,1,'pass',0,NULL,1.79576251615653228761e+09,'form');
INSERT INTO "moves" VALUES('zs7xufcfetpy',22,0,'buy_card',0,NULL,1.79576251616100597378e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',23,6,'deal_card card=ram',1,NULL,1.79576251616100597378e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',24,1,'buy_card',0,NULL,1.79576251616349697112e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',25,6,'deal_card card=plunder',1,NULL,1.79576251616349697112e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',26,6,'draw_marker marker=ride',1,NULL,1.79576251616349697112e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',27,6,'draw_marker marker=free_companies',1,NULL,1.79576251616349697112e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',28,0,'loot city=angers',0,NULL,1.79576251616848134992e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',29,6,'plunder_die face=4',1,NULL,1.79576251616848134992e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',30,6,'power_die face=2',1,NULL,1.79576251616848134992e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',31,6,'entry_die face=2',1,NULL,1.79576251616848134992e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',32,0,'no_offers',0,NULL,1.79576251617068386075e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',33,1,'no_offers',0,NULL,1.79576251617399168013e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',34,0,'expand city=auxerre',0,NULL,1.79576251618111014363e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',35,0,'expand city=orleans',0,NULL,1.79576251618946909909e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',36,0,'attack base=tours target=angers way=ride',0,NULL,1.79576251619747710233e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',37,0,'attack_with first=siege_tower second=ladders influence=3 extra=none',0,NULL,1.79576251620625662805e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',38,1,'defend_with card=ladders influence=1 extra=engineer',0,NULL,1.79576251621383786204e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',39,6,'attack_die face=2',1,NULL,1.79576251621383786204e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',40,6,'defence_die face=2',1,NULL,1.79576251621383786204e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',41,1,'pass',0,NULL,1.79576251637043333053e+09,'form');
INSERT INTO "moves" VALUES('zs7xufcfetpy',42,0,'pass',0,NULL,1.7957625164131126404e+09,'form');
INSERT INTO "moves" VALUES('zs7xufcfetpy',43,0,'end_turn',0,NULL,1.79576251641710543625e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',44,1,'offers_again',0,NULL,1.79576251642603516574e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',45,1,'expand city=marseille',0,NULL,1.7957625164365077019e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',46,1,'attack base=rennes target=angers way=road',0,NULL,1.7957625165611789226e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',47,1,'attack_with first=ladders second=ladders influence=3 extra=none',0,NULL,1.79576251656954431531e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',48,0,'defend_with card=ram influence=2 extra=none',0,NULL,1.79576251657450366018e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',49,6,'attack_die face=3',1,NULL,1.79576251657450366018e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',50,6,'defence_die face=1',1,NULL,1.79576251657450366018e+09,'');
INSERT INTO "moves" VALUES('zs7xufcfetpy',51,0,'retreat',0,NULL,1.79576251658520150188e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',0,0,'choose_nation nation=fr',0,NULL,1.79576251689513587952e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',1,1,'choose_nation nation=es',1,NULL,1.79576251689513587952e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',2,1,'choose_leader leader=columbus',0,NULL,1.79576251690129303929e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',3,0,'choose_leader leader=verrazzano',0,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',4,6,'deal card=ambush',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',5,6,'deal card=hurricane',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',6,6,'deal card=encomienda',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',7,6,'deal card=shipyard',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',8,6,'deal card=favourable_wind',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',9,6,'deal card=huron_confederates',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',10,6,'deal card=field_surgeon',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',11,6,'deal card=heroic_stand',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',12,6,'deal card=heavy_horse',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',13,6,'deal card=shipwreck',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',15,6,'deal card=mutiny',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',16,6,'deal card=cartographers',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',17,6,'deal card=divine_sign',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',18,6,'deal card=spice_market',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',19,6,'deal card=coureurs_des_bois',1,NULL,1.79576251699822759633e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',20,1,'done',0,NULL,1.79576251703666257865e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',21,0,'give_to_the_king ducats=50',0,NULL,1.7957625170514361859e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',22,0,'done',0,NULL,1.79576251744865036008e+09,'form');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',23,1,'done',0,NULL,1.79576251745698761935e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',24,0,'look_at_demand',0,NULL,1.79576251750146508217e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',25,6,'turn_demand demand=cotton',1,NULL,1.79576251750146508217e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',26,0,'lay_open demand=cotton',0,NULL,1.79576251751338815693e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',27,6,'name_order card=scorched_earth',1,NULL,1.79576251751338815693e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',28,1,'announce nation=fr what=hostility',0,NULL,1.79576251751664853098e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',29,1,'done',1,NULL,1.79576251751664853098e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',30,0,'done',1,NULL,1.79576251751664853098e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',31,0,'new_fleet fleet=fr_fleet_5',0,NULL,1.79576251752866911885e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',32,1,'play_for_points card=ambush',0,NULL,1.79576251754391741756e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',33,1,'end_impulse',0,NULL,1.79576251754768061643e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',34,1,'buy_points points=9',0,NULL,1.79576251755520725252e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',35,0,'play_for_points card=divine_sign',0,NULL,1.79576251756502604491e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',36,0,'wait_for_wind card=favourable_wind',0,NULL,1.79576251757044386865e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',37,0,'end_impulse',0,NULL,1.7957625175768225193e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',38,0,'play_for_points card=huron_confederates',0,NULL,1.79576251758497691156e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',39,0,'activate avatar=verrazzano',0,NULL,1.79576251758919501304e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',40,0,'take giver=fr_home what=settlers amount=1',0,NULL,1.79576251760292458529e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',41,0,'embark leader=verrazzano fleet=fr_fleet_1',0,NULL,1.79576251760875082019e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',42,0,'end_move',0,NULL,1.79576251761314797396e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',43,0,'end_impulse',0,NULL,1.79576251761895418169e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',44,1,'play_event card=shipwreck',0,NULL,1.79576251762941050535e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',45,1,'play_for_points card=tlaxcalan_alliance',0,NULL,1.79576251763419032095e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',46,1,'activate avatar=es_fleet_1',0,NULL,1.79576251764455938333e+09,'');
INSERT INTO "moves" VALUES('d6ktehvkpm2r',47,1,'undo',0,NULL,1.79576251765818786622e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',0,6,'first_seat seat_drawn=2',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',1,6,'draw_bandit bandit=cai_fu',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',2,6,'draw_bandit bandit=yang_chun',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',3,6,'draw_bandit bandit=han_tao',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',4,6,'draw_bandit bandit=xie_zhen',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',5,6,'draw_bandit bandit=yang_zhi',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',6,6,'draw_bandit bandit=gu_dasao',1,NULL,1.79576251779296088223e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',7,0,'place square=l2',0,NULL,1.79576251780754733082e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',8,6,'draw_event event=campaign_of_gao_qiu',1,NULL,1.79576251780754733082e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',9,6,'draw_event event=inn_at_the_crossroads',1,NULL,1.79576251780754733082e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',10,1,'meet figure=han_tao',0,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',11,6,'place_die place=inn',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',12,6,'adversary_die adversary=bandits',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',13,6,'test_die trait=combat',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',14,6,'roll pips=10',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',15,6,'roll pips=7',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',16,6,'roll pips=1',1,NULL,1.79576251781348347662e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',17,1,'meet figure=yang_zhi',0,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',18,6,'place_die place=temple',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',19,6,'adversary_die adversary=bandits',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',20,6,'test_die trait=combat',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',21,6,'roll pips=6',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',22,6,'roll pips=9',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',23,6,'roll pips=3',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',24,1,'meet figure=cai_fu',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',25,6,'place_die place=forest',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',26,6,'adversary_die adversary=peasants',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',27,6,'test_die trait=mind',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',28,6,'roll pips=3',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',29,6,'roll pips=2',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',30,6,'roll pips=10',1,NULL,1.79576251782206344599e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',31,1,'feast',0,NULL,1.79576251783264327047e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',32,0,'meet figure=yang_chun',0,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',33,6,'place_die place=mountain',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',34,6,'adversary_die adversary=soldiers',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',35,6,'test_die trait=combat',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',36,6,'roll pips=6',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',37,6,'roll pips=8',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',38,6,'roll pips=9',1,NULL,1.79576251783821034431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',39,0,'meet figure=gu_dasao',0,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',40,6,'place_die place=temple',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',41,6,'adversary_die adversary=soldiers',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',42,6,'test_die trait=magic',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',43,6,'roll pips=3',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',44,6,'roll pips=5',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',45,6,'roll pips=12',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',46,0,'meet figure=xie_zhen',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',47,6,'place_die place=mountain',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',48,6,'adversary_die adversary=animal',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',49,6,'test_die trait=magic',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',50,6,'roll pips=5',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',51,6,'roll pips=5',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',52,6,'roll pips=6',1,NULL,1.79576251784916830064e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',53,1,'step figure=cai_fu square=e5',0,NULL,1.79576251785774946212e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',54,1,'end_move',0,NULL,1.79576251786564254761e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',55,1,'rescue figure=han_tao convict=yang_zhi',0,NULL,1.79576251797959613801e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',56,6,'roll pips=2',1,NULL,1.79576251797959613801e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',57,1,'step figure=yang_zhi square=f5',0,NULL,1.79576251833260536194e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',58,0,'step figure=xie_zhen square=k3',0,NULL,1.79576251840524840361e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',59,0,'end_voyage',0,NULL,1.79576251842302465431e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',60,0,'found figure=xie_zhen',0,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',61,6,'loot_die face=10',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',62,6,'troops adversary=mandarin',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',63,0,'sacrifice bandit=xie_zhen',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',64,6,'draw_bandit bandit=guan_sheng',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',65,6,'draw_bandit bandit=jiang_jing',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',66,6,'draw_event event=golden_bell_of_mount_hua',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',67,6,'draw_event event=arak_shop',1,NULL,1.79576251844276881214e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',68,1,'choose figure=yang_zhi',0,NULL,1.79576251846102261542e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',69,1,'choose figure=jiang_jing',0,NULL,1.79576251880979871752e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',70,0,'meet figure=guan_sheng',0,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',71,6,'place_die place=pond',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',72,6,'adversary_die adversary=mandarin',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',73,6,'test_die trait=magic',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',74,6,'roll pips=3',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',75,6,'roll pips=5',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',76,6,'roll pips=8',1,NULL,1.79576251886541867256e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',77,0,'meet figure=gu_dasao',0,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',78,6,'place_die place=pond',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',79,6,'adversary_die adversary=soldiers',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',80,6,'test_die trait=combat',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',81,6,'roll pips=2',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',82,6,'roll pips=1',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',83,6,'roll pips=5',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',84,0,'meet figure=yang_chun',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',85,6,'place_die place=temple',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',86,6,'adversary_die adversary=nature',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',87,6,'test_die trait=mind',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',88,6,'roll pips=9',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',89,6,'roll pips=3',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',90,6,'roll pips=2',1,NULL,1.79576251928602552412e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',91,1,'meet figure=jiang_jing',0,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',92,6,'place_die place=inn',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',93,6,'adversary_die adversary=nature',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',94,6,'test_die trait=magic',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',95,6,'roll pips=1',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',96,6,'roll pips=2',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',97,6,'roll pips=6',1,NULL,1.79576251931354594236e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',98,1,'meet figure=cai_fu',0,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',99,6,'place_die place=town',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',100,6,'adversary_die adversary=nature',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',101,6,'test_die trait=combat',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',102,6,'roll pips=7',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',103,6,'roll pips=3',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',104,6,'roll pips=5',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',105,6,'roll pips=6',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',106,6,'roll pips=8',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',107,1,'meet figure=yang_zhi',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',108,6,'place_die place=temple',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',109,6,'adversary_die adversary=animal',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',110,6,'test_die trait=mind',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',111,6,'roll pips=2',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',112,6,'roll pips=10',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',113,6,'roll pips=2',1,NULL,1.79576251933603548999e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',114,0,'step figure=guan_sheng square=e5',0,NULL,1.79576251936029267306e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',115,0,'challenge trait=magic',0,NULL,1.79576251939176154137e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',116,6,'roll pips=11',1,NULL,1.79576251939176154137e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',117,6,'roll pips=1',1,NULL,1.79576251939176154137e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',118,0,'end_voyage',0,NULL,1795762519.41013,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',119,1,'end_voyage',0,NULL,1.79576251943176889418e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',120,6,'draw_bandit bandit=bai_sheng',1,NULL,1.79576251943176889418e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',121,1,'place square=g6',0,NULL,1.79576251951799058907e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',122,6,'draw_bandit bandit=zhang_qing_gardener',1,NULL,1.79576251951799058907e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',123,6,'draw_event event=night_of_lanterns',1,NULL,1.79576251951799058907e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',124,6,'draw_event event=divine_physician',1,NULL,1.79576251951799058907e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',125,1,'meet figure=jiang_jing',0,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',126,6,'place_die place=pond',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',127,6,'adversary_die adversary=soldiers',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',128,6,'test_die trait=combat',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',129,6,'roll pips=6',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',130,6,'roll pips=6',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('jrf2gxre2atg',131,6,'roll pips=5',1,NULL,1.79576251954083347325e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',0,6,'gold_card card=carnuntum_huns',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',1,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',2,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',3,6,'gold_card card=gesoriacum_franks',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',4,6,'gold_card card=philippopolis_huns',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',5,6,'gold_card card=mogontiacum_franks',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',6,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',7,6,'gold_card card=tyras_visigoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',8,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',9,6,'deal_role role=vestalis',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',10,6,'deal_role role=praefectus_fabrum',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',11,6,'draw_card card=ravenna_visigoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',12,6,'draw_card card=lutetia_franks',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',13,6,'draw_card card=cesarea_vandals',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',14,6,'draw_card card=event',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',15,6,'draw_event event=audentes_fortuna',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',16,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',17,6,'draw_card card=athenae_visigoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',18,6,'draw_card card=narbo_visigoths',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',19,6,'draw_card card=constantinopolis_vandals',1,NULL,1.79576251987547087663e+09,'');
INSERT INTO "moves" VALUES('vfbdca7ys24s',20,0,'concede',0,NULL,1.79576251988763833044e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'asscxpj5zg69',1.79576251586202549929e+09);
INSERT INTO "news" VALUES(2,'asscxpj5zg69',1.79576251586935615534e+09);
INSERT INTO "news" VALUES(3,'asscxpj5zg69',1.7957625158720662594e+09);
INSERT INTO "news" VALUES(4,'asscxpj5zg69',1.7957625159093644619e+09);
INSERT INTO "news" VALUES(5,'asscxpj5zg69',1.7957625159149136543e+09);
INSERT INTO "news" VALUES(6,'asscxpj5zg69',1.79576251591921925545e+09);
INSERT INTO "news" VALUES(7,'asscxpj5zg69',1.79576251592261505124e+09);
INSERT INTO "news" VALUES(8,'asscxpj5zg69',1.79576251592892217638e+09);
INSERT INTO "news" VALUES(9,'asscxpj5zg69',1.7957625159342954159e+09);
INSERT INTO "news" VALUES(10,'asscxpj5zg69',1.79576251593828344348e+09);
INSERT INTO "news" VALUES(11,'asscxpj5zg69',1.79576251594194912907e+09);
INSERT INTO "news" VALUES(12,'asscxpj5zg69',1.7957625159444725513e+09);
INSERT INTO "news" VALUES(13,'asscxpj5zg69',1795762515.94731);
INSERT INTO "news" VALUES(14,'asscxpj5zg69',1.79576251595331239704e+09);
INSERT INTO "news" VALUES(15,'asscxpj5zg69',1.79576251595730566976e+09);
INSERT INTO "news" VALUES(16,'asscxpj5zg69',1.79576251596203660971e+09);
INSERT INTO "news" VALUES(17,'asscxpj5zg69',1.79576251596926236148e+09);
INSERT INTO "news" VALUES(18,'asscxpj5zg69',1.79576251597792816167e+09);
INSERT INTO "news" VALUES(19,'asscxpj5zg69',1.79576251598102784156e+09);
INSERT INTO "news" VALUES(20,'asscxpj5zg69',1.79576251598527336121e+09);
INSERT INTO "news" VALUES(21,'asscxpj5zg69',1.79576251598921632769e+09);
INSERT INTO "news" VALUES(22,'asscxpj5zg69',1.79576251599512600898e+09);
INSERT INTO "news" VALUES(23,'asscxpj5zg69',1.79576251600158452986e+09);
INSERT INTO "news" VALUES(24,'asscxpj5zg69',1.79576251600534772872e+09);
INSERT INTO "news" VALUES(25,'asscxpj5zg69',1.7957625160104961395e+09);
INSERT INTO "news" VALUES(26,'asscxpj5zg69',1.79576251601474332813e+09);
INSERT INTO "news" VALUES(27,'asscxpj5zg69',1.79576251602605271341e+09);
INSERT INTO "news" VALUES(28,'asscxpj5zg69',1.7957625160326156616e+09);
INSERT INTO "news" VALUES(29,'asscxpj5zg69',1.79576251603928565983e+09);
INSERT INTO "news" VALUES(30,'asscxpj5zg69',1.7957625160460357666e+09);
INSERT INTO "news" VALUES(31,'asscxpj5zg69',1.79576251605699849125e+09);
INSERT INTO "news" VALUES(32,'zs7xufcfetpy',1.79576251606053376198e+09);
INSERT INTO "news" VALUES(33,'zs7xufcfetpy',1.79576251606484699249e+09);
INSERT INTO "news" VALUES(34,'zs7xufcfetpy',1.79576251606882858272e+09);
INSERT INTO "news" VALUES(35,'zs7xufcfetpy',1.79576251609598207476e+09);
INSERT INTO "news" VALUES(36,'zs7xufcfetpy',1.79576251609858679771e+09);
INSERT INTO "news" VALUES(37,'zs7xufcfetpy',1.79576251610567355155e+09);
INSERT INTO "news" VALUES(38,'zs7xufcfetpy',1.79576251610912728312e+09);
INSERT INTO "news" VALUES(39,'zs7xufcfetpy',1.79576251611513733859e+09);
INSERT INTO "news" VALUES(40,'zs7xufcfetpy',1.79576251612430429454e+09);
INSERT INTO "news" VALUES(41,'zs7xufcfetpy',1.79576251613687372203e+09);
INSERT INTO "news" VALUES(42,'zs7xufcfetpy',1.79576251614523935314e+09);
INSERT INTO "news" VALUES(43,'zs7xufcfetpy',1.79576251615105080602e+09);
INSERT INTO "news" VALUES(44,'zs7xufcfetpy',1.79576251615703034398e+09);
INSERT INTO "news" VALUES(45,'zs7xufcfetpy',1.79576251616162443167e+09);
INSERT INTO "news" VALUES(46,'zs7xufcfetpy',1.79576251616432189944e+09);
INSERT INTO "news" VALUES(47,'zs7xufcfetpy',1.79576251616921377185e+09);
INSERT INTO "news" VALUES(48,'zs7xufcfetpy',1.79576251617114663119e+09);
INSERT INTO "news" VALUES(49,'zs7xufcfetpy',1.79576251617542934418e+09);
INSERT INTO "news" VALUES(50,'zs7xufcfetpy',1.79576251618262410164e+09);
INSERT INTO "news" VALUES(51,'zs7xufcfetpy',1.79576251619054555897e+09);
INSERT INTO "news" VALUES(52,'zs7xufcfetpy',1.7957625161982488632e+09);
INSERT INTO "news" VALUES(53,'zs7xufcfetpy',1.79576251620737385749e+09);
INSERT INTO "news" VALUES(54,'zs7xufcfetpy',1.79576251621495962141e+09);
INSERT INTO "news" VALUES(55,'zs7xufcfetpy',1.79576251637120389934e+09);
INSERT INTO "news" VALUES(56,'zs7xufcfetpy',1.79576251641382598879e+09);
INSERT INTO "news" VALUES(57,'zs7xufcfetpy',1.79576251642029309269e+09);
INSERT INTO "news" VALUES(58,'zs7xufcfetpy',1.79576251642707562447e+09);
INSERT INTO "news" VALUES(59,'zs7xufcfetpy',1.79576251643734264369e+09);
INSERT INTO "news" VALUES(60,'zs7xufcfetpy',1.79576251656429243088e+09);
INSERT INTO "news" VALUES(61,'zs7xufcfetpy',1.79576251657030248635e+09);
INSERT INTO "news" VALUES(62,'zs7xufcfetpy',1.79576251657896566386e+09);
INSERT INTO "news" VALUES(63,'zs7xufcfetpy',1.79576251658601331712e+09);
INSERT INTO "news" VALUES(64,'zs7xufcfetpy',1.79576251659719514849e+09);
INSERT INTO "news" VALUES(65,'zs7xufcfetpy',1.79576251666032123566e+09);
INSERT INTO "news" VALUES(66,'d6ktehvkpm2r',1.7957625166626131534e+09);
INSERT INTO "news" VALUES(67,'d6ktehvkpm2r',1.79576251666443538661e+09);
INSERT INTO "news" VALUES(68,'d6ktehvkpm2r',1795762516.66607);
INSERT INTO "news" VALUES(69,'d6ktehvkpm2r',1.79576251689656925204e+09);
INSERT INTO "news" VALUES(70,'d6ktehvkpm2r',1.7957625169020798206e+09);
INSERT INTO "news" VALUES(71,'d6ktehvkpm2r',1.7957625170309116841e+09);
INSERT INTO "news" VALUES(72,'d6ktehvkpm2r',1.79576251703744363789e+09);
INSERT INTO "news" VALUES(73,'d6ktehvkpm2r',1.79576251742014741897e+09);
INSERT INTO "news" VALUES(74,'d6ktehvkpm2r',1795762517.45018);
INSERT INTO "news" VALUES(75,'d6ktehvkpm2r',1.79576251745803451543e+09);
INSERT INTO "news" VALUES(76,'d6ktehvkpm2r',1.79576251750775623319e+09);
INSERT INTO "news" VALUES(77,'d6ktehvkpm2r',1.79576251751478028302e+09);
INSERT INTO "news" VALUES(78,'d6ktehvkpm2r',1.79576251752339053147e+09);
INSERT INTO "news" VALUES(79,'d6ktehvkpm2r',1.79576251752974772445e+09);
INSERT INTO "news" VALUES(80,'d6ktehvkpm2r',1.79576251754533839223e+09);
INSERT INTO "news" VALUES(81,'d6ktehvkpm2r',1.79576251755179214482e+09);
INSERT INTO "news" VALUES(82,'d6ktehvkpm2r',1.79576251755954718588e+09);
INSERT INTO "news" VALUES(83,'d6ktehvkpm2r',1.79576251756609034534e+09);
INSERT INTO "news" VALUES(84,'d6ktehvkpm2r',1.79576251757216334347e+09);
INSERT INTO "news" VALUES(85,'d6ktehvkpm2r',1.79576251757762861251e+09);
INSERT INTO "news" VALUES(86,'d6ktehvkpm2r',1.79576251758600640298e+09);
INSERT INTO "news" VALUES(87,'d6ktehvkpm2r',1.79576251759038305281e+09);
INSERT INTO "news" VALUES(88,'d6ktehvkpm2r',1.79576251760411214827e+09);
INSERT INTO "news" VALUES(89,'d6ktehvkpm2r',1.79576251760998916624e+09);
INSERT INTO "news" VALUES(90,'d6ktehvkpm2r',1.79576251761422562604e+09);
INSERT INTO "news" VALUES(91,'d6ktehvkpm2r',1.7957625176229732037e+09);
INSERT INTO "news" VALUES(92,'d6ktehvkpm2r',1.79576251763054132461e+09);
INSERT INTO "news" VALUES(93,'d6ktehvkpm2r',1.79576251763784098623e+09);
INSERT INTO "news" VALUES(94,'d6ktehvkpm2r',1.79576251764641952515e+09);
INSERT INTO "news" VALUES(95,'d6ktehvkpm2r',1.79576251765240168566e+09);
INSERT INTO "news" VALUES(96,'d6ktehvkpm2r',1.79576251765920042987e+09);
INSERT INTO "news" VALUES(97,'d6ktehvkpm2r',1.79576251767590594292e+09);
INSERT INTO "news" VALUES(98,'jrf2gxre2atg',1.79576251768013477319e+09);
INSERT INTO "news" VALUES(99,'jrf2gxre2atg',1.7957625176900579929e+09);
INSERT INTO "news" VALUES(100,'jrf2gxre2atg',1.79576251770184373854e+09);
INSERT INTO "news" VALUES(101,'jrf2gxre2atg',1.79576251779766511915e+09);
INSERT INTO "news" VALUES(102,'jrf2gxre2atg',1.79576251780883502963e+09);
INSERT INTO "news" VALUES(103,'jrf2gxre2atg',1.7957625178148157596e+09);
INSERT INTO "news" VALUES(104,'jrf2gxre2atg',1.79576251783050251003e+09);
INSERT INTO "news" VALUES(105,'jrf2gxre2atg',1.79576251783331561091e+09);
INSERT INTO "news" VALUES(106,'jrf2gxre2atg',1.79576251784376335145e+09);
INSERT INTO "news" VALUES(107,'jrf2gxre2atg',1.79576251785201501847e+09);
INSERT INTO "news" VALUES(108,'jrf2gxre2atg',1.79576251786130499841e+09);
INSERT INTO "news" VALUES(109,'jrf2gxre2atg',1.79576251787616395947e+09);
INSERT INTO "news" VALUES(110,'jrf2gxre2atg',1.79576251798156785958e+09);
INSERT INTO "news" VALUES(111,'jrf2gxre2atg',1.79576251833406138423e+09);
INSERT INTO "news" VALUES(112,'jrf2gxre2atg',1.79576251840636873244e+09);
INSERT INTO "news" VALUES(113,'jrf2gxre2atg',1.7957625184320292473e+09);
INSERT INTO "news" VALUES(114,'jrf2gxre2atg',1.79576251844976162905e+09);
INSERT INTO "news" VALUES(115,'jrf2gxre2atg',1.79576251877708959574e+09);
INSERT INTO "news" VALUES(116,'jrf2gxre2atg',1.7957625188106887341e+09);
INSERT INTO "news" VALUES(117,'jrf2gxre2atg',1.79576251886696076388e+09);
INSERT INTO "news" VALUES(118,'jrf2gxre2atg',1.79576251929415583608e+09);
INSERT INTO "news" VALUES(119,'jrf2gxre2atg',1.79576251932047080989e+09);
INSERT INTO "news" VALUES(120,'jrf2gxre2atg',1.79576251934213113785e+09);
INSERT INTO "news" VALUES(121,'jrf2gxre2atg',1.79576251936783576009e+09);
INSERT INTO "news" VALUES(122,'jrf2gxre2atg',1.79576251939664196968e+09);
INSERT INTO "news" VALUES(123,'jrf2gxre2atg',1.79576251941692399977e+09);
INSERT INTO "news" VALUES(124,'jrf2gxre2atg',1.79576251943381500243e+09);
INSERT INTO "news" VALUES(125,'jrf2gxre2atg',1.79576251953452205659e+09);
INSERT INTO "news" VALUES(126,'jrf2gxre2atg',1.79576251955982160572e+09);
INSERT INTO "news" VALUES(127,'jrf2gxre2atg',1.79576251958070683481e+09);
INSERT INTO "news" VALUES(128,'jrf2gxre2atg',1.79576251962140154838e+09);
INSERT INTO "news" VALUES(129,'jrf2gxre2atg',1.7957625197824234962e+09);
INSERT INTO "news" VALUES(130,'vfbdca7ys24s',1.79576251986107444762e+09);
INSERT INTO "news" VALUES(131,'vfbdca7ys24s',1.79576251986923980715e+09);
INSERT INTO "news" VALUES(132,'vfbdca7ys24s',1.7957625198781690598e+09);
INSERT INTO "news" VALUES(133,'vfbdca7ys24s',1.79576251988829421997e+09);
INSERT INTO "news" VALUES(134,'4txwmcuqmt4y',1.79576251990272569656e+09);
INSERT INTO "news" VALUES(135,'4txwmcuqmt4y',1.79576251991248440746e+09);
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
INSERT INTO "notes" VALUES(1,'asscxpj5zg69',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79576251604371309273e+09);
INSERT INTO "notes" VALUES(2,'zs7xufcfetpy',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79576251659644436833e+09);
INSERT INTO "notes" VALUES(3,'d6ktehvkpm2r',0,'guest 1','We go on with New World tomorrow.',1.79576251765157341951e+09);
INSERT INTO "notes" VALUES(4,'jrf2gxre2atg',0,'guest 1','We go on with Water Margin tomorrow.',1.79576251957990527157e+09);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	regular VARCHAR(24) NOT NULL, 
	public TEXT NOT NULL, 
	count BIGINT NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	made DOUBLE NOT NULL, 
	used DOUBLE, 
	PRIMARY KEY (id), 
	FOREIGN KEY(regular) REFERENCES regulars (id)
);
INSERT INTO "passkeys" VALUES('credential','86ada726382dd21d735dd0a1','public',1,'a phone',1.7957625197974486351e+09,NULL);
CREATE TABLE posted (
	id INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "posted" VALUES(1,'2ed8282550b8d94462f84d229bf08bfe44b47556bf8dc9fd27c8b9d2c92b85ce','86ada726382dd21d735dd0a1','asked',1.79576251983618426317e+09);
CREATE TABLE present (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	worker VARCHAR(24) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, player, worker), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE regulars (
	id VARCHAR(24) NOT NULL, 
	handle VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	sounds TEXT NOT NULL, 
	looks TEXT NOT NULL, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (handle), 
	UNIQUE (sounds), 
	UNIQUE (looks)
);
INSERT INTO "regulars" VALUES('86ada726382dd21d735dd0a1','handle','Ada the Regular','adatheregular','adatheregular',1.79576251979560804362e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, votes SMALLINT DEFAULT '0' NOT NULL, voted_on INTEGER DEFAULT '0' NOT NULL, number VARCHAR(64) DEFAULT '' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('asscxpj5zg69',0,'human','guest 1','xbo_fVyosqBJ','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('asscxpj5zg69',1,'human','guest 2','sU4nO1huSZ1V','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('zs7xufcfetpy',0,'human','guest 1','jEvDcPff0RPV','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('zs7xufcfetpy',1,'human','guest 2','LqeVITpSaNIj','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('d6ktehvkpm2r',0,'human','guest 1','G06rFru8P7Cb','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('d6ktehvkpm2r',1,'human','guest 2','CxnJ5VtiB_MQ','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('jrf2gxre2atg',0,'human','guest 1','xEHB0EYy9wmX','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('jrf2gxre2atg',1,'human','guest 2','v3KzmkUfgvx8','',NULL,'bot:random',1.79576251976851773263e+09,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('vfbdca7ys24s',0,'human','guest 1','2Qd1lmMRdhKr','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('vfbdca7ys24s',1,'bot:random','','','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('4txwmcuqmt4y',0,'human','guest 1','INqg7tWIwZOX','',NULL,'',NULL,0.0,0,0,'c0ffee',0);
INSERT INTO "seats" VALUES('4txwmcuqmt4y',1,'','','','',NULL,'',NULL,0.0,0,0,'',0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','3ecK2hNOBcn37LTmg96qIbkkO48lHp23ZrWn4jm0C2k');
INSERT INTO "settings" VALUES('record_key','13fa13c3d45dea283a1ba954a61866c3e3d88a2d52c797c3a58627e41818c6db');
CREATE TABLE shared (
	guest VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	nonce VARCHAR(24) NOT NULL, 
	looked INTEGER, 
	PRIMARY KEY (guest, table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','jrf2gxre2atg',0,'xEHB0EYy9wmX',NULL);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','jrf2gxre2atg',1,'v3KzmkUfgvx8',NULL);
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
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, lent INTEGER DEFAULT '0' NOT NULL, delay INTEGER DEFAULT '0' NOT NULL, secret VARCHAR(64) DEFAULT '' NOT NULL, stopped VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('asscxpj5zg69','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79576251585930061344e+09,0,NULL,NULL,0,'',1,0,0,'bd01a4fb88b869eda33c6bbbf315d50288492433792e6745f397612eeec1c456','');
INSERT INTO "tables" VALUES('zs7xufcfetpy','jeanne_darc','1.1',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all", "factions": "in_order"}',NULL,'default',1,1.79576251605935049062e+09,0,NULL,NULL,0,'',1,0,0,'28475acbb8a01a5766af73e513dfe4209c6d2c069a39e1be4029792d26b119fb','');
INSERT INTO "tables" VALUES('d6ktehvkpm2r','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79576251666136574745e+09,0,NULL,NULL,0,'',1,0,0,'f8dade4c0c6626596cf3c6dfc7d5c138a5c424c42931b0074695859f69fd7e17','');
INSERT INTO "tables" VALUES('jrf2gxre2atg','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79576251767770719534e+09,0,1.79576251976889467243e+09,NULL,0,'',1,1,0,'2ca9fe083270d056cec81e5ac7d1f3d0a8afec9c951aa88683b38774caddcd89','');
INSERT INTO "tables" VALUES('vfbdca7ys24s','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79576251985576510429e+09,1,NULL,NULL,0,'',1,0,0,'e3db836a84a58bee94fb049c5c7f91e075ec54924de59f5a1ff9cadbb45c02cf','');
INSERT INTO "tables" VALUES('4txwmcuqmt4y','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79576251990156412121e+09,0,NULL,NULL,0,'',0,0,30,'0bd7840ef2656e0604fb406e8a895032f6932a14e925f02310c88f9ae3b13514','');
CREATE TABLE taken (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	"by" VARCHAR(80) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE told (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	question INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
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
INSERT INTO "visits" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','jrf2gxre2atg',0,'xEHB0EYy9wmX',NULL,1.79576251966995787618e+09);
INSERT INTO "visits" VALUES('86ada726382dd21d735dd0a1','jrf2gxre2atg',0,'xEHB0EYy9wmX',NULL,1.79576251982759594921e+09);
CREATE TABLE ways (
	id VARCHAR(24) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	tries SMALLINT NOT NULL, 
	failures SMALLINT NOT NULL, 
	rests DOUBLE NOT NULL, language VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ways" VALUES('c9d72374884f540a5dc8a459','86ada726382dd21d735dd0a1','mailto','ada@example.org','2ed8282550b8d94462f84d229bf08bfe44b47556bf8dc9fd27c8b9d2c92b85ce',0,0,0,0.0,'en');
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_notes_table_id ON notes (table_id);
CREATE INDEX visits_forgotten ON visits (player, at);
CREATE INDEX present_worker ON present (worker);
CREATE UNIQUE INDEX tables_secret ON tables (secret) WHERE secret <> '';
CREATE INDEX ix_passkeys_regular ON passkeys (regular);
CREATE INDEX ix_challenges_until ON challenges (until);
CREATE INDEX ix_devices_regular ON devices (regular);
CREATE INDEX ix_ways_holder ON ways (holder);
CREATE INDEX ix_ways_digest ON ways (digest);
CREATE INDEX ix_letters_way_id ON letters (way_id);
CREATE INDEX ix_letters_due ON letters (due);
CREATE INDEX ix_posted_digest ON posted (digest);
CREATE INDEX ix_posted_holder ON posted (holder);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',135);
COMMIT;

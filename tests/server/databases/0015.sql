BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
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
INSERT INTO "chances" VALUES('uubhjy2mrxpn','{"sides": [1, 2], "chances": [{"moves": 0, "chances": [0.5, 0.5]}], "swings": [], "luck": [], "choice": [], "unsure": 0.1, "playouts": 100}',1.79562702590691375729e+09);
CREATE TABLE devices (
	guest VARCHAR(64) NOT NULL, 
	regular VARCHAR(24), 
	passkey VARCHAR(1400), 
	own VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest), 
	FOREIGN KEY(regular) REFERENCES regulars (id)
);
INSERT INTO "devices" VALUES('e203fec79dc11c373d0556d82725413cecd70683fe0621463075c1152e4601f1','52a94d80dfcb372df360bdc5','credential','17c7528ef55848b70c020a9192b9af5dad2e16ba41683258f144d45d6629e54e',1.79562702581415224072e+09);
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
INSERT INTO "hints" VALUES('jrtvjqes4dt4',1,76,1,'[["return_card card=roma_ostrogoths", 1.0, 0.5]]',1.79562702397352194792e+09);
INSERT INTO "hints" VALUES('jrwzyprwv83f',1,55,1,'[["attack base=angers target=tours way=road", 1.0, 0.5]]',1.79562702463694286343e+09);
INSERT INTO "hints" VALUES('v7g4xhjbr7vc',1,49,1,'[["activate avatar=columbus", 1.0, 0.5]]',1.79562702526764678958e+09);
INSERT INTO "hints" VALUES('dekm36xbpv93',0,122,0,'[["meet figure=song_jiang", 1.0, 0.5]]',1.79562702575875163075e+09);
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
INSERT INTO "letters" VALUES(1,'bdcdb339aad016c61e20ef91',NULL,NULL,NULL,1.79562702582756018639e+09);
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
INSERT INTO "moves" VALUES('jrtvjqes4dt4',0,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',1,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',2,6,'gold_card card=mogontiacum_franks',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',3,6,'gold_card card=carnuntum_huns',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',4,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',5,6,'gold_card card=gesoriacum_franks',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',6,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',7,6,'gold_card card=philippopolis_huns',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',8,6,'gold_card card=tyras_visigoths',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',9,6,'deal_role role=mercator',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',10,6,'deal_role role=praefectus_fabrum',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',11,6,'draw_card card=constantinopolis_vandals',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',12,6,'draw_card card=mediolanum_huns',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',13,6,'draw_card card=lutetia_huns',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',14,6,'draw_card card=eburacum_franks',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',15,6,'draw_card card=londinium_franks',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',16,6,'draw_card card=roma_huns',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',17,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',18,6,'draw_card card=roma_vandals',1,NULL,1.79562702360393261916e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',19,0,'start_in city=eburacum',0,NULL,1.79562702362462902065e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',20,1,'start_in city=constantinopolis',0,NULL,1.79562702363383793835e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',21,0,'build_fort card=eburacum_franks from_city=none',0,NULL,1.79562702364767765991e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',22,0,'march city=londinium legions=0',0,NULL,1795627023.65811,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',23,0,'sail city=patrae legions=0 card=lutetia_huns',0,NULL,1.79562702367265772818e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',24,0,'sail city=carthago legions=0 card=constantinopolis_vandals',0,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',25,6,'turn_up kind=ordinary',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',26,6,'draw_card card=event',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',27,6,'draw_event event=veni_vidi_vici',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',28,6,'turn_up kind=revolt',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',29,6,'bottom_card card=sinope_ostrogoths',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',30,6,'barbarian_card card=carnuntum_huns',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',31,6,'barbarian_card card=philippopolis_visigoths',1,NULL,1.79562702368792629237e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',32,1,'sail city=carthago legions=0 card=roma_vandals',0,NULL,1.7956270237041561603e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',33,1,'march city=syracusae legions=0',0,NULL,1.7956270237142965794e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',34,1,'sail city=genua legions=0 card=constantinopolis_visigoths',0,NULL,1.79562702372486162182e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',35,1,'journey city=roma legions=0 card=roma_huns',0,NULL,1.79562702374368047715e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',36,1,'end_actions',0,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',37,6,'turn_up kind=ordinary',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',38,6,'draw_card card=lugdunum_huns',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',39,6,'turn_up kind=ordinary',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',40,6,'draw_card card=lutetia_franks',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',41,6,'barbarian_card card=carnuntum_ostrogoths',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',42,6,'barbarian_card card=roma_vandals',1,NULL,1.79562702375770187374e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',43,0,'march city=cesarea legions=0',0,NULL,1.79562702377086162567e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',44,0,'march city=nova_carthago legions=0',0,NULL,1.7956270237865352631e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',45,0,'end_actions',0,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',46,6,'turn_up kind=ordinary',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',47,6,'draw_card card=nova_carthago_visigoths',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',48,6,'turn_up kind=ordinary',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',49,6,'draw_card card=genua_visigoths',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',50,6,'barbarian_card card=mogontiacum_vandals',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',51,6,'barbarian_card card=gesoriacum_franks',1,NULL,1.79562702379855489726e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',52,1,'sail city=gesoriacum legions=0 card=lutetia_franks',0,NULL,1.79562702381628704071e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',53,1,'march city=mogontiacum legions=0',0,NULL,1.79562702383085346226e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',54,1,'veni_vidi_vici effect=normal city=burdigala legions=0',0,NULL,1.79562702384440565114e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',55,0,'disagree',0,NULL,1.79562702385737967491e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',56,1,'end_actions',0,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',57,6,'turn_up kind=ordinary',1,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',58,6,'draw_card card=event',1,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',59,6,'draw_event event=melius_cavere',1,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',60,6,'turn_up kind=ordinary',1,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',61,6,'draw_card card=philippopolis_visigoths',1,NULL,1.79562702386565256119e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',62,1,'go_on',0,NULL,1.79562702387766218179e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',63,6,'barbarian_card card=mogontiacum_franks',1,NULL,1.79562702387766218179e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',64,1,'melius_cavere effect=normal',0,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',65,6,'look_at card=tyras_visigoths',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',66,6,'look_at card=roma_huns',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',67,6,'look_at card=roma_ostrogoths',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',68,6,'look_at card=philippopolis_huns',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',69,6,'look_at card=roma_franks',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',70,6,'look_at card=sinope_ostrogoths',1,NULL,1.79562702389136028286e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',71,1,'return_card card=philippopolis_huns',0,NULL,1.79562702390585827829e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',72,1,'return_card card=roma_franks',0,NULL,1.79562702391324615475e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',73,1,'return_card card=roma_huns',0,NULL,1.79562702392550587651e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',74,1,'return_card card=roma_ostrogoths',0,NULL,1.79562702393749403948e+09,'');
INSERT INTO "moves" VALUES('jrtvjqes4dt4',75,1,'undo',0,NULL,1.79562702395766115191e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',0,0,'lead faction=france',0,NULL,1.79562702408172559739e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',1,1,'lead faction=brittany',0,NULL,1.79562702409502792351e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',2,0,'start_in city=poitiers',0,NULL,1.79562702410685563086e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',3,1,'start_in city=nantes',0,NULL,1.79562702411653518676e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',4,0,'start_in city=tours',0,NULL,1.7956270241390089988e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',5,1,'start_in city=angers',0,NULL,1.79562702415503454211e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',6,1,'vote vote=war',0,NULL,1.79562702417478442192e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',7,0,'vote vote=war',0,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',8,6,'deal_card card=ram',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',9,6,'deal_card card=plunder',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',10,6,'deal_card card=siege_tower',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',11,6,'deal_card card=ram',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',12,6,'deal_card card=cannon',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',13,6,'deal_card card=ram',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',14,6,'deal_card card=siege_tower',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',15,6,'deal_card card=ladders',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',16,6,'deal_card card=ladders',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',17,6,'deal_card card=ladders',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',18,6,'deal_card card=ram',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',19,6,'deal_card card=ram',1,NULL,1.79562702418628168101e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',20,0,'pass',0,NULL,1.7956270242040815354e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',21,1,'pass',0,NULL,1.79562702421595788001e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',22,0,'buy_card',0,NULL,1.79562702423144412043e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',23,6,'deal_card card=ram',1,NULL,1.79562702423144412043e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',24,1,'buy_card',0,NULL,1.79562702424393534662e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',25,6,'deal_card card=ram',1,NULL,1.79562702424393534662e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',26,6,'draw_marker marker=uprising',1,NULL,1.79562702424393534662e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',27,0,'rise city=bourges',0,NULL,1.79562702426384663582e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',28,6,'uprising_die face=1',1,NULL,1.79562702426384663582e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',29,6,'draw_marker marker=treaty',1,NULL,1.79562702426384663582e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',30,6,'power_die face=1',1,NULL,1.79562702426384663582e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',31,6,'entry_die face=3',1,NULL,1.79562702426384663582e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',32,0,'no_offers',0,NULL,1.79562702428404664988e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',33,1,'no_offers',0,NULL,1.79562702430437922482e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',34,0,'expand city=auxerre',0,NULL,1.79562702432456135744e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',35,0,'expand city=orleans',0,NULL,1.79562702435398316384e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',36,0,'attack base=tours target=angers way=road',0,NULL,1.79562702438062977788e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',37,0,'attack_with first=siege_tower second=ladders influence=3 extra=none',0,NULL,1.7956270243983175755e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',38,1,'defend_with card=ladders influence=1 extra=none',0,NULL,1.79562702442749238009e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',39,6,'attack_die face=5',1,NULL,1.79562702442749238009e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',40,6,'defence_die face=1',1,NULL,1.79562702442749238009e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',41,1,'pass',0,NULL,1.79562702444792914391e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',42,0,'pass',0,NULL,1.79562702446414065361e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',43,0,'end_turn',0,NULL,1.79562702448234367373e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',44,1,'offers_again',0,NULL,1.79562702450084948546e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',45,1,'expand city=marseille',0,NULL,1.79562702452015686034e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',46,1,'attack base=rennes target=angers way=road',0,NULL,1.79562702453479480745e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',47,1,'attack_with first=ram second=ladders influence=3 extra=none',0,NULL,1.79562702454875349998e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',48,0,'defend_with card=siege_tower influence=2 extra=none',0,NULL,1.79562702457036066057e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',49,6,'attack_die face=4',1,NULL,1.79562702457036066057e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',50,6,'defence_die face=4',1,NULL,1.79562702457036066057e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',51,0,'pass',0,NULL,1.795627024587536335e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',52,1,'pass',0,NULL,1.79562702459988236423e+09,'form');
INSERT INTO "moves" VALUES('jrwzyprwv83f',53,1,'plunder city=tours',0,NULL,1.79562702461763238912e+09,'');
INSERT INTO "moves" VALUES('jrwzyprwv83f',54,6,'plunder_die face=4',1,NULL,1.79562702461763238912e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',0,0,'choose_nation nation=fr',0,NULL,1.79562702469314122198e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',1,1,'choose_nation nation=es',1,NULL,1.79562702469314122198e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',2,1,'choose_leader leader=columbus',0,NULL,1.79562702471588015555e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',3,0,'choose_leader leader=verrazzano',0,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',4,6,'deal card=veteran_tercio',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',5,6,'deal card=heroic_stand',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',6,6,'deal card=requerimiento',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',7,6,'deal card=divine_sign',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',8,6,'deal card=rally',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',9,6,'deal card=coureurs_des_bois',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',10,6,'deal card=shipyard',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',11,6,'deal card=war_dogs',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',12,6,'deal card=cartographers',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',13,6,'deal card=scorched_earth',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',15,6,'deal card=shipwreck',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',16,6,'deal card=emigrants',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',17,6,'deal card=native_guides',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',18,6,'deal card=surprise_attack',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',19,6,'deal card=privateers_of_dieppe',1,NULL,1.79562702473159408571e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',20,1,'done',0,NULL,1.79562702477989983556e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',21,0,'give_to_the_king ducats=50',0,NULL,1.79562702480011558529e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',22,0,'done',0,NULL,1.79562702481612777708e+09,'form');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',23,1,'done',0,NULL,1.79562702483313965792e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',24,0,'look_at_demand',0,NULL,1.79562702485308408736e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',25,6,'turn_demand demand=fish',1,NULL,1.79562702485308408736e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',26,0,'lay_open demand=fish',0,NULL,1.79562702486714315412e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',27,6,'name_order card=crop_failure',1,NULL,1.79562702486714315412e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',28,1,'announce nation=fr what=hostility',0,NULL,1.79562702488905620579e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',29,1,'done',1,NULL,1.79562702488905620579e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',30,0,'done',1,NULL,1.79562702488905620579e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',31,1,'buy_points points=5',0,NULL,1.79562702491387295722e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',32,0,'new_leader leader=angos_captain',0,NULL,1.79562702492937636368e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',33,0,'play_for_points card=rally',0,NULL,1.79562702496038532253e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',34,0,'activate avatar=angos_captain',0,NULL,1.79562702497567152973e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',35,0,'take giver=fr_home what=infantry amount=2',0,NULL,1.79562702501289439202e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',36,0,'take giver=fr_home what=build_points amount=10',0,NULL,1.79562702503578662874e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',37,0,'embark leader=angos_captain fleet=fr_fleet_1',0,NULL,1.79562702505398511885e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',38,0,'disembark leader=angos_captain',0,NULL,1.7956270250696253776e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',39,0,'take giver=fr_home what=cavalry amount=1',0,NULL,1.79562702508888459205e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',40,0,'end_move',0,NULL,1.79562702510185718532e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',41,0,'build_at_home',0,NULL,1795627025.12799,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',42,0,'build unit=artillery count=5',0,NULL,1.7956270251517951488e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',43,0,'build unit=settlers count=1',0,NULL,1.7956270251689677238e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',44,0,'done',0,NULL,1.79562702519299721712e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',45,0,'end_impulse',1,NULL,1.79562702519299721712e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',46,1,'play_for_points card=cartographers',0,NULL,1.79562702521590781211e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',47,1,'build_at_home',0,NULL,1.79562702523338866235e+09,'');
INSERT INTO "moves" VALUES('v7g4xhjbr7vc',48,1,'undo',0,NULL,1.79562702524912166596e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',0,6,'first_seat seat_drawn=1',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',1,6,'draw_bandit bandit=tong_wei',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',2,6,'draw_bandit bandit=meng_kang',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',3,6,'draw_bandit bandit=song_jiang',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',4,6,'draw_bandit bandit=huangfu_duan',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',5,6,'draw_bandit bandit=ding_desun',1,NULL,1.79562702530756545062e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',6,0,'place square=i5',0,NULL,1.79562702533234405514e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',7,6,'draw_bandit bandit=ling_zhen',1,NULL,1.79562702533234405514e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',8,6,'draw_event event=campaign_of_gao_qiu',1,NULL,1.79562702533234405514e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',9,6,'draw_event event=tribute_of_flowers_and_rocks',1,NULL,1.79562702533234405514e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',10,0,'meet figure=song_jiang',0,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',11,6,'place_die place=town',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',12,6,'adversary_die adversary=animal',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',13,6,'test_die trait=magic',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',14,6,'roll pips=6',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',15,6,'roll pips=6',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',16,6,'roll pips=5',1,NULL,1.79562702535081386567e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',17,0,'meet figure=tong_wei',0,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',18,6,'place_die place=pond',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',19,6,'adversary_die adversary=mandarin',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',20,6,'test_die trait=magic',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',21,6,'roll pips=4',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',22,6,'roll pips=2',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',23,6,'roll pips=3',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',24,6,'roll pips=2',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',25,0,'meet figure=ding_desun',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',26,6,'place_die place=temple',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',27,6,'adversary_die adversary=nature',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',28,6,'test_die trait=magic',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',29,6,'roll pips=4',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',30,6,'roll pips=6',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',31,6,'roll pips=2',1,NULL,1.79562702537156343462e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',32,1,'meet figure=meng_kang',0,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',33,6,'place_die place=forest',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',34,6,'adversary_die adversary=nature',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',35,6,'test_die trait=combat',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',36,6,'roll pips=8',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',37,6,'roll pips=8',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',38,6,'roll pips=9',1,NULL,1.79562702538237810136e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',39,1,'meet figure=ling_zhen',0,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',40,6,'place_die place=mountain',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',41,6,'adversary_die adversary=nature',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',42,6,'test_die trait=mind',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',43,6,'roll pips=8',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',44,6,'roll pips=7',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',45,6,'roll pips=8',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',46,1,'meet figure=huangfu_duan',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',47,6,'place_die place=forest',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',48,6,'adversary_die adversary=mandarin',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',49,6,'test_die trait=mind',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',50,6,'roll pips=10',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',51,6,'roll pips=6',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',52,6,'roll pips=1',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',53,6,'roll pips=3',1,NULL,1.7956270254000732899e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',54,0,'end_voyage',0,NULL,1.79562702542021560662e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',55,1,'attack figure=ling_zhen foe=song_jiang',0,NULL,1.79562702543859267238e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',56,1,'challenge trait=magic',0,NULL,1.79562702545498538019e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',57,6,'roll pips=3',1,NULL,1.79562702545498538019e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',58,6,'roll pips=12',1,NULL,1.79562702545498538019e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',59,6,'draw_bandit bandit=hu_sanniang',1,NULL,1.79562702545498538019e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',60,1,'place square=h6',0,NULL,1.79562702548619222645e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',61,6,'draw_bandit bandit=tang_long',1,NULL,1.79562702548619222645e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',62,6,'draw_event event=three_assaults_on_zhu_village',1,NULL,1.79562702548619222645e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',63,6,'draw_event event=great_amnesty',1,NULL,1.79562702548619222645e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',64,1,'meet figure=hu_sanniang',0,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',65,6,'place_die place=forest',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',66,6,'adversary_die adversary=animal',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',67,6,'test_die trait=combat',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',68,6,'roll pips=1',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',69,6,'roll pips=9',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',70,6,'roll pips=2',1,NULL,1.7956270255077137947e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',71,1,'feast',0,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',72,1,'meet figure=huangfu_duan',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',73,6,'place_die place=temple',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',74,6,'adversary_die adversary=mandarin',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',75,6,'test_die trait=magic',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',76,6,'roll pips=1',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',77,6,'roll pips=5',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',78,6,'roll pips=5',1,NULL,1795627025.52703,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',79,0,'meet figure=song_jiang',0,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',80,6,'place_die place=forest',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',81,6,'adversary_die adversary=animal',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',82,6,'test_die trait=mind',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',83,6,'roll pips=7',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',84,6,'roll pips=6',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',85,6,'roll pips=9',1,NULL,1.79562702554394340516e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',86,0,'feast',0,NULL,1.79562702555380082126e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',87,0,'meet figure=tang_long',0,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',88,6,'place_die place=pond',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',89,6,'adversary_die adversary=nature',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',90,6,'test_die trait=combat',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',91,6,'roll pips=10',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',92,6,'roll pips=9',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',93,6,'roll pips=8',1,NULL,1.7956270255604388714e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',94,0,'meet figure=tong_wei',0,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',95,6,'place_die place=forest',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',96,6,'adversary_die adversary=soldiers',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',97,6,'test_die trait=combat',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',98,6,'roll pips=3',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',99,6,'roll pips=7',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',100,6,'roll pips=3',1,NULL,1.79562702557464647298e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',101,1,'step figure=huangfu_duan square=i4',0,NULL,1.79562702558859848978e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',102,1,'step figure=hu_sanniang square=g5',0,NULL,1.79562702560239624972e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',103,1,'challenge trait=magic',0,NULL,1.79562702561818027498e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',104,6,'roll pips=7',1,NULL,1.79562702561818027498e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',105,6,'roll pips=7',1,NULL,1.79562702561818027498e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',106,1,'end_voyage',0,NULL,1.7956270256303310394e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',107,0,'attack figure=ding_desun foe=huangfu_duan',0,NULL,1.79562702564184832575e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',108,0,'heal figure=song_jiang',0,NULL,1.79562702565522456163e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',109,0,'challenge trait=magic',0,NULL,1.79562702567194342612e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',110,6,'roll pips=4',1,NULL,1.79562702567194342612e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',111,6,'roll pips=12',1,NULL,1.79562702567194342612e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',112,0,'step figure=tong_wei square=h7',0,NULL,1.79562702569187664981e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',113,0,'end_voyage',0,NULL,1.7956270257116382122e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',114,0,'found figure=tong_wei',0,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',115,6,'loot_die face=5',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',116,6,'troops adversary=mandarin',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',117,6,'general bandit=wu_yong',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',118,6,'draw_bandit bandit=li_yun',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',119,6,'draw_bandit bandit=ou_peng',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',120,6,'draw_event event=year_of_plenty',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('dekm36xbpv93',121,6,'draw_event event=wrestling_match',1,NULL,1.79562702572423815725e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',0,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',1,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',2,6,'gold_card card=gesoriacum_franks',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',3,6,'gold_card card=philippopolis_huns',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',4,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',5,6,'gold_card card=mogontiacum_franks',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',6,6,'gold_card card=carnuntum_huns',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',7,6,'gold_card card=tyras_visigoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',8,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',9,6,'deal_role role=regina_foederata',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',10,6,'deal_role role=praefectus_classis',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',11,6,'draw_card card=constantinopolis_ostrogoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',12,6,'draw_card card=lugdunum_huns',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',13,6,'draw_card card=ravenna_visigoths',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',14,6,'draw_card card=event',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',15,6,'draw_event event=audentes_fortuna',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',16,6,'draw_card card=mediolanum_huns',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',17,6,'draw_card card=event',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',18,6,'draw_event event=si_vis_pacem',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',19,6,'draw_card card=event',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',20,6,'draw_event event=alea_iacta_est',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',21,6,'draw_card card=genua_franks',1,NULL,1.79562702588548588752e+09,'');
INSERT INTO "moves" VALUES('uubhjy2mrxpn',22,0,'concede',0,NULL,1.79562702589878606801e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'jrtvjqes4dt4',1795627023.5366);
INSERT INTO "news" VALUES(2,'jrtvjqes4dt4',1.79562702355709767339e+09);
INSERT INTO "news" VALUES(3,'jrtvjqes4dt4',1.79562702356121492389e+09);
INSERT INTO "news" VALUES(4,'jrtvjqes4dt4',1.79562702361055088039e+09);
INSERT INTO "news" VALUES(5,'jrtvjqes4dt4',1.79562702362631487849e+09);
INSERT INTO "news" VALUES(6,'jrtvjqes4dt4',1.79562702363562536238e+09);
INSERT INTO "news" VALUES(7,'jrtvjqes4dt4',1.79562702364951229088e+09);
INSERT INTO "news" VALUES(8,'jrtvjqes4dt4',1.79562702366004776953e+09);
INSERT INTO "news" VALUES(9,'jrtvjqes4dt4',1.79562702367472100256e+09);
INSERT INTO "news" VALUES(10,'jrtvjqes4dt4',1.79562702369220495227e+09);
INSERT INTO "news" VALUES(11,'jrtvjqes4dt4',1.79562702370603704451e+09);
INSERT INTO "news" VALUES(12,'jrtvjqes4dt4',1.79562702371675705914e+09);
INSERT INTO "news" VALUES(13,'jrtvjqes4dt4',1.79562702373110532759e+09);
INSERT INTO "news" VALUES(14,'jrtvjqes4dt4',1.79562702374509620666e+09);
INSERT INTO "news" VALUES(15,'jrtvjqes4dt4',1.79562702376217627527e+09);
INSERT INTO "news" VALUES(16,'jrtvjqes4dt4',1.79562702377268457415e+09);
INSERT INTO "news" VALUES(17,'jrtvjqes4dt4',1.79562702378840923314e+09);
INSERT INTO "news" VALUES(18,'jrtvjqes4dt4',1.79562702380307388306e+09);
INSERT INTO "news" VALUES(19,'jrtvjqes4dt4',1.79562702381819057459e+09);
INSERT INTO "news" VALUES(20,'jrtvjqes4dt4',1.79562702383237314225e+09);
INSERT INTO "news" VALUES(21,'jrtvjqes4dt4',1.79562702384551429752e+09);
INSERT INTO "news" VALUES(22,'jrtvjqes4dt4',1.79562702385903096196e+09);
INSERT INTO "news" VALUES(23,'jrtvjqes4dt4',1.79562702386768984798e+09);
INSERT INTO "news" VALUES(24,'jrtvjqes4dt4',1.79562702387914419174e+09);
INSERT INTO "news" VALUES(25,'jrtvjqes4dt4',1.79562702389364123346e+09);
INSERT INTO "news" VALUES(26,'jrtvjqes4dt4',1.79562702390697431567e+09);
INSERT INTO "news" VALUES(27,'jrtvjqes4dt4',1.79562702391428852082e+09);
INSERT INTO "news" VALUES(28,'jrtvjqes4dt4',1.79562702392729663849e+09);
INSERT INTO "news" VALUES(29,'jrtvjqes4dt4',1.7956270239394836425e+09);
INSERT INTO "news" VALUES(30,'jrtvjqes4dt4',1.79562702394866847985e+09);
INSERT INTO "news" VALUES(31,'jrtvjqes4dt4',1.79562702395879888539e+09);
INSERT INTO "news" VALUES(32,'jrtvjqes4dt4',1.79562702398044610023e+09);
INSERT INTO "news" VALUES(33,'jrwzyprwv83f',1.79562702398944091792e+09);
INSERT INTO "news" VALUES(34,'jrwzyprwv83f',1.79562702399759125705e+09);
INSERT INTO "news" VALUES(35,'jrwzyprwv83f',1.79562702400651335718e+09);
INSERT INTO "news" VALUES(36,'jrwzyprwv83f',1.79562702408342695237e+09);
INSERT INTO "news" VALUES(37,'jrwzyprwv83f',1.79562702409665727611e+09);
INSERT INTO "news" VALUES(38,'jrwzyprwv83f',1.79562702410814380646e+09);
INSERT INTO "news" VALUES(39,'jrwzyprwv83f',1.79562702411795139306e+09);
INSERT INTO "news" VALUES(40,'jrwzyprwv83f',1.7956270241411263943e+09);
INSERT INTO "news" VALUES(41,'jrwzyprwv83f',1.79562702415664124486e+09);
INSERT INTO "news" VALUES(42,'jrwzyprwv83f',1.79562702417629289626e+09);
INSERT INTO "news" VALUES(43,'jrwzyprwv83f',1.79562702418986511231e+09);
INSERT INTO "news" VALUES(44,'jrwzyprwv83f',1.79562702420606374741e+09);
INSERT INTO "news" VALUES(45,'jrwzyprwv83f',1.79562702421742963797e+09);
INSERT INTO "news" VALUES(46,'jrwzyprwv83f',1.79562702423302626613e+09);
INSERT INTO "news" VALUES(47,'jrwzyprwv83f',1.79562702424607133861e+09);
INSERT INTO "news" VALUES(48,'jrwzyprwv83f',1.79562702426631188397e+09);
INSERT INTO "news" VALUES(49,'jrwzyprwv83f',1.79562702428595399864e+09);
INSERT INTO "news" VALUES(50,'jrwzyprwv83f',1.79562702431173443792e+09);
INSERT INTO "news" VALUES(51,'jrwzyprwv83f',1.7956270243328511715e+09);
INSERT INTO "news" VALUES(52,'jrwzyprwv83f',1.79562702436059188843e+09);
INSERT INTO "news" VALUES(53,'jrwzyprwv83f',1.79562702438230323786e+09);
INSERT INTO "news" VALUES(54,'jrwzyprwv83f',1.79562702440716648105e+09);
INSERT INTO "news" VALUES(55,'jrwzyprwv83f',1.79562702443457221984e+09);
INSERT INTO "news" VALUES(56,'jrwzyprwv83f',1.79562702444947457306e+09);
INSERT INTO "news" VALUES(57,'jrwzyprwv83f',1.79562702446598649024e+09);
INSERT INTO "news" VALUES(58,'jrwzyprwv83f',1.79562702448930382724e+09);
INSERT INTO "news" VALUES(59,'jrwzyprwv83f',1.79562702450602984429e+09);
INSERT INTO "news" VALUES(60,'jrwzyprwv83f',1.79562702452167320251e+09);
INSERT INTO "news" VALUES(61,'jrwzyprwv83f',1.79562702453596091268e+09);
INSERT INTO "news" VALUES(62,'jrwzyprwv83f',1.79562702455021119115e+09);
INSERT INTO "news" VALUES(63,'jrwzyprwv83f',1795627024.57311);
INSERT INTO "news" VALUES(64,'jrwzyprwv83f',1.79562702458857345578e+09);
INSERT INTO "news" VALUES(65,'jrwzyprwv83f',1.79562702460144495968e+09);
INSERT INTO "news" VALUES(66,'jrwzyprwv83f',1.79562702462450718876e+09);
INSERT INTO "news" VALUES(67,'jrwzyprwv83f',1.79562702462783741952e+09);
INSERT INTO "news" VALUES(68,'jrwzyprwv83f',1.79562702463809561732e+09);
INSERT INTO "news" VALUES(69,'v7g4xhjbr7vc',1.79562702464364790915e+09);
INSERT INTO "news" VALUES(70,'v7g4xhjbr7vc',1.7956270246557197571e+09);
INSERT INTO "news" VALUES(71,'v7g4xhjbr7vc',1.7956270246679284573e+09);
INSERT INTO "news" VALUES(72,'v7g4xhjbr7vc',1.79562702470097470281e+09);
INSERT INTO "news" VALUES(73,'v7g4xhjbr7vc',1.79562702471770095817e+09);
INSERT INTO "news" VALUES(74,'v7g4xhjbr7vc',1.79562702476852273942e+09);
INSERT INTO "news" VALUES(75,'v7g4xhjbr7vc',1.79562702478155636785e+09);
INSERT INTO "news" VALUES(76,'v7g4xhjbr7vc',1.79562702480316114424e+09);
INSERT INTO "news" VALUES(77,'v7g4xhjbr7vc',1.79562702481790208812e+09);
INSERT INTO "news" VALUES(78,'v7g4xhjbr7vc',1.79562702483936309817e+09);
INSERT INTO "news" VALUES(79,'v7g4xhjbr7vc',1.79562702485582756989e+09);
INSERT INTO "news" VALUES(80,'v7g4xhjbr7vc',1795627024.8701);
INSERT INTO "news" VALUES(81,'v7g4xhjbr7vc',1.79562702489744758604e+09);
INSERT INTO "news" VALUES(82,'v7g4xhjbr7vc',1.79562702491655492784e+09);
INSERT INTO "news" VALUES(83,'v7g4xhjbr7vc',1.79562702493666362761e+09);
INSERT INTO "news" VALUES(84,'v7g4xhjbr7vc',1.79562702496327733989e+09);
INSERT INTO "news" VALUES(85,'v7g4xhjbr7vc',1.79562702497769188878e+09);
INSERT INTO "news" VALUES(86,'v7g4xhjbr7vc',1.79562702501545476919e+09);
INSERT INTO "news" VALUES(87,'v7g4xhjbr7vc',1.79562702503888940806e+09);
INSERT INTO "news" VALUES(88,'v7g4xhjbr7vc',1.7956270250608801841e+09);
INSERT INTO "news" VALUES(89,'v7g4xhjbr7vc',1.79562702507381224633e+09);
INSERT INTO "news" VALUES(90,'v7g4xhjbr7vc',1.79562702509305238728e+09);
INSERT INTO "news" VALUES(91,'v7g4xhjbr7vc',1.79562702510937261578e+09);
INSERT INTO "news" VALUES(92,'v7g4xhjbr7vc',1.79562702513026309011e+09);
INSERT INTO "news" VALUES(93,'v7g4xhjbr7vc',1.79562702515418505674e+09);
INSERT INTO "news" VALUES(94,'v7g4xhjbr7vc',1.79562702517575192451e+09);
INSERT INTO "news" VALUES(95,'v7g4xhjbr7vc',1.79562702519668507573e+09);
INSERT INTO "news" VALUES(96,'v7g4xhjbr7vc',1.79562702521787214285e+09);
INSERT INTO "news" VALUES(97,'v7g4xhjbr7vc',1.79562702523554134368e+09);
INSERT INTO "news" VALUES(98,'v7g4xhjbr7vc',1.79562702524403977394e+09);
INSERT INTO "news" VALUES(99,'v7g4xhjbr7vc',1.79562702525429558749e+09);
INSERT INTO "news" VALUES(100,'v7g4xhjbr7vc',1.79562702526876187322e+09);
INSERT INTO "news" VALUES(101,'dekm36xbpv93',1.79562702527821016311e+09);
INSERT INTO "news" VALUES(102,'dekm36xbpv93',1.7956270252935566902e+09);
INSERT INTO "news" VALUES(103,'dekm36xbpv93',1.79562702530375170703e+09);
INSERT INTO "news" VALUES(104,'dekm36xbpv93',1.79562702531602191922e+09);
INSERT INTO "news" VALUES(105,'dekm36xbpv93',1.79562702533552861214e+09);
INSERT INTO "news" VALUES(106,'dekm36xbpv93',1.79562702535729956619e+09);
INSERT INTO "news" VALUES(107,'dekm36xbpv93',1.79562702537620735169e+09);
INSERT INTO "news" VALUES(108,'dekm36xbpv93',1.79562702538961768152e+09);
INSERT INTO "news" VALUES(109,'dekm36xbpv93',1.79562702541139507291e+09);
INSERT INTO "news" VALUES(110,'dekm36xbpv93',1.79562702542510676381e+09);
INSERT INTO "news" VALUES(111,'dekm36xbpv93',1.79562702544072389605e+09);
INSERT INTO "news" VALUES(112,'dekm36xbpv93',1.79562702546684527403e+09);
INSERT INTO "news" VALUES(113,'dekm36xbpv93',1.79562702549618577962e+09);
INSERT INTO "news" VALUES(114,'dekm36xbpv93',1.79562702551736545555e+09);
INSERT INTO "news" VALUES(115,'dekm36xbpv93',1.7956270255311472416e+09);
INSERT INTO "news" VALUES(116,'dekm36xbpv93',1.79562702554628682129e+09);
INSERT INTO "news" VALUES(117,'dekm36xbpv93',1.79562702555503082273e+09);
INSERT INTO "news" VALUES(118,'dekm36xbpv93',1.79562702556575679783e+09);
INSERT INTO "news" VALUES(119,'dekm36xbpv93',1.79562702557775282861e+09);
INSERT INTO "news" VALUES(120,'dekm36xbpv93',1.79562702559479618071e+09);
INSERT INTO "news" VALUES(121,'dekm36xbpv93',1.79562702560891246797e+09);
INSERT INTO "news" VALUES(122,'dekm36xbpv93',1.79562702562058091161e+09);
INSERT INTO "news" VALUES(123,'dekm36xbpv93',1795627025.6325);
INSERT INTO "news" VALUES(124,'dekm36xbpv93',1.79562702564758849138e+09);
INSERT INTO "news" VALUES(125,'dekm36xbpv93',1.79562702565680694585e+09);
INSERT INTO "news" VALUES(126,'dekm36xbpv93',1.79562702567602658267e+09);
INSERT INTO "news" VALUES(127,'dekm36xbpv93',1.79562702569890666006e+09);
INSERT INTO "news" VALUES(128,'dekm36xbpv93',1.79562702571352672577e+09);
INSERT INTO "news" VALUES(129,'dekm36xbpv93',1.79562702573702621458e+09);
INSERT INTO "news" VALUES(130,'dekm36xbpv93',1.79562702574456191061e+09);
INSERT INTO "news" VALUES(131,'dekm36xbpv93',1.79562702575970149039e+09);
INSERT INTO "news" VALUES(132,'dekm36xbpv93',1.79562702579946351054e+09);
INSERT INTO "news" VALUES(133,'uubhjy2mrxpn',1.79562702586911058424e+09);
INSERT INTO "news" VALUES(134,'uubhjy2mrxpn',1.79562702587907385828e+09);
INSERT INTO "news" VALUES(135,'uubhjy2mrxpn',1.79562702589563083651e+09);
INSERT INTO "news" VALUES(136,'uubhjy2mrxpn',1.79562702589997744565e+09);
INSERT INTO "news" VALUES(137,'sew3p6nab639',1.79562702592621731756e+09);
INSERT INTO "news" VALUES(138,'sew3p6nab639',1795627025.93322);
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
INSERT INTO "notes" VALUES(1,'jrtvjqes4dt4',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79562702394751644132e+09);
INSERT INTO "notes" VALUES(2,'jrwzyprwv83f',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79562702462713336942e+09);
INSERT INTO "notes" VALUES(3,'v7g4xhjbr7vc',0,'guest 1','We go on with New World tomorrow.',1.79562702524352812765e+09);
INSERT INTO "notes" VALUES(4,'dekm36xbpv93',0,'guest 1','We go on with Water Margin tomorrow.',1.79562702574390912059e+09);
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
INSERT INTO "passkeys" VALUES('credential','52a94d80dfcb372df360bdc5','public',1,'a phone',1.79562702580563569075e+09,NULL);
CREATE TABLE posted (
	id INTEGER NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "posted" VALUES(1,'2ed8282550b8d94462f84d229bf08bfe44b47556bf8dc9fd27c8b9d2c92b85ce','52a94d80dfcb372df360bdc5','asked',1.79562702582756018639e+09);
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
INSERT INTO "regulars" VALUES('52a94d80dfcb372df360bdc5','handle','Ada the Regular','adatheregular','adatheregular',1.7956270258043634891e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, votes SMALLINT DEFAULT '0' NOT NULL, voted_on INTEGER DEFAULT '0' NOT NULL, number VARCHAR(64) DEFAULT '' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('jrtvjqes4dt4',0,'human','guest 1','wNUVnRoLztr1','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('jrtvjqes4dt4',1,'human','guest 2','RoFCe79loCAl','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('jrwzyprwv83f',0,'human','guest 1','oqkq2lPpQ4xn','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('jrwzyprwv83f',1,'human','guest 2','X2vBEtoAma-0','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('v7g4xhjbr7vc',0,'human','guest 1','GbuvQBj6ntTQ','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('v7g4xhjbr7vc',1,'human','guest 2','tnhQe6kRQimi','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('dekm36xbpv93',0,'human','guest 1','VCECCNP3k3Tc','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('dekm36xbpv93',1,'human','guest 2','IlNBo9Kmk2eR','',NULL,'bot:random',1.79562702579581046102e+09,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('uubhjy2mrxpn',0,'human','guest 1','qCjiDtBxO_I7','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('uubhjy2mrxpn',1,'bot:random','','','',NULL,'',NULL,0.0,0,0,'',0);
INSERT INTO "seats" VALUES('sew3p6nab639',0,'human','guest 1','5mn1XbQbeng1','',NULL,'',NULL,0.0,0,0,'c0ffee',0);
INSERT INTO "seats" VALUES('sew3p6nab639',1,'','','','',NULL,'',NULL,0.0,0,0,'',0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','XFoyjTdveTpnkSyB475btB4T8vJHLz8zBNvnC2jVy2Y');
INSERT INTO "settings" VALUES('record_key','233b2b776cd8986f48b39c76e9bd06c4123285ca64cccefdc6dd11e2adc7a6ee');
CREATE TABLE shared (
	guest VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	nonce VARCHAR(24) NOT NULL, 
	looked INTEGER, 
	PRIMARY KEY (guest, table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','dekm36xbpv93',0,'VCECCNP3k3Tc',NULL);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','dekm36xbpv93',1,'IlNBo9Kmk2eR',NULL);
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
INSERT INTO "tables" VALUES('jrtvjqes4dt4','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.7956270235324778557e+09,0,NULL,NULL,0,'',1,0,0,'cd12e879ee806dc1dbcd3e00c309aaf21e35d20fb0287b859f22fcd46b5117d0','');
INSERT INTO "tables" VALUES('jrwzyprwv83f','jeanne_darc','1.1',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all", "factions": "in_order"}',NULL,'default',1,1.79562702398680949216e+09,0,NULL,NULL,0,'',1,0,0,'6fe5f08d5094fb954fc4e4dd67c0628591349f0fc751b857f3002d894cbcc4f1','');
INSERT INTO "tables" VALUES('v7g4xhjbr7vc','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.7956270246401782036e+09,0,NULL,NULL,0,'',1,0,0,'1fc1de5760809466464d9804870b2be7c1a8edcfdf1b99216692bd0d21e5906d','');
INSERT INTO "tables" VALUES('dekm36xbpv93','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79562702527513766287e+09,0,1.79562702579655551911e+09,NULL,0,'',1,1,0,'ebff06c5ca0dddd2ce32dfc889a7f03e7c6ced7e0763fbf0e586d1fa6a01481c','');
INSERT INTO "tables" VALUES('uubhjy2mrxpn','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.7956270258664226532e+09,1,NULL,NULL,0,'',1,0,0,'e3cc3aa4f49558dda86fc644df19b8388bc3596ac4b1ad0f1fc5106293da5eea','');
INSERT INTO "tables" VALUES('sew3p6nab639','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79562702592358875274e+09,0,NULL,NULL,0,'',0,0,30,'0664d01f8e07e7d9e90957b4c072df061e1ce4fb7e4d61a40125fe96fafbb045','');
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
INSERT INTO "visits" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','dekm36xbpv93',0,'VCECCNP3k3Tc',NULL,1.79562702577481651299e+09);
INSERT INTO "visits" VALUES('52a94d80dfcb372df360bdc5','dekm36xbpv93',0,'VCECCNP3k3Tc',NULL,1.7956270258208787441e+09);
CREATE TABLE ways (
	id VARCHAR(24) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	tries SMALLINT NOT NULL, 
	failures SMALLINT NOT NULL, 
	rests DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ways" VALUES('bdcdb339aad016c61e20ef91','52a94d80dfcb372df360bdc5','mailto','ada@example.org','2ed8282550b8d94462f84d229bf08bfe44b47556bf8dc9fd27c8b9d2c92b85ce',0,0,0,0.0);
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
INSERT INTO "sqlite_sequence" VALUES('news',138);
COMMIT;

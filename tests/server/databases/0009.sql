BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE chances (
	table_id VARCHAR(24) NOT NULL, 
	curve TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chances" VALUES('c4nrzjdjfyrh','{"sides": [1, 2], "chances": [{"moves": 0, "chances": [0.5, 0.5]}], "swings": [], "luck": [], "choice": [], "unsure": 0.1, "playouts": 100}',1.79557704509620022774e+09);
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
INSERT INTO "hints" VALUES('79r6dwgazd5u',0,81,0,'[["march city=roma legions=0", 1.0, 0.5]]',1.7955770398536198139e+09);
INSERT INTO "hints" VALUES('6c8wcsfqfpjw',1,50,1,'[["attack base=rennes target=nantes way=road", 1.0, 0.5]]',1.79557704163578152659e+09);
INSERT INTO "hints" VALUES('cuaty3h6dgfu',1,45,1,'[["give to=es_home", 1.0, 0.5]]',1.79557704362149167065e+09);
INSERT INTO "hints" VALUES('26gbeta8ngst',0,132,0,'[["meet figure=zhang_shun", 1.0, 0.5]]',1.79557704496112513544e+09);
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
INSERT INTO "moves" VALUES('79r6dwgazd5u',0,6,'gold_card card=gesoriacum_franks',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',1,6,'gold_card card=mogontiacum_vandals',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',2,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',3,6,'gold_card card=tyras_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',4,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',5,6,'gold_card card=carnuntum_huns',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',6,6,'gold_card card=mogontiacum_franks',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',7,6,'gold_card card=philippopolis_huns',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',8,6,'gold_card card=philippopolis_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',9,6,'deal_role role=regina_foederata',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',10,6,'deal_role role=praefectus_classis',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',11,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',12,6,'draw_card card=narbo_franks',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',13,6,'draw_card card=philippopolis_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',14,6,'draw_card card=genua_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',15,6,'draw_card card=narona_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',16,6,'draw_card card=lutetia_huns',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',17,6,'draw_card card=tingi_vandals',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',18,6,'draw_card card=ravenna_visigoths',1,NULL,1795577038.28626,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',19,0,'start_in city=genua',0,NULL,1.79557703837213754652e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',20,1,'start_in city=ravenna',0,NULL,1.79557703841138863566e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',21,0,'sail city=athenae legions=2 card=philippopolis_visigoths',0,NULL,1.79557703847934937478e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',22,0,'march city=constantinopolis legions=2',0,NULL,1.79557703853317070005e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',23,0,'sail city=narona legions=0 card=genua_visigoths',0,NULL,1.79557703859489321707e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',24,0,'sail city=genua legions=0 card=narbo_franks',0,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',25,6,'turn_up kind=ordinary',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',26,6,'draw_card card=londinium_franks',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',27,6,'turn_up kind=ordinary',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',28,6,'draw_card card=mogontiacum_vandals',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',29,6,'barbarian_card card=corduba_vandals',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',30,6,'barbarian_card card=burdigala_vandals',1,NULL,1.79557703866575479509e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',31,1,'sail city=tyras legions=0 card=narona_visigoths',0,NULL,1.79557703874580407146e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',32,1,'sail city=athenae legions=0 card=tingi_vandals',0,NULL,1.79557703880938744544e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',33,1,'sail city=narbo legions=0 card=ravenna_visigoths',0,NULL,1.79557703887391400341e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',34,1,'march city=lugdunum legions=0',0,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',35,6,'turn_up kind=ordinary',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',36,6,'draw_card card=syracusae_vandals',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',37,6,'turn_up kind=ordinary',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',38,6,'draw_card card=cesarea_vandals',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',39,6,'barbarian_card card=carthago_vandals',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',40,6,'barbarian_card card=lugdunum_vandals',1,NULL,1.79557703892830014232e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',41,0,'march city=ravenna legions=0',0,NULL,1.79557703897726178166e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',42,0,'sail city=roma legions=0 card=mogontiacum_vandals',0,NULL,1.79557703904434537889e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',43,0,'sail city=narbo legions=0 card=londinium_franks',0,NULL,1795577039.11351,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',44,0,'sail city=roma legions=0 card=carnuntum_ostrogoths',0,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',45,6,'turn_up kind=ordinary',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',46,6,'draw_card card=nova_carthago_visigoths',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',47,6,'turn_up kind=ordinary',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',48,6,'draw_card card=lugdunum_vandals',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',49,6,'barbarian_card card=nova_carthago_visigoths',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',50,6,'barbarian_card card=brundisium_huns',1,NULL,1.79557703918071675302e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',51,1,'march city=lutetia legions=0',0,NULL,1795577039.21872,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',52,1,'march city=lugdunum legions=0',0,NULL,1.79557703926416707034e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',53,1,'march city=lutetia legions=0',0,NULL,1.79557703930278444288e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',54,1,'build_fort card=lutetia_huns from_city=none',0,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',55,6,'turn_up kind=revolt',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',56,6,'turn_up kind=ordinary',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',57,6,'draw_card card=sinope_ostrogoths',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',58,6,'bottom_card card=lutetia_huns',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',59,6,'barbarian_card card=mogontiacum_franks',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',60,6,'barbarian_card card=roma_ostrogoths',1,NULL,1.79557703935318946839e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',61,0,'sail city=tyras legions=0 card=nova_carthago_visigoths',0,NULL,1.79557703942628312104e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',62,0,'sail city=roma legions=0 card=lugdunum_vandals',0,NULL,1.7955770394911088944e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',63,0,'done',0,NULL,1.79557703952726984029e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',64,0,'march city=genua legions=0',0,NULL,1.79557703958476901052e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',65,0,'march city=ravenna legions=0',0,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',66,6,'turn_up kind=ordinary',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',67,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',68,6,'turn_up kind=ordinary',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',69,6,'draw_card card=gesoriacum_franks',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',70,6,'barbarian_card card=tyras_visigoths',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',71,6,'barbarian_card card=mogontiacum_vandals',1,NULL,1.79557703963396620748e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',72,1,'end_actions',0,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',73,6,'turn_up kind=ordinary',1,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',74,6,'draw_card card=event',1,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',75,6,'draw_event event=melius_cavere',1,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',76,6,'turn_up kind=ordinary',1,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',77,6,'draw_card card=lugdunum_huns',1,NULL,1.79557703969561743731e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',78,1,'go_on_silently',0,NULL,1.79557703973872113227e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',79,6,'barbarian_card card=roma_huns',1,NULL,1.79557703973872113227e+09,'');
INSERT INTO "moves" VALUES('79r6dwgazd5u',80,6,'barbarian_card card=lutetia_huns',1,NULL,1.79557703973872113227e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',0,0,'lead faction=france',0,NULL,1.79557704019694685942e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',1,1,'lead faction=brittany',0,NULL,1.79557704024072360996e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',2,0,'start_in city=poitiers',0,NULL,1.7955770402882642746e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',3,1,'start_in city=nantes',0,NULL,1.7955770403438966274e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',4,0,'start_in city=tours',0,NULL,1.79557704038321375846e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',5,1,'start_in city=angers',0,NULL,1.79557704043705701826e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',6,1,'vote vote=war',0,NULL,1.79557704047486543655e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',7,0,'vote vote=war',0,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',8,6,'deal_card card=plunder',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',9,6,'deal_card card=siege_tower',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',10,6,'deal_card card=ladders',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',11,6,'deal_card card=engineer',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',12,6,'deal_card card=ram',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',13,6,'deal_card card=traitor',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',14,6,'deal_card card=ram',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',15,6,'deal_card card=traitor',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',16,6,'deal_card card=plunder',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',17,6,'deal_card card=ram',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',18,6,'deal_card card=engineer',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',19,6,'deal_card card=traitor',1,NULL,1.79557704050629663469e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',20,0,'pass',0,NULL,1.79557704054552865033e+09,'form');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',21,1,'pass',0,NULL,1.79557704057785606386e+09,'form');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',22,0,'buy_card',0,NULL,1.79557704062549018859e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',23,6,'deal_card card=ladders',1,NULL,1.79557704062549018859e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',24,1,'buy_card',0,NULL,1.79557704066322875021e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',25,6,'deal_card card=ladders',1,NULL,1.79557704066322875021e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',26,6,'draw_marker marker=uprising',1,NULL,1.79557704066322875021e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',27,0,'rise city=bourges',0,NULL,1.79557704072031378743e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',28,6,'uprising_die face=1',1,NULL,1.79557704072031378743e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',29,6,'draw_marker marker=treaty',1,NULL,1.79557704072031378743e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',30,6,'power_die face=2',1,NULL,1.79557704072031378743e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',31,6,'entry_die face=4',1,NULL,1.79557704072031378743e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',32,0,'no_offers',0,NULL,1.7955770407608854771e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',33,1,'no_offers',0,NULL,1.79557704080346179015e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',34,0,'expand city=auxerre',0,NULL,1.79557704084894490239e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',35,0,'expand city=orleans',0,NULL,1.79557704090169930463e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',36,0,'attack base=tours target=angers way=road',0,NULL,1.79557704094907617572e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',37,0,'attack_with first=ram second=ladders influence=3 extra=none',0,NULL,1.79557704101583981513e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',38,1,'defend_with card=siege_tower influence=5 extra=none',0,NULL,1.79557704106444311143e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',39,6,'attack_die face=1',1,NULL,1.79557704106444311143e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',40,6,'defence_die face=6',1,NULL,1.79557704106444311143e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',41,0,'pass',0,NULL,1.7955770411095647812e+09,'form');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',42,1,'pass',0,NULL,1.79557704114681577689e+09,'form');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',43,0,'end_turn',0,NULL,1.79557704119774389265e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',44,1,'pass',0,NULL,1.79557704123633408545e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',45,1,'offers_again',0,NULL,1.79557704127826547619e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',46,1,'offer to=1 give=rennes want=bourges coins=no_coins reason=none place=none',0,NULL,1.79557704137000179287e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',47,0,'decline',0,NULL,1.79557704141779303549e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',48,1,'offer to=1 give=nantes want=poitiers coins=pay_1 reason=none place=none',0,NULL,1.79557704150335931776e+09,'');
INSERT INTO "moves" VALUES('6c8wcsfqfpjw',49,0,'accept',0,NULL,1.79557704155181169507e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',0,0,'choose_nation nation=fr',0,NULL,1.79557704262929534915e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',1,1,'choose_nation nation=es',1,NULL,1.79557704262929534915e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',2,1,'choose_leader leader=columbus',0,NULL,1.79557704266522479051e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',3,0,'choose_leader leader=verrazzano',0,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',4,6,'deal card=surprise_attack',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',5,6,'deal card=ambush',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',6,6,'deal card=requerimiento',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',7,6,'deal card=cartographers',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',8,6,'deal card=hurricane',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',9,6,'deal card=coureurs_des_bois',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',10,6,'deal card=veteran_tercio',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',11,6,'deal card=learned_advisor',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',12,6,'deal card=native_guides',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',13,6,'deal card=pikes_and_stakes',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',14,6,'deal card=encomienda',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',15,6,'deal card=scorched_earth',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',16,6,'deal card=founding_charter',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',17,6,'deal card=yellow_fever',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',18,6,'deal card=mutiny',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',19,6,'deal card=privateers_of_dieppe',1,NULL,1.79557704268718194961e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',20,1,'done',0,NULL,1.79557704273992681503e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',21,0,'give_to_the_king ducats=50',0,NULL,1.79557704276433038707e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',22,0,'done',0,NULL,1.79557704278308439258e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',23,1,'look_at_demand',0,NULL,1.79557704281569838525e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',24,6,'turn_demand demand=silver',1,NULL,1.79557704281569838525e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',25,1,'lay_open demand=silver',0,NULL,1.7955770428392670155e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',26,0,'done',0,NULL,1.79557704285865712165e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',27,6,'name_order card=rally',1,NULL,1.79557704285865712165e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',28,1,'done',0,NULL,1.79557704288298249249e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',29,0,'propose nation=es what=alliance',0,NULL,1.79557704292067074778e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',30,1,'agree',0,NULL,1.7955770429426989556e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',31,0,'open_deal nation=es',0,NULL,1.79557704296700191498e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',32,0,'propose_deal mine=founding_charter mine_too=none theirs=pikes_and_stakes theirs_too=none',0,NULL,1.795577043039090395e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',33,1,'accept_deal',0,NULL,1.79557704307401847843e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',34,0,'done',0,NULL,1.79557704309928631777e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',35,0,'new_fleet fleet=fr_fleet_3',0,NULL,1.79557704313786959653e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',36,1,'play_for_points card=encomienda',0,NULL,1.79557704317958140372e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',37,1,'activate avatar=columbus',0,NULL,1.79557704322163224222e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',38,1,'embark leader=columbus fleet=es_fleet_1',0,NULL,1.79557704327730250359e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',39,1,'disembark leader=columbus',0,NULL,1.79557704332082438466e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',40,1,'embark leader=columbus fleet=es_fleet_1',0,NULL,1.79557704337062191968e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',41,1,'disembark leader=columbus',0,NULL,1.79557704341522121433e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',42,1,'take giver=es_home what=infantry amount=1',0,NULL,1.79557704348503589632e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',43,1,'take giver=es_home what=settlers amount=4',0,NULL,1.79557704354390454295e+09,'');
INSERT INTO "moves" VALUES('cuaty3h6dgfu',44,1,'undo',0,NULL,1.79557704357929086682e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',0,6,'first_seat seat_drawn=2',1,NULL,1.79557704386575055126e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',1,6,'draw_bandit bandit=an_daoquan',1,NULL,1.79557704386575055126e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',2,6,'draw_bandit bandit=zhang_shun',1,NULL,1.79557704386575055126e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',3,6,'draw_bandit bandit=ding_desun',1,NULL,1.79557704386575055126e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',4,6,'draw_bandit bandit=wang_dingliu',1,NULL,1.79557704386575055126e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',5,0,'place square=j8',0,NULL,1.79557704393901228908e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',6,6,'draw_bandit bandit=zou_yuan',1,NULL,1.79557704393901228908e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',7,6,'draw_bandit bandit=xiao_rang',1,NULL,1.79557704393901228908e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',8,6,'draw_event event=boar_forest',1,NULL,1.79557704393901228908e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',9,1,'choose figure=an_daoquan',0,NULL,1.79557704399737310405e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',10,6,'draw_event event=white_tiger_hall',1,NULL,1.79557704399737310405e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',11,0,'choose figure=xiao_rang',1,NULL,1.79557704399737310405e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',12,6,'roll pips=3',1,NULL,1.79557704399737310405e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',13,1,'meet figure=an_daoquan',0,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',14,6,'place_die place=pond',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',15,6,'adversary_die adversary=nature',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',16,6,'test_die trait=combat',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',17,6,'roll pips=1',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',18,6,'roll pips=9',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',19,6,'roll pips=6',1,NULL,1.79557704404436326026e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',20,1,'meet figure=zou_yuan',0,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',21,6,'place_die place=inn',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',22,6,'adversary_die adversary=animal',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',23,6,'test_die trait=mind',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',24,6,'roll pips=5',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',25,6,'roll pips=5',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',26,6,'roll pips=7',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',27,1,'meet figure=ding_desun',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',28,6,'place_die place=pond',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',29,6,'adversary_die adversary=nature',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',30,6,'test_die trait=mind',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',31,6,'roll pips=10',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',32,6,'roll pips=7',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',33,6,'roll pips=5',1,NULL,1.79557704407900309566e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',34,0,'meet figure=wang_dingliu',0,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',35,6,'place_die place=pond',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',36,6,'adversary_die adversary=bandits',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',37,6,'test_die trait=magic',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',38,6,'roll pips=6',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',39,6,'roll pips=4',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',40,6,'roll pips=6',1,NULL,1.79557704412698292736e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',41,0,'meet figure=xiao_rang',0,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',42,6,'place_die place=inn',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',43,6,'adversary_die adversary=peasants',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',44,6,'test_die trait=combat',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',45,6,'roll pips=4',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',46,6,'roll pips=7',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',47,6,'roll pips=6',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',48,0,'meet figure=zhang_shun',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',49,6,'place_die place=pond',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',50,6,'adversary_die adversary=peasants',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',51,6,'test_die trait=combat',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',52,6,'roll pips=10',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',53,6,'roll pips=8',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',54,6,'roll pips=2',1,NULL,1.79557704416646194455e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',55,1,'end_voyage',0,NULL,1.79557704422461962695e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',56,0,'attack figure=wang_dingliu foe=an_daoquan',0,NULL,1.79557704428129744534e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',57,0,'challenge trait=magic',0,NULL,1.79557704431346869472e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',58,6,'roll pips=4',1,NULL,1.79557704431346869472e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',59,6,'roll pips=1',1,NULL,1.79557704431346869472e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',60,6,'draw_bandit bandit=gong_wang',1,NULL,1.79557704431346869472e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',61,0,'place square=i3',0,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',62,6,'draw_bandit bandit=li_jun',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',63,6,'draw_event event=wrestling_match',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',64,6,'draw_event event=salt_of_the_river',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',65,0,'meet figure=gong_wang',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',66,6,'place_die place=pond',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',67,6,'adversary_die adversary=animal',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',68,6,'test_die trait=combat',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',69,6,'roll pips=5',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',70,6,'roll pips=10',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',71,6,'roll pips=1',1,NULL,1.79557704436294054981e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',72,1,'meet figure=li_jun',0,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',73,6,'place_die place=pond',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',74,6,'adversary_die adversary=mandarin',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',75,6,'test_die trait=magic',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',76,6,'roll pips=3',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',77,6,'roll pips=1',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',78,6,'roll pips=4',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',79,1,'meet figure=zou_yuan',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',80,6,'place_die place=mountain',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',81,6,'adversary_die adversary=peasants',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',82,6,'test_die trait=magic',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',83,6,'roll pips=6',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',84,6,'roll pips=2',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',85,6,'roll pips=9',1,NULL,1.79557704441631412503e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',86,0,'step figure=zhang_shun square=i8',0,NULL,1.79557704447515726091e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',87,0,'step figure=xiao_rang square=g6',0,NULL,1.79557704453061056136e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',88,0,'step figure=gong_wang square=j4',0,NULL,1.79557704456778264049e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',89,0,'attempt quest=wrestling_match',0,NULL,1.79557704459749269488e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',90,6,'roll pips=4',1,NULL,1.79557704459749269488e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',91,1,'attack figure=an_daoquan foe=zhang_shun',0,NULL,1.79557704464289903645e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',92,1,'challenge trait=combat',0,NULL,1.79557704467573022843e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',93,6,'roll pips=3',1,NULL,1.79557704467573022843e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',94,6,'roll pips=2',1,NULL,1.79557704467573022843e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',95,1,'step figure=zou_yuan square=l2',0,NULL,1.79557704470615434651e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',96,1,'step figure=li_jun square=i9',0,NULL,1.79557704474205613131e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',97,1,'step figure=li_jun square=j9',0,NULL,1.79557704477756094937e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',98,6,'draw_bandit bandit=lei_heng',1,NULL,1.79557704477756094937e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',99,6,'draw_bandit bandit=xue_yong',1,NULL,1.79557704477756094937e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',100,6,'draw_event event=arak_shop',1,NULL,1.79557704477756094937e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',101,1,'choose figure=ding_desun',0,NULL,1.79557704480840539928e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',102,1,'choose figure=li_jun',0,NULL,1.79557704483504128453e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',103,6,'draw_event event=divine_physician',1,NULL,1.79557704483504128453e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',104,1,'meet figure=zou_yuan',0,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',105,6,'place_die place=mountain',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',106,6,'adversary_die adversary=peasants',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',107,6,'test_die trait=combat',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',108,6,'roll pips=3',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',109,6,'roll pips=3',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',110,6,'roll pips=6',1,NULL,1.79557704486302065847e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',111,1,'meet figure=li_jun',0,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',112,6,'place_die place=inn',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',113,6,'adversary_die adversary=animal',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',114,6,'test_die trait=magic',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',115,6,'roll pips=1',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',116,6,'roll pips=1',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',117,6,'roll pips=12',1,NULL,1.7955770448949680329e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',118,1,'meet figure=ding_desun',0,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',119,6,'place_die place=pond',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',120,6,'adversary_die adversary=bandits',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',121,6,'test_die trait=combat',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',122,6,'roll pips=9',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',123,6,'roll pips=2',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',124,6,'roll pips=3',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',125,1,'meet figure=lei_heng',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',126,6,'place_die place=temple',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',127,6,'adversary_die adversary=soldiers',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',128,6,'test_die trait=mind',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',129,6,'roll pips=5',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',130,6,'roll pips=5',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('26gbeta8ngst',131,6,'roll pips=4',1,NULL,1.79557704492056584353e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',0,6,'gold_card card=philippopolis_huns',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',1,6,'gold_card card=tyras_visigoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',2,6,'gold_card card=gesoriacum_franks',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',3,6,'gold_card card=mogontiacum_franks',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',4,6,'gold_card card=carnuntum_huns',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',5,6,'gold_card card=mogontiacum_vandals',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',6,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',7,6,'gold_card card=philippopolis_visigoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',8,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',9,6,'deal_role role=vestalis',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',10,6,'deal_role role=magister_militum',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',11,6,'draw_card card=brundisium_huns',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',12,6,'draw_card card=ravenna_visigoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',13,6,'draw_card card=event',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',14,6,'draw_event event=do_ut_des',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',15,6,'draw_card card=roma_franks',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',16,6,'draw_card card=event',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',17,6,'draw_event event=homo_faber',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',18,6,'draw_card card=caesaraugusta_vandals',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',19,6,'draw_card card=chersonesus_ostrogoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',20,6,'draw_card card=tyras_visigoths',1,NULL,1.7955770450461473465e+09,'');
INSERT INTO "moves" VALUES('c4nrzjdjfyrh',21,0,'concede',0,NULL,1.79557704507191228868e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'79r6dwgazd5u',1.79557703791041517252e+09);
INSERT INTO "news" VALUES(2,'79r6dwgazd5u',1.79557703797027683255e+09);
INSERT INTO "news" VALUES(3,'79r6dwgazd5u',1.79557703798979234697e+09);
INSERT INTO "news" VALUES(4,'79r6dwgazd5u',1.79557703832058763505e+09);
INSERT INTO "news" VALUES(5,'79r6dwgazd5u',1.79557703838486528401e+09);
INSERT INTO "news" VALUES(6,'79r6dwgazd5u',1.79557703843217206004e+09);
INSERT INTO "news" VALUES(7,'79r6dwgazd5u',1.79557703849964690203e+09);
INSERT INTO "news" VALUES(8,'79r6dwgazd5u',1.79557703854502701762e+09);
INSERT INTO "news" VALUES(9,'79r6dwgazd5u',1.79557703860724735258e+09);
INSERT INTO "news" VALUES(10,'79r6dwgazd5u',1.79557703868879675861e+09);
INSERT INTO "news" VALUES(11,'79r6dwgazd5u',1.79557703876480197905e+09);
INSERT INTO "news" VALUES(12,'79r6dwgazd5u',1.79557703882257986074e+09);
INSERT INTO "news" VALUES(13,'79r6dwgazd5u',1.79557703888699197762e+09);
INSERT INTO "news" VALUES(14,'79r6dwgazd5u',1.79557703894183516503e+09);
INSERT INTO "news" VALUES(15,'79r6dwgazd5u',1.79557703898926019668e+09);
INSERT INTO "news" VALUES(16,'79r6dwgazd5u',1.79557703905694794653e+09);
INSERT INTO "news" VALUES(17,'79r6dwgazd5u',1.79557703912552189826e+09);
INSERT INTO "news" VALUES(18,'79r6dwgazd5u',1795577039.19406);
INSERT INTO "news" VALUES(19,'79r6dwgazd5u',1.79557703922988939285e+09);
INSERT INTO "news" VALUES(20,'79r6dwgazd5u',1.7955770392672145367e+09);
INSERT INTO "news" VALUES(21,'79r6dwgazd5u',1.79557703931054759021e+09);
INSERT INTO "news" VALUES(22,'79r6dwgazd5u',1.79557703936307859419e+09);
INSERT INTO "news" VALUES(23,'79r6dwgazd5u',1.79557703943902444839e+09);
INSERT INTO "news" VALUES(24,'79r6dwgazd5u',1.79557703950200176238e+09);
INSERT INTO "news" VALUES(25,'79r6dwgazd5u',1.79557703954769659043e+09);
INSERT INTO "news" VALUES(26,'79r6dwgazd5u',1.79557703959694528583e+09);
INSERT INTO "news" VALUES(27,'79r6dwgazd5u',1.79557703964711833002e+09);
INSERT INTO "news" VALUES(28,'79r6dwgazd5u',1.79557703969935321809e+09);
INSERT INTO "news" VALUES(29,'79r6dwgazd5u',1.79557703976431322096e+09);
INSERT INTO "news" VALUES(30,'79r6dwgazd5u',1.79557703978311300279e+09);
INSERT INTO "news" VALUES(31,'79r6dwgazd5u',1.79557703986660909651e+09);
INSERT INTO "news" VALUES(32,'6c8wcsfqfpjw',1.79557703989628529551e+09);
INSERT INTO "news" VALUES(33,'6c8wcsfqfpjw',1.79557703992169356344e+09);
INSERT INTO "news" VALUES(34,'6c8wcsfqfpjw',1.79557703995393157011e+09);
INSERT INTO "news" VALUES(35,'6c8wcsfqfpjw',1.79557704019937443727e+09);
INSERT INTO "news" VALUES(36,'6c8wcsfqfpjw',1.7955770402516920566e+09);
INSERT INTO "news" VALUES(37,'6c8wcsfqfpjw',1.79557704029087257385e+09);
INSERT INTO "news" VALUES(38,'6c8wcsfqfpjw',1.79557704034682393077e+09);
INSERT INTO "news" VALUES(39,'6c8wcsfqfpjw',1.7955770403945245742e+09);
INSERT INTO "news" VALUES(40,'6c8wcsfqfpjw',1.79557704043930387496e+09);
INSERT INTO "news" VALUES(41,'6c8wcsfqfpjw',1.79557704048540472986e+09);
INSERT INTO "news" VALUES(42,'6c8wcsfqfpjw',1.79557704051893687251e+09);
INSERT INTO "news" VALUES(43,'6c8wcsfqfpjw',1.79557704055546903608e+09);
INSERT INTO "news" VALUES(44,'6c8wcsfqfpjw',1.79557704058864974977e+09);
INSERT INTO "news" VALUES(45,'6c8wcsfqfpjw',1.79557704063660526273e+09);
INSERT INTO "news" VALUES(46,'6c8wcsfqfpjw',1.79557704067486786836e+09);
INSERT INTO "news" VALUES(47,'6c8wcsfqfpjw',1.79557704073225641249e+09);
INSERT INTO "news" VALUES(48,'6c8wcsfqfpjw',1.79557704076322364808e+09);
INSERT INTO "news" VALUES(49,'6c8wcsfqfpjw',1.79557704081621050833e+09);
INSERT INTO "news" VALUES(50,'6c8wcsfqfpjw',1.79557704086128830907e+09);
INSERT INTO "news" VALUES(51,'6c8wcsfqfpjw',1.79557704091216516501e+09);
INSERT INTO "news" VALUES(52,'6c8wcsfqfpjw',1.79557704095999455451e+09);
INSERT INTO "news" VALUES(53,'6c8wcsfqfpjw',1.79557704101884150508e+09);
INSERT INTO "news" VALUES(54,'6c8wcsfqfpjw',1.79557704107650566095e+09);
INSERT INTO "news" VALUES(55,'6c8wcsfqfpjw',1.79557704111696839329e+09);
INSERT INTO "news" VALUES(56,'6c8wcsfqfpjw',1.79557704115795040136e+09);
INSERT INTO "news" VALUES(57,'6c8wcsfqfpjw',1.795577041209551096e+09);
INSERT INTO "news" VALUES(58,'6c8wcsfqfpjw',1.79557704123914074895e+09);
INSERT INTO "news" VALUES(59,'6c8wcsfqfpjw',1.79557704128922772414e+09);
INSERT INTO "news" VALUES(60,'6c8wcsfqfpjw',1.79557704138106489178e+09);
INSERT INTO "news" VALUES(61,'6c8wcsfqfpjw',1.79557704142940497402e+09);
INSERT INTO "news" VALUES(62,'6c8wcsfqfpjw',1.79557704151450419423e+09);
INSERT INTO "news" VALUES(63,'6c8wcsfqfpjw',1.79557704155469131466e+09);
INSERT INTO "news" VALUES(64,'6c8wcsfqfpjw',1.79557704157836341856e+09);
INSERT INTO "news" VALUES(65,'6c8wcsfqfpjw',1.79557704163780236248e+09);
INSERT INTO "news" VALUES(66,'cuaty3h6dgfu',1.79557704166490125653e+09);
INSERT INTO "news" VALUES(67,'cuaty3h6dgfu',1.79557704169302129746e+09);
INSERT INTO "news" VALUES(68,'cuaty3h6dgfu',1.79557704171850013733e+09);
INSERT INTO "news" VALUES(69,'cuaty3h6dgfu',1.7955770426409711838e+09);
INSERT INTO "news" VALUES(70,'cuaty3h6dgfu',1.79557704266689801219e+09);
INSERT INTO "news" VALUES(71,'cuaty3h6dgfu',1.79557704272028303147e+09);
INSERT INTO "news" VALUES(72,'cuaty3h6dgfu',1.79557704274174141883e+09);
INSERT INTO "news" VALUES(73,'cuaty3h6dgfu',1.79557704276607203478e+09);
INSERT INTO "news" VALUES(74,'cuaty3h6dgfu',1.79557704279307031635e+09);
INSERT INTO "news" VALUES(75,'cuaty3h6dgfu',1.7955770428239021301e+09);
INSERT INTO "news" VALUES(76,'cuaty3h6dgfu',1.79557704284942293163e+09);
INSERT INTO "news" VALUES(77,'cuaty3h6dgfu',1.79557704286924052234e+09);
INSERT INTO "news" VALUES(78,'cuaty3h6dgfu',1.79557704288905858988e+09);
INSERT INTO "news" VALUES(79,'cuaty3h6dgfu',1.79557704292271542545e+09);
INSERT INTO "news" VALUES(80,'cuaty3h6dgfu',1.79557704295282387733e+09);
INSERT INTO "news" VALUES(81,'cuaty3h6dgfu',1.79557704297803521153e+09);
INSERT INTO "news" VALUES(82,'cuaty3h6dgfu',1.79557704304949235915e+09);
INSERT INTO "news" VALUES(83,'cuaty3h6dgfu',1.79557704308101868627e+09);
INSERT INTO "news" VALUES(84,'cuaty3h6dgfu',1.79557704311732411386e+09);
INSERT INTO "news" VALUES(85,'cuaty3h6dgfu',1.79557704314837527272e+09);
INSERT INTO "news" VALUES(86,'cuaty3h6dgfu',1.79557704318461179735e+09);
INSERT INTO "news" VALUES(87,'cuaty3h6dgfu',1.79557704323423910144e+09);
INSERT INTO "news" VALUES(88,'cuaty3h6dgfu',1.79557704328521418575e+09);
INSERT INTO "news" VALUES(89,'cuaty3h6dgfu',1.79557704333292579654e+09);
INSERT INTO "news" VALUES(90,'cuaty3h6dgfu',1.79557704338425040248e+09);
INSERT INTO "news" VALUES(91,'cuaty3h6dgfu',1.79557704343659090993e+09);
INSERT INTO "news" VALUES(92,'cuaty3h6dgfu',1.79557704349658536907e+09);
INSERT INTO "news" VALUES(93,'cuaty3h6dgfu',1.79557704354706025116e+09);
INSERT INTO "news" VALUES(94,'cuaty3h6dgfu',1.79557704356145405762e+09);
INSERT INTO "news" VALUES(95,'cuaty3h6dgfu',1.79557704359011077884e+09);
INSERT INTO "news" VALUES(96,'cuaty3h6dgfu',1.79557704362277388574e+09);
INSERT INTO "news" VALUES(97,'26gbeta8ngst',1.79557704364688754082e+09);
INSERT INTO "news" VALUES(98,'26gbeta8ngst',1.79557704366713690759e+09);
INSERT INTO "news" VALUES(99,'26gbeta8ngst',1.79557704368667268748e+09);
INSERT INTO "news" VALUES(100,'26gbeta8ngst',1.79557704388910293583e+09);
INSERT INTO "news" VALUES(101,'26gbeta8ngst',1.79557704395105385778e+09);
INSERT INTO "news" VALUES(102,'26gbeta8ngst',1.79557704400928521155e+09);
INSERT INTO "news" VALUES(103,'26gbeta8ngst',1.79557704405667519572e+09);
INSERT INTO "news" VALUES(104,'26gbeta8ngst',1.79557704410110139845e+09);
INSERT INTO "news" VALUES(105,'26gbeta8ngst',1.79557704414137578015e+09);
INSERT INTO "news" VALUES(106,'26gbeta8ngst',1.79557704418928813934e+09);
INSERT INTO "news" VALUES(107,'26gbeta8ngst',1.79557704423669862742e+09);
INSERT INTO "news" VALUES(108,'26gbeta8ngst',1.79557704429230928422e+09);
INSERT INTO "news" VALUES(109,'26gbeta8ngst',1.79557704433677864071e+09);
INSERT INTO "news" VALUES(110,'26gbeta8ngst',1.79557704437936234472e+09);
INSERT INTO "news" VALUES(111,'26gbeta8ngst',1.79557704443555212021e+09);
INSERT INTO "news" VALUES(112,'26gbeta8ngst',1.79557704448688769342e+09);
INSERT INTO "news" VALUES(113,'26gbeta8ngst',1.79557704454028987887e+09);
INSERT INTO "news" VALUES(114,'26gbeta8ngst',1.79557704457116770746e+09);
INSERT INTO "news" VALUES(115,'26gbeta8ngst',1.79557704461663031575e+09);
INSERT INTO "news" VALUES(116,'26gbeta8ngst',1.79557704465678048136e+09);
INSERT INTO "news" VALUES(117,'26gbeta8ngst',1.79557704467822957039e+09);
INSERT INTO "news" VALUES(118,'26gbeta8ngst',1.79557704471670460705e+09);
INSERT INTO "news" VALUES(119,'26gbeta8ngst',1.79557704475231432912e+09);
INSERT INTO "news" VALUES(120,'26gbeta8ngst',1.79557704478905987739e+09);
INSERT INTO "news" VALUES(121,'26gbeta8ngst',1.79557704481015563014e+09);
INSERT INTO "news" VALUES(122,'26gbeta8ngst',1.79557704484043574328e+09);
INSERT INTO "news" VALUES(123,'26gbeta8ngst',1.79557704486944317819e+09);
INSERT INTO "news" VALUES(124,'26gbeta8ngst',1.7955770448972394466e+09);
INSERT INTO "news" VALUES(125,'26gbeta8ngst',1.79557704492943096159e+09);
INSERT INTO "news" VALUES(126,'26gbeta8ngst',1.79557704494076704982e+09);
INSERT INTO "news" VALUES(127,'26gbeta8ngst',1.79557704496199822428e+09);
INSERT INTO "news" VALUES(128,'26gbeta8ngst',1.79557704497868037222e+09);
INSERT INTO "news" VALUES(129,'c4nrzjdjfyrh',1.79557704502516508101e+09);
INSERT INTO "news" VALUES(130,'c4nrzjdjfyrh',1.79557704503409433366e+09);
INSERT INTO "news" VALUES(131,'c4nrzjdjfyrh',1.79557704505786800384e+09);
INSERT INTO "news" VALUES(132,'c4nrzjdjfyrh',1.79557704507302451132e+09);
INSERT INTO "news" VALUES(133,'zyzk428tfnrd',1.79557704514156150814e+09);
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
INSERT INTO "notes" VALUES(1,'79r6dwgazd5u',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79557703978107762333e+09);
INSERT INTO "notes" VALUES(2,'6c8wcsfqfpjw',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79557704157734823223e+09);
INSERT INTO "notes" VALUES(3,'cuaty3h6dgfu',0,'guest 1','We go on with New World tomorrow.',1.79557704356084632873e+09);
INSERT INTO "notes" VALUES(4,'26gbeta8ngst',0,'guest 1','We go on with Water Margin tomorrow.',1.79557704494021368028e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, votes SMALLINT DEFAULT '0' NOT NULL, voted_on INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('79r6dwgazd5u',0,'human','guest 1','zIA9uf05sdm9','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('79r6dwgazd5u',1,'human','guest 2','e_LfLkC2RLOW','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('6c8wcsfqfpjw',0,'human','guest 1','e_D2N1HDKyep','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('6c8wcsfqfpjw',1,'human','guest 2','tpEDFfTUB8lE','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('cuaty3h6dgfu',0,'human','guest 1','tfFwEFKTHqtJ','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('cuaty3h6dgfu',1,'human','guest 2','Lfy_cEbDFdoc','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('26gbeta8ngst',0,'human','guest 1','l43QTTU7LHOi','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('26gbeta8ngst',1,'human','guest 2','ppt2SBstWz9c','',NULL,'bot:random',1.79557704497656893732e+09,0.0,0,0);
INSERT INTO "seats" VALUES('c4nrzjdjfyrh',0,'human','guest 1','euYX2L2nw3tD','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('c4nrzjdjfyrh',1,'bot:random','','','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('zyzk428tfnrd',0,'','','','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('zyzk428tfnrd',1,'','','','',NULL,'',NULL,0.0,0,0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','6yf6urg-YOiNIM6MCQPqM6b5AAE5MQSkAQM3GGy7G8k');
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
INSERT INTO "tables" VALUES('79r6dwgazd5u','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79557703788294434552e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('6c8wcsfqfpjw','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79557703988392519949e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('cuaty3h6dgfu','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79557704165596103669e+09,0,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('26gbeta8ngst','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79557704364392566685e+09,0,1.79557704497699332233e+09,NULL,0,'',1,1);
INSERT INTO "tables" VALUES('c4nrzjdjfyrh','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79557704501505899425e+09,1,NULL,NULL,0,'',1,0);
INSERT INTO "tables" VALUES('zyzk428tfnrd','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79557704513972496984e+09,0,NULL,NULL,0,'',0,0);
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
INSERT INTO "sqlite_sequence" VALUES('news',133);
COMMIT;

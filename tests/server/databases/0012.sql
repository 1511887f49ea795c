BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE chances (
	table_id VARCHAR(24) NOT NULL, 
	curve TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chances" VALUES('pt3pvp5zthk4','{"sides": [1, 2], "chances": [{"moves": 0, "chances": [0.5, 0.5]}], "swings": [], "luck": [], "choice": [], "unsure": 0.1, "playouts": 100}',1.7955929527938768864e+09);
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
INSERT INTO "hints" VALUES('etaz3tgfetcc',1,71,1,'[["march city=athenae legions=0", 1.0, 0.5]]',1795592946.03724);
INSERT INTO "hints" VALUES('rhgdax5yufdm',1,51,1,'[["retreat", 1.0, 0.5]]',1.79559294858609604832e+09);
INSERT INTO "hints" VALUES('c6w4x4su6pfe',0,48,0,'[["build unit=infantry count=1", 1.0, 0.5]]',1.7955929515577654838e+09);
INSERT INTO "hints" VALUES('knrtxmctyb84',1,117,1,'[["place square=g5", 1.0, 0.5]]',1.79559295250576353075e+09);
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
INSERT INTO "moves" VALUES('etaz3tgfetcc',0,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',1,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',2,6,'gold_card card=mogontiacum_franks',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',3,6,'gold_card card=gesoriacum_franks',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',4,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',5,6,'gold_card card=philippopolis_huns',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',6,6,'gold_card card=carnuntum_huns',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',7,6,'gold_card card=tyras_visigoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',8,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',9,6,'deal_role role=consul',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',10,6,'deal_role role=magister_militum',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',11,6,'draw_card card=genua_visigoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',12,6,'draw_card card=caesaraugusta_vandals',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',13,6,'draw_card card=event',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',14,6,'draw_event event=hic_manebimus',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',15,6,'draw_card card=mediolanum_huns',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',16,6,'draw_card card=genua_franks',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',17,6,'draw_card card=event',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',18,6,'draw_event event=mortui_non_mordent',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',19,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',20,6,'draw_card card=corduba_vandals',1,NULL,1.79559294522307538984e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',21,1,'start_in city=constantinopolis',0,NULL,1.7955929452431418896e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',22,0,'start_in city=genua',0,NULL,1.79559294526451945304e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',23,1,'sail city=tyras legions=2 card=constantinopolis_visigoths',0,NULL,1.79559294527521133427e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',24,1,'march city=chersonesus legions=2',0,NULL,1.79559294530869674681e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',25,1,'hic_manebimus effect=corrupt',0,NULL,1.79559294533066654206e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',26,0,'agree',0,NULL,1.79559294537886667249e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',27,1,'reinforce city=roma legions=3',0,NULL,1.79559294544962263105e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',28,1,'march city=sinope legions=0',0,NULL,1.79559294547680926325e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',29,1,'sail city=cesarea legions=0 card=corduba_vandals',0,NULL,1.79559294554829692843e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',30,1,'mortui_non_mordent effect=normal tribe=vandals city=mogontiacum',0,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',31,6,'turn_up kind=ordinary',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',32,6,'draw_card card=syracusae_vandals',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',33,6,'turn_up kind=ordinary',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',34,6,'draw_card card=burdigala_vandals',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',35,6,'barbarian_card card=genua_franks',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',36,6,'barbarian_card card=burdigala_franks',1,NULL,1.79559294560241627697e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',37,0,'march city=narbo legions=2',0,NULL,1.79559294565745162968e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',38,0,'sail city=constantinopolis legions=1 card=caesaraugusta_vandals',0,NULL,1.79559294571916580195e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',39,0,'march city=philippopolis legions=1',0,NULL,1.79559294575822734835e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',40,0,'march city=tyras legions=0',0,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',41,6,'turn_up kind=ordinary',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',42,6,'draw_card card=mogontiacum_vandals',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',43,6,'turn_up kind=revolt',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',44,6,'bottom_card card=aquileia_ostrogoths',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',45,6,'barbarian_card card=philippopolis_huns',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',46,6,'barbarian_card card=chersonesus_ostrogoths',1,NULL,1.79559294578158307078e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',47,1,'sail city=narbo legions=0 card=genua_franks',0,NULL,1.79559294579854273796e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',48,1,'march city=lugdunum legions=1',0,NULL,1795592945.81738,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',49,1,'march city=mediolanum legions=1',0,NULL,1.79559294584014153485e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',50,1,'march city=genua legions=1',0,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',51,6,'turn_up kind=ordinary',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',52,6,'draw_card card=brundisium_huns',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',53,6,'turn_up kind=ordinary',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',54,6,'draw_card card=burdigala_franks',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',55,6,'barbarian_card card=roma_visigoths',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',56,6,'barbarian_card card=roma_ostrogoths',1,NULL,1795592945.85141,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',57,0,'sail city=aquileia legions=0 card=genua_visigoths',0,NULL,1.7955929458776266575e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',58,0,'sail city=brundisium legions=0 card=mediolanum_huns',0,NULL,1.79559294589401507373e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',59,0,'sail city=syracusae legions=0 card=mogontiacum_vandals',0,NULL,1.79559294591682910924e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',60,0,'march city=brundisium legions=0',0,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',61,6,'turn_up kind=ordinary',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',62,6,'draw_card card=ravenna_visigoths',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',63,6,'turn_up kind=ordinary',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',64,6,'draw_card card=athenae_visigoths',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',65,6,'barbarian_card card=aquileia_ostrogoths',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',66,6,'barbarian_card card=carnuntum_huns',1,NULL,1.79559294593658375742e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',67,1,'march city=narbo legions=1',0,NULL,1.79559294595127177237e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',68,1,'sail city=syracusae legions=1 card=burdigala_vandals',0,NULL,1.79559294598556637759e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',69,1,'sail city=gesoriacum legions=1 card=burdigala_franks',0,NULL,1.7955929460088996887e+09,'');
INSERT INTO "moves" VALUES('etaz3tgfetcc',70,1,'undo',0,NULL,1.79559294602684044834e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',0,0,'lead faction=france',0,NULL,1.79559294614289259909e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',1,1,'lead faction=brittany',0,NULL,1.79559294615741419798e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',2,0,'start_in city=poitiers',0,NULL,1.79559294619030284886e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',3,1,'start_in city=nantes',0,NULL,1.79559294621382832526e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',4,0,'start_in city=tours',0,NULL,1.79559294624324631691e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',5,1,'start_in city=angers',0,NULL,1.79559294626233816147e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',6,1,'vote vote=war',0,NULL,1.79559294628014969822e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',7,0,'vote vote=war',0,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',8,6,'deal_card card=siege_tower',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',9,6,'deal_card card=ladders',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',10,6,'deal_card card=siege_tower',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',11,6,'deal_card card=ram',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',12,6,'deal_card card=siege_tower',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',13,6,'deal_card card=ram',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',14,6,'deal_card card=ladders',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',15,6,'deal_card card=ambassador',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',16,6,'deal_card card=plunder',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',17,6,'deal_card card=retreat',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',18,6,'deal_card card=ladders',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',19,6,'deal_card card=cannon',1,NULL,1.79559294629438185699e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',20,0,'pass',0,NULL,1.79559294632072639465e+09,'form');
INSERT INTO "moves" VALUES('rhgdax5yufdm',21,1,'stir_up city=tours',0,NULL,1.7955929463424370289e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',22,6,'uprising_die face=4',1,NULL,1.7955929463424370289e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',23,1,'pass',0,NULL,1.79559294635813069349e+09,'form');
INSERT INTO "moves" VALUES('rhgdax5yufdm',24,0,'buy_card',0,NULL,1.79559294638285875324e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',25,6,'deal_card card=traitor',1,NULL,1.79559294638285875324e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',26,1,'stop_buying',0,NULL,1.79559294675604224199e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',27,6,'draw_marker marker=free_companies',1,NULL,1.79559294675604224199e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',28,0,'loot city=angers',0,NULL,1.79559294676623964308e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',29,6,'plunder_die face=5',1,NULL,1.79559294676623964308e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',30,6,'draw_marker marker=ride',1,NULL,1.79559294676623964308e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',31,6,'power_die face=3',1,NULL,1.79559294676623964308e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',32,6,'entry_die face=1',1,NULL,1.79559294676623964308e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',33,0,'no_offers',0,NULL,1.79559294682202553747e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',34,1,'offer to=1 give=nantes want=poitiers coins=pay_2 reason=for_sparing_city place=bruges',0,NULL,1.79559294691003346446e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',35,0,'accept',0,NULL,1.79559294695873737333e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',36,0,'offers_again',0,NULL,1.79559294703169560437e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',37,0,'expand city=brest',0,NULL,1.79559294707904052736e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',38,0,'expand city=orleans',0,NULL,1.79559294712298226359e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',39,0,'attack base=orleans target=poitiers way=ride',0,NULL,1.79559294719004726402e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',40,0,'attack_with first=siege_tower second=ladders influence=5 extra=traitor',0,NULL,1.79559294728296566009e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',41,1,'defend_with card=cannon influence=0 extra=none',0,NULL,1.79559294741525459285e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',42,6,'attack_die face=3',1,NULL,1.79559294741525459285e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',43,6,'defence_die face=4',1,NULL,1.79559294741525459285e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',44,1,'pass',0,NULL,1.79559294743334126476e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',45,0,'pass',0,NULL,1.79559294744238519669e+09,'form');
INSERT INTO "moves" VALUES('rhgdax5yufdm',46,0,'attack base=brest target=rennes way=road',0,NULL,1.79559294755666685105e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',47,0,'attack_with first=ladders second=siege_tower influence=0 extra=none',0,NULL,1.79559294815245366091e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',48,1,'defend_with card=ladders influence=1 extra=none',0,NULL,1.7955929485241878033e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',49,6,'attack_die face=3',1,NULL,1.7955929485241878033e+09,'');
INSERT INTO "moves" VALUES('rhgdax5yufdm',50,6,'defence_die face=4',1,NULL,1.7955929485241878033e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',0,0,'choose_nation nation=fr',0,NULL,1.79559294911337256426e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',1,1,'choose_nation nation=es',1,NULL,1.79559294911337256426e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',2,1,'choose_leader leader=columbus',0,NULL,1.79559294917147159575e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',3,0,'choose_leader leader=verrazzano',0,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',4,6,'deal card=orderly_retreat',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',5,6,'deal card=royal_favour',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',6,6,'deal card=encomienda',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',7,6,'deal card=native_guides',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',8,6,'deal card=winter_camp',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',9,6,'deal card=coureurs_des_bois',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',10,6,'deal card=runaway_traders',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',11,6,'deal card=pikes_and_stakes',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',12,6,'deal card=shipwreck',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',13,6,'deal card=war_dogs',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',15,6,'deal card=hurricane',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',16,6,'deal card=spice_market',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',17,6,'deal card=heroic_stand',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',18,6,'deal card=field_surgeon',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',19,6,'deal card=privateers_of_dieppe',1,NULL,1.79559294923624682433e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',20,1,'give_crown_card card=royal_favour',0,NULL,1.79559294935850787162e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',21,1,'give_to_the_king ducats=50',0,NULL,1.79559294961461019509e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',22,0,'done',0,NULL,1.79559294985402202607e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',23,1,'look_at_demand',0,NULL,1.79559294991474199297e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',24,6,'turn_demand demand=cocoa',1,NULL,1.79559294991474199297e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',25,1,'lay_open demand=cocoa',0,NULL,1.79559295002605938916e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',26,0,'done',0,NULL,1.79559295010706877707e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',27,6,'name_order card=shipyard',1,NULL,1.79559295010706877707e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',28,1,'done',0,NULL,1.7955929501744909287e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',29,0,'propose nation=es what=alliance',0,NULL,1.79559295053187799456e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',30,1,'agree',0,NULL,1.79559295056966733939e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',31,0,'open_deal nation=es',0,NULL,1.79559295071856451033e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',32,0,'propose_deal mine=none mine_too=none theirs=war_dogs theirs_too=none',0,NULL,1.79559295088965439795e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',33,1,'accept_deal',0,NULL,1.79559295093145704271e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',34,0,'done',0,NULL,1.7955929509570391178e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',35,0,'declare_war nation=es',0,NULL,1.79559295106430029864e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',36,6,'die face=4',1,NULL,1.79559295106430029864e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',37,1,'play_for_points card=pikes_and_stakes',0,NULL,1.79559295113496017459e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',38,1,'end_impulse',0,NULL,1.79559295117423844338e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',39,1,'hire_advisor',0,NULL,1.79559295127189445491e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',40,6,'draw_advisor advisor=planter',1,NULL,1.79559295127189445491e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',41,6,'draw_advisor advisor=ships_carpenter_2',1,NULL,1.79559295127189445491e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',42,1,'keep_none',0,NULL,1.79559295129069876675e+09,'form');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',43,0,'play_for_points card=field_surgeon',0,NULL,1.79559295135839605333e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',44,0,'build_at_home',0,NULL,1795592951.42662,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',45,0,'build unit=settlers count=2',0,NULL,1.7955929514622533321e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',46,0,'build unit=cavalry count=4',0,NULL,1.79559295148311257365e+09,'');
INSERT INTO "moves" VALUES('c6w4x4su6pfe',47,0,'build unit=infantry count=4',0,NULL,1.79559295151055026053e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',0,6,'first_seat seat_drawn=1',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',1,6,'draw_bandit bandit=guan_sheng',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',2,6,'draw_bandit bandit=wang_dingliu',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',3,6,'draw_bandit bandit=chen_da',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',4,6,'draw_bandit bandit=ling_zhen',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',5,6,'draw_bandit bandit=xuan_zan',1,NULL,1.79559295170943927768e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',6,0,'place square=f5',0,NULL,1795592951.75438,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',7,6,'draw_bandit bandit=yang_zhi',1,NULL,1795592951.75438,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',8,1,'place square=g6',0,NULL,1795592951.79002,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',9,6,'draw_event event=revolt_of_dengzhou',1,NULL,1795592951.79002,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',10,6,'draw_event event=inn_at_the_crossroads',1,NULL,1795592951.79002,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',11,0,'meet figure=chen_da',0,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',12,6,'place_die place=inn',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',13,6,'adversary_die adversary=soldiers',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',14,6,'test_die trait=combat',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',15,6,'roll pips=4',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',16,6,'roll pips=5',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',17,6,'roll pips=6',1,NULL,1.79559295182154488564e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',18,0,'meet figure=xuan_zan',0,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',19,6,'place_die place=temple',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',20,6,'adversary_die adversary=soldiers',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',21,6,'test_die trait=combat',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',22,6,'roll pips=3',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',23,6,'roll pips=4',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',24,6,'roll pips=10',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',25,0,'meet figure=guan_sheng',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',26,6,'place_die place=inn',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',27,6,'adversary_die adversary=nature',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',28,6,'test_die trait=combat',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',29,6,'roll pips=10',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',30,6,'roll pips=10',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',31,6,'roll pips=7',1,NULL,1.79559295184896969797e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',32,1,'meet figure=wang_dingliu',0,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',33,6,'place_die place=inn',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',34,6,'adversary_die adversary=bandits',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',35,6,'test_die trait=combat',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',36,6,'roll pips=4',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',37,6,'roll pips=10',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',38,6,'roll pips=9',1,NULL,1.79559295187295103073e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',39,1,'meet figure=ling_zhen',0,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',40,6,'place_die place=mountain',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',41,6,'adversary_die adversary=animal',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',42,6,'test_die trait=magic',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',43,6,'roll pips=2',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',44,6,'roll pips=4',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',45,6,'roll pips=9',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',46,1,'meet figure=yang_zhi',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',47,6,'place_die place=inn',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',48,6,'adversary_die adversary=mandarin',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',49,6,'test_die trait=mind',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',50,6,'roll pips=7',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',51,6,'roll pips=3',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',52,6,'roll pips=7',1,NULL,1.79559295191117835048e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',53,0,'attack figure=xuan_zan foe=yang_zhi',0,NULL,1.79559295195577383044e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',54,0,'challenge trait=magic',0,NULL,1.79559295196701574322e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',55,6,'roll pips=10',1,NULL,1.79559295196701574322e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',56,6,'roll pips=12',1,NULL,1.79559295196701574322e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',57,0,'swear figure=chen_da brother=guan_sheng',0,NULL,1.79559295197972798347e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',58,1,'step figure=ling_zhen square=f5',0,NULL,1.79559295200250196452e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',59,1,'step figure=yang_zhi square=h6',0,NULL,1.79559295203646755211e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',60,1,'step figure=wang_dingliu square=i8',0,NULL,1.79559295209087514872e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',61,6,'draw_bandit bandit=ou_peng',1,NULL,1.79559295209087514872e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',62,6,'draw_bandit bandit=shi_en',1,NULL,1.79559295209087514872e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',63,6,'draw_event event=burning_fodder_store',1,NULL,1.79559295209087514872e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',64,6,'draw_event event=squire_chai_keeps_open_house',1,NULL,1.79559295209087514872e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',65,0,'choose figure=chen_da',0,NULL,1.79559295212040305141e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',66,1,'meet figure=yang_zhi',0,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',67,6,'place_die place=inn',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',68,6,'adversary_die adversary=nature',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',69,6,'test_die trait=mind',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',70,6,'roll pips=10',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',71,6,'roll pips=6',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',72,6,'roll pips=10',1,NULL,1.79559295213913536074e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',73,1,'meet figure=wang_dingliu',0,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',74,6,'place_die place=forest',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',75,6,'adversary_die adversary=nature',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',76,6,'test_die trait=combat',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',77,6,'roll pips=5',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',78,6,'roll pips=2',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',79,6,'roll pips=9',1,NULL,1.79559295216322636606e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',80,1,'feast',0,NULL,1.79559295218636274333e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',81,1,'meet figure=ou_peng',0,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',82,6,'place_die place=inn',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',83,6,'adversary_die adversary=nature',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',84,6,'test_die trait=mind',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',85,6,'roll pips=9',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',86,6,'roll pips=4',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',87,6,'roll pips=10',1,NULL,1.79559295220832467084e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',88,1,'meet figure=ling_zhen',0,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',89,6,'place_die place=forest',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',90,6,'adversary_die adversary=nature',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',91,6,'test_die trait=combat',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',92,6,'roll pips=4',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',93,6,'roll pips=9',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',94,6,'roll pips=4',1,NULL,1.79559295222222328183e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',95,0,'meet figure=chen_da',0,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',96,6,'place_die place=temple',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',97,6,'adversary_die adversary=bandits',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',98,6,'test_die trait=mind',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',99,6,'roll pips=2',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',100,6,'roll pips=5',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',101,6,'roll pips=2',1,NULL,1.79559295223893427848e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',102,0,'heal figure=chen_da',0,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',103,0,'meet figure=shi_en',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',104,6,'place_die place=town',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',105,6,'adversary_die adversary=soldiers',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',106,6,'test_die trait=mind',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',107,6,'roll pips=9',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',108,6,'roll pips=8',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',109,6,'roll pips=10',1,NULL,1.79559295224832057955e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',110,1,'end_voyage',0,NULL,1.79559295227524614332e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',111,1,'end_quests',0,NULL,1.79559295229093718532e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',112,0,'step figure=shi_en square=c7',0,NULL,1.79559295232132101055e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',113,0,'end_voyage',0,NULL,1.79559295238473963732e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',114,1,'leave_refuge',0,NULL,1.79559295244552254676e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',115,6,'draw_bandit bandit=ruan_xiaoer',1,NULL,1.79559295244552254676e+09,'');
INSERT INTO "moves" VALUES('knrtxmctyb84',116,6,'draw_bandit bandit=zhu_gui',1,NULL,1.79559295244552254676e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',0,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',1,6,'gold_card card=philippopolis_huns',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',2,6,'gold_card card=gesoriacum_franks',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',3,6,'gold_card card=carnuntum_huns',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',4,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',5,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',6,6,'gold_card card=tyras_visigoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',7,6,'gold_card card=mogontiacum_franks',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',8,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',9,6,'deal_role role=consul',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',10,6,'deal_role role=regina_foederata',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',11,6,'draw_card card=roma_huns',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',12,6,'draw_card card=roma_ostrogoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',13,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',14,6,'draw_card card=event',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',15,6,'draw_event event=alea_iacta_est',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',16,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',17,6,'draw_card card=tingi_vandals',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',18,6,'draw_card card=constantinopolis_ostrogoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',19,6,'draw_card card=narona_visigoths',1,NULL,1.79559295273527288441e+09,'');
INSERT INTO "moves" VALUES('pt3pvp5zthk4',20,0,'concede',0,NULL,1.79559295277525019646e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'etaz3tgfetcc',1.79559294499720549587e+09);
INSERT INTO "news" VALUES(2,'etaz3tgfetcc',1.79559294508844137193e+09);
INSERT INTO "news" VALUES(3,'etaz3tgfetcc',1.79559294511073255532e+09);
INSERT INTO "news" VALUES(4,'etaz3tgfetcc',1.79559294522775697708e+09);
INSERT INTO "news" VALUES(5,'etaz3tgfetcc',1.79559294524502038956e+09);
INSERT INTO "news" VALUES(6,'etaz3tgfetcc',1.79559294526740288733e+09);
INSERT INTO "news" VALUES(7,'etaz3tgfetcc',1.79559294528309535982e+09);
INSERT INTO "news" VALUES(8,'etaz3tgfetcc',1.79559294531120562559e+09);
INSERT INTO "news" VALUES(9,'etaz3tgfetcc',1.79559294533197116852e+09);
INSERT INTO "news" VALUES(10,'etaz3tgfetcc',1.79559294540315151213e+09);
INSERT INTO "news" VALUES(11,'etaz3tgfetcc',1.79559294545516085622e+09);
INSERT INTO "news" VALUES(12,'etaz3tgfetcc',1.79559294547973251343e+09);
INSERT INTO "news" VALUES(13,'etaz3tgfetcc',1.79559294555347847936e+09);
INSERT INTO "news" VALUES(14,'etaz3tgfetcc',1.79559294560740566248e+09);
INSERT INTO "news" VALUES(15,'etaz3tgfetcc',1795592945.67038);
INSERT INTO "news" VALUES(16,'etaz3tgfetcc',1.79559294573389101028e+09);
INSERT INTO "news" VALUES(17,'etaz3tgfetcc',1.79559294576027083396e+09);
INSERT INTO "news" VALUES(18,'etaz3tgfetcc',1.79559294578554177286e+09);
INSERT INTO "news" VALUES(19,'etaz3tgfetcc',1.79559294580496811872e+09);
INSERT INTO "news" VALUES(20,'etaz3tgfetcc',1.79559294581898212439e+09);
INSERT INTO "news" VALUES(21,'etaz3tgfetcc',1.7955929458427767754e+09);
INSERT INTO "news" VALUES(22,'etaz3tgfetcc',1.79559294585448837281e+09);
INSERT INTO "news" VALUES(23,'etaz3tgfetcc',1.7955929458804752827e+09);
INSERT INTO "news" VALUES(24,'etaz3tgfetcc',1.79559294590049910549e+09);
INSERT INTO "news" VALUES(25,'etaz3tgfetcc',1.79559294591890406607e+09);
INSERT INTO "news" VALUES(26,'etaz3tgfetcc',1.79559294594522309302e+09);
INSERT INTO "news" VALUES(27,'etaz3tgfetcc',1.79559294595330953599e+09);
INSERT INTO "news" VALUES(28,'etaz3tgfetcc',1.79559294598919939999e+09);
INSERT INTO "news" VALUES(29,'etaz3tgfetcc',1.79559294601187777523e+09);
INSERT INTO "news" VALUES(30,'etaz3tgfetcc',1.79559294601783275609e+09);
INSERT INTO "news" VALUES(31,'etaz3tgfetcc',1.79559294602901434894e+09);
INSERT INTO "news" VALUES(32,'etaz3tgfetcc',1.79559294603895783421e+09);
INSERT INTO "news" VALUES(33,'rhgdax5yufdm',1.79559294604958963391e+09);
INSERT INTO "news" VALUES(34,'rhgdax5yufdm',1.79559294605497884751e+09);
INSERT INTO "news" VALUES(35,'rhgdax5yufdm',1.79559294606543374062e+09);
INSERT INTO "news" VALUES(36,'rhgdax5yufdm',1.79559294614877986906e+09);
INSERT INTO "news" VALUES(37,'rhgdax5yufdm',1.79559294618537950514e+09);
INSERT INTO "news" VALUES(38,'rhgdax5yufdm',1.79559294619140505789e+09);
INSERT INTO "news" VALUES(39,'rhgdax5yufdm',1.79559294622287368781e+09);
INSERT INTO "news" VALUES(40,'rhgdax5yufdm',1.79559294624697661406e+09);
INSERT INTO "news" VALUES(41,'rhgdax5yufdm',1.79559294627469515797e+09);
INSERT INTO "news" VALUES(42,'rhgdax5yufdm',1.79559294628122472761e+09);
INSERT INTO "news" VALUES(43,'rhgdax5yufdm',1.79559294630545711519e+09);
INSERT INTO "news" VALUES(44,'rhgdax5yufdm',1.79559294632179784778e+09);
INSERT INTO "news" VALUES(45,'rhgdax5yufdm',1.7955929463479976654e+09);
INSERT INTO "news" VALUES(46,'rhgdax5yufdm',1.79559294635911536218e+09);
INSERT INTO "news" VALUES(47,'rhgdax5yufdm',1.79559294670589971541e+09);
INSERT INTO "news" VALUES(48,'rhgdax5yufdm',1.79559294675817298888e+09);
INSERT INTO "news" VALUES(49,'rhgdax5yufdm',1.795592946780932188e+09);
INSERT INTO "news" VALUES(50,'rhgdax5yufdm',1.7955929468340046406e+09);
INSERT INTO "news" VALUES(51,'rhgdax5yufdm',1.79559294693408012387e+09);
INSERT INTO "news" VALUES(52,'rhgdax5yufdm',1.79559294698624205589e+09);
INSERT INTO "news" VALUES(53,'rhgdax5yufdm',1.79559294704074263572e+09);
INSERT INTO "news" VALUES(54,'rhgdax5yufdm',1.79559294709325647349e+09);
INSERT INTO "news" VALUES(55,'rhgdax5yufdm',1.79559294713702487949e+09);
INSERT INTO "news" VALUES(56,'rhgdax5yufdm',1.79559294720363497735e+09);
INSERT INTO "news" VALUES(57,'rhgdax5yufdm',1.79559294729401135439e+09);
INSERT INTO "news" VALUES(58,'rhgdax5yufdm',1.79559294742430329322e+09);
INSERT INTO "news" VALUES(59,'rhgdax5yufdm',1.79559294743582940098e+09);
INSERT INTO "news" VALUES(60,'rhgdax5yufdm',1.79559294744847941396e+09);
INSERT INTO "news" VALUES(61,'rhgdax5yufdm',1.79559294756020283701e+09);
INSERT INTO "news" VALUES(62,'rhgdax5yufdm',1.79559294815431809422e+09);
INSERT INTO "news" VALUES(63,'rhgdax5yufdm',1.7955929485267670154e+09);
INSERT INTO "news" VALUES(64,'rhgdax5yufdm',1.79559294854579782488e+09);
INSERT INTO "news" VALUES(65,'rhgdax5yufdm',1.79559294858788156502e+09);
INSERT INTO "news" VALUES(66,'c6w4x4su6pfe',1.79559294859598898887e+09);
INSERT INTO "news" VALUES(67,'c6w4x4su6pfe',1.79559294861192965506e+09);
INSERT INTO "news" VALUES(68,'c6w4x4su6pfe',1.79559294862717294693e+09);
INSERT INTO "news" VALUES(69,'c6w4x4su6pfe',1.79559294913194346429e+09);
INSERT INTO "news" VALUES(70,'c6w4x4su6pfe',1.79559294918719339374e+09);
INSERT INTO "news" VALUES(71,'c6w4x4su6pfe',1.79559294929186820987e+09);
INSERT INTO "news" VALUES(72,'c6w4x4su6pfe',1.79559294954899644845e+09);
INSERT INTO "news" VALUES(73,'c6w4x4su6pfe',1.79559294972046947476e+09);
INSERT INTO "news" VALUES(74,'c6w4x4su6pfe',1.79559294986690974236e+09);
INSERT INTO "news" VALUES(75,'c6w4x4su6pfe',1.79559294991817951204e+09);
INSERT INTO "news" VALUES(76,'c6w4x4su6pfe',1.79559295005749726295e+09);
INSERT INTO "news" VALUES(77,'c6w4x4su6pfe',1.79559295012740540503e+09);
INSERT INTO "news" VALUES(78,'c6w4x4su6pfe',1.79559295022020530704e+09);
INSERT INTO "news" VALUES(79,'c6w4x4su6pfe',1.79559295054690337177e+09);
INSERT INTO "news" VALUES(80,'c6w4x4su6pfe',1.79559295064921188352e+09);
INSERT INTO "news" VALUES(81,'c6w4x4su6pfe',1.79559295072693943977e+09);
INSERT INTO "news" VALUES(82,'c6w4x4su6pfe',1.79559295090015268322e+09);
INSERT INTO "news" VALUES(83,'c6w4x4su6pfe',1.7955929509336569309e+09);
INSERT INTO "news" VALUES(84,'c6w4x4su6pfe',1795592950.95901);
INSERT INTO "news" VALUES(85,'c6w4x4su6pfe',1.79559295108789253236e+09);
INSERT INTO "news" VALUES(86,'c6w4x4su6pfe',1.79559295113790392877e+09);
INSERT INTO "news" VALUES(87,'c6w4x4su6pfe',1.79559295122396421432e+09);
INSERT INTO "news" VALUES(88,'c6w4x4su6pfe',1.79559295127885079385e+09);
INSERT INTO "news" VALUES(89,'c6w4x4su6pfe',1.79559295129638695712e+09);
INSERT INTO "news" VALUES(90,'c6w4x4su6pfe',1.79559295137497591972e+09);
INSERT INTO "news" VALUES(91,'c6w4x4su6pfe',1.7955929514334242344e+09);
INSERT INTO "news" VALUES(92,'c6w4x4su6pfe',1.79559295146456289289e+09);
INSERT INTO "news" VALUES(93,'c6w4x4su6pfe',1.79559295149293708798e+09);
INSERT INTO "news" VALUES(94,'c6w4x4su6pfe',1.79559295152267289156e+09);
INSERT INTO "news" VALUES(95,'c6w4x4su6pfe',1.79559295152942776678e+09);
INSERT INTO "news" VALUES(96,'c6w4x4su6pfe',1.79559295155860805517e+09);
INSERT INTO "news" VALUES(97,'knrtxmctyb84',1.79559295156923532481e+09);
INSERT INTO "news" VALUES(98,'knrtxmctyb84',1.79559295159183216093e+09);
INSERT INTO "news" VALUES(99,'knrtxmctyb84',1.79559295160232591627e+09);
INSERT INTO "news" VALUES(100,'knrtxmctyb84',1.79559295171927261352e+09);
INSERT INTO "news" VALUES(101,'knrtxmctyb84',1.79559295176214838026e+09);
INSERT INTO "news" VALUES(102,'knrtxmctyb84',1.79559295180060100559e+09);
INSERT INTO "news" VALUES(103,'knrtxmctyb84',1.79559295182436156265e+09);
INSERT INTO "news" VALUES(104,'knrtxmctyb84',1.79559295185621070863e+09);
INSERT INTO "news" VALUES(105,'knrtxmctyb84',1.79559295187498593323e+09);
INSERT INTO "news" VALUES(106,'knrtxmctyb84',1.7955929519360761642e+09);
INSERT INTO "news" VALUES(107,'knrtxmctyb84',1.79559295195804190636e+09);
INSERT INTO "news" VALUES(108,'knrtxmctyb84',1.79559295196908378601e+09);
INSERT INTO "news" VALUES(109,'knrtxmctyb84',1.79559295198846125603e+09);
INSERT INTO "news" VALUES(110,'knrtxmctyb84',1.79559295200891566278e+09);
INSERT INTO "news" VALUES(111,'knrtxmctyb84',1.79559295203885817531e+09);
INSERT INTO "news" VALUES(112,'knrtxmctyb84',1.79559295210810661311e+09);
INSERT INTO "news" VALUES(113,'knrtxmctyb84',1.79559295212263274194e+09);
INSERT INTO "news" VALUES(114,'knrtxmctyb84',1.79559295214255404469e+09);
INSERT INTO "news" VALUES(115,'knrtxmctyb84',1.79559295216995501521e+09);
INSERT INTO "news" VALUES(116,'knrtxmctyb84',1.79559295219556379319e+09);
INSERT INTO "news" VALUES(117,'knrtxmctyb84',1.79559295221034193037e+09);
INSERT INTO "news" VALUES(118,'knrtxmctyb84',1.79559295222809267049e+09);
INSERT INTO "news" VALUES(119,'knrtxmctyb84',1.79559295224119448665e+09);
INSERT INTO "news" VALUES(120,'knrtxmctyb84',1.79559295226180410387e+09);
INSERT INTO "news" VALUES(121,'knrtxmctyb84',1.79559295227864670757e+09);
INSERT INTO "news" VALUES(122,'knrtxmctyb84',1.79559295230286884302e+09);
INSERT INTO "news" VALUES(123,'knrtxmctyb84',1.7955929523383285999e+09);
INSERT INTO "news" VALUES(124,'knrtxmctyb84',1.79559295238628101355e+09);
INSERT INTO "news" VALUES(125,'knrtxmctyb84',1.79559295246041274065e+09);
INSERT INTO "news" VALUES(126,'knrtxmctyb84',1.79559295246933627128e+09);
INSERT INTO "news" VALUES(127,'knrtxmctyb84',1.79559295250665783881e+09);
INSERT INTO "news" VALUES(128,'knrtxmctyb84',1.79559295256627583499e+09);
INSERT INTO "news" VALUES(129,'pt3pvp5zthk4',1.79559295268124151229e+09);
INSERT INTO "news" VALUES(130,'pt3pvp5zthk4',1.79559295271313881878e+09);
INSERT INTO "news" VALUES(131,'pt3pvp5zthk4',1.79559295276440525051e+09);
INSERT INTO "news" VALUES(132,'pt3pvp5zthk4',1.79559295277663421631e+09);
INSERT INTO "news" VALUES(133,'p9hqakzccqzh',1.79559295286553239822e+09);
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
INSERT INTO "notes" VALUES(1,'etaz3tgfetcc',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79559294601650285723e+09);
INSERT INTO "notes" VALUES(2,'rhgdax5yufdm',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79559294854524755481e+09);
INSERT INTO "notes" VALUES(3,'c6w4x4su6pfe',0,'guest 1','We go on with New World tomorrow.',1.79559295152878355987e+09);
INSERT INTO "notes" VALUES(4,'knrtxmctyb84',0,'guest 1','We go on with Water Margin tomorrow.',1.79559295246859431261e+09);
CREATE TABLE present (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	worker VARCHAR(24) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, player, worker), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, votes SMALLINT DEFAULT '0' NOT NULL, voted_on INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('etaz3tgfetcc',0,'human','guest 1','7EtF_bLCCcrm','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('etaz3tgfetcc',1,'human','guest 2','8uIqy3I01Cer','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('rhgdax5yufdm',0,'human','guest 1','vK_lLuMPkIfL','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('rhgdax5yufdm',1,'human','guest 2','BrMWUCPFvkf4','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('c6w4x4su6pfe',0,'human','guest 1','5YVUoipH_q_V','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('c6w4x4su6pfe',1,'human','guest 2','59d7DgJx6fS7','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('knrtxmctyb84',0,'human','guest 1','7IHVhODk9VEU','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('knrtxmctyb84',1,'human','guest 2','l4Fu1JLcA2Ve','',NULL,'bot:random',1.79559295255890560153e+09,0.0,0,0);
INSERT INTO "seats" VALUES('pt3pvp5zthk4',0,'human','guest 1','p39PrfgUX6hL','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('pt3pvp5zthk4',1,'bot:random','','','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('p9hqakzccqzh',0,'','','','',NULL,'',NULL,0.0,0,0);
INSERT INTO "seats" VALUES('p9hqakzccqzh',1,'','','','',NULL,'',NULL,0.0,0,0);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','hXSE-ROvd2lTpnPR_v1hv_VfHmPtmKJFCOD-d9WFjaM');
CREATE TABLE shared (
	guest VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	nonce VARCHAR(24) NOT NULL, 
	looked INTEGER, 
	PRIMARY KEY (guest, table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','knrtxmctyb84',0,'7IHVhODk9VEU',NULL);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','knrtxmctyb84',1,'l4Fu1JLcA2Ve',NULL);
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
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, lent INTEGER DEFAULT '0' NOT NULL, delay INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('etaz3tgfetcc','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79559294497488093371e+09,0,NULL,NULL,0,'',1,0,0);
INSERT INTO "tables" VALUES('rhgdax5yufdm','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79559294604782295227e+09,0,NULL,NULL,0,'',1,0,0);
INSERT INTO "tables" VALUES('c6w4x4su6pfe','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79559294859295749671e+09,0,NULL,NULL,0,'',1,0,0);
INSERT INTO "tables" VALUES('knrtxmctyb84','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79559295156728529929e+09,0,1.79559295255936861041e+09,NULL,0,'',1,1,0);
INSERT INTO "tables" VALUES('pt3pvp5zthk4','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79559295261524772642e+09,1,NULL,NULL,0,'',1,0,0);
INSERT INTO "tables" VALUES('p9hqakzccqzh','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79559295283935713765e+09,0,NULL,NULL,0,'',0,0,30);
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
INSERT INTO "visits" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','knrtxmctyb84',0,'7IHVhODk9VEU',NULL,1.79559295253304576872e+09);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_notes_table_id ON notes (table_id);
CREATE INDEX visits_forgotten ON visits (player, at);
CREATE INDEX present_worker ON present (worker);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',133);
COMMIT;

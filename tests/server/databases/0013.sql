BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE chances (
	table_id VARCHAR(24) NOT NULL, 
	curve TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chances" VALUES('cpt2j3za38cv','{"sides": [1, 2], "chances": [{"moves": 0, "chances": [0.5, 0.5]}], "swings": [], "luck": [], "choice": [], "unsure": 0.1, "playouts": 100}',1.79562466557911586759e+09);
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
INSERT INTO "hints" VALUES('b835f64cxvkj',1,76,1,'[["march city=athenae legions=0", 1.0, 0.5]]',1.79562466278433918945e+09);
INSERT INTO "hints" VALUES('kper2wzqrbm7',0,45,0,'[["vote vote=war", 1.0, 0.5]]',1795624663.44961);
INSERT INTO "hints" VALUES('kper2wzqrbm7',1,47,1,'[["vote vote=war", 1.0, 0.5]]',1.79562466346017122272e+09);
INSERT INTO "hints" VALUES('tsaqsvgb6grq',1,50,1,'[["play_for_points card=learned_advisor", 1.0, 0.5]]',1.79562466461887812615e+09);
INSERT INTO "hints" VALUES('x99v36wpdsmh',1,124,1,'[["meet figure=lu_zhishen", 1.0, 0.5]]',1.79562466541743254665e+09);
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
INSERT INTO "moves" VALUES('b835f64cxvkj',0,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',1,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',2,6,'gold_card card=carnuntum_huns',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',3,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',4,6,'gold_card card=tyras_visigoths',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',5,6,'gold_card card=mogontiacum_franks',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',6,6,'gold_card card=gesoriacum_franks',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',7,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',8,6,'gold_card card=philippopolis_huns',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',9,6,'deal_role role=magister_militum',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',10,6,'deal_role role=mercator',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',11,6,'draw_card card=athenae_visigoths',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',12,6,'draw_card card=eburacum_franks',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',13,6,'draw_card card=burdigala_franks',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',14,6,'draw_card card=mogontiacum_vandals',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',15,6,'draw_card card=event',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',16,6,'draw_event event=alea_iacta_est',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',17,6,'draw_card card=event',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',18,6,'draw_event event=si_vis_pacem',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',19,6,'draw_card card=iuvavum_huns',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',20,6,'draw_card card=lugdunum_huns',1,NULL,1.79562466178035521507e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',21,0,'start_in city=burdigala',0,NULL,1.79562466182477593421e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',22,1,'start_in city=lugdunum',0,NULL,1.79562466184754967687e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',23,0,'sail city=tyras legions=2 card=athenae_visigoths',0,NULL,1.79562466189307928083e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',24,0,'march city=chersonesus legions=2',0,NULL,1.79562466191327643394e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',25,0,'si_vis_pacem effect=corrupt city=cesarea from_city=none pawn=none legions=0',0,NULL,1.79562466197190356257e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',26,1,'agree',0,NULL,1.79562466197657942773e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',27,0,'sail city=roma legions=0 card=burdigala_franks',0,NULL,1.79562466199495077137e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',28,0,'march city=carthago legions=0',0,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',29,6,'turn_up kind=revolt',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',30,6,'turn_up kind=ordinary',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',31,6,'draw_card card=narona_visigoths',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',32,6,'bottom_card card=corduba_visigoths',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',33,6,'barbarian_card card=chersonesus_ostrogoths',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',34,6,'barbarian_card card=carnuntum_huns',1,NULL,1.79562466201498055463e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',35,1,'march city=mogontiacum legions=0',0,NULL,1.79562466202894973751e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',36,1,'march city=lugdunum legions=0',0,NULL,1.7956246620402970314e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',37,1,'march city=mogontiacum legions=2',0,NULL,1.79562466206356692319e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',38,1,'march city=lugdunum legions=0',0,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',39,6,'turn_up kind=ordinary',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',40,6,'draw_card card=ravenna_visigoths',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',41,6,'turn_up kind=ordinary',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',42,6,'draw_card card=lutetia_huns',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',43,6,'barbarian_card card=roma_huns',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',44,6,'barbarian_card card=carnuntum_ostrogoths',1,NULL,1.79562466207864046096e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',45,0,'sail city=roma legions=0 card=mogontiacum_vandals',0,NULL,1.79562466210635137556e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',46,0,'march city=genua legions=0',0,NULL,1.79562466213056254392e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',47,0,'sail city=roma legions=0 card=narona_visigoths',0,NULL,1.79562466217268133167e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',48,0,'march city=carthago legions=0',0,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',49,6,'turn_up kind=ordinary',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',50,6,'draw_card card=tyras_visigoths',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',51,6,'turn_up kind=ordinary',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',52,6,'draw_card card=roma_vandals',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',53,6,'barbarian_card card=roma_visigoths',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',54,6,'barbarian_card card=roma_franks',1,NULL,1.79562466221177077299e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',55,1,'alea_iacta_est effect=normal',0,NULL,1.7956246622773051262e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',56,1,'build_fort card=lugdunum_huns from_city=none',0,NULL,1.79562466231088471409e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',57,1,'march city=mediolanum legions=0',0,NULL,1.79562466246209645275e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',58,1,'march city=ravenna legions=0',0,NULL,1.79562466250183773042e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',59,1,'sail city=constantinopolis legions=0 card=ravenna_visigoths',0,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',60,6,'turn_up kind=ordinary',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',61,6,'draw_card card=carthago_vandals',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',62,6,'turn_up kind=ordinary',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',63,6,'draw_card card=cesarea_vandals',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',64,6,'barbarian_card card=tyras_visigoths',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',65,6,'barbarian_card card=mogontiacum_vandals',1,NULL,1.79562466255636095997e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',66,0,'sail city=patrae legions=0 card=tyras_visigoths',0,NULL,1.79562466260236239428e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',67,0,'march city=athenae legions=0',0,NULL,1.79562466265439128875e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',68,0,'sail city=tingi legions=0 card=roma_vandals',0,NULL,1.79562466270094442367e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',69,0,'sail city=narbo legions=0 card=eburacum_franks',0,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',70,6,'turn_up kind=ordinary',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',71,6,'draw_card card=philippopolis_visigoths',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',72,6,'turn_up kind=ordinary',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',73,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',74,6,'barbarian_card card=corduba_visigoths',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('b835f64cxvkj',75,6,'barbarian_card card=roma_vandals',1,NULL,1.79562466273215293882e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',0,0,'lead faction=france',0,NULL,1.79562466294389534e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',1,1,'lead faction=brittany',0,NULL,1.795624662966045618e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',2,0,'start_in city=poitiers',0,NULL,1.79562466299622559545e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',3,1,'start_in city=nantes',0,NULL,1.79562466300498270984e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',4,0,'start_in city=tours',0,NULL,1.79562466301830148691e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',5,1,'start_in city=angers',0,NULL,1.79562466303331756591e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',6,1,'vote vote=war',0,NULL,1.79562466304903602595e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',7,0,'vote vote=war',0,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',8,6,'deal_card card=ladders',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',9,6,'deal_card card=ladders',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',10,6,'deal_card card=siege_tower',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',11,6,'deal_card card=ladders',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',12,6,'deal_card card=retreat',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',13,6,'deal_card card=plunder',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',14,6,'deal_card card=ladders',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',15,6,'deal_card card=retreat',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',16,6,'deal_card card=siege_tower',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',17,6,'deal_card card=traitor',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',18,6,'deal_card card=traitor',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',19,6,'deal_card card=ladders',1,NULL,1.79562466306175303465e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',20,0,'pass',0,NULL,1.79562466309168839457e+09,'form');
INSERT INTO "moves" VALUES('kper2wzqrbm7',21,1,'pass',0,NULL,1.79562466310085797312e+09,'form');
INSERT INTO "moves" VALUES('kper2wzqrbm7',22,0,'buy_card',0,NULL,1.79562466312151241308e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',23,6,'deal_card card=cannon',1,NULL,1.79562466312151241308e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',24,1,'buy_card',0,NULL,1.79562466313459539414e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',25,6,'deal_card card=siege_tower',1,NULL,1.79562466313459539414e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',26,6,'draw_marker marker=treaty',1,NULL,1.79562466313459539414e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',27,6,'draw_marker marker=uprising',1,NULL,1.79562466313459539414e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',28,0,'rise city=bourges',0,NULL,1.79562466315215539937e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',29,6,'uprising_die face=6',1,NULL,1.79562466315215539937e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',30,6,'power_die face=4',1,NULL,1.79562466315215539937e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',31,6,'entry_die face=3',1,NULL,1.79562466315215539937e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',32,0,'no_offers',0,NULL,1.79562466316631841661e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',33,1,'no_offers',0,NULL,1.79562466318494701384e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',34,0,'pass',0,NULL,1.79562466320382356638e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',35,0,'offer to=2 give=tours want=angers coins=pay_1 reason=for_attacking place=orleans',0,NULL,1.79562466323635315894e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',36,1,'decline',0,NULL,1.79562466324988245962e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',37,0,'offer to=2 give=none want=none coins=pay_1 reason=for_sparing_me place=none',0,NULL,1.79562466328048920627e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',38,1,'decline',0,NULL,1.79562466329568505294e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',39,0,'offers_again',0,NULL,1.79562466331144285208e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',40,0,'end_turn',0,NULL,1.7956246633278610706e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',41,0,'pass',0,NULL,1.79562466336199903489e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',42,1,'expand city=chartres',0,NULL,1.79562466338639402383e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',43,1,'expand city=la_rochelle',0,NULL,1.7956246634030566216e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',44,1,'end_turn',0,NULL,1.79562466341461420059e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',45,1,'vote vote=war',0,NULL,1.79562466342225480076e+09,'');
INSERT INTO "moves" VALUES('kper2wzqrbm7',46,1,'undo',0,NULL,1.79562466343689274787e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',0,0,'choose_nation nation=fr',0,NULL,1.79562466388362383844e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',1,1,'choose_nation nation=es',1,NULL,1.79562466388362383844e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',2,1,'choose_leader leader=columbus',0,NULL,1.79562466391593980792e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',3,0,'choose_leader leader=verrazzano',0,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',4,6,'deal card=shipwreck',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',5,6,'deal card=smallpox',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',6,6,'deal card=encomienda',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',7,6,'deal card=runaway_traders',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',8,6,'deal card=pursuit',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',9,6,'deal card=coureurs_des_bois',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',10,6,'deal card=spice_market',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',11,6,'deal card=learned_advisor',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',12,6,'deal card=pikes_and_stakes',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',13,6,'deal card=papal_bull',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',14,6,'deal card=tlaxcalan_alliance',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',15,6,'deal card=divine_sign',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',16,6,'deal card=emigrants',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',17,6,'deal card=favourable_wind',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',18,6,'deal card=native_guides',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',19,6,'deal card=huron_confederates',1,NULL,1.79562466393596625326e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',20,1,'give_crown_card card=papal_bull',0,NULL,1.79562466400639963145e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',21,1,'give_to_the_king ducats=50',0,NULL,1.79562466401789617544e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',22,0,'done',0,NULL,1.79562466403467607496e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',23,1,'look_at_demand',0,NULL,1.79562466404738497733e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',24,6,'turn_demand demand=furs',1,NULL,1.79562466404738497733e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',25,1,'lay_open demand=furs',0,NULL,1.79562466406119298936e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',26,0,'done',0,NULL,1.79562466407546496389e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',27,6,'name_order card=yellow_fever',1,NULL,1.79562466407546496389e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',28,1,'done',0,NULL,1.79562466409122300147e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',29,0,'propose nation=es what=alliance',0,NULL,1.79562466411251401903e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',30,1,'agree',0,NULL,1.79562466412820172312e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',31,0,'open_deal nation=es',0,NULL,1.79562466414356088637e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',32,0,'propose_deal mine=none mine_too=none theirs=heavy_horse theirs_too=none',0,NULL,1.79562466419262814522e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',33,1,'refuse_deal',0,NULL,1.7956246642156386376e+09,'form');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',34,0,'open_deal nation=es',0,NULL,1.79562466423329186444e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',35,0,'propose_deal mine=divine_sign mine_too=none theirs=ambush theirs_too=none',0,NULL,1.79562466427626013761e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',36,1,'refuse_deal',0,NULL,1.79562466429182600972e+09,'form');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',37,0,'done',1,NULL,1.79562466429182600972e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',38,0,'declare_war nation=es',0,NULL,1.79562466430750441548e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',39,6,'die face=3',1,NULL,1.79562466430750441548e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',40,1,'play_for_points card=spice_market',0,NULL,1.79562466432796955101e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',41,1,'build_at_home',0,NULL,1.79562466434476232521e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',42,1,'build_ship ship=e1',0,NULL,1.7956246643643488884e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',43,1,'build unit=cavalry count=1',0,NULL,1.79562466438775968548e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',44,1,'build unit=artillery count=6',0,NULL,1.79562466440681481362e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',45,1,'build unit=settlers count=1',0,NULL,1.79562466441796684266e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',46,1,'build_at_home',0,NULL,1795624664.44884,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',47,1,'end_impulse',1,NULL,1795624664.44884,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',48,1,'play_for_points card=tlaxcalan_alliance',0,NULL,1.79562466446597409253e+09,'');
INSERT INTO "moves" VALUES('tsaqsvgb6grq',49,1,'undo',0,NULL,1.79562466452763509752e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',0,6,'first_seat seat_drawn=2',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',1,6,'draw_bandit bandit=yang_xiong',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',2,6,'draw_bandit bandit=zhang_qing_arrow',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',3,6,'draw_bandit bandit=du_qian',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',4,6,'draw_bandit bandit=zhu_wu',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',5,6,'draw_bandit bandit=lu_zhishen',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',6,6,'draw_bandit bandit=zhou_tong',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',7,6,'draw_event event=arak_shop',1,NULL,1.79562466472710251805e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',8,1,'choose figure=du_qian',0,NULL,1.79562466476008915903e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',9,1,'choose figure=lu_zhishen',0,NULL,1.79562466477373695373e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',10,6,'draw_event event=magic_leggings',1,NULL,1.79562466477373695373e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',11,0,'choose figure=zhang_qing_arrow',0,NULL,1.79562466480950140949e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',12,1,'meet figure=du_qian',0,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',13,6,'place_die place=mountain',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',14,6,'adversary_die adversary=bandits',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',15,6,'test_die trait=combat',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',16,6,'roll pips=5',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',17,6,'roll pips=5',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',18,6,'roll pips=10',1,NULL,1.79562466483677458765e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',19,1,'meet figure=lu_zhishen',0,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',20,6,'place_die place=forest',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',21,6,'adversary_die adversary=bandits',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',22,6,'test_die trait=mind',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',23,6,'roll pips=6',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',24,6,'roll pips=5',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',25,6,'roll pips=1',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',26,1,'meet figure=yang_xiong',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',27,6,'place_die place=temple',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',28,6,'adversary_die adversary=nature',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',29,6,'test_die trait=mind',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',30,6,'roll pips=5',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',31,6,'roll pips=1',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',32,6,'roll pips=1',1,NULL,1.79562466486378860476e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',33,0,'meet figure=zhu_wu',0,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',34,6,'place_die place=inn',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',35,6,'adversary_die adversary=nature',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',36,6,'test_die trait=combat',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',37,6,'roll pips=2',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',38,6,'roll pips=10',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',39,6,'roll pips=2',1,NULL,1.79562466489496445659e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',40,0,'meet figure=zhou_tong',0,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',41,6,'place_die place=inn',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',42,6,'adversary_die adversary=animal',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',43,6,'test_die trait=mind',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',44,6,'roll pips=5',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',45,6,'roll pips=9',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',46,6,'roll pips=9',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',47,0,'meet figure=zhang_qing_arrow',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',48,6,'place_die place=forest',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',49,6,'adversary_die adversary=animal',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',50,6,'test_die trait=combat',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',51,6,'roll pips=9',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',52,6,'roll pips=5',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',53,6,'roll pips=4',1,NULL,1.79562466491665434836e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',54,0,'plunder',0,NULL,1.79562466494546365733e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',55,6,'roll pips=9',1,NULL,1.79562466494546365733e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',56,1,'end_voyage',0,NULL,1.79562466496597743031e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',57,0,'step figure=zhou_tong square=k3',0,NULL,1.79562466499153018002e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',58,0,'step figure=zhang_qing_arrow square=i3',0,NULL,1.79562466501271390914e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',59,0,'step figure=zhang_qing_arrow square=h3',0,NULL,1.79562466503269243245e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',60,0,'step figure=zhang_qing_arrow square=g4',0,NULL,1.79562466505463266376e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',61,0,'step figure=zhang_qing_arrow square=f4',0,NULL,1.79562466508945584291e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',62,0,'leave_refuge',0,NULL,1.79562466511517643923e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',63,6,'draw_bandit bandit=chai_jin',1,NULL,1.79562466511517643923e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',64,6,'draw_bandit bandit=peng_qi',1,NULL,1.79562466511517643923e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',65,6,'draw_event event=drunken_monk',1,NULL,1.79562466511517643923e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',66,6,'draw_event event=imperial_envoy',1,NULL,1.79562466511517643923e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',67,0,'meet figure=chai_jin',0,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',68,6,'place_die place=pond',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',69,6,'adversary_die adversary=bandits',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',70,6,'test_die trait=mind',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',71,6,'roll pips=5',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',72,6,'roll pips=8',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',73,6,'roll pips=8',1,NULL,1.79562466513502979282e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',74,0,'meet figure=zhang_qing_arrow',0,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',75,6,'place_die place=mountain',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',76,6,'adversary_die adversary=mandarin',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',77,6,'test_die trait=mind',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',78,6,'roll pips=2',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',79,6,'roll pips=7',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',80,6,'roll pips=7',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',81,0,'meet figure=zhou_tong',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',82,6,'place_die place=pond',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',83,6,'adversary_die adversary=bandits',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',84,6,'test_die trait=mind',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',85,6,'roll pips=7',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',86,6,'roll pips=7',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',87,6,'roll pips=8',1,NULL,1.79562466515605425841e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',88,1,'meet figure=lu_zhishen',0,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',89,6,'place_die place=town',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',90,6,'adversary_die adversary=peasants',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',91,6,'test_die trait=mind',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',92,6,'roll pips=2',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',93,6,'roll pips=2',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',94,6,'roll pips=9',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',95,6,'roll pips=3',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',96,6,'roll pips=7',1,NULL,1.79562466518224406238e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',97,1,'meet figure=peng_qi',0,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',98,6,'place_die place=mountain',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',99,6,'adversary_die adversary=soldiers',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',100,6,'test_die trait=mind',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',101,6,'roll pips=9',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',102,6,'roll pips=1',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',103,6,'roll pips=2',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',104,1,'meet figure=du_qian',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',105,6,'place_die place=pond',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',106,6,'adversary_die adversary=bandits',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',107,6,'test_die trait=combat',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',108,6,'roll pips=6',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',109,6,'roll pips=2',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',110,6,'roll pips=5',1,NULL,1.79562466520985865598e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',111,0,'attack figure=chai_jin foe=yang_xiong',0,NULL,1.79562466525000929834e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',112,0,'challenge trait=combat',0,NULL,1.79562466526709556581e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',113,6,'roll pips=10',1,NULL,1.79562466526709556581e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',114,6,'roll pips=9',1,NULL,1.79562466526709556581e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',115,0,'end_voyage',0,NULL,1.79562466528598141672e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',116,1,'end_voyage',0,NULL,1.79562466530891227719e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',117,0,'leave_refuge',0,NULL,1.79562466533311915401e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',118,6,'draw_bandit bandit=deng_fei',1,NULL,1.79562466533311915401e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',119,1,'place square=h2',0,NULL,1.79562466536911654471e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',120,6,'draw_bandit bandit=sun_erniang',1,NULL,1.79562466536911654471e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',121,6,'draw_event event=uprooted_willow',1,NULL,1.79562466536911654471e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',122,1,'choose figure=lu_zhishen',1,NULL,1.79562466536911654471e+09,'');
INSERT INTO "moves" VALUES('x99v36wpdsmh',123,6,'draw_event event=stolen_armour',1,NULL,1.79562466536911654471e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',0,6,'gold_card card=mogontiacum_franks',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',1,6,'gold_card card=philippopolis_visigoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',2,6,'gold_card card=carnuntum_huns',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',3,6,'gold_card card=philippopolis_huns',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',4,6,'gold_card card=gesoriacum_franks',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',5,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',6,6,'gold_card card=mogontiacum_vandals',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',7,6,'gold_card card=tyras_visigoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',8,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',9,6,'deal_role role=vestalis',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',10,6,'deal_role role=consul',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',11,6,'draw_card card=event',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',12,6,'draw_event event=alea_iacta_est',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',13,6,'draw_card card=chersonesus_ostrogoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',14,6,'draw_card card=narona_visigoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',15,6,'draw_card card=constantinopolis_ostrogoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',16,6,'draw_card card=burdigala_vandals',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',17,6,'draw_card card=philippopolis_visigoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',18,6,'draw_card card=tyras_visigoths',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',19,6,'draw_card card=londinium_franks',1,NULL,1.7956246655374453068e+09,'');
INSERT INTO "moves" VALUES('cpt2j3za38cv',20,0,'concede',0,NULL,1.79562466556682252881e+09,'');
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'b835f64cxvkj',1.79562466137696290016e+09);
INSERT INTO "news" VALUES(2,'b835f64cxvkj',1.79562466138959193236e+09);
INSERT INTO "news" VALUES(3,'b835f64cxvkj',1.79562466139383840563e+09);
INSERT INTO "news" VALUES(4,'b835f64cxvkj',1.79562466179703617095e+09);
INSERT INTO "news" VALUES(5,'b835f64cxvkj',1.79562466183986067769e+09);
INSERT INTO "news" VALUES(6,'b835f64cxvkj',1.79562466185910391807e+09);
INSERT INTO "news" VALUES(7,'b835f64cxvkj',1795624661.8979);
INSERT INTO "news" VALUES(8,'b835f64cxvkj',1.79562466191957712177e+09);
INSERT INTO "news" VALUES(9,'b835f64cxvkj',1.79562466197312092788e+09);
INSERT INTO "news" VALUES(10,'b835f64cxvkj',1.7956246619804706573e+09);
INSERT INTO "news" VALUES(11,'b835f64cxvkj',1.79562466199728822712e+09);
INSERT INTO "news" VALUES(12,'b835f64cxvkj',1.79562466201994252209e+09);
INSERT INTO "news" VALUES(13,'b835f64cxvkj',1.79562466203051924705e+09);
INSERT INTO "news" VALUES(14,'b835f64cxvkj',1.79562466204186081883e+09);
INSERT INTO "news" VALUES(15,'b835f64cxvkj',1.7956246620655989647e+09);
INSERT INTO "news" VALUES(16,'b835f64cxvkj',1.79562466208552265166e+09);
INSERT INTO "news" VALUES(17,'b835f64cxvkj',1.79562466211276364324e+09);
INSERT INTO "news" VALUES(18,'b835f64cxvkj',1.79562466213283658022e+09);
INSERT INTO "news" VALUES(19,'b835f64cxvkj',1.79562466218270897866e+09);
INSERT INTO "news" VALUES(20,'b835f64cxvkj',1.79562466222140049935e+09);
INSERT INTO "news" VALUES(21,'b835f64cxvkj',1.79562466228723907474e+09);
INSERT INTO "news" VALUES(22,'b835f64cxvkj',1.79562466232171225543e+09);
INSERT INTO "news" VALUES(23,'b835f64cxvkj',1.79562466248445677758e+09);
INSERT INTO "news" VALUES(24,'b835f64cxvkj',1.79562466253287982944e+09);
INSERT INTO "news" VALUES(25,'b835f64cxvkj',1.79562466257203173641e+09);
INSERT INTO "news" VALUES(26,'b835f64cxvkj',1.79562466261523413658e+09);
INSERT INTO "news" VALUES(27,'b835f64cxvkj',1.79562466266941094398e+09);
INSERT INTO "news" VALUES(28,'b835f64cxvkj',1.79562466270508813855e+09);
INSERT INTO "news" VALUES(29,'b835f64cxvkj',1.79562466273981952667e+09);
INSERT INTO "news" VALUES(30,'b835f64cxvkj',1.79562466275311255459e+09);
INSERT INTO "news" VALUES(31,'b835f64cxvkj',1.79562466279063296312e+09);
INSERT INTO "news" VALUES(32,'kper2wzqrbm7',1.7956246628155794144e+09);
INSERT INTO "news" VALUES(33,'kper2wzqrbm7',1.79562466282903575895e+09);
INSERT INTO "news" VALUES(34,'kper2wzqrbm7',1.79562466285439968106e+09);
INSERT INTO "news" VALUES(35,'kper2wzqrbm7',1.79562466294515180585e+09);
INSERT INTO "news" VALUES(36,'kper2wzqrbm7',1.79562466297269845007e+09);
INSERT INTO "news" VALUES(37,'kper2wzqrbm7',1.79562466299758267396e+09);
INSERT INTO "news" VALUES(38,'kper2wzqrbm7',1.79562466300640058512e+09);
INSERT INTO "news" VALUES(39,'kper2wzqrbm7',1.79562466302424836154e+09);
INSERT INTO "news" VALUES(40,'kper2wzqrbm7',1.79562466303866028784e+09);
INSERT INTO "news" VALUES(41,'kper2wzqrbm7',1.79562466305017066001e+09);
INSERT INTO "news" VALUES(42,'kper2wzqrbm7',1.79562466307619905472e+09);
INSERT INTO "news" VALUES(43,'kper2wzqrbm7',1.79562466309266114232e+09);
INSERT INTO "news" VALUES(44,'kper2wzqrbm7',1.79562466310198807712e+09);
INSERT INTO "news" VALUES(45,'kper2wzqrbm7',1.7956246631227173805e+09);
INSERT INTO "news" VALUES(46,'kper2wzqrbm7',1.79562466313615870473e+09);
INSERT INTO "news" VALUES(47,'kper2wzqrbm7',1.79562466315421366686e+09);
INSERT INTO "news" VALUES(48,'kper2wzqrbm7',1.79562466317220163344e+09);
INSERT INTO "news" VALUES(49,'kper2wzqrbm7',1.79562466319344472883e+09);
INSERT INTO "news" VALUES(50,'kper2wzqrbm7',1.79562466320516586301e+09);
INSERT INTO "news" VALUES(51,'kper2wzqrbm7',1.7956246632379989624e+09);
INSERT INTO "news" VALUES(52,'kper2wzqrbm7',1.79562466325309681887e+09);
INSERT INTO "news" VALUES(53,'kper2wzqrbm7',1.79562466328400492663e+09);
INSERT INTO "news" VALUES(54,'kper2wzqrbm7',1.79562466329732608799e+09);
INSERT INTO "news" VALUES(55,'kper2wzqrbm7',1.79562466331433200831e+09);
INSERT INTO "news" VALUES(56,'kper2wzqrbm7',1.79562466332942485816e+09);
INSERT INTO "news" VALUES(57,'kper2wzqrbm7',1.79562466337811493877e+09);
INSERT INTO "news" VALUES(58,'kper2wzqrbm7',1.79562466338935947419e+09);
INSERT INTO "news" VALUES(59,'kper2wzqrbm7',1.79562466340463924409e+09);
INSERT INTO "news" VALUES(60,'kper2wzqrbm7',1.79562466341638541224e+09);
INSERT INTO "news" VALUES(61,'kper2wzqrbm7',1.79562466342807960503e+09);
INSERT INTO "news" VALUES(62,'kper2wzqrbm7',1.79562466343192148206e+09);
INSERT INTO "news" VALUES(63,'kper2wzqrbm7',1.79562466343782567977e+09);
INSERT INTO "news" VALUES(64,'kper2wzqrbm7',1.7956246634503631592e+09);
INSERT INTO "news" VALUES(65,'kper2wzqrbm7',1.79562466346087551112e+09);
INSERT INTO "news" VALUES(66,'tsaqsvgb6grq',1.79562466346977066995e+09);
INSERT INTO "news" VALUES(67,'tsaqsvgb6grq',1.79562466347728180889e+09);
INSERT INTO "news" VALUES(68,'tsaqsvgb6grq',1.79562466348319315907e+09);
INSERT INTO "news" VALUES(69,'tsaqsvgb6grq',1.79562466388913345334e+09);
INSERT INTO "news" VALUES(70,'tsaqsvgb6grq',1.79562466392007398603e+09);
INSERT INTO "news" VALUES(71,'tsaqsvgb6grq',1.79562466398924279213e+09);
INSERT INTO "news" VALUES(72,'tsaqsvgb6grq',1795624664.00767);
INSERT INTO "news" VALUES(73,'tsaqsvgb6grq',1.79562466401937317851e+09);
INSERT INTO "news" VALUES(74,'tsaqsvgb6grq',1.79562466403598475456e+09);
INSERT INTO "news" VALUES(75,'tsaqsvgb6grq',1.79562466404935646051e+09);
INSERT INTO "news" VALUES(76,'tsaqsvgb6grq',1.79562466406229138374e+09);
INSERT INTO "news" VALUES(77,'tsaqsvgb6grq',1.79562466407747745511e+09);
INSERT INTO "news" VALUES(78,'tsaqsvgb6grq',1.79562466409509420397e+09);
INSERT INTO "news" VALUES(79,'tsaqsvgb6grq',1.79562466411429977417e+09);
INSERT INTO "news" VALUES(80,'tsaqsvgb6grq',1.79562466412942981722e+09);
INSERT INTO "news" VALUES(81,'tsaqsvgb6grq',1.79562466414487600322e+09);
INSERT INTO "news" VALUES(82,'tsaqsvgb6grq',1.79562466420714855188e+09);
INSERT INTO "news" VALUES(83,'tsaqsvgb6grq',1.7956246642168006897e+09);
INSERT INTO "news" VALUES(84,'tsaqsvgb6grq',1.79562466423880720133e+09);
INSERT INTO "news" VALUES(85,'tsaqsvgb6grq',1.79562466427773523335e+09);
INSERT INTO "news" VALUES(86,'tsaqsvgb6grq',1.79562466429389166826e+09);
INSERT INTO "news" VALUES(87,'tsaqsvgb6grq',1.79562466430939221377e+09);
INSERT INTO "news" VALUES(88,'tsaqsvgb6grq',1.79562466433041501047e+09);
INSERT INTO "news" VALUES(89,'tsaqsvgb6grq',1.79562466435170578959e+09);
INSERT INTO "news" VALUES(90,'tsaqsvgb6grq',1.79562466437063479422e+09);
INSERT INTO "news" VALUES(91,'tsaqsvgb6grq',1.795624664394572258e+09);
INSERT INTO "news" VALUES(92,'tsaqsvgb6grq',1.7956246644089417458e+09);
INSERT INTO "news" VALUES(93,'tsaqsvgb6grq',1.7956246644259328842e+09);
INSERT INTO "news" VALUES(94,'tsaqsvgb6grq',1.79562466445778346063e+09);
INSERT INTO "news" VALUES(95,'tsaqsvgb6grq',1.79562466447997879986e+09);
INSERT INTO "news" VALUES(96,'tsaqsvgb6grq',1.79562466449367356298e+09);
INSERT INTO "news" VALUES(97,'tsaqsvgb6grq',1.79562466453516125677e+09);
INSERT INTO "news" VALUES(98,'tsaqsvgb6grq',1.79562466462051105496e+09);
INSERT INTO "news" VALUES(99,'x99v36wpdsmh',1.79562466463666629791e+09);
INSERT INTO "news" VALUES(100,'x99v36wpdsmh',1.79562466464224958426e+09);
INSERT INTO "news" VALUES(101,'x99v36wpdsmh',1.79562466465672516827e+09);
INSERT INTO "news" VALUES(102,'x99v36wpdsmh',1.79562466474033260348e+09);
INSERT INTO "news" VALUES(103,'x99v36wpdsmh',1.79562466476154899593e+09);
INSERT INTO "news" VALUES(104,'x99v36wpdsmh',1.79562466477839517589e+09);
INSERT INTO "news" VALUES(105,'x99v36wpdsmh',1.7956246648140726089e+09);
INSERT INTO "news" VALUES(106,'x99v36wpdsmh',1.79562466484734535219e+09);
INSERT INTO "news" VALUES(107,'x99v36wpdsmh',1.79562466487510299676e+09);
INSERT INTO "news" VALUES(108,'x99v36wpdsmh',1.79562466490016102793e+09);
INSERT INTO "news" VALUES(109,'x99v36wpdsmh',1.7956246649283521175e+09);
INSERT INTO "news" VALUES(110,'x99v36wpdsmh',1.79562466495078086855e+09);
INSERT INTO "news" VALUES(111,'x99v36wpdsmh',1.79562466497605085374e+09);
INSERT INTO "news" VALUES(112,'x99v36wpdsmh',1.79562466499361491202e+09);
INSERT INTO "news" VALUES(113,'x99v36wpdsmh',1.7956246650142154693e+09);
INSERT INTO "news" VALUES(114,'x99v36wpdsmh',1.79562466503425693506e+09);
INSERT INTO "news" VALUES(115,'x99v36wpdsmh',1.79562466505686736109e+09);
INSERT INTO "news" VALUES(116,'x99v36wpdsmh',1.79562466509350109099e+09);
INSERT INTO "news" VALUES(117,'x99v36wpdsmh',1.79562466511809778208e+09);
INSERT INTO "news" VALUES(118,'x99v36wpdsmh',1.7956246651372697353e+09);
INSERT INTO "news" VALUES(119,'x99v36wpdsmh',1.79562466516617894171e+09);
INSERT INTO "news" VALUES(120,'x99v36wpdsmh',1.79562466519233179091e+09);
INSERT INTO "news" VALUES(121,'x99v36wpdsmh',1.79562466521423983573e+09);
INSERT INTO "news" VALUES(122,'x99v36wpdsmh',1.79562466525621891024e+09);
INSERT INTO "news" VALUES(123,'x99v36wpdsmh',1.7956246652703368664e+09);
INSERT INTO "news" VALUES(124,'x99v36wpdsmh',1.79562466528878021242e+09);
INSERT INTO "news" VALUES(125,'x99v36wpdsmh',1.79562466531639289852e+09);
INSERT INTO "news" VALUES(126,'x99v36wpdsmh',1.79562466534704780578e+09);
INSERT INTO "news" VALUES(127,'x99v36wpdsmh',1.79562466538211870192e+09);
INSERT INTO "news" VALUES(128,'x99v36wpdsmh',1.79562466539272618296e+09);
INSERT INTO "news" VALUES(129,'x99v36wpdsmh',1.79562466542280340189e+09);
INSERT INTO "news" VALUES(130,'x99v36wpdsmh',1.79562466547024393082e+09);
INSERT INTO "news" VALUES(131,'cpt2j3za38cv',1.79562466551702737804e+09);
INSERT INTO "news" VALUES(132,'cpt2j3za38cv',1.79562466552184295653e+09);
INSERT INTO "news" VALUES(133,'cpt2j3za38cv',1.79562466555969715113e+09);
INSERT INTO "news" VALUES(134,'cpt2j3za38cv',1.79562466556799650192e+09);
INSERT INTO "news" VALUES(135,'ss488gmeebxc',1.79562466561968183515e+09);
INSERT INTO "news" VALUES(136,'ss488gmeebxc',1.795624665629629612e+09);
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
INSERT INTO "notes" VALUES(1,'b835f64cxvkj',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79562466275216627118e+09);
INSERT INTO "notes" VALUES(2,'kper2wzqrbm7',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79562466343145418169e+09);
INSERT INTO "notes" VALUES(3,'tsaqsvgb6grq',0,'guest 1','We go on with New World tomorrow.',1.79562466449314188962e+09);
INSERT INTO "notes" VALUES(4,'x99v36wpdsmh',0,'guest 1','We go on with Water Margin tomorrow.',1795624665.39203);
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
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, away VARCHAR(64) DEFAULT '' NOT NULL, away_at DOUBLE, clock_from DOUBLE DEFAULT '0' NOT NULL, votes SMALLINT DEFAULT '0' NOT NULL, voted_on INTEGER DEFAULT '0' NOT NULL, number VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('b835f64cxvkj',0,'human','guest 1','8ymzpCr24bmG','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('b835f64cxvkj',1,'human','guest 2','aVM-Di9XQ859','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('kper2wzqrbm7',0,'human','guest 1','UAdJKZlgKWPJ','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('kper2wzqrbm7',1,'human','guest 2','dyqcl8DmQBtx','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('tsaqsvgb6grq',0,'human','guest 1','TG0wl4L4J-Ot','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('tsaqsvgb6grq',1,'human','guest 2','c1--1tkZydFA','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('x99v36wpdsmh',0,'human','guest 1','lxJypvMaEe7S','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('x99v36wpdsmh',1,'human','guest 2','St5piLf8FzPx','',NULL,'bot:random',1.79562466546748781201e+09,0.0,0,0,'');
INSERT INTO "seats" VALUES('cpt2j3za38cv',0,'human','guest 1','aRGVW7GoZwEq','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('cpt2j3za38cv',1,'bot:random','','','',NULL,'',NULL,0.0,0,0,'');
INSERT INTO "seats" VALUES('ss488gmeebxc',0,'human','guest 1','JNgcluU1Os5d','',NULL,'',NULL,0.0,0,0,'c0ffee');
INSERT INTO "seats" VALUES('ss488gmeebxc',1,'','','','',NULL,'',NULL,0.0,0,0,'');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','a2CdJKc-n2pu-U7iMfti2-wy9L3-xyPqcBUp_UbfVa4');
INSERT INTO "settings" VALUES('record_key','aacf580c4cb72877bdf317a7ad029f457db809ae1daf37e895f6c7a20d719361');
CREATE TABLE shared (
	guest VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	nonce VARCHAR(24) NOT NULL, 
	looked INTEGER, 
	PRIMARY KEY (guest, table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','x99v36wpdsmh',0,'lxJypvMaEe7S',NULL);
INSERT INTO "shared" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','x99v36wpdsmh',1,'St5piLf8FzPx',NULL);
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
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, lent INTEGER DEFAULT '0' NOT NULL, delay INTEGER DEFAULT '0' NOT NULL, secret VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('b835f64cxvkj','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79562466136879253387e+09,0,NULL,NULL,0,'',1,0,0,'75633a5f3dc52a9afa967a91a81beef180b81f0cb0c6edb5a5bd9cf95324ba0f');
INSERT INTO "tables" VALUES('kper2wzqrbm7','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79562466280905222893e+09,0,NULL,NULL,0,'',1,0,0,'ab403889f12d02b8b4cf2c4a56758cc17afd8d2065698b9e41aa39285e4abd2a');
INSERT INTO "tables" VALUES('tsaqsvgb6grq','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79562466346682596211e+09,0,NULL,NULL,0,'',1,0,0,'b52576b1a6ce83b771b3a3429647d7c49f7770548ea9add68695f3dd6e4fea74');
INSERT INTO "tables" VALUES('x99v36wpdsmh','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79562466462896871566e+09,0,1.79562466546799588207e+09,NULL,0,'',1,1,0,'58ce8ecbdbb505a29003e8562abc38de47d6a24dc8b0211dc1f6f9c7f26bcdfa');
INSERT INTO "tables" VALUES('cpt2j3za38cv','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1795624665.50603,1,NULL,NULL,0,'',1,0,0,'9d94bf7107b6706e244a13c301694115e4181d5a182cc0d82f19d51e5b66860d');
INSERT INTO "tables" VALUES('ss488gmeebxc','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79562466561289834979e+09,0,NULL,NULL,0,'',0,0,30,'f0582cdecd4bf297e88c793fc21af9d5227102a37e7743d677e9670c89cc38b4');
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
INSERT INTO "visits" VALUES('c131b0ba03eb96c2a848f35a837f732f1ec465a66f80a52352254624d5c04e23','x99v36wpdsmh',0,'lxJypvMaEe7S',NULL,1.79562466544130873687e+09);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_notes_table_id ON notes (table_id);
CREATE INDEX visits_forgotten ON visits (player, at);
CREATE INDEX present_worker ON present (worker);
CREATE UNIQUE INDEX tables_secret ON tables (secret) WHERE secret <> '';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',136);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "moves" VALUES('m74qz3a9kbre',0,6,'gold_card card=mogontiacum_franks',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',1,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',2,6,'gold_card card=carnuntum_huns',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',3,6,'gold_card card=philippopolis_huns',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',4,6,'gold_card card=tyras_visigoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',5,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',6,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',7,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',8,6,'gold_card card=gesoriacum_franks',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',9,6,'deal_role role=vestalis',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',10,6,'deal_role role=praefectus_classis',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',11,6,'draw_card card=patrae_visigoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',12,6,'draw_card card=iuvavum_huns',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',13,6,'draw_card card=event',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',14,6,'draw_event event=mors_tua',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',15,6,'draw_card card=burdigala_franks',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',16,6,'draw_card card=cesarea_vandals',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',17,6,'draw_card card=roma_ostrogoths',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',18,6,'draw_card card=lutetia_huns',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',19,6,'draw_card card=corduba_vandals',1,NULL,1.79532968590612959864e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',20,0,'start_in city=burdigala',0,NULL,1.79532968599764585493e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',21,1,'start_in city=corduba',0,NULL,1.79532968605290246008e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',22,0,'sail city=athenae legions=2 card=patrae_visigoths',0,NULL,1.79532968616151833536e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',23,0,'march city=constantinopolis legions=2',0,NULL,1.79532968623745250698e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',24,0,'mors_tua effect=corrupt city=chersonesus tribe=ostrogoths',0,NULL,1.79532968635145473478e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',25,0,'done',0,NULL,1.79532968639699101447e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',26,0,'march city=sinope legions=2',0,NULL,1.79532968646126723285e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',27,0,'march city=constantinopolis legions=0',0,NULL,1.79532968651466369632e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',28,0,'draw cards=2',0,NULL,1.79532968659581589694e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',29,6,'turn_up kind=ordinary',1,NULL,1.79532968659581589694e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',30,6,'draw_card card=nova_carthago_visigoths',1,NULL,1.79532968659581589694e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',31,6,'turn_up kind=ordinary',1,NULL,1.79532968659581589694e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',32,6,'draw_card card=sinope_ostrogoths',1,NULL,1.79532968659581589694e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',33,0,'consult card=sinope_ostrogoths',0,NULL,1.79532968673207569119e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',34,6,'draw_event event=do_ut_des',1,NULL,1.79532968673207569119e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',35,0,'go_on_silently',0,NULL,1.79532968681724596025e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',36,6,'barbarian_card card=brundisium_huns',1,NULL,1.79532968681724596025e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',37,6,'barbarian_card card=iuvavum_huns',1,NULL,1.79532968681724596025e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',38,1,'do_ut_des effect=corrupt card=nova_carthago_visigoths other=lutetia_huns',0,NULL,1.79532968692854595182e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',39,0,'disagree',0,NULL,1.79532968699955606467e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',40,1,'march city=caesaraugusta legions=2',0,NULL,1.79532968706815242764e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',41,1,'march city=nova_carthago legions=2',0,NULL,1.79532968713989591596e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',42,1,'sail_with_fleet city=constantinopolis legions=1',0,NULL,1.79532968723576569561e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',43,1,'sail city=chersonesus legions=1 card=roma_ostrogoths',0,NULL,1.79532968736601066589e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',44,1,'consult card=nova_carthago_visigoths',0,NULL,1.79532968748478364943e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',45,0,'agree',0,NULL,1.79532968756016254431e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',46,6,'draw_event event=audentes_fortuna',1,NULL,1.79532968756016254431e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',47,1,'end_actions',0,NULL,1.79532968768332314496e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',48,6,'turn_up kind=ordinary',1,NULL,1.79532968768332314496e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',49,6,'draw_card card=athenae_visigoths',1,NULL,1.79532968768332314496e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',50,6,'turn_up kind=ordinary',1,NULL,1.79532968768332314496e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',51,6,'draw_card card=corduba_visigoths',1,NULL,1.79532968768332314496e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',52,1,'audentes_fortuna effect=corrupt',0,NULL,1.79532968797309136392e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',53,0,'disagree',0,NULL,1.79532968814509797097e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',54,1,'go_on_silently',0,NULL,1.79532968823340845112e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',55,6,'barbarian_card card=narbo_franks',1,NULL,1.79532968823340845112e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',56,6,'barbarian_card card=lugdunum_huns',1,NULL,1.79532968823340845112e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',57,0,'sail city=patrae legions=0 card=iuvavum_huns',0,NULL,1.79532968913309788705e+09);
INSERT INTO "moves" VALUES('m74qz3a9kbre',58,0,'sail city=narbo legions=0 card=burdigala_franks',0,NULL,1.79532968952399969103e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',0,0,'lead faction=france',0,NULL,1.7953296897721002102e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',1,1,'lead faction=brittany',0,NULL,1.79532968982335042955e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',2,0,'start_in city=poitiers',0,NULL,1.79532968987975621224e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',3,1,'start_in city=nantes',0,NULL,1.79532968992796301841e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',4,0,'start_in city=tours',0,NULL,1.79532968999599385267e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',5,1,'start_in city=angers',0,NULL,1.79532969005791139599e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',6,1,'vote vote=war',0,NULL,1.7953296901156444549e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',7,0,'vote vote=war',0,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',8,6,'deal_card card=ladders',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',9,6,'deal_card card=ambassador',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',10,6,'deal_card card=plunder',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',11,6,'deal_card card=ram',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',12,6,'deal_card card=ladders',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',13,6,'deal_card card=retreat',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',14,6,'deal_card card=siege_tower',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',15,6,'deal_card card=ram',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',16,6,'deal_card card=retreat',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',17,6,'deal_card card=traitor',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',18,6,'deal_card card=ladders',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',19,6,'deal_card card=ambassador',1,NULL,1.79532969017080497745e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',20,0,'pass',0,NULL,1.79532969022877907754e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',21,1,'stir_up city=tours',0,NULL,1.79532969028592634202e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',22,6,'uprising_die face=6',1,NULL,1.79532969028592634202e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',23,1,'wake_hero',0,NULL,1.79532969033390331272e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',24,1,'pass',0,NULL,1.795329690379506588e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',25,0,'stop_buying',0,NULL,1.7953296904529616833e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',26,1,'buy_card',0,NULL,1.79532969051700401303e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',27,6,'deal_card card=ram',1,NULL,1.79532969051700401303e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',28,6,'draw_marker marker=free_companies',1,NULL,1.79532969051700401303e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',29,0,'loot city=rennes',0,NULL,1.79532969057419371609e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',30,6,'plunder_die face=5',1,NULL,1.79532969057419371609e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',31,6,'draw_marker marker=uprising',1,NULL,1.79532969057419371609e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',32,0,'rise city=rennes',0,NULL,1.79532969063524055477e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',33,6,'uprising_die face=2',1,NULL,1.79532969063524055477e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',34,6,'power_die face=6',1,NULL,1.79532969063524055477e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',35,6,'entry_die face=5',1,NULL,1.79532969063524055477e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',36,0,'pass',0,NULL,1.795329690682924509e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',37,1,'pass',0,NULL,1.79532969073302507397e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',38,0,'pass',0,NULL,1.7953296908125779629e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',39,0,'offer to=2 give=poitiers want=angers coins=pay_1 reason=for_attacking place=clermont',0,NULL,1.79532969096964120864e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',40,1,'decline',0,NULL,1.79532969102272558213e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',41,0,'end_turn',0,NULL,1.79532969122183799748e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',42,1,'no_offers',0,NULL,1.79532969127621555333e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',43,0,'pass',0,NULL,1.79532969155389428143e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',44,1,'expand city=brest',0,NULL,1.79532969170029544836e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',45,1,'expand city=tours',0,NULL,1.79532969177545189852e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',46,1,'attack base=tours target=bourges way=road',0,NULL,1.79532969183682417869e+09);
INSERT INTO "moves" VALUES('mj8fekbvgkgn',47,1,'attack_with first=ram second=ram influence=0 extra=none',0,NULL,1.795329691962646246e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',0,6,'first_seat seat_drawn=2',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',1,6,'draw_bandit bandit=guan_sheng',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',2,6,'draw_bandit bandit=tang_long',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',3,6,'draw_bandit bandit=zhang_qing_arrow',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',4,6,'draw_bandit bandit=zhu_tong',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',5,6,'draw_bandit bandit=dai_zong',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',6,6,'draw_bandit bandit=cai_qing',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',7,6,'draw_event event=master_of_the_two_immortals',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',8,6,'draw_event event=audience_with_li_shishi',1,NULL,1.7953296921147887707e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',9,1,'meet figure=dai_zong',0,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',10,6,'place_die place=temple',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',11,6,'adversary_die adversary=peasants',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',12,6,'test_die trait=combat',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',13,6,'roll pips=6',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',14,6,'roll pips=9',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',15,6,'roll pips=7',1,NULL,1.7953296921894979477e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',16,1,'meet figure=guan_sheng',0,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',17,6,'place_die place=mountain',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',18,6,'adversary_die adversary=peasants',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',19,6,'test_die trait=combat',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',20,6,'roll pips=2',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',21,6,'roll pips=3',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',22,6,'roll pips=10',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',23,1,'meet figure=zhang_qing_arrow',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',24,6,'place_die place=pond',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',25,6,'adversary_die adversary=peasants',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',26,6,'test_die trait=combat',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',27,6,'roll pips=8',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',28,6,'roll pips=2',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',29,6,'roll pips=9',1,NULL,1.79532969225920510289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',30,0,'meet figure=zhu_tong',0,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',31,6,'place_die place=mountain',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',32,6,'adversary_die adversary=nature',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',33,6,'test_die trait=mind',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',34,6,'roll pips=7',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',35,6,'roll pips=8',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',36,6,'roll pips=6',1,NULL,1.7953296923326921463e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',37,0,'meet figure=cai_qing',0,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',38,6,'place_die place=temple',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',39,6,'adversary_die adversary=mandarin',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',40,6,'test_die trait=mind',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',41,6,'roll pips=8',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',42,6,'roll pips=1',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',43,6,'roll pips=3',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',44,6,'roll pips=2',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',45,0,'meet figure=tang_long',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',46,6,'place_die place=mountain',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',47,6,'adversary_die adversary=animal',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',48,6,'test_die trait=combat',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',49,6,'roll pips=7',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',50,6,'roll pips=8',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',51,6,'roll pips=5',1,NULL,1.79532969239592170721e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',52,1,'end_voyage',0,NULL,1.79532969249515771863e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',53,0,'attack figure=tang_long foe=zhang_qing_arrow',0,NULL,1795329693.03095);
INSERT INTO "moves" VALUES('xtt57s2u95un',54,0,'challenge trait=magic',0,NULL,1.79532969322990727419e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',55,6,'roll pips=12',1,NULL,1.79532969322990727419e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',56,6,'roll pips=4',1,NULL,1.79532969322990727419e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',57,0,'end_voyage',0,NULL,1.79532969348051452641e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',58,0,'heal figure=tang_long',0,NULL,1.79532969362729167943e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',59,6,'draw_bandit bandit=zheng_tianshou',1,NULL,1.79532969362729167943e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',60,6,'draw_bandit bandit=jiang_jing',1,NULL,1.79532969362729167943e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',61,6,'draw_event event=tiger_of_the_ridge',1,NULL,1.79532969362729167943e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',62,6,'draw_event event=squire_chai_keeps_open_house',1,NULL,1.79532969362729167943e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',63,1,'choose figure=guan_sheng',0,NULL,1.79532969372316408155e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',64,0,'meet figure=zheng_tianshou',0,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',65,6,'place_die place=town',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',66,6,'adversary_die adversary=peasants',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',67,6,'test_die trait=magic',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',68,6,'roll pips=5',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',69,6,'roll pips=5',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',70,6,'roll pips=10',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',71,6,'roll pips=8',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',72,6,'roll pips=2',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',73,0,'meet figure=tang_long',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',74,6,'place_die place=inn',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',75,6,'adversary_die adversary=mandarin',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',76,6,'test_die trait=combat',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',77,6,'roll pips=9',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',78,6,'roll pips=7',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',79,6,'roll pips=6',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',80,6,'roll pips=4',1,NULL,1.79532969379283857342e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',81,1,'meet figure=jiang_jing',0,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',82,6,'place_die place=forest',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',83,6,'adversary_die adversary=animal',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',84,6,'test_die trait=combat',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',85,6,'roll pips=1',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',86,6,'roll pips=4',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',87,6,'roll pips=4',1,NULL,1.79532969390700364114e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',88,1,'feast',0,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',89,1,'meet figure=guan_sheng',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',90,6,'place_die place=forest',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',91,6,'adversary_die adversary=mandarin',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',92,6,'test_die trait=combat',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',93,6,'roll pips=3',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',94,6,'roll pips=6',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',95,6,'roll pips=1',1,NULL,1.7953296939661338329e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',96,1,'plunder',0,NULL,1.79532969404051208489e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',97,6,'roll pips=9',1,NULL,1.79532969404051208489e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',98,0,'end_voyage',0,NULL,1.79532969411878514289e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',99,1,'step figure=guan_sheng square=e5',0,NULL,1.79532969420082020757e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',100,1,'step figure=guan_sheng square=d4',0,NULL,1.79532969429383635522e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',101,1,'step figure=jiang_jing square=g7',0,NULL,1.79532969445888471605e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',102,1,'step figure=jiang_jing square=h8',0,NULL,1.7953296945621404647e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',103,1,'step figure=dai_zong square=i8',0,NULL,1.79532969464186453823e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',104,6,'draw_bandit bandit=gu_dasao',1,NULL,1.79532969464186453823e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',105,6,'draw_bandit bandit=du_xing',1,NULL,1.79532969464186453823e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',106,6,'draw_event event=boar_forest',1,NULL,1.79532969464186453823e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',107,1,'choose figure=gu_dasao',0,NULL,1.79532969472113347053e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',108,6,'draw_event event=lady_of_the_ninth_heaven',1,NULL,1.79532969472113347053e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',109,1,'meet figure=guan_sheng',0,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',110,6,'place_die place=forest',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',111,6,'adversary_die adversary=nature',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',112,6,'test_die trait=combat',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',113,6,'roll pips=9',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',114,6,'roll pips=2',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',115,6,'roll pips=3',1,NULL,1.79532969478926897051e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',116,1,'plunder',0,NULL,1.79532969485322165493e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',117,6,'roll pips=2',1,NULL,1.79532969485322165493e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',118,1,'meet figure=gu_dasao',0,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',119,6,'place_die place=inn',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',120,6,'adversary_die adversary=animal',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',121,6,'test_die trait=combat',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',122,6,'roll pips=7',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',123,6,'roll pips=10',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',124,6,'roll pips=3',1,NULL,1.79532969491601729393e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',125,1,'meet figure=jiang_jing',0,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',126,6,'place_die place=temple',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',127,6,'adversary_die adversary=mandarin',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',128,6,'test_die trait=combat',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',129,6,'roll pips=1',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',130,6,'roll pips=6',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',131,6,'roll pips=7',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',132,1,'meet figure=dai_zong',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',133,6,'place_die place=temple',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',134,6,'adversary_die adversary=animal',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',135,6,'test_die trait=combat',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',136,6,'roll pips=10',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',137,6,'roll pips=1',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('xtt57s2u95un',138,6,'roll pips=10',1,NULL,1.79532969497658753395e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',0,6,'gold_card card=gesoriacum_franks',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',1,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',2,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',3,6,'gold_card card=carnuntum_huns',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',4,6,'gold_card card=philippopolis_huns',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',5,6,'gold_card card=tyras_visigoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',6,6,'gold_card card=mogontiacum_franks',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',7,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',8,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',9,6,'deal_role role=praefectus_fabrum',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',10,6,'deal_role role=vestalis',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',11,6,'draw_card card=carnuntum_huns',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',12,6,'draw_card card=lutetia_huns',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',13,6,'draw_card card=cesarea_vandals',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',14,6,'draw_card card=roma_ostrogoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',15,6,'draw_card card=eburacum_franks',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',16,6,'draw_card card=genua_visigoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',17,6,'draw_card card=mediolanum_huns',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',18,6,'draw_card card=athenae_visigoths',1,NULL,1.79532969512407684321e+09);
INSERT INTO "moves" VALUES('mkvqcxfm9qnu',19,0,'concede',0,NULL,1.79532969515523266792e+09);
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
);
INSERT INTO "news" VALUES(1,'m74qz3a9kbre');
INSERT INTO "news" VALUES(2,'m74qz3a9kbre');
INSERT INTO "news" VALUES(3,'m74qz3a9kbre');
INSERT INTO "news" VALUES(4,'m74qz3a9kbre');
INSERT INTO "news" VALUES(5,'m74qz3a9kbre');
INSERT INTO "news" VALUES(6,'m74qz3a9kbre');
INSERT INTO "news" VALUES(7,'m74qz3a9kbre');
INSERT INTO "news" VALUES(8,'m74qz3a9kbre');
INSERT INTO "news" VALUES(9,'m74qz3a9kbre');
INSERT INTO "news" VALUES(10,'m74qz3a9kbre');
INSERT INTO "news" VALUES(11,'m74qz3a9kbre');
INSERT INTO "news" VALUES(12,'m74qz3a9kbre');
INSERT INTO "news" VALUES(13,'m74qz3a9kbre');
INSERT INTO "news" VALUES(14,'m74qz3a9kbre');
INSERT INTO "news" VALUES(15,'m74qz3a9kbre');
INSERT INTO "news" VALUES(16,'m74qz3a9kbre');
INSERT INTO "news" VALUES(17,'m74qz3a9kbre');
INSERT INTO "news" VALUES(18,'m74qz3a9kbre');
INSERT INTO "news" VALUES(19,'m74qz3a9kbre');
INSERT INTO "news" VALUES(20,'m74qz3a9kbre');
INSERT INTO "news" VALUES(21,'m74qz3a9kbre');
INSERT INTO "news" VALUES(22,'m74qz3a9kbre');
INSERT INTO "news" VALUES(23,'m74qz3a9kbre');
INSERT INTO "news" VALUES(24,'m74qz3a9kbre');
INSERT INTO "news" VALUES(25,'m74qz3a9kbre');
INSERT INTO "news" VALUES(26,'m74qz3a9kbre');
INSERT INTO "news" VALUES(27,'m74qz3a9kbre');
INSERT INTO "news" VALUES(28,'m74qz3a9kbre');
INSERT INTO "news" VALUES(29,'m74qz3a9kbre');
INSERT INTO "news" VALUES(30,'m74qz3a9kbre');
INSERT INTO "news" VALUES(31,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(32,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(33,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(34,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(35,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(36,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(37,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(38,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(39,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(40,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(41,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(42,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(43,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(44,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(45,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(46,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(47,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(48,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(49,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(50,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(51,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(52,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(53,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(54,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(55,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(56,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(57,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(58,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(59,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(60,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(61,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(62,'xtt57s2u95un');
INSERT INTO "news" VALUES(63,'xtt57s2u95un');
INSERT INTO "news" VALUES(64,'xtt57s2u95un');
INSERT INTO "news" VALUES(65,'mj8fekbvgkgn');
INSERT INTO "news" VALUES(66,'xtt57s2u95un');
INSERT INTO "news" VALUES(67,'xtt57s2u95un');
INSERT INTO "news" VALUES(68,'xtt57s2u95un');
INSERT INTO "news" VALUES(69,'xtt57s2u95un');
INSERT INTO "news" VALUES(70,'xtt57s2u95un');
INSERT INTO "news" VALUES(71,'xtt57s2u95un');
INSERT INTO "news" VALUES(72,'xtt57s2u95un');
INSERT INTO "news" VALUES(73,'xtt57s2u95un');
INSERT INTO "news" VALUES(74,'xtt57s2u95un');
INSERT INTO "news" VALUES(75,'xtt57s2u95un');
INSERT INTO "news" VALUES(76,'xtt57s2u95un');
INSERT INTO "news" VALUES(77,'xtt57s2u95un');
INSERT INTO "news" VALUES(78,'xtt57s2u95un');
INSERT INTO "news" VALUES(79,'xtt57s2u95un');
INSERT INTO "news" VALUES(80,'xtt57s2u95un');
INSERT INTO "news" VALUES(81,'xtt57s2u95un');
INSERT INTO "news" VALUES(82,'xtt57s2u95un');
INSERT INTO "news" VALUES(83,'xtt57s2u95un');
INSERT INTO "news" VALUES(84,'xtt57s2u95un');
INSERT INTO "news" VALUES(85,'xtt57s2u95un');
INSERT INTO "news" VALUES(86,'xtt57s2u95un');
INSERT INTO "news" VALUES(87,'xtt57s2u95un');
INSERT INTO "news" VALUES(88,'xtt57s2u95un');
INSERT INTO "news" VALUES(89,'xtt57s2u95un');
INSERT INTO "news" VALUES(90,'xtt57s2u95un');
INSERT INTO "news" VALUES(91,'xtt57s2u95un');
INSERT INTO "news" VALUES(92,'xtt57s2u95un');
INSERT INTO "news" VALUES(93,'mkvqcxfm9qnu');
INSERT INTO "news" VALUES(94,'mkvqcxfm9qnu');
INSERT INTO "news" VALUES(95,'mkvqcxfm9qnu');
INSERT INTO "news" VALUES(96,'mkvqcxfm9qnu');
INSERT INTO "news" VALUES(97,'8q56bma5c3gt');
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
INSERT INTO "notes" VALUES(1,'m74qz3a9kbre',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79532968953574943544e+09);
INSERT INTO "notes" VALUES(2,'mj8fekbvgkgn',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79532969185241842273e+09);
INSERT INTO "notes" VALUES(3,'xtt57s2u95un',0,'guest 1','We go on with Water Margin tomorrow.',1.79532969502402424809e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('m74qz3a9kbre',0,'human','guest 1','S_oSjiSYSs7k');
INSERT INTO "seats" VALUES('m74qz3a9kbre',1,'human','guest 2','-Ah2cNW5xpqI');
INSERT INTO "seats" VALUES('mj8fekbvgkgn',0,'human','guest 1','x87qmC4ZOmZT');
INSERT INTO "seats" VALUES('mj8fekbvgkgn',1,'human','guest 2','wlD3LH1iHIxP');
INSERT INTO "seats" VALUES('xtt57s2u95un',0,'human','guest 1','taLWAfGK2dkA');
INSERT INTO "seats" VALUES('xtt57s2u95un',1,'human','guest 2','r1JUenMSka-j');
INSERT INTO "seats" VALUES('mkvqcxfm9qnu',0,'human','guest 1','M5JsCr2HXbuy');
INSERT INTO "seats" VALUES('mkvqcxfm9qnu',1,'bot:random','','');
INSERT INTO "seats" VALUES('8q56bma5c3gt',0,'','','');
INSERT INTO "seats" VALUES('8q56bma5c3gt',1,'','','');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','beyktkTD7mvUayYzLAG7pz2uX9lluH9YWduQ9glBaZs');
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
	rematch VARCHAR(24), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('m74qz3a9kbre','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79532968544757103924e+09,0,NULL,NULL);
INSERT INTO "tables" VALUES('mj8fekbvgkgn','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.7953296895519914627e+09,0,NULL,NULL);
INSERT INTO "tables" VALUES('xtt57s2u95un','water_margin','1.0',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on"}',NULL,'default',1,1.79532969188255238533e+09,0,NULL,NULL);
INSERT INTO "tables" VALUES('mkvqcxfm9qnu','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79532969506434750554e+09,1,NULL,NULL);
INSERT INTO "tables" VALUES('8q56bma5c3gt','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79532969517987132067e+09,0,NULL,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_notes_table_id ON notes (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('news',97);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "moves" VALUES('f5fmqrswskj9',0,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',1,6,'gold_card card=philippopolis_huns',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',2,6,'gold_card card=mogontiacum_franks',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',3,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',4,6,'gold_card card=carnuntum_huns',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',5,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',6,6,'gold_card card=gesoriacum_franks',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',7,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',8,6,'gold_card card=tyras_visigoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',9,6,'deal_role role=vestalis',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',10,6,'deal_role role=praefectus_fabrum',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',11,6,'draw_card card=aquileia_visigoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',12,6,'draw_card card=lutetia_franks',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',13,6,'draw_card card=burdigala_franks',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',14,6,'draw_card card=constantinopolis_visigoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',15,6,'draw_card card=genua_franks',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',16,6,'draw_card card=carnuntum_ostrogoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',17,6,'draw_card card=event',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',18,6,'draw_event event=carpe_diem',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',19,6,'draw_card card=narona_visigoths',1,NULL,1.79541130482136178014e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',20,1,'start_in city=carnuntum',0,NULL,1.79541130483106112477e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',21,0,'start_in city=constantinopolis',0,NULL,1.79541130483660984042e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',22,1,'consult card=constantinopolis_visigoths',0,NULL,1.7954113048447144031e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',23,0,'agree',0,NULL,1.7954113048489634991e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',24,6,'draw_event event=mortui_non_mordent',1,NULL,1.7954113048489634991e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',25,1,'journey city=roma legions=2 card=carnuntum_ostrogoths',0,NULL,1.79541130485890936853e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',26,1,'journey city=genua legions=2 card=narona_visigoths',0,NULL,1.79541130487756299969e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',27,1,'march city=narbo legions=2',0,NULL,1.79541130489039731021e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',28,1,'march city=genua legions=1',0,NULL,1.79541130490639185904e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',29,1,'mortui_non_mordent effect=normal tribe=franks city=gesoriacum',0,NULL,1.79541130491891217238e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',30,0,'disagree',0,NULL,1.795411304931671381e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',31,1,'end_actions',0,NULL,1.79541130494190239903e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',32,6,'turn_up kind=revolt',1,NULL,1.79541130494190239903e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',33,6,'turn_up kind=ordinary',1,NULL,1.79541130494190239903e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',34,6,'draw_card card=narbo_franks',1,NULL,1.79541130494190239903e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',35,6,'bottom_card card=carthago_vandals',1,NULL,1.79541130494190239903e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',36,1,'consult card=aquileia_visigoths',0,NULL,1.79541130495419311522e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',37,0,'agree',0,NULL,1.79541130495721101755e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',38,6,'draw_event event=mors_tua',1,NULL,1.79541130495721101755e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',39,1,'go_on_silently',0,NULL,1.79541130496655130382e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',40,6,'barbarian_card card=roma_vandals',1,NULL,1.79541130496655130382e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',41,6,'barbarian_card card=carnuntum_ostrogoths',1,NULL,1.79541130496655130382e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',42,0,'carpe_diem effect=corrupt',0,NULL,1.79541130497455191615e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',43,1,'disagree',0,NULL,1.7954113049804844856e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',44,0,'carpe_diem effect=corrupt',0,NULL,1.79541130498904585831e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',45,1,'disagree',0,NULL,1.79541130499812936777e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',46,0,'march city=sinope legions=1',0,NULL,1.7954113050025570392e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',47,0,'mors_tua effect=corrupt city=carthago tribe=vandals',0,NULL,1.7954113050125637054e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',48,0,'replace tribe=vandals',0,NULL,1.79541130501630926134e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',49,0,'done',0,NULL,1.79541130502127504347e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',50,0,'march city=constantinopolis legions=1',0,NULL,1.7954113050251860619e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',51,0,'march city=sinope legions=2',0,NULL,1.79541130502889442442e+09);
INSERT INTO "moves" VALUES('f5fmqrswskj9',52,0,'march city=chersonesus legions=1',0,NULL,1.7954113050325040817e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',0,0,'lead faction=france',0,NULL,1.79541130506420302387e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',1,1,'lead faction=brittany',0,NULL,1.79541130506815075872e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',2,0,'start_in city=poitiers',0,NULL,1.79541130507150387758e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',3,1,'start_in city=nantes',0,NULL,1795411305.07505);
INSERT INTO "moves" VALUES('5nn5e78t776a',4,0,'start_in city=tours',0,NULL,1.79541130507865667343e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',5,1,'start_in city=angers',0,NULL,1.79541130508183908467e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',6,1,'vote vote=war',0,NULL,1.79541130508548307416e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',7,0,'vote vote=war',0,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',8,6,'deal_card card=ram',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',9,6,'deal_card card=siege_tower',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',10,6,'deal_card card=retreat',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',11,6,'deal_card card=ladders',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',12,6,'deal_card card=siege_tower',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',13,6,'deal_card card=traitor',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',14,6,'deal_card card=ram',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',15,6,'deal_card card=siege_tower',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',16,6,'deal_card card=ram',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',17,6,'deal_card card=ladders',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',18,6,'deal_card card=traitor',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',19,6,'deal_card card=plunder',1,NULL,1.79541130508855438238e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',20,0,'pass',0,NULL,1.79541130509486532209e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',21,1,'pass',0,NULL,1.7954113050976202488e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',22,0,'buy_card',0,NULL,1.79541130510170388219e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',23,6,'deal_card card=engineer',1,NULL,1.79541130510170388219e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',24,1,'buy_card',0,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',25,6,'deal_card card=ladders',1,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',26,6,'draw_marker marker=treaty',1,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',27,6,'draw_marker marker=ride',1,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',28,6,'power_die face=4',1,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',29,6,'entry_die face=4',1,NULL,1.79541130510618615143e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',30,1,'hold_with card=none influence=4 extra=none',0,NULL,1.7954113051118867397e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',31,6,'foreign_die face=4',1,NULL,1.7954113051118867397e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',32,6,'foreign_die face=5',1,NULL,1.7954113051118867397e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',33,6,'holding_die face=2',1,NULL,1.7954113051118867397e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',34,0,'no_offers',0,NULL,1.79541130511669278142e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',35,1,'no_offers',0,NULL,1.79541130511999511712e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',36,0,'expand city=orleans',0,NULL,1.79541130512450218198e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',37,0,'offers_again',0,NULL,1.79541130513354301456e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',38,0,'expand city=clermont',0,NULL,1.7954113051380827427e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',39,0,'attack base=tours target=rennes way=ride',0,NULL,1795411305.14457);
INSERT INTO "moves" VALUES('5nn5e78t776a',40,0,'attack_with first=ram second=ram influence=4 extra=traitor',0,NULL,1.79541130515000224108e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',41,1,'defend_with card=ladders influence=1 extra=none',0,NULL,1.79541130515557980536e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',42,6,'attack_die face=2',1,NULL,1.79541130515557980536e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',43,6,'defence_die face=2',1,NULL,1.79541130515557980536e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',44,1,'pass',0,NULL,1.79541130515927863119e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',45,0,'pass',0,NULL,1.79541130516214466096e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',46,0,'offer to=2 give=orleans want=angers coins=pay_1 reason=for_sparing_me place=none',0,NULL,1.79541130516889977462e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',47,1,'decline',0,NULL,1.79541130517496609684e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',48,0,'offer to=2 give=clermont want=angers coins=no_coins reason=for_attacking place=paris',0,NULL,1.79541130518122863768e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',49,1,'accept',0,NULL,1.79541130518532538419e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',50,0,'offer to=2 give=orleans want=clermont coins=pay_1 reason=none place=none',0,NULL,1.79541130519212269785e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',51,1,'accept',0,NULL,1.79541130519629502301e+09);
INSERT INTO "moves" VALUES('5nn5e78t776a',52,1,'undo',0,NULL,1.7954113052000489235e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',0,0,'choose_nation nation=fr',0,NULL,1.79541130527900648109e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',1,1,'choose_nation nation=es',1,NULL,1.79541130527900648109e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',2,1,'choose_leader leader=columbus',0,NULL,1.79541130528345966341e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',3,0,'choose_leader leader=verrazzano',0,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',4,6,'deal card=scorched_earth',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',5,6,'deal card=spice_market',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',6,6,'deal card=tlaxcalan_alliance',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',7,6,'deal card=learned_advisor',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',8,6,'deal card=heroic_stand',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',9,6,'deal card=privateers_of_dieppe',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',10,6,'deal card=uprising',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',11,6,'deal card=pikes_and_stakes',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',12,6,'deal card=ransom',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',13,6,'deal card=divine_sign',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',14,6,'deal card=encomienda',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',15,6,'deal card=field_surgeon',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',16,6,'deal card=native_auxiliaries',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',17,6,'deal card=cartographers',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',18,6,'deal card=papal_bull',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',19,6,'deal card=coureurs_des_bois',1,NULL,1.79541130528747820858e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',20,1,'done',0,NULL,1.79541130529798507696e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',21,0,'give_to_the_king ducats=50',0,NULL,1.79541130530148100854e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',22,0,'done',0,NULL,1.79541130530526399618e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',23,1,'look_at_demand',0,NULL,1.79541130530998277667e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',24,6,'turn_demand demand=timber',1,NULL,1.79541130530998277667e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',25,1,'lay_open demand=timber',0,NULL,1.79541130531419444085e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',26,0,'done',0,NULL,1.79541130531796407692e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',27,6,'name_order card=shipwreck',1,NULL,1.79541130531796407692e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',28,1,'done',0,NULL,1795411305.32224);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',29,0,'propose nation=es what=alliance',0,NULL,1.79541130532636523248e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',30,1,'agree',0,NULL,1.79541130534072709088e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',31,0,'open_deal nation=es',0,NULL,1.7954113053458425999e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',32,0,'propose_deal mine=field_surgeon mine_too=none theirs=heavy_horse theirs_too=none',0,NULL,1.79541130535412764551e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',33,1,'refuse_deal',0,NULL,1.79541130535792326926e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',34,0,'open_deal nation=es',0,NULL,1.79541130536146783828e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',35,0,'propose_deal mine=native_auxiliaries mine_too=none theirs=ambush theirs_too=none',0,NULL,1.79541130536980748175e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',36,1,'refuse_deal',0,NULL,1.79541130537533879284e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',37,0,'done',1,NULL,1.79541130537533879284e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',38,0,'new_fleet fleet=fr_fleet_4',0,NULL,1.79541130538340449338e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',39,1,'build_by_main_card',0,NULL,1.79541130538829588891e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',40,1,'build unit=artillery count=8',0,NULL,1.79541130539319682126e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',41,1,'build unit=settlers count=2',0,NULL,1.79541130539692544935e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',42,1,'play_for_points card=encomienda',0,NULL,1.79541130540200304988e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',43,1,'activate avatar=es_fleet_1',0,NULL,1.79541130540619969365e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',44,1,'sail to=sargasso_sea',0,NULL,1.7954113054125871658e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',45,1,'sail to=bahamas',0,NULL,1.79541130542112898826e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',46,1,'sail to=florida',0,NULL,1.79541130542582201955e+09);
INSERT INTO "moves" VALUES('ef9w5kc9bey3',47,1,'undo',0,NULL,1.79541130542995810504e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',0,6,'first_seat seat_drawn=2',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',1,6,'draw_bandit bandit=shi_yong',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',2,6,'draw_bandit bandit=yan_qing',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',3,6,'draw_bandit bandit=yang_chun',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',4,6,'draw_bandit bandit=wang_dingliu',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',5,6,'draw_bandit bandit=lu_junyi',1,NULL,1.79541130545881414412e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',6,1,'place square=f5',0,NULL,1.79541130556938147546e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',7,6,'draw_bandit bandit=xue_yong',1,NULL,1.79541130556938147546e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',8,6,'draw_event event=campaign_of_tong_guan',1,NULL,1.79541130556938147546e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',9,6,'draw_event event=golden_bell_of_mount_hua',1,NULL,1.79541130556938147546e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',10,1,'meet figure=lu_junyi',0,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',11,6,'place_die place=forest',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',12,6,'adversary_die adversary=nature',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',13,6,'test_die trait=combat',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',14,6,'roll pips=3',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',15,6,'roll pips=4',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',16,6,'roll pips=8',1,NULL,1.79541130557469797131e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',17,1,'feast',0,NULL,1.79541130558098530772e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',18,1,'meet figure=shi_yong',0,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',19,6,'place_die place=pond',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',20,6,'adversary_die adversary=mandarin',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',21,6,'test_die trait=combat',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',22,6,'roll pips=6',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',23,6,'roll pips=3',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',24,6,'roll pips=4',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',25,1,'meet figure=yang_chun',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',26,6,'place_die place=pond',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',27,6,'adversary_die adversary=animal',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',28,6,'test_die trait=combat',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',29,6,'roll pips=9',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',30,6,'roll pips=10',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',31,6,'roll pips=8',1,NULL,1.79541130558540797234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',32,0,'meet figure=wang_dingliu',0,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',33,6,'place_die place=town',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',34,6,'adversary_die adversary=bandits',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',35,6,'test_die trait=magic',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',36,6,'roll pips=3',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',37,6,'roll pips=1',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',38,6,'roll pips=10',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',39,6,'roll pips=3',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',40,6,'roll pips=3',1,NULL,1.79541130559002470963e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',41,0,'meet figure=xue_yong',0,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',42,6,'place_die place=temple',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',43,6,'adversary_die adversary=nature',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',44,6,'test_die trait=combat',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',45,6,'roll pips=5',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',46,6,'roll pips=1',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',47,6,'roll pips=10',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',48,0,'meet figure=yan_qing',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',49,6,'place_die place=inn',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',50,6,'adversary_die adversary=bandits',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',51,6,'test_die trait=mind',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',52,6,'roll pips=1',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',53,6,'roll pips=6',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',54,6,'roll pips=3',1,NULL,1.79541130559448313709e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',55,1,'attack figure=shi_yong foe=yan_qing',0,NULL,1.79541130560190629952e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',56,1,'challenge trait=magic',0,NULL,1795411305.60559);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',57,6,'roll pips=11',1,NULL,1795411305.60559);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',58,6,'roll pips=10',1,NULL,1795411305.60559);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',59,1,'step figure=yang_chun square=c5',0,NULL,1.79541130561143660545e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',60,1,'step figure=lu_junyi square=g4',0,NULL,1.79541130561888623243e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',61,1,'step figure=lu_junyi square=h3',0,NULL,1.79541130562502288816e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',62,0,'step figure=xue_yong square=h8',0,NULL,1.79541130563045549391e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',63,0,'step figure=wang_dingliu square=i7',0,NULL,1.79541130563733553884e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',64,1,'leave_refuge',0,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',65,6,'draw_bandit bandit=shi_xiu',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',66,6,'draw_bandit bandit=dong_ping',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',67,6,'draw_event event=white_tiger_hall',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',68,0,'choose figure=xue_yong',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',69,6,'roll pips=10',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',70,6,'draw_event event=magic_leggings',1,NULL,1.79541130564183282853e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',71,1,'choose figure=lu_junyi',0,NULL,1.79541130564663267135e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',72,0,'meet figure=shi_xiu',0,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',73,6,'place_die place=temple',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',74,6,'adversary_die adversary=soldiers',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',75,6,'test_die trait=mind',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',76,6,'roll pips=3',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',77,6,'roll pips=7',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',78,6,'roll pips=10',1,NULL,1.79541130565003347399e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',79,0,'meet figure=xue_yong',0,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',80,6,'place_die place=town',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',81,6,'adversary_die adversary=nature',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',82,6,'test_die trait=combat',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',83,6,'roll pips=9',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',84,6,'roll pips=2',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',85,6,'roll pips=9',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',86,6,'roll pips=3',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',87,6,'roll pips=5',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',88,0,'meet figure=wang_dingliu',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',89,6,'place_die place=temple',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',90,6,'adversary_die adversary=bandits',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',91,6,'test_die trait=combat',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',92,6,'roll pips=10',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',93,6,'roll pips=6',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',94,6,'roll pips=10',1,NULL,1.7954113056542534828e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',95,1,'meet figure=yang_chun',0,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',96,6,'place_die place=temple',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',97,6,'adversary_die adversary=soldiers',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',98,6,'test_die trait=mind',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',99,6,'roll pips=4',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',100,6,'roll pips=7',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',101,6,'roll pips=6',1,NULL,1.79541130566163325307e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',102,1,'meet figure=dong_ping',0,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',103,6,'place_die place=town',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',104,6,'adversary_die adversary=bandits',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',105,6,'test_die trait=combat',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',106,6,'roll pips=9',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',107,6,'roll pips=7',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',108,6,'roll pips=7',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',109,6,'roll pips=5',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',110,6,'roll pips=8',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',111,1,'meet figure=lu_junyi',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',112,6,'place_die place=temple',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',113,6,'adversary_die adversary=soldiers',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',114,6,'test_die trait=combat',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',115,6,'roll pips=8',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',116,6,'roll pips=7',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',117,6,'roll pips=3',1,NULL,1.79541130566667342187e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',118,0,'step figure=shi_xiu square=j1',0,NULL,1.79541130567306566234e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',119,0,'step figure=wang_dingliu square=j6',0,NULL,1.7954113056794118881e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',120,0,'end_voyage',0,NULL,1.79541130568328046804e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',121,1,'challenge trait=magic',0,NULL,1.7954113056861596108e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',122,6,'roll pips=2',1,NULL,1.7954113056861596108e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',123,6,'roll pips=1',1,NULL,1.7954113056861596108e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',124,1,'rescue figure=dong_ping convict=lu_junyi',0,NULL,1.79541130569096326827e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',125,6,'roll pips=6',1,NULL,1.79541130569096326827e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',126,1,'end_voyage',0,NULL,1.79541130569538617128e+09);
INSERT INTO "moves" VALUES('cbuezh6mmqfr',127,1,'undo',0,NULL,1.79541130569965577123e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',0,6,'gold_card card=carnuntum_ostrogoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',1,6,'gold_card card=mogontiacum_vandals',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',2,6,'gold_card card=mogontiacum_franks',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',3,6,'gold_card card=tyras_visigoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',4,6,'gold_card card=philippopolis_huns',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',5,6,'gold_card card=carnuntum_huns',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',6,6,'gold_card card=chersonesus_ostrogoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',7,6,'gold_card card=gesoriacum_franks',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',8,6,'gold_card card=philippopolis_visigoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',9,6,'deal_role role=praefectus_classis',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',10,6,'deal_role role=consul',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',11,6,'draw_card card=athenae_visigoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',12,6,'draw_card card=constantinopolis_vandals',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',13,6,'draw_card card=patrae_huns',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',14,6,'draw_card card=aquileia_visigoths',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',15,6,'draw_card card=event',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',16,6,'draw_event event=melius_cavere',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',17,6,'draw_card card=lutetia_franks',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',18,6,'draw_card card=burdigala_vandals',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',19,6,'draw_card card=roma_huns',1,NULL,1.79541130570944714546e+09);
INSERT INTO "moves" VALUES('8bztbnunz2cb',20,0,'concede',0,NULL,1.79541130571209335328e+09);
CREATE TABLE news (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(24) NOT NULL
, at DOUBLE DEFAULT '0' NOT NULL);
INSERT INTO "news" VALUES(1,'f5fmqrswskj9',1.79541130470182275767e+09);
INSERT INTO "news" VALUES(2,'f5fmqrswskj9',1.7954113047165989876e+09);
INSERT INTO "news" VALUES(3,'f5fmqrswskj9',1.79541130472090816497e+09);
INSERT INTO "news" VALUES(4,'f5fmqrswskj9',1.79541130482416391375e+09);
INSERT INTO "news" VALUES(5,'f5fmqrswskj9',1.79541130483221602438e+09);
INSERT INTO "news" VALUES(6,'f5fmqrswskj9',1.79541130483761596681e+09);
INSERT INTO "news" VALUES(7,'f5fmqrswskj9',1.79541130484547042846e+09);
INSERT INTO "news" VALUES(8,'f5fmqrswskj9',1.79541130484995365137e+09);
INSERT INTO "news" VALUES(9,'f5fmqrswskj9',1.79541130486441755293e+09);
INSERT INTO "news" VALUES(10,'f5fmqrswskj9',1.79541130487876605991e+09);
INSERT INTO "news" VALUES(11,'f5fmqrswskj9',1.79541130489613270761e+09);
INSERT INTO "news" VALUES(12,'f5fmqrswskj9',1.79541130490720820429e+09);
INSERT INTO "news" VALUES(13,'f5fmqrswskj9',1.79541130492169713969e+09);
INSERT INTO "news" VALUES(14,'f5fmqrswskj9',1.79541130493266677852e+09);
INSERT INTO "news" VALUES(15,'f5fmqrswskj9',1.79541130494281125072e+09);
INSERT INTO "news" VALUES(16,'f5fmqrswskj9',1.79541130495476436617e+09);
INSERT INTO "news" VALUES(17,'f5fmqrswskj9',1.79541130495784330371e+09);
INSERT INTO "news" VALUES(18,'f5fmqrswskj9',1.7954113049693877697e+09);
INSERT INTO "news" VALUES(19,'f5fmqrswskj9',1.79541130497673177713e+09);
INSERT INTO "news" VALUES(20,'f5fmqrswskj9',1.79541130498132419585e+09);
INSERT INTO "news" VALUES(21,'f5fmqrswskj9',1.79541130498966693875e+09);
INSERT INTO "news" VALUES(22,'f5fmqrswskj9',1.79541130499934720992e+09);
INSERT INTO "news" VALUES(23,'f5fmqrswskj9',1.79541130500629091265e+09);
INSERT INTO "news" VALUES(24,'f5fmqrswskj9',1.79541130501331925393e+09);
INSERT INTO "news" VALUES(25,'f5fmqrswskj9',1.79541130501735186572e+09);
INSERT INTO "news" VALUES(26,'f5fmqrswskj9',1.79541130502211856837e+09);
INSERT INTO "news" VALUES(27,'f5fmqrswskj9',1.79541130502596306796e+09);
INSERT INTO "news" VALUES(28,'f5fmqrswskj9',1.79541130502963280674e+09);
INSERT INTO "news" VALUES(29,'f5fmqrswskj9',1.79541130503325867652e+09);
INSERT INTO "news" VALUES(30,'f5fmqrswskj9',1.79541130503475666047e+09);
INSERT INTO "news" VALUES(31,'5nn5e78t776a',1.79541130503684711458e+09);
INSERT INTO "news" VALUES(32,'5nn5e78t776a',1.79541130503849840163e+09);
INSERT INTO "news" VALUES(33,'5nn5e78t776a',1.79541130504006266597e+09);
INSERT INTO "news" VALUES(34,'5nn5e78t776a',1.79541130506505274772e+09);
INSERT INTO "news" VALUES(35,'5nn5e78t776a',1.79541130506870222089e+09);
INSERT INTO "news" VALUES(36,'5nn5e78t776a',1.79541130507201814655e+09);
INSERT INTO "news" VALUES(37,'5nn5e78t776a',1.79541130507570528981e+09);
INSERT INTO "news" VALUES(38,'5nn5e78t776a',1.79541130507935380936e+09);
INSERT INTO "news" VALUES(39,'5nn5e78t776a',1.7954113050823354721e+09);
INSERT INTO "news" VALUES(40,'5nn5e78t776a',1.79541130508595943443e+09);
INSERT INTO "news" VALUES(41,'5nn5e78t776a',1.79541130509186196324e+09);
INSERT INTO "news" VALUES(42,'5nn5e78t776a',1.7954113050954005718e+09);
INSERT INTO "news" VALUES(43,'5nn5e78t776a',1.79541130509806561464e+09);
INSERT INTO "news" VALUES(44,'5nn5e78t776a',1.79541130510237360003e+09);
INSERT INTO "news" VALUES(45,'5nn5e78t776a',1.79541130510716676711e+09);
INSERT INTO "news" VALUES(46,'5nn5e78t776a',1.795411305112789154e+09);
INSERT INTO "news" VALUES(47,'5nn5e78t776a',1.7954113051172158718e+09);
INSERT INTO "news" VALUES(48,'5nn5e78t776a',1.79541130512096071248e+09);
INSERT INTO "news" VALUES(49,'5nn5e78t776a',1.79541130512634134288e+09);
INSERT INTO "news" VALUES(50,'5nn5e78t776a',1.79541130513470029834e+09);
INSERT INTO "news" VALUES(51,'5nn5e78t776a',1.79541130513933086393e+09);
INSERT INTO "news" VALUES(52,'5nn5e78t776a',1.79541130514545178411e+09);
INSERT INTO "news" VALUES(53,'5nn5e78t776a',1.79541130515060544012e+09);
INSERT INTO "news" VALUES(54,'5nn5e78t776a',1.79541130515659689906e+09);
INSERT INTO "news" VALUES(55,'5nn5e78t776a',1.79541130515976142881e+09);
INSERT INTO "news" VALUES(56,'5nn5e78t776a',1.79541130516267466539e+09);
INSERT INTO "news" VALUES(57,'5nn5e78t776a',1.79541130516960287092e+09);
INSERT INTO "news" VALUES(58,'5nn5e78t776a',1.79541130517562985422e+09);
INSERT INTO "news" VALUES(59,'5nn5e78t776a',1.79541130518191027645e+09);
INSERT INTO "news" VALUES(60,'5nn5e78t776a',1.79541130518597030641e+09);
INSERT INTO "news" VALUES(61,'5nn5e78t776a',1.79541130519275116917e+09);
INSERT INTO "news" VALUES(62,'5nn5e78t776a',1.79541130519684696202e+09);
INSERT INTO "news" VALUES(63,'5nn5e78t776a',1.79541130519814562793e+09);
INSERT INTO "news" VALUES(64,'5nn5e78t776a',1.79541130520040154456e+09);
INSERT INTO "news" VALUES(65,'ef9w5kc9bey3',1.79541130520203113555e+09);
INSERT INTO "news" VALUES(66,'ef9w5kc9bey3',1.79541130520367550856e+09);
INSERT INTO "news" VALUES(67,'ef9w5kc9bey3',1.79541130520538902287e+09);
INSERT INTO "news" VALUES(68,'ef9w5kc9bey3',1.79541130528042626379e+09);
INSERT INTO "news" VALUES(69,'ef9w5kc9bey3',1.795411305284047842e+09);
INSERT INTO "news" VALUES(70,'ef9w5kc9bey3',1.79541130529382658006e+09);
INSERT INTO "news" VALUES(71,'ef9w5kc9bey3',1.79541130529865694044e+09);
INSERT INTO "news" VALUES(72,'ef9w5kc9bey3',1.79541130530233287816e+09);
INSERT INTO "news" VALUES(73,'ef9w5kc9bey3',1.79541130530704784399e+09);
INSERT INTO "news" VALUES(74,'ef9w5kc9bey3',1.79541130531111979484e+09);
INSERT INTO "news" VALUES(75,'ef9w5kc9bey3',1.79541130531480097771e+09);
INSERT INTO "news" VALUES(76,'ef9w5kc9bey3',1.79541130531916093824e+09);
INSERT INTO "news" VALUES(77,'ef9w5kc9bey3',1.79541130532280802725e+09);
INSERT INTO "news" VALUES(78,'ef9w5kc9bey3',1.79541130532707977297e+09);
INSERT INTO "news" VALUES(79,'ef9w5kc9bey3',1.79541130534155654908e+09);
INSERT INTO "news" VALUES(80,'ef9w5kc9bey3',1.7954113053469722271e+09);
INSERT INTO "news" VALUES(81,'ef9w5kc9bey3',1.79541130535540556902e+09);
INSERT INTO "news" VALUES(82,'ef9w5kc9bey3',1.7954113053584156036e+09);
INSERT INTO "news" VALUES(83,'ef9w5kc9bey3',1.79541130536208558081e+09);
INSERT INTO "news" VALUES(84,'ef9w5kc9bey3',1.79541130537132716171e+09);
INSERT INTO "news" VALUES(85,'ef9w5kc9bey3',1.79541130537796735761e+09);
INSERT INTO "news" VALUES(86,'ef9w5kc9bey3',1.79541130538465809824e+09);
INSERT INTO "news" VALUES(87,'ef9w5kc9bey3',1.79541130538948583606e+09);
INSERT INTO "news" VALUES(88,'ef9w5kc9bey3',1.79541130539386272436e+09);
INSERT INTO "news" VALUES(89,'ef9w5kc9bey3',1.79541130539842128752e+09);
INSERT INTO "news" VALUES(90,'ef9w5kc9bey3',1.79541130540309119226e+09);
INSERT INTO "news" VALUES(91,'ef9w5kc9bey3',1.79541130540778970719e+09);
INSERT INTO "news" VALUES(92,'ef9w5kc9bey3',1.79541130541584157938e+09);
INSERT INTO "news" VALUES(93,'ef9w5kc9bey3',1.79541130542235398293e+09);
INSERT INTO "news" VALUES(94,'ef9w5kc9bey3',1795411305.42718);
INSERT INTO "news" VALUES(95,'ef9w5kc9bey3',1.79541130542839932437e+09);
INSERT INTO "news" VALUES(96,'ef9w5kc9bey3',1.79541130543136143683e+09);
INSERT INTO "news" VALUES(97,'cbuezh6mmqfr',1.79541130543287420274e+09);
INSERT INTO "news" VALUES(98,'cbuezh6mmqfr',1.79541130543465280531e+09);
INSERT INTO "news" VALUES(99,'cbuezh6mmqfr',1.79541130543661475184e+09);
INSERT INTO "news" VALUES(100,'cbuezh6mmqfr',1.79541130554590272908e+09);
INSERT INTO "news" VALUES(101,'cbuezh6mmqfr',1.79541130557055449482e+09);
INSERT INTO "news" VALUES(102,'cbuezh6mmqfr',1.79541130557586550708e+09);
INSERT INTO "news" VALUES(103,'cbuezh6mmqfr',1.7954113055818846225e+09);
INSERT INTO "news" VALUES(104,'cbuezh6mmqfr',1.79541130558716893195e+09);
INSERT INTO "news" VALUES(105,'cbuezh6mmqfr',1.79541130559108710286e+09);
INSERT INTO "news" VALUES(106,'cbuezh6mmqfr',1.79541130559655833249e+09);
INSERT INTO "news" VALUES(107,'cbuezh6mmqfr',1.79541130560261774067e+09);
INSERT INTO "news" VALUES(108,'cbuezh6mmqfr',1.79541130560711383818e+09);
INSERT INTO "news" VALUES(109,'cbuezh6mmqfr',1.79541130561297631262e+09);
INSERT INTO "news" VALUES(110,'cbuezh6mmqfr',1.79541130562087678911e+09);
INSERT INTO "news" VALUES(111,'cbuezh6mmqfr',1.79541130562616372103e+09);
INSERT INTO "news" VALUES(112,'cbuezh6mmqfr',1.79541130563190317152e+09);
INSERT INTO "news" VALUES(113,'cbuezh6mmqfr',1.79541130563834190362e+09);
INSERT INTO "news" VALUES(114,'cbuezh6mmqfr',1.79541130564349985117e+09);
INSERT INTO "news" VALUES(115,'cbuezh6mmqfr',1.79541130564726614951e+09);
INSERT INTO "news" VALUES(116,'cbuezh6mmqfr',1.79541130565100646022e+09);
INSERT INTO "news" VALUES(117,'cbuezh6mmqfr',1.79541130565610337257e+09);
INSERT INTO "news" VALUES(118,'cbuezh6mmqfr',1.79541130566343569755e+09);
INSERT INTO "news" VALUES(119,'cbuezh6mmqfr',1.79541130566859602922e+09);
INSERT INTO "news" VALUES(120,'cbuezh6mmqfr',1.79541130567475342751e+09);
INSERT INTO "news" VALUES(121,'cbuezh6mmqfr',1.79541130568048167229e+09);
INSERT INTO "news" VALUES(122,'cbuezh6mmqfr',1.79541130568377208711e+09);
INSERT INTO "news" VALUES(123,'cbuezh6mmqfr',1.79541130568719673162e+09);
INSERT INTO "news" VALUES(124,'cbuezh6mmqfr',1.79541130569202589993e+09);
INSERT INTO "news" VALUES(125,'cbuezh6mmqfr',1.79541130569598245624e+09);
INSERT INTO "news" VALUES(126,'cbuezh6mmqfr',1.79541130569701099396e+09);
INSERT INTO "news" VALUES(127,'cbuezh6mmqfr',1.7954113057003133297e+09);
INSERT INTO "news" VALUES(128,'8bztbnunz2cb',1.79541130570603370665e+09);
INSERT INTO "news" VALUES(129,'8bztbnunz2cb',1.79541130570815086371e+09);
INSERT INTO "news" VALUES(130,'8bztbnunz2cb',1.79541130571140265465e+09);
INSERT INTO "news" VALUES(131,'8bztbnunz2cb',1.79541130571238398546e+09);
INSERT INTO "news" VALUES(132,'vvseyj4934hk',1.79541130571690917016e+09);
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
INSERT INTO "notes" VALUES(1,'f5fmqrswskj9',0,'guest 1','We go on with Fall of Rome tomorrow.',1.79541130503408646584e+09);
INSERT INTO "notes" VALUES(2,'5nn5e78t776a',0,'guest 1','We go on with Jeanne d''Arc 1429 tomorrow.',1.79541130519793272011e+09);
INSERT INTO "notes" VALUES(3,'ef9w5kc9bey3',0,'guest 1','We go on with New World tomorrow.',1795411305.42821);
INSERT INTO "notes" VALUES(4,'cbuezh6mmqfr',0,'guest 1','We go on with Water Margin tomorrow.',1.79541130569683432581e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	player SMALLINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	nonce VARCHAR(24) NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, link_until DOUBLE, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('f5fmqrswskj9',0,'human','guest 1','zjc97YjNSS6A','',NULL);
INSERT INTO "seats" VALUES('f5fmqrswskj9',1,'human','guest 2','mNsYIAOwoXai','',NULL);
INSERT INTO "seats" VALUES('5nn5e78t776a',0,'human','guest 1','qbWfDVk-JyqP','',NULL);
INSERT INTO "seats" VALUES('5nn5e78t776a',1,'human','guest 2','XHTxfChhfk5o','',NULL);
INSERT INTO "seats" VALUES('ef9w5kc9bey3',0,'human','guest 1','7-C6rbgJ7giI','',NULL);
INSERT INTO "seats" VALUES('ef9w5kc9bey3',1,'human','guest 2','JE_qGxkPF5cw','',NULL);
INSERT INTO "seats" VALUES('cbuezh6mmqfr',0,'human','guest 1','1qn8M97-IK94','',NULL);
INSERT INTO "seats" VALUES('cbuezh6mmqfr',1,'human','guest 2','y04EKcNYP28K','',NULL);
INSERT INTO "seats" VALUES('8bztbnunz2cb',0,'human','guest 1','uj80oSVLrmQD','',NULL);
INSERT INTO "seats" VALUES('8bztbnunz2cb',1,'bot:random','','','',NULL);
INSERT INTO "seats" VALUES('vvseyj4934hk',0,'','','','',NULL);
INSERT INTO "seats" VALUES('vvseyj4934hk',1,'','','','',NULL);
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('signing_key','kZuc8aiNkhH6XR4VBoeiahRnIYHt5uaTr-OnNr3wNPs');
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
	rematch VARCHAR(24), failures INTEGER DEFAULT '0' NOT NULL, guest VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f5fmqrswskj9','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79541130469737148281e+09,0,NULL,NULL,0,'');
INSERT INTO "tables" VALUES('5nn5e78t776a','jeanne_darc','1.0',2,'{"cards": "collect", "sea": "only", "mtnmove": "none", "target": "per_player", "heroorred": "one", "herodur": "round", "tiecards": "committed", "access": "road", "twocards": "exactly_two", "oblige": "hand_only", "noyellow": "bonuses", "swap": "level", "chain": "yes", "start3": "two", "end": "8-10", "foreign": "every_round", "influence": "stock", "ca": "caen", "money": "0", "2p": "8_10_three_garrisons", "fortmax": "unlimited", "roll": "commit_first", "after": "loser_first", "traitor": "one_step", "engineer": "double_one", "uprising": "one_step", "herovalue": "3", "eventpool": "stay_out", "wiped": "stays", "post": "player", "bargain": "all"}',NULL,'default',1,1.79541130503616809845e+09,0,NULL,NULL,0,'');
INSERT INTO "tables" VALUES('ef9w5kc9bey3','new_world','1.1',2,'{"level": "basic", "scenario": "discovery", "length": "standard", "bidding": "off", "fort": "with_level", "improve": "with_level", "pirate": "with_level", "image": "with_level", "firearms": "with_level", "royal": "with_level", "treasure": "with_level", "bank": "with_level", "monopoly": "with_level", "privateer": "with_level", "convert": "with_level", "king_divisor": "100", "gp_target": "off", "settlers_pn": "one", "written_contracts": "with_level", "hidden_locations": "off", "native_stack": "10", "time_limit": "off", "iron_fist": "off", "curse": "off", "step1_actor": "commander", "step1_scope": "units", "fleet_defends": "no", "overrun_scope": "fleets_only", "ally_units_fight": "no", "ally_effects": "roll_only", "ally_losses": "owner", "natives_in_owned": "owner", "no_cm_foreign_units": "natives_first", "card_window": "attacker_first", "rescued_action_gp": "all", "after_step3": "from_step_4", "new_round_window": "every_round", "red_in_combat": "kept", "card_impact": "must_work", "firearms_bonus": "both", "lc_compare": "rolls", "reembark_capacity": "always_fit", "landed_retreat": "aboard", "leader_aboard_loss": "untouched", "att_fleet_leader": "nothing", "self_defence_regiments": "all", "decline_commander": "must_name", "natives_vs_two": "acting", "merge_moment": "all", "siege_announce": "choice", "action_roll_dir": "low", "extra_hits_both": "both", "fleet_support_only": "commands", "landing_with_leader": "yes", "natives_role": "attacker", "acting_fleet": "overrun", "ally_cards": "both", "combat_reactions": "at_the_start", "ally_step1": "none", "ally_needs_troops": "yes", "ally_beside_own": "yes", "other_fleets_fire": "all", "freight": "by_fleet", "first_attacker": "as_listed", "losses_ashore": "landed_first"}',NULL,'default',1,1.79541130520104789732e+09,0,NULL,NULL,0,'');
INSERT INTO "tables" VALUES('cbuezh6mmqfr','water_margin','1.1',2,'{"preset": "standard", "end_gang": "10", "end_chapter": "15", "loot_scale": "1", "alert": "on", "favourite_place": "on", "market": "on", "temple_heals": "on", "ransom": "on", "fort_traits": "off", "duel_die": "by_trait", "integration_duel": "honour", "categorical_refusal": "pushed_out", "surplus_brothers": "forbid", "start_figures": "3", "max_figures": "6", "max_wounds": "2", "max_experience": "3", "scoring": "gang_size", "events": "on", "barred_best": "attacker", "banquet_through": "no", "tie_repeat": "attacker_voyage", "same_trait": "off", "convict_can_attack": "off", "turn_structure": "phases", "refuge_assault": "off", "brothers_count": "on", "general_needs_no_soldier": "off", "generals": "deck", "succession": "none", "experience_mode": "bonus", "tokens_in_duel": "on", "convict_can_swear": "off", "attack_prisoners": "off", "attack_locked": "off", "attack_at_gate": "off"}',NULL,'default',1,1.79541130543214797971e+09,0,NULL,NULL,0,'');
INSERT INTO "tables" VALUES('8bztbnunz2cb','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79541130570516490935e+09,1,NULL,NULL,0,'');
INSERT INTO "tables" VALUES('vvseyj4934hk','fall_of_rome','1.0',2,'{"difficulty": "standard", "caput_mundi": "off", "defence": "support", "ambusher": "pays", "exhausted_cubes": "loss", "regina_enlist": "action", "solo_store": "name", "first_cities": "always", "revolt_overflow": "sacks", "chain": "spreads", "city_card": "name", "casualties": "active", "deck_event_loss": "loss"}',NULL,'default',1,1.79541130571613669402e+09,0,NULL,NULL,0,'');
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
INSERT INTO "sqlite_sequence" VALUES('news',132);
COMMIT;

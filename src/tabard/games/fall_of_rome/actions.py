"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import numbers, upto

from . import (
    alliance,
    battle,
    consent,
    deck,
    draw,
    fort,
    hands,
    invasion,
    march,
    plot,
    recruit,
    revolt,
    setup,
    step_by_step,
    turn,
    windows,
)
from .components import (
    ALONG,
    BARBARIAN_CARDS,
    CITIES,
    CITY_CARDS,
    CITY_OR_EVENT,
    CITY_OR_NONE,
    DICE,
    DRAWN_CARDS,
    EFFECTS,
    EVENTS,
    FACES,
    KINDS_OF_CARD,
    MOST_ALONG,
    PAWN_OR_NONE,
    PAWNS,
    PLAYER_CARDS,
    ROLES,
    TRIBES,
)
from .events import (
    abundans_cautela,
    alea_iacta_est,
    audentes_fortuna,
    carpe_diem,
    do_ut_des,
    festina_lente,
    hic_manebimus,
    homo_faber,
    melius_cavere,
    mors_tua,
    mortui_non_mordent,
    si_vis_pacem,
    vae_victis,
    veni_vidi_vici,
)
from .roles import (
    consul,
    mercator,
    praefectus_classis,
    praefectus_fabrum,
    regina_foederata,
    vestalis,
)

SET_UP = [
    rows(setup.gold_card, card=BARBARIAN_CARDS),
    rows(setup.deal_role, role=ROLES),
    rows(setup.start_in, city=CITIES),
]
PHASE_ONE = [
    rows(march.march, city=CITIES, legions=upto(MOST_ALONG, rule="8")),
    asked(march.sail, city=CITIES, legions=upto(MOST_ALONG, rule="12"), card=CITY_CARDS),
    asked(fort.build_fort, card=CITY_CARDS, from_city=CITY_OR_NONE),
    rows(recruit.recruit),
    rows(battle.battle, dice=numbers(1, DICE, rule="2.5")),
    asked(plot.give, pawn=PAWNS, card=CITY_CARDS),
    asked(plot.take, pawn=PAWNS, card=CITY_CARDS),
    rows(plot.store, card=CITY_CARDS),
    rows(plot.fetch, card=CITY_CARDS),
    rows(alliance.forge_alliance, tribe=TRIBES),
    asked(alliance.enlist, tribe=TRIBES, legions=ALONG, card=CITY_CARDS),
    rows(turn.end_actions, default=True),
]
ROLES_OWN = [
    rows(consul.reinforce_fort, city=CITIES),
    rows(consul.raise_legion),
    asked(mercator.offer_goods, pawn=PAWNS, card=CITY_CARDS),
    asked(mercator.buy_goods, pawn=PAWNS, card=CITY_CARDS),
    rows(praefectus_classis.sail_with_fleet, city=CITIES, legions=ALONG),
    asked(praefectus_classis.muster, card=CITY_CARDS, legions=numbers(1, 2)),
    rows(praefectus_fabrum.raise_fort, from_city=CITY_OR_NONE),
    asked(praefectus_fabrum.journey, city=CITIES, legions=ALONG, card=CITY_CARDS),
    rows(regina_foederata.enlist_freely, tribe=TRIBES, legions=ALONG),
    asked(vestalis.consult, card=CITY_CARDS),
]
FOLLOWING_UP = [
    rows(regina_foederata.bring, tribe=TRIBES),
    rows(alliance.pay_card, card=CITY_CARDS),
    rows(battle.die, face=FACES),
    rows(battle.set_die, face=FACES),
    rows(battle.remove, tribe=TRIBES),
    rows(hands.discard, card=PLAYER_CARDS),
    rows(consent.agree, default=True),
    rows(consent.disagree),
    rows(step_by_step.done, default=True),
    rows(windows.go_on, default=True),
    rows(windows.go_on_silently),
]
PHASES_TWO_AND_THREE = [
    rows(draw.draw, cards=numbers(2, 3)),
    rows(deck.turn_up, kind=KINDS_OF_CARD),
    rows(deck.draw_card, card=CITY_OR_EVENT),
    rows(deck.draw_event, event=EVENTS),
    rows(draw.put_back, card=DRAWN_CARDS),
    rows(revolt.bottom_card, card=BARBARIAN_CARDS),
    rows(invasion.barbarian_card, card=BARBARIAN_CARDS),
]
EVENTS_PLAYED = [
    asked(do_ut_des.do_ut_des, effect=EFFECTS, card=CITY_CARDS, other=CITY_CARDS),
    asked(vae_victis.vae_victis, effect=EFFECTS),
    rows(vae_victis.strike, city=CITIES, tribe=TRIBES),
    asked(
        si_vis_pacem.si_vis_pacem,
        effect=EFFECTS,
        city=CITIES,
        from_city=CITY_OR_NONE,
        pawn=PAWN_OR_NONE,
        legions=ALONG,
    ),
    asked(hic_manebimus.hic_manebimus, effect=EFFECTS),
    rows(hic_manebimus.reinforce, city=CITIES, legions=numbers(1, 3)),
    asked(audentes_fortuna.audentes_fortuna, effect=EFFECTS),
    asked(mors_tua.mors_tua, effect=EFFECTS, city=CITIES, tribe=TRIBES),
    rows(mors_tua.replace, tribe=TRIBES),
    asked(homo_faber.homo_faber, effect=EFFECTS, card=CITY_CARDS),
    asked(alea_iacta_est.alea_iacta_est, effect=EFFECTS),
    asked(abundans_cautela.abundans_cautela, effect=EFFECTS),
    asked(melius_cavere.melius_cavere, effect=EFFECTS),
    rows(melius_cavere.look_at, card=BARBARIAN_CARDS),
    rows(melius_cavere.banish, card=BARBARIAN_CARDS),
    rows(melius_cavere.return_card, card=BARBARIAN_CARDS),
    asked(mortui_non_mordent.mortui_non_mordent, effect=EFFECTS, tribe=TRIBES, city=CITIES),
    rows(mortui_non_mordent.bite, city=CITIES),
    asked(
        festina_lente.festina_lente, effect=EFFECTS, city=CITIES, pawn=PAWN_OR_NONE, legions=ALONG
    ),
    asked(festina_lente.hurry, pawn=PAWNS, legions=ALONG),
    asked(veni_vidi_vici.veni_vidi_vici, effect=EFFECTS, city=CITIES, legions=ALONG),
    asked(carpe_diem.carpe_diem, effect=EFFECTS),
]
VERBS = [
    *SET_UP,
    *limited(turn.why_no_action_is_left, [*PHASE_ONE, *ROLES_OWN]),
    *FOLLOWING_UP,
    *PHASES_TWO_AND_THREE,
    *EVENTS_PLAYED,
]

"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import numbers, upto

from . import (
    alliance,
    battle,
    consent,
    deck,
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
)
from .components import board, cards, pieces, roles
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
    windows,
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
    rows(setup.gold_card, card=cards.BARBARIAN_CARDS),
    rows(setup.deal_role, role=roles.ROLES),
    rows(setup.start_in, city=board.CITIES),
]
PHASE_ONE = [
    rows(march.march, city=board.CITIES, legions=upto(pieces.MOST_ALONG, rule="8")),
    asked(
        march.sail,
        city=board.CITIES,
        legions=upto(pieces.MOST_ALONG, rule="12"),
        card=cards.CITY_CARDS,
    ),
    asked(fort.build_fort, card=cards.CITY_CARDS, from_city=board.CITY_OR_NONE),
    rows(recruit.recruit),
    rows(battle.battle, dice=numbers(1, pieces.DICE, rule="2.5")),
    asked(plot.give, pawn=pieces.PAWNS, card=cards.CITY_CARDS),
    asked(plot.take, pawn=pieces.PAWNS, card=cards.CITY_CARDS),
    rows(plot.store, card=cards.CITY_CARDS),
    rows(plot.fetch, card=cards.CITY_CARDS),
    rows(alliance.forge_alliance, tribe=board.TRIBES),
    asked(alliance.enlist, tribe=board.TRIBES, legions=pieces.ALONG, card=cards.CITY_CARDS),
    rows(turn.end_actions, default=True),
]
ROLES_OWN = [
    rows(consul.reinforce_fort, city=board.CITIES),
    rows(consul.raise_legion),
    asked(mercator.offer_goods, pawn=pieces.PAWNS, card=cards.CITY_CARDS),
    asked(mercator.buy_goods, pawn=pieces.PAWNS, card=cards.CITY_CARDS),
    rows(praefectus_classis.sail_with_fleet, city=board.CITIES, legions=pieces.ALONG),
    asked(praefectus_classis.muster, card=cards.CITY_CARDS, legions=numbers(1, 2)),
    rows(praefectus_fabrum.raise_fort, from_city=board.CITY_OR_NONE),
    asked(
        praefectus_fabrum.journey, city=board.CITIES, legions=pieces.ALONG, card=cards.CITY_CARDS
    ),
    rows(regina_foederata.enlist_freely, tribe=board.TRIBES, legions=pieces.ALONG),
    asked(vestalis.consult, card=cards.CITY_CARDS),
]
FOLLOWING_UP = [
    rows(regina_foederata.bring, tribe=board.TRIBES),
    rows(alliance.pay_card, card=cards.CITY_CARDS),
    rows(battle.die, face=pieces.FACES),
    rows(battle.set_die, face=pieces.FACES),
    rows(battle.remove, tribe=board.TRIBES),
    rows(hands.discard, card=cards.PLAYER_CARDS),
    rows(consent.agree, default=True),
    rows(consent.disagree),
    rows(step_by_step.done, default=True),
    rows(windows.go_on, default=True),
    rows(windows.go_on_silently),
]
PHASES_TWO_AND_THREE = [
    rows(vestalis.draw, cards=numbers(2, 3)),
    rows(deck.turn_up, kind=cards.KINDS_OF_CARD),
    rows(deck.draw_card, card=cards.CITY_OR_EVENT),
    rows(deck.draw_event, event=cards.EVENTS),
    rows(vestalis.put_back, card=cards.DRAWN_CARDS),
    rows(revolt.bottom_card, card=cards.BARBARIAN_CARDS),
    rows(invasion.barbarian_card, card=cards.BARBARIAN_CARDS),
]
EVENTS_PLAYED = [
    asked(do_ut_des.do_ut_des, effect=cards.EFFECTS, card=cards.CITY_CARDS, other=cards.CITY_CARDS),
    *limited(windows.why_not_after_a_battle, [asked(vae_victis.vae_victis, effect=cards.EFFECTS)]),
    rows(vae_victis.strike, city=board.CITIES, tribe=board.TRIBES),
    asked(
        si_vis_pacem.si_vis_pacem,
        effect=cards.EFFECTS,
        city=board.CITIES,
        from_city=board.CITY_OR_NONE,
        pawn=pieces.PAWN_OR_NONE,
        legions=pieces.ALONG,
    ),
    asked(hic_manebimus.hic_manebimus, effect=cards.EFFECTS),
    rows(hic_manebimus.reinforce, city=board.CITIES, legions=numbers(1, 3)),
    *limited(
        windows.why_not_after_a_draw,
        [asked(audentes_fortuna.audentes_fortuna, effect=cards.EFFECTS)],
    ),
    asked(mors_tua.mors_tua, effect=cards.EFFECTS, city=board.CITIES, tribe=board.TRIBES),
    rows(mors_tua.replace, tribe=board.TRIBES),
    asked(homo_faber.homo_faber, effect=cards.EFFECTS, card=cards.CITY_CARDS),
    *limited(
        windows.why_not_among_actions, [asked(alea_iacta_est.alea_iacta_est, effect=cards.EFFECTS)]
    ),
    asked(abundans_cautela.abundans_cautela, effect=cards.EFFECTS),
    asked(melius_cavere.melius_cavere, effect=cards.EFFECTS),
    rows(melius_cavere.look_at, card=cards.BARBARIAN_CARDS),
    rows(melius_cavere.banish, card=cards.BARBARIAN_CARDS),
    rows(melius_cavere.return_card, card=cards.BARBARIAN_CARDS),
    asked(
        mortui_non_mordent.mortui_non_mordent,
        effect=cards.EFFECTS,
        tribe=board.TRIBES,
        city=board.CITIES,
    ),
    rows(mortui_non_mordent.bite, city=board.CITIES),
    asked(
        festina_lente.festina_lente,
        effect=cards.EFFECTS,
        city=board.CITIES,
        pawn=pieces.PAWN_OR_NONE,
        legions=pieces.ALONG,
    ),
    asked(festina_lente.hurry, pawn=pieces.PAWNS, legions=pieces.ALONG),
    *limited(
        windows.why_not_among_actions,
        [
            asked(
                veni_vidi_vici.veni_vidi_vici,
                effect=cards.EFFECTS,
                city=board.CITIES,
                legions=pieces.ALONG,
            ),
            asked(carpe_diem.carpe_diem, effect=cards.EFFECTS),
        ],
    ),
]
VERBS = [
    *SET_UP,
    *limited(turn.why_no_action_is_left, [*PHASE_ONE, *ROLES_OWN]),
    *FOLLOWING_UP,
    *PHASES_TWO_AND_THREE,
    *EVENTS_PLAYED,
]

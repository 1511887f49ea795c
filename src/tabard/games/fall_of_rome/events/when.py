"""When each event may be played (rules 2.11 and 3.8): the lists from which the windows are made."""

from __future__ import annotations

from . import (
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

AT_ANY_TIME = (
    do_ut_des.do_ut_des,
    si_vis_pacem.si_vis_pacem,
    hic_manebimus.hic_manebimus,
    mors_tua.mors_tua,
    homo_faber.homo_faber,
    melius_cavere.melius_cavere,
    mortui_non_mordent.mortui_non_mordent,
    festina_lente.festina_lente,
)
BEFORE_PHASE_THREE = (abundans_cautela.abundans_cautela,)
AMONG_ACTIONS = (
    alea_iacta_est.alea_iacta_est,
    veni_vidi_vici.veni_vidi_vici,
    carpe_diem.carpe_diem,
)
AFTER_A_BATTLE = (vae_victis.vae_victis,)
AFTER_THE_DRAW = (audentes_fortuna.audentes_fortuna,)

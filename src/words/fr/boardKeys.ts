import type { boardKeys as en } from '../en/boardKeys.ts';

export const boardKeys = {
  rows: {
    swap: 'Plateau ou fiches',
    measure: 'Mesurer sur le plateau',
    arrows:
      'Sur le plateau\u00A0: où finit un mouvement, où se pose un marqueur ou une figurine. Maj finement, Alt d’un pouce',
    corner: 'Trace le chemin d’un mouvement\u00A0: un angle là où il finit, les flèches partent de là',
    back: 'Annule le dernier changement d’un chemin tracé',
    closer: 'Plus près, plus loin, tout le plateau',
  },
  draw: { corner: 'angle', arrows: 'déplacer', back: 'annuler' },
} satisfies typeof en;

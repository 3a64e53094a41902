import type { boardWhy as english } from '../en/boardWhy.ts';
import { de } from './de.ts';

/** Pourquoi le plateau répond ce qu’il répond. */
export const boardWhy: typeof english = {
  hidden: (why, by) => `${why}\u00A0: derrière ${by}`,
  behind: (by) => `derrière ${by}`,
  outOfLines: 'hors de toute ligne',
  crossed: (pieces) => `lignes à travers ${pieces}`,
  coverFar: (pieces, far, who) =>
    `Pas de couvert, ${pieces}\u00A0: les lignes n’en croisent rien à ${far} ou moins ${de(who)}.`,
  coverClose: (pieces, far, who) => `Pas de couvert, ${pieces}\u00A0: ${who} est à ${far} ou moins.`,
  notObscured: {
    light: (pieces) => `Non masqué, ${pieces}\u00A0: un décor léger ne masque personne.`,
    low: (pieces) => `Non masqué, ${pieces}\u00A0: ce n’est pas plus haut que la cible.`,
    stoodOn: (pieces) => `Non masqué, ${pieces}\u00A0: l’un des deux se tient dessus.`,
    near: (pieces) => `Non masqué, ${pieces}\u00A0: croisé trop près de l’un des deux.`,
  },
  nobody: (most) => `Personne n’est à portée en ${most}.`,
  nearest: (who, far) => `Le plus proche\u00A0: ${who}, ${far}.`,
};

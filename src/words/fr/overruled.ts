import type { overruled as english } from '../en/overruled.ts';
import { inches } from './format.ts';
import { overruledSaid } from '../overruledSaid.ts';
import { de, que } from './de.ts';

const pouces = (far: number): string => inches(far).replace('.', ',');

/** Ce que la table dit, contre le plateau, de ce que l’un voit de l’autre. */
export const overruled: typeof english = {
  seen: (from, to) => `Ce ${que(from)} voit ${de(to)}`,
  says: overruledSaid('le plateau répond de nouveau', (facts) => `à la main\u00A0: ${facts}`, {
    visible: ['hors de vue', 'en vue'],
    cover: ['non couvert', 'à couvert'],
    obscured: ['non masqué', 'masqué'],
    within: (far) => `à ${pouces(far)} au plus`,
    beyond: (far) => `à plus de ${pouces(far)}`,
  }),
};

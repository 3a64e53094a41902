import type { barricades as en } from '../en/barricades.ts';
import { de } from './de.ts';
import { inches } from './format.ts';

export const barricades: typeof en = {
  name: (nth) => `Barricade ${nth}`,
  waits: (side, nth) => `La barricade ${nth} ${de(side)} n’est nulle part. La poser`,
  title: (side, nth) => `Barricade ${nth}\u00A0: ${side}`,
  how: 'Touchez le sol',
  hint: `À ${inches(6)} au plus de sa zone de déploiement, le défenseur d’abord.`,
  turnIt: 'Tourner',
  there: 'La poser là',
  without: (count) => (count === 1 ? 'Commencer sans 1 barricade' : `Commencer sans ${count} barricades`),
  standing: 'Barricades posées',
  short: (side, nth) => `${side} ${nth}`,
  move: (side, nth) => `Déplacer la barricade ${nth} ${de(side)}`,
};

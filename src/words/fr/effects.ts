import type { effects as en } from '../en/effects.ts';
import { inches, signed } from '../format.ts';

export const effects = {
  stats: { apl: 'LPA', hit: 'Touche', move: 'Mouvement', save: 'Sauv.' },
  expires: {
    turningPoint: 'jusqu’à la fin de ce tournant',
    activation: 'jusqu’à la fin de son activation',
    nextActivation: 'jusqu’à la fin de sa prochaine activation',
    battle: 'jusqu’à la fin de la bataille',
  },
  token: (stat, by) => `${signed(by)}${{ apl: 'A', hit: 'T', move: 'M', save: 'S' }[stat]}`,
  label: (stat, by) => {
    if (stat === 'move') return `Mouvement ${signed(by)}${inches(0).slice(1)}`;
    if (stat === 'apl') return `LPA ${signed(by)}`;
    return `${{ hit: 'Touche', save: 'Sauv.' }[stat]} ${by < 0 ? 'pire' : 'meilleure'}${Math.abs(by) === 1 ? '' : ` de ${Math.abs(by)}`}`;
  },
  from: (what, source) => `${what}, par ${source}`,
} satisfies typeof en;

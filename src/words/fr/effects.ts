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
  label: (stat, by) =>
    stat === 'move'
      ? `Mouvement ${signed(by)}${inches(0).slice(1)}`
      : `${{ apl: 'LPA', hit: 'Touche', save: 'Sauvegarde' }[stat]} ${signed(by)}`,
  from: (what, source) => `${what}, par ${source}`,
} satisfies typeof en;

import type { effects as en } from '../en/effects.ts';
import { signed } from './format.ts';
import { changes, statChange } from './changes.ts';

export const effects = {
  stats: { apl: 'LPA', hit: 'Touche', move: 'Mouvement', save: 'Sauv.' },
  expires: {
    turningPoint: 'jusqu’à la fin de ce tournant',
    activation: 'jusqu’à la fin de son activation',
    nextActivation: 'jusqu’à la fin de sa prochaine activation',
    activates: 'jusqu’à sa prochaine activation',
    turningPointBegins: 'jusqu’au début du prochain tournant',
    action: 'jusqu’à la fin de l’action',
    nextTurningPoint: 'jusqu’à la fin du prochain tournant',
    battle: 'jusqu’à la fin de la bataille',
  },
  token: (stat, by) => `${signed(by)}${{ apl: 'A', hit: 'T', move: 'M', save: 'S' }[stat]}`,
  label: statChange,
  from: (what, source) => `${what}, par ${source}`,
  overruled: (what, by) => `${what} ; prime : ${by}`,
  of: (who, what) => `${who} : ${what}`,
  byHand: 'à la main',
  byScenario: 'le scénario',
  untilEndOf: (turningPoint) => `jusqu’à la fin du T${turningPoint}`,
  changes,
} satisfies typeof en;

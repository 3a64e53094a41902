import type { EffectModules } from '../effectModule.ts';
import { concerning, lastingBy } from './lasts.ts';
import { always, noDice } from './pieces.ts';

/** Something happens at each moment of a kind, as long as it lasts; with one use, at the next of them. */
export const wheneverEffect: EffectModules['whenever'] = {
  dice: noDice,
  affects: always,
  apply: (game, step, application) => [
    {
      type: 'lastingBegan',
      lasting: {
        id: application.id,
        ...lastingBy(application, step),
        on: concerning(game, step.for, application),
        change: {
          op: 'moment',
          on: step.on,
          effects: [...step.effects],
          ...(step.trap !== undefined && { trap: step.trap }),
        },
      },
    },
  ],
};

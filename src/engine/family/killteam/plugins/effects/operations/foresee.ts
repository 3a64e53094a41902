import type { PickOption } from '../../../model/request.ts';
import { askedOf } from '../sideSeen.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

const WAYS: readonly PickOption[] = [
  { id: 'event', code: 'foreseeEvent', params: {}, value: null },
  { id: 'cp', code: 'foreseeCp', params: {}, value: null },
];

/** The next event is made twice and one chosen, or 1 CP (`rules/acolyte.md` C10, Foresight). */
export const foreseeEffect: EffectModules['foresee'] = {
  dice: noDice,
  affects: always,
  choice: () => ({ question: 'foresee', options: WAYS }),
  apply: (game, _, application) =>
    WAYS[application.rolled[0] ?? 0]?.id === 'cp'
      ? [{ type: 'cpChanged', side: askedOf(game, application), by: 1, why: application.source }]
      : [
          {
            type: 'lastingBegan',
            lasting: {
              id: application.id,
              source: application.of,
              on: { kind: 'battle' },
              change: { op: 'tableTwice', table: 'event' },
              until: 'battle',
              uses: 1,
              ...(application.by !== null && { by: application.by }),
            },
          },
        ],
};

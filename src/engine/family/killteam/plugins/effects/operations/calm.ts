import type { LastingSource } from '../../../model/lasting.ts';
import { findOperative } from '../../../model/lookup.ts';
import type { BattleState } from '../../../model/state.ts';
import { untouchedBy } from '../../../stats/untouched.ts';
import { isEnvironment } from '../environments.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** The environments in force that concern somebody, each once. */
function concerning(state: BattleState, by: string | null): readonly LastingSource[] {
  const bearer = findOperative(state, by ?? '');
  if (bearer === null) return [];
  const all = state.lasting.filter(isEnvironment).map(({ source }) => source);
  return all.filter(
    ({ id }, at) => all.findIndex((each) => each.id === id) === at && untouchedBy(state, bearer, id) === null,
  );
}

/** One environment never concerns it (`rules/acolyte.md` C9, Alien Calm): which, was chosen once for its campaign. */
export const calmEffect: EffectModules['calm'] = {
  dice: noDice,
  affects: always,
  choice: ({ state }, _, by) => ({
    question: 'chooseEnvironment',
    options: concerning(state, by).map(({ id, name }) => ({
      id,
      code: 'thing',
      params: { item: id, name },
      value: null,
    })),
  }),
  apply: ({ state }, step, { id, of, by, rolled, source }) => {
    const environment = concerning(state, by)[rolled[0] ?? 0];
    if (environment === undefined || by === null) return [{ type: 'effectHadNoTarget', op: step.op, source }];
    return [
      {
        type: 'lastingBegan',
        lasting: {
          id,
          source: of,
          on: { kind: 'operative', operative: by },
          change: { op: 'untouched', by: environment.id },
          until: 'battle',
        },
      },
    ];
  },
};

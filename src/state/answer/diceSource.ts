import type { Advice } from '../../engine/log/advice.ts';
import type { Answer, PickRequestOf, RequestOf, RollRequestOf } from '../../engine/log/request.ts';
import { seededFaces } from '../../engine/dice/seededDice.ts';

function lot(seed: string, { id, options, usual }: PickRequestOf): Answer {
  const [face] = seededFaces(seed, id, { count: 1, sides: options.length });
  return { kind: 'pick', option: options[(face ?? 1) - 1]?.id ?? usual };
}

/** The option that is advised; where nothing is, the usual one. */
export const advisedOption = ({ usual }: PickRequestOf, advice: Advice | null): string =>
  advice?.kind === 'pick' ? advice.best : usual;

/** The dice that are advised to be rolled again; where nothing is, none. */
export const advisedDice = (advice: Advice | null): readonly number[] => (advice?.kind === 'reroll' ? advice.dice : []);

const roll = (seed: string, request: RollRequestOf): Answer => ({
  kind: 'faces',
  faces: seededFaces(seed, request.id, { count: request.count, sides: request.sides }),
});

/**
 * What the screen would answer: seeded dice for a roll, a seeded lot for a random choice, the advice or the preset for all
 * else. The same battle and request always have the same answer (DECISIONS, State 6).
 */
export function answerFor(state: { readonly seed: string }, request: RequestOf, advice: Advice | null = null): Answer {
  switch (request.kind) {
    case 'roll':
      return roll(state.seed, request);
    case 'pick':
      return request.random ? lot(state.seed, request) : { kind: 'pick', option: advisedOption(request, advice) };
    case 'tick':
      return { kind: 'tick', operatives: request.preset };
    case 'reroll':
      return { kind: 'reroll', dice: advisedDice(advice) };
    case 'number':
      return { kind: 'number', value: request.preset };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}

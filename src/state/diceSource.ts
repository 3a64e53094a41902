import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { Answer, PickRequest, Request, RollRequest } from '../engine/log/request.ts';
import { seededFaces } from '../engine/dice/seededDice.ts';

function pick(seed: string, request: PickRequest): Answer {
  if (!request.random) return { kind: 'pick', option: request.best };
  const [face] = seededFaces(seed, request.id, { count: 1, sides: request.options.length });
  return { kind: 'pick', option: request.options[(face ?? 1) - 1]?.id ?? request.best };
}

const roll = (seed: string, request: RollRequest): Answer => ({
  kind: 'faces',
  faces: seededFaces(seed, request.id, { count: request.count, sides: request.sides }),
});

/**
 * What the screen would answer: seeded dice for a roll, a seeded lot for a random choice, the advice or the preset for all
 * else. The same battle and request always have the same answer (DECISIONS, State 6).
 */
export function answerFor(state: Pick<BattleState, 'seed'>, request: Request): Answer {
  switch (request.kind) {
    case 'roll':
      return roll(state.seed, request);
    case 'pick':
      return pick(state.seed, request);
    case 'tick':
      return { kind: 'tick', operatives: request.preset };
    case 'reroll':
      return { kind: 'reroll', dice: request.advice };
    case 'number':
      return { kind: 'number', value: request.preset };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}

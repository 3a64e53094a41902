import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { PickRequest, Request, TickRequest } from '../../src/engine/family/killteam/model/request.ts';
import type { Answer, RerollRequest } from '../../src/engine/log/request.ts';

/** How the players choose: what is picked, and which dice are rolled again. */
export interface Choosing {
  readonly pick: (request: PickRequest, state: BattleState) => string;
  readonly reroll: (request: RerollRequest, state: BattleState) => readonly number[];
  /** Who is ticked; absent: nobody is asked. */
  readonly tick?: (request: TickRequest) => readonly string[];
}

interface Faces {
  readonly faces: readonly number[];
  readonly chance: number;
}

const factorial = (value: number): number => (value < 2 ? 1 : value * factorial(value - 1));

/** Every way that many D6 can fall, dice of one kind not told apart, with its chance. */
export function everyFaces(count: number, sides = 6, least = 1): readonly Faces[] {
  const ascending = (left: number, from: number): readonly (readonly number[])[] =>
    left === 0
      ? [[]]
      : Array.from({ length: sides - from + 1 }, (_, index) => from + index).flatMap((face) =>
          ascending(left - 1, face).map((rest) => [face, ...rest]),
        );
  return ascending(count, least).map((faces) => {
    const same = faces.filter((face, at) => faces.indexOf(face) === at).map((face) => faces.filter((x) => x === face));
    const orders = same.reduce((ways, { length }) => ways / factorial(length), factorial(count));
    return { faces, chance: orders / sides ** count };
  });
}

function answers(
  state: BattleState,
  request: Request,
  choosing: Choosing,
): readonly { readonly answer: Answer; readonly chance: number }[] {
  switch (request.kind) {
    case 'roll':
      return everyFaces(request.count, request.sides).map(({ faces, chance }) => ({
        answer: { kind: 'faces', faces },
        chance,
      }));
    case 'reroll':
      return [{ answer: { kind: 'reroll', dice: choosing.reroll(request, state) }, chance: 1 }];
    case 'pick':
      return [{ answer: { kind: 'pick', option: choosing.pick(request, state) }, chance: 1 }];
    case 'tick':
      if (choosing.tick === undefined) throw new Error(`nobody expected ${JSON.stringify(request)}`);
      return [{ answer: { kind: 'tick', operatives: choosing.tick(request) }, chance: 1 }];
    case 'number':
    case 'look':
      throw new Error(`nobody expected ${JSON.stringify(request)}`);
  }
}

/** Plays a battle on through every way its dice can fall, and gives each end to `ended` with its chance. */
export function everyRoll(
  state: BattleState,
  choosing: Choosing,
  ended: (state: BattleState, chance: number) => void,
  before = 1,
): void {
  const request = pendingRequest(state);
  if (request === null) return ended(state, before);
  for (const { answer, chance } of answers(state, request, choosing)) {
    const decision = battleDecider.decide(state, { type: 'answer', requestId: request.id, answer });
    if (!decision.ok) throw new Error(`${JSON.stringify(answer)} refused: ${decision.rejection.code}`);
    everyRoll(decision.state, choosing, ended, before * chance);
  }
  return undefined;
}

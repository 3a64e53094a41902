import { produce } from 'immer';
import type { BattleEvent, EventType } from '../event.ts';
import type { BattleState } from '../state.ts';
import { attacks } from './attack.ts';
import { byHand } from './correction.ts';
import type { BattleDraft } from './draft.ts';
import { flow } from './flow.ts';
import { npo } from './npo.ts';
import type { Handlers } from './handlers.ts';
import { ammunition, operatives } from './operative.ts';
import { scenario } from './scenario.ts';
import { tables } from './table.ts';
import { traits } from './trait.ts';

const nothing = (): void => {};

/** Events that only tell: what they report is carried by others. */
const told = {
  overridden: nothing,
  tableRolled: nothing,
  tableRepeated: nothing,
  effectHadNoTarget: nothing,
  effectPassedOver: nothing,
  effectNoted: nothing,
  attackDiceRolled: nothing,
  defenceDiceRolled: nothing,
  diceRerolled: nothing,
  hitsRetained: nothing,
  shotResolved: nothing,
  struck: nothing,
  blocked: nothing,
  shocked: nothing,
  reanimateRolled: nothing,
  hotRolled: nothing,
  fallTested: nothing,
  fell: nothing,
  hookFired: nothing,
} satisfies Partial<Handlers>;

const handlers: Handlers = {
  ...flow,
  ...operatives,
  ...ammunition,
  ...attacks,
  ...tables,
  ...traits,
  ...npo,
  ...scenario,
  ...byHand,
  ...told,
};

function apply<T extends EventType>(draft: BattleDraft, type: T, event: Extract<BattleEvent, { type: T }>): void {
  // An event of a later version is kept in the log and changes nothing.
  if (Object.hasOwn(handlers, type)) handlers[type](draft, event);
}

/** The state after what happened. Facts only: reads no ruleset, refuses nothing, so an old log still folds. */
export const evolve = (state: BattleState, event: BattleEvent): BattleState =>
  produce(state, (draft) => {
    apply(draft, event.type, event);
  });

/** Several events, one after the other: what one put into the state, the next may change. */
export const evolveAll = (state: BattleState, events: readonly BattleEvent[]): BattleState =>
  events.reduce(evolve, state);

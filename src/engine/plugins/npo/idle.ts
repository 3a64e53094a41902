import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** An enemy that its table plays has something to decide. */
const goesOn = ({ npo, activation, interrupt, result }: BattleState): boolean =>
  npo?.turn !== undefined &&
  npo.turn !== null &&
  !npo.turn.hand &&
  npo.turn.plan === null &&
  interrupt === null &&
  result === null &&
  activation?.operative === npo.turn.enemy;

/** The table of an enemy that acts thinks on by itself whenever nothing is planned. */
export const thinksOn = (state: BattleState): readonly BattleEvent[] =>
  state.activation !== null && goesOn(state)
    ? [{ type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: state.activation.operative } }]
    : [];

import { faceOf } from '../../../../dice/answers.ts';
import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { requestId } from '../../model/lookup.ts';
import type { InitiativeTask } from '../../model/task.ts';
import { EVENT, openTable } from '../../plugins/effects/table.ts';

/** After the initiative die: the Ready step, then from the turning point of the difficulty on, one event. */
export function strategyEvents(
  { state, ruleset, later }: Game,
  side: Side,
  face: number | null,
): readonly BattleEvent[] {
  const { automation, parameters } = state.settings;
  const event = automation.events !== 'off' && state.turningPoint >= parameters.eventFrom;
  const known = state.tables[state.eventTable] !== undefined;
  return [
    { type: 'initiativeSet', side, face },
    { type: 'readied', cp: ruleset.cpPerReady },
    ...(later?.alert.moraleTest(state) ?? []),
    ...(event && known ? openTable(state.eventTable, EVENT) : []),
  ];
}

/** Nobody rolls: an effect decided it, or the reading that the retinue always has it. */
const settled = ({ state }: Game): Side | null =>
  state.nextInitiative ?? (state.settings.readings.retinueAlwaysFirst ? 'retinue' : null);

/** A D6 each turning point: low means the enemy has initiative. */
export const initiativeModule: TaskModule<InitiativeTask> = {
  request: (game, task) =>
    settled(game) !== null
      ? null
      : {
          kind: 'roll',
          id: requestId(game.state, task.id),
          purpose: 'initiative',
          side: 'retinue',
          operative: null,
          count: 1,
          sides: 6,
          counts: false,
          success: null,
        },
  resolve: (game, _, answer) => {
    const face = answer === null ? null : faceOf(answer);
    const enemy = face !== null && face <= game.state.settings.parameters.enemyInitiativeUpTo;
    const side = settled(game) ?? (enemy ? 'enemy' : 'retinue');
    return [{ type: 'taskClosed' }, ...strategyEvents(game, side, face)];
  },
};

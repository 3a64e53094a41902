import { roundsAdvisor } from '../../src/engine/advisor/roundsAdvisor.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { battleDecider } from '../../src/engine/family/vanguard/flow/battleDecider.ts';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type { Command } from '../../src/engine/family/vanguard/model/command.ts';
import { blade, bomb, glaive, marksman, model, rifle, setUpBattle } from '../support/vanguardBattle.ts';
import { Lots, nextCommand } from '../support/vanguardPlayer.ts';

const MOST = 4000;

const begun = (): BattleState =>
  setUpBattle(
    (['a', 'b'] as const).flatMap((side) =>
      Array.from({ length: 8 }, (_, at) =>
        model(`${side}${at}`, {
          cp: at === 0 ? 3 : 0,
          wn: 3,
          attacks: at % 2 === 0 ? [bomb, blade] : [rifle, glaive],
          abilities: [marksman],
          invulnerable: at === 0 ? [5] : [],
        }),
      ),
    ),
  );

/** A whole battle of two war bands of eight, its commands chosen beforehand; `acting`: states in which somebody acts. */
function played() {
  const start = begun();
  const lots = new Lots('bench');
  const commands: Command[] = [];
  const acting: BattleState[] = [];
  let state = start;
  for (let step = 0; step < MOST; step += 1) {
    const command = nextCommand(lots, state);
    if (command === null) break;
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    commands.push(command);
    ({ state } = decision);
    if (state.activation !== null && state.tasks.length === 0) acting.push(state);
  }
  return { start, commands, acting };
}

function decided(start: BattleState, commands: readonly Command[]): BattleState {
  let state = start;
  for (const command of commands) {
    const decision = battleDecider.decide(state, command);
    if (decision.ok) state = decision.events.reduce(battleDecider.evolve, state);
  }
  return state;
}

/** What is timed of Vanguard: deciding and applying a whole battle, and the odds beside all attacks of whoever acts in it. */
export function vanguardTasks() {
  const { start, commands, acting } = played();
  const asked = present(acting[Math.floor(acting.length / 2)], 'somebody acts');
  return [
    {
      name: `Vanguard, a battle decided (${commands.length} commands)`,
      run: () => decided(start, commands),
    },
    {
      // Each state is worked out once: a copy asks again.
      name: 'Vanguard, odds of all attacks of an activation',
      run: () => roundsAdvisor.outlooks({ ...asked }),
    },
  ];
}

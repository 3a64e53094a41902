import { battleDecider } from '../../src/engine/systems/battle.ts';
import { evolve } from '../support/fold.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { allocateSaves } from '../../src/engine/family/killteam/attack/shoot/allocateSaves.ts';
import type { Fighter } from '../../src/engine/family/killteam/attack/fight/fightMoves.ts';
import { resolveFight } from '../../src/engine/family/killteam/advice/fight/resolveFight.ts';
import type { LongBattle } from './longBattle.ts';

/** Something to be timed. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
}

/** The first shot that was carried through: from its command to the entry before the next one that is not part of it. */
function firstShot({ states, entries }: LongBattle): {
  readonly before: BattleState;
  readonly from: number;
  readonly to: number;
} {
  const from = entries.findIndex(({ command }) => command.type === 'shoot');
  const to = states.findIndex((state, index) => index > from && state.tasks.length === 0);
  return { before: present(states[from], 'a state before the shot'), from, to };
}

function shot(battle: LongBattle): Task {
  const { before, from, to } = firstShot(battle);
  const commands = battle.entries.slice(from, to).map(({ command }) => command);
  const run = () => {
    let state = before;
    for (const command of commands) {
      const decision = battleDecider.decide(state, command);
      if (decision.ok) state = decision.events.reduce(evolve, state);
    }
    return state;
  };
  return { name: `a shot, decided and applied (${commands.length} commands)`, run };
}

function fold({ states, entries }: LongBattle): Task {
  const start = present(states[0], 'a start');
  const run = () => entries.reduce((state, { events }) => events.reduce(evolve, state), start);
  return { name: `folding ${entries.length} entries`, run };
}

const fighter = (crits: number, normals: number): Fighter => ({
  crits,
  normals,
  damage: { normal: 3, critical: 4 },
  wounds: 12,
  brutal: false,
  shock: false,
  stuns: false,
  parriesTwo: false,
  shockUsed: false,
});

const duel = (dice: number): Task => ({
  name: `strike or block, ${dice} dice against ${dice}`,
  run: () =>
    resolveFight({
      toMove: 'attacker',
      attacker: fighter(Math.floor(dice / 2), Math.ceil(dice / 2)),
      defender: fighter(Math.floor(dice / 2), Math.ceil(dice / 2)),
    }),
});

const allocation: Task = {
  name: 'allocating saves',
  run: () =>
    allocateSaves({
      crits: 2,
      normals: 3,
      critSaves: 1,
      normalSaves: 3,
      damage: { normal: 3, critical: 4 },
      critsOnly: false,
    }),
};

/** What is timed of the engine. */
export const engineTasks = (battle: LongBattle): readonly Task[] => [
  shot(battle),
  fold(battle),
  allocation,
  duel(4),
  duel(6),
];

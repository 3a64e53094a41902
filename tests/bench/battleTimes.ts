import '../support/systems.ts';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { shippedTable } from '../engine/behaviour/support.ts';
import { Chooser, nextCommand } from '../support/randomPlayer.ts';
import { scenarioAction } from '../support/scenarioPlayer.ts';

const MOST_STEPS = 6000;
const LAST_TURNING_POINT = 8;
const SCRIPTED = 'hold-the-line';
const TABLE = 'acolyte';

/** Whole battles of one kind: `run` plays them all, the same whenever they are played. */
export interface BattleTask {
  readonly name: string;
  readonly run: () => readonly PlayedBattle[];
}

/** What a battle took: how much of everything, ms of each decision, and ms in all of the hands. */
export interface PlayedBattle {
  readonly commands: readonly Command['type'][];
  readonly refused: number;
  readonly events: number;
  readonly turningPoints: number;
  readonly decisions: readonly number[];
  readonly hands: number;
}

/** The table plays every enemy: it is activated when it is due, and what it plans is carried out whole unless that was refused. */
function enemyCommand(
  { npo, phase, interrupt, tasks, result, ...state }: BattleState,
  refused: boolean,
): Command | null {
  if (phase !== 'firefight' || interrupt !== null || tasks.length > 0 || result !== null) return null;
  const { plan, hand } = npo?.turn ?? { plan: null, hand: false };
  if (plan !== null && !hand && refused) return { type: 'couldNot' };
  if (plan !== null && !hand) return { type: 'carryOut', count: Math.max(1, plan.steps.length) };
  const due = state.activation === null && (state.group === null ? state.turn : state.group.side) === 'enemy';
  return due ? { type: 'enemyActivates', operative: null } : null;
}

/** An action of the scenario by whoever of the retinue acts, now and then. */
const ofScenario = (state: BattleState, choose: Chooser): Command | null =>
  state.mission.script === undefined || state.tasks.length > 0 || state.result !== null
    ? null
    : scenarioAction(state, choose);

/** `refused`: whether the command before was. */
const commandAt = (state: BattleState, choose: Chooser, refused: boolean): Command | null =>
  enemyCommand(state, refused) ?? ofScenario(state, choose) ?? nextCommand(state, choose, LAST_TURNING_POINT);

/** Plays a battle to its end: random hands for the retinue, decision tables for the enemies. Throws when it does not end. */
function play(start: BattleState, seed: string): PlayedBattle {
  const choose = new Chooser(seed);
  const commands: Command['type'][] = [];
  const decisions: number[] = [];
  const told = { refused: 0, events: 0, hands: 0 };
  let state = start;
  let refused = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const from = performance.now();
    const command = step === 0 ? enemiesPlay(start) : commandAt(state, choose, refused);
    const chosen = performance.now();
    told.hands += chosen - from;
    if (command === null) return { ...told, commands, decisions, turningPoints: state.turningPoint };
    const decision = battleDecider.decide(state, command);
    const decided = performance.now();
    decisions.push(decided - chosen);
    if (decision.ok) {
      commands.push(command.type);
      told.events += decision.events.length;
      ({ state } = decision);
    } else told.refused += 1;
    refused = !decision.ok;
  }
  throw new Error(`battle ${seed} does not end`);
}

/** As the app does when nobody has chosen; a scenario may have said it. */
const enemiesPlay = ({ npo }: BattleState): Command => ({
  type: 'setNpo',
  choice: npo === undefined ? { tables: { [TABLE]: shippedTable(TABLE) }, table: TABLE, alert: true } : {},
});

function shippedPack(): Pack {
  const loaded = loadPack(acolyteCoreFiles, systemById);
  return present(loaded.ok ? loaded.pack : null, 'the bundled pack');
}

/** The table of the quick start with this mission; null: its own. */
function startOf(pack: Pack, mission: string | null, seed: string): BattleState {
  const plan = scenarioPlan(pack, QUICK_START, {
    players: [{ id: 'p1', name: 'Anna', mark: 'A' }],
    dice: { retinue: 'screen', enemy: 'screen' },
    seed,
  });
  return buildBattle(mission === null ? plan : { ...plan, mission });
}

function taskOf(name: string, count: number, start: (seed: string) => BattleState): BattleTask {
  const starts = Array.from({ length: count }, (_, number) => start(`battle-${number}`));
  return { name, run: () => starts.map((state, number) => play(state, `hands-${number}`)) };
}

/** What is timed of so many whole battles: the quick start, and a mission whose script plays itself. */
export function battleTasks(count: number): readonly BattleTask[] {
  const pack = shippedPack();
  const { name } = present(pack.missions.get(SCRIPTED), SCRIPTED);
  return [
    taskOf('the quick start', count, (seed) => startOf(pack, null, seed)),
    taskOf(`a mission with a script (${name})`, count, (seed) => startOf(pack, SCRIPTED, seed)),
  ];
}

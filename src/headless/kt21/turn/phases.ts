import { setCp } from '../../../engine/family/killteam/flow/evolve/change.ts';
import { isReady, sideById, topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Ploy } from '../../../engine/family/killteam/tables/ploy.ts';
import { kt2021LiteKillTeam } from '../../../engine/systems/kt2021-lite/kt2021Lite.ts';
import { battleOf, killTeamOf } from './battle.ts';
import type { StateCase, Step } from './shape.ts';
import { Table } from './table.ts';

/** The turning point before, at its end: the next begins with the Initiative phase. */
const before = (state: BattleState): BattleState => ({
  ...state,
  turningPoint: state.turningPoint - 1,
  phase: 'turningPointOver',
});

const speaking = (state: BattleState, step: 'ploys' | 'reveal'): BattleState => ({
  ...state,
  phase: 'strategy',
  tasks: [{ kind: 'strategy', id: step, step, side: state.turn, passes: 0, said: 0 }],
});

/** The table of a case at the step that it names. */
export function tableOf(given: StateCase): Table {
  const state = battleOf(given);
  const at = (set: BattleState): Table => new Table(killTeamOf(given), set);
  switch (given.step ?? 'firefight') {
    case 'initiative':
      return at({ ...before(state), initiative: given.initiative ?? null });
    case 'strategy':
      return at({ ...before(state), nextInitiative: state.initiative });
    case 'ploys':
      return at(speaking(state, 'ploys'));
    case 'reveal':
      return at(speaking(state, 'reveal'));
    case 'over':
      return at({ ...state, phase: 'turningPointOver' });
    case 'firefight': {
      const table = at(state);
      // With nobody ready the turning point is over.
      if (!state.operatives.some(isReady)) table.settle();
      return table;
    }
  }
}

type Faces = NonNullable<Step<'initiative'>['rolls']>;

/** The turning point has begun: who has initiative is asked, or said by the mission. */
function begun(table: Table, mission: string | undefined): void {
  if (mission !== undefined) table.state = { ...table.state, nextInitiative: mission };
  if (topTask(table.state)?.kind === 'initiative') table.settle();
  else table.does({ type: 'nextTurningPoint' });
}

/** Both dice, and whom the winner chooses; null: both roll again. */
function rolled(table: Table, { A, B }: Faces, choose: string | undefined): string | null {
  for (const face of [A, B]) table.answers({ kind: 'faces', faces: [face] });
  const { pending } = table;
  if (pending?.kind === 'roll' && pending.purpose === 'initiative') return null;
  if (pending?.kind === 'pick' && pending.question === 'initiative')
    table.answers({ kind: 'pick', option: choose ?? pending.usual });
  return table.state.initiative;
}

/** K-18, L-07: who has it, or `again`. */
export function initiative(table: Table, { rolls, choose, mission }: Step<'initiative'>): string {
  begun(table, mission);
  const who = rolls === undefined ? table.state.initiative : rolled(table, rolls, choose);
  return who ?? 'again';
}

/** K-12: a roll-off of its own. */
export function rollOff({ rolls }: Step<'rollOff'>): string {
  const given: StateCase = { ruleset: 'lite', tp: 1, ops: { a: { side: 'A' }, b: { side: 'B' } } };
  const table = new Table(kt2021LiteKillTeam, { ...before(battleOf(given)), initiative: null });
  table.does({ type: 'nextTurningPoint' });
  return rolled(table, rolls, undefined) ?? 'again';
}

const ployOf = ({ name, cost, type = 'strategic' }: Step<'ploy'>): Ploy => {
  const own = { id: name, name, text: name, cp: cost, effects: [], provenance: 'ours' as const };
  return type === 'strategic' ? { kind: type, ...own } : { kind: type, moment: 'any', ...own };
};

/** K-21, K-22: the side has this ploy at this price, and uses it. */
export function ploy(table: Table, step: Step<'ploy'>): string {
  const { state } = table;
  const { side, name, type } = step;
  const others = (state.ploys?.[side] ?? []).filter(({ id }) => id !== name);
  table.state = { ...state, ploys: { ...state.ploys, [side]: [...others, ployOf(step)] } };
  const refused =
    type === 'tactical'
      ? table.does({ type: 'usePloy', side, ploy: name, operative: null })
      : table.does({ type: 'sayPloy', side, ploy: name });
  if (refused !== null) table.state = state;
  return refused ?? 'ok';
}

/** K-22: on a die of an attack of this side, made for it. */
export function commandReroll(table: Table, { side }: Step<'commandReroll'>): string {
  const { cp } = sideById(table.state, side);
  const other = side === 'A' ? 'B' : 'A';
  const shot = new Table(table.rules, {
    ...battleOf({
      tp: 2,
      initiative: side,
      cp: { A: cp, B: cp },
      ops: { me: { side }, foe: { side: other } },
    }),
    ruleset: table.state.ruleset,
  });
  shot.does({ type: 'activate', operative: 'me', order: 'engage' });
  shot.does({ type: 'shoot', weapon: 'gun', target: 'foe' });
  shot.answers({ kind: 'faces', faces: [2, 2, 2, 2] });
  const refused = shot.does({ type: 'commandReroll', pool: 'attack', die: 0 });
  if (refused !== null) return refused;
  table.state = setCp(table.state, side, () => sideById(shot.state, side).cp);
  return 'ok';
}

import { present } from '../../../../core/invariant.ts';
import type { Correction } from '../../model/command.ts';
import { neverActs, operativeById } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { RolledDie } from '../../model/pool.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { begin, end, putDown, setCp, setOperative, withActivation, withOperative, withTask } from './change.ts';

type DieCorrection = Extract<Correction, { what: 'die' }>;

function withDie(dice: RolledDie[] | null, { die, face }: DieCorrection): RolledDie[] {
  const known = present(dice, 'dice to correct');
  const old = present(known[die], 'die to correct');
  return known.with(die, { ...old, face, grade: null });
}

function correctDie(state: BattleState, correction: DieCorrection): BattleState {
  const { pool } = correction;
  const role = pool === 'attack' ? 'attacker' : 'defender';
  return state.tasks.at(-1)?.kind === 'fight'
    ? withTask(state, 'fight', (task) => ({
        ...task,
        [role]: { ...task[role], dice: withDie(task[role].dice, correction) },
      }))
    : withTask(state, 'shoot', (task) => ({
        ...task,
        sequence: { ...task.sequence, [pool]: withDie(task.sequence[pool], correction) },
      }));
}

/** It was not taken down after all: whoever had the credit for an enemy has it no more. */
function uncounted(state: BattleState, raised: Operative): BattleState {
  const killer = raised.downedBy === null ? null : operativeById(state, raised.downedBy);
  if (killer === null || killer.side === raised.side || neverActs(raised)) return state;
  const heavy = raised.maxWounds >= 12 ? 1 : 0;
  return setOperative(state, killer.id, {
    kills: Math.max(0, killer.kills - 1),
    killedHeavy: Math.max(0, killer.killedHeavy - heavy),
  });
}

function correctWounds(state: BattleState, operative: string, to: number): BattleState {
  if (to === 0) return setOperative(state, operative, { wounds: 0 });
  const found = operativeById(state, operative);
  const put = found.carriedBy === null ? state : putDown(state, found.carriedBy);
  const counted = found.down ? uncounted(put, found) : put;
  return setOperative(counted, operative, { wounds: to, down: false, slain: false, removed: false, downedBy: null });
}

type Corrections = {
  readonly [W in Correction['what']]: (state: BattleState, correction: Extract<Correction, { what: W }>) => BattleState;
};

const corrections: Corrections = {
  wounds: (state, { operative, to }) => correctWounds(state, operative, to),
  ammo: (state, { operative, counter, left, jammed }) =>
    withOperative(state, operative, (found) => {
      const old = found.ammo[counter];
      return old === undefined ? found : { ...found, ammo: { ...found.ammo, [counter]: { ...old, left, jammed } } };
    }),
  order: (state, { operative, order }) => setOperative(state, operative, { order }),
  readiness: (state, { operative, readiness }) => setOperative(state, operative, { readiness }),
  guard: (state, { operative, on }) => setOperative(state, operative, { guard: on }),
  reanimations: (state, { operative, to }) => setOperative(state, operative, { reanimations: to }),
  impose: (state, { lasting }) => begin(state, lasting),
  lift: (state, { lasting }) => end(state, lasting),
  ap: (state, { spent }) => withActivation(state, (activation) => ({ ...activation, spent })),
  cp: (state, { side, to }) => setCp(state, side, () => to),
  alert: (state, { to }) => ({ ...state, alert: to }),
  turn: (state, { to }) => ({ ...state, turn: to }),
  // Before the firefight it also decides who activates first.
  initiative: (state, { to }) => ({ ...state, initiative: to, turn: state.phase === 'strategy' ? to : state.turn }),
  turningPoint: (state, { to }) => ({ ...state, turningPoint: to }),
  die: correctDie,
  damage: (state, { to }) =>
    withTask(state, 'shoot', (task) => ({ ...task, sequence: { ...task.sequence, damageByHand: to } })),
};

const correct = <W extends Correction['what']>(
  state: BattleState,
  what: W,
  correction: Extract<Correction, { what: W }>,
): BattleState => corrections[what](state, correction);

/** What the table set by hand. */
export const byHand = {
  corrected: (state, { correction }) => correct(state, correction.what, correction),
} satisfies Partial<Handlers>;

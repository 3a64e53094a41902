import type { Draft } from 'immer';
import { present } from '../../../../core/invariant.ts';
import type { Correction } from '../../model/command.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleDraft, Handlers } from '../../rules/plugin.ts';
import { at, openTask, putDown } from './draft.ts';

type DieCorrection = Extract<Correction, { what: 'die' }>;

const diceOf = (draft: BattleDraft, pool: DieCorrection['pool']) => {
  const task = present(draft.tasks.at(-1), 'an open attack');
  if (task.kind === 'fight') return pool === 'attack' ? task.attacker.dice : task.defender.dice;
  return openTask(draft, 'shoot').sequence[pool];
};

const die = (draft: BattleDraft, correction: DieCorrection): void => {
  const dice = present(diceOf(draft, correction.pool), 'dice to correct');
  const old = present(dice[correction.die], 'die to correct');
  dice[correction.die] = { ...old, face: correction.face, grade: null };
};

/** It was not taken down after all: whoever had the credit for an enemy has it no more. */
const uncount = (draft: BattleDraft, raised: Draft<Operative>): void => {
  const killer = raised.downedBy === null ? null : at(draft, raised.downedBy);
  if (killer === null || killer.side === raised.side) return;
  killer.kills = Math.max(0, killer.kills - 1);
  if (raised.maxWounds >= 12) killer.killedHeavy = Math.max(0, killer.killedHeavy - 1);
};

type Corrections = {
  readonly [W in Correction['what']]: (draft: BattleDraft, correction: Extract<Correction, { what: W }>) => void;
};

const corrections: Corrections = {
  wounds: (draft, { operative, to }) => {
    const found = at(draft, operative);
    found.wounds = to;
    if (to === 0) return;
    if (found.carriedBy !== null) putDown(draft, found.carriedBy);
    if (found.down) uncount(draft, found);
    Object.assign(found, { down: false, slain: false, removed: false, downedBy: null });
  },
  ammo: (draft, { operative, counter, left, jammed }) => {
    Object.assign(at(draft, operative).ammo[counter] ?? {}, { left, jammed });
  },
  order: (draft, { operative, order }) => {
    at(draft, operative).order = order;
  },
  readiness: (draft, { operative, readiness }) => {
    at(draft, operative).readiness = readiness;
  },
  guard: (draft, { operative, on }) => {
    at(draft, operative).guard = on;
  },
  reanimations: (draft, { operative, to }) => {
    at(draft, operative).reanimations = to;
  },
  addEffect: (draft, { operative, effect }) => {
    at(draft, operative).effects.push(effect);
  },
  removeEffect: (draft, correction) => {
    const operative = at(draft, correction.operative);
    operative.effects = operative.effects.filter((effect) => effect.id !== correction.effect);
  },
  ap: (draft, { spent }) => {
    if (draft.activation !== null) draft.activation.spent = spent;
  },
  cp: (draft, { side, to }) => {
    const found = draft.sides.find(({ id }) => id === side);
    if (found !== undefined) found.cp = to;
  },
  alert: (draft, { to }) => {
    draft.alert = to;
  },
  turn: (draft, { to }) => {
    draft.turn = to;
  },
  initiative: (draft, { to }) => {
    draft.initiative = to;
    // Before the firefight it also decides who activates first.
    if (draft.phase === 'strategy') draft.turn = to;
  },
  turningPoint: (draft, { to }) => {
    draft.turningPoint = to;
  },
  die,
  damage: (draft, { to }) => {
    openTask(draft, 'shoot').sequence.damageByHand = to;
  },
};

function correct<W extends Correction['what']>(
  draft: BattleDraft,
  what: W,
  correction: Extract<Correction, { what: W }>,
) {
  corrections[what](draft, correction);
}

/** What the table set by hand. */
export const byHand = {
  corrected: (draft, { correction }) => {
    correct(draft, correction.what, correction);
  },
} satisfies Partial<Handlers>;

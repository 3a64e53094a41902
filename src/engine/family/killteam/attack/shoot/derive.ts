import type { Because } from '../../model/attackEvent.ts';
import type { ShotFacts } from '../../model/facts.ts';
import type { Order } from '../../../../core/ids.ts';
import type { Shot } from '../../rules/steps.ts';
import { withBonus } from '../criticalBonus.ts';
import { coverSeen, coverWay } from './coverWay.ts';
import { effectiveFacts } from '../effectiveFacts.ts';
import { fold } from '../fold.ts';
import {
  classify,
  count,
  keptDie,
  regradeFirst,
  type Grade,
  type Pool,
  type RolledDie,
  type Thresholds,
} from '../../model/pool.ts';
import type { Moment, RerollRight, Spread, Trigger, Window, Windows } from '../../rules/windows.ts';
import { isPastAccurate } from './accurateWithin.ts';
import { allocateSaves, type Allocation, type SavePosition } from './allocateSaves.ts';

const momentOf = (shot: Shot, pool: Pool): Moment => ({ ...shot.context, pool });

const foldValue = <W extends Window>(shot: Shot, window: W, start: { value: Windows[W]; pool?: Pool }) =>
  fold(shot.rules, window, {
    value: start.value,
    moment: start.pool === undefined ? shot.context : momentOf(shot, start.pool),
  });

/** shooting down from Vantage at an Engage order, Accurate 1 from 2", Accurate 2 from 4". */
export const vantageAccurate = (facts: ShotFacts, targetOrder: Order): number => {
  if (!facts.fromVantage || targetOrder !== 'engage') return 0;
  return facts.height >= 4 ? 2 : facts.height >= 2 ? 1 : 0;
};

/** Dice that may be kept unrolled as normal successes, at most all of them; none where something bounds it and the target is past it. */
export const accurateLimit = (shot: Shot): number =>
  isPastAccurate(shot.context)
    ? 0
    : Math.min(
        shot.context.weapon.attacks,
        foldValue(shot, 'accurate', { value: vantageAccurate(shot.context.facts, shot.targetOrder) }).value,
      );

/** Lowest faces of a normal and of a critical success. */
export const thresholdsOf = (shot: Shot): Thresholds =>
  foldValue(shot, 'thresholds', { value: { hit: shot.hit, critical: 7 } }).value;

export const rerollRights = (shot: Shot): readonly RerollRight[] => foldValue(shot, 'rerolls', { value: [] }).value;

const asNormals = (pool: Pool): Pool =>
  pool.map((die) => (die.grade === 'critical' ? { ...die, grade: 'normal' as const, by: 'obscured' } : die));

/** A4 step 3.4: every crit is retained as a normal, one success is discarded, nothing can become a crit. */
const obscure = (pool: Pool): Pool =>
  regradeFirst(asNormals(pool), (die) => die.grade === 'normal', { grade: 'fail', by: 'obscured' });

/** What rolled attack dice count as before the rules of the weapon speak; in an obscured target no crit is one. */
export function gradesOf(shot: Shot, dice: readonly RolledDie[]): readonly Grade[] {
  const { obscured } = effectiveFacts(shot.context.facts);
  return classify(dice, thresholdsOf(shot)).map(({ grade }) => (obscured && grade === 'critical' ? 'normal' : grade));
}

/** Retained attack dice, and which rules changed them. */
export interface AttackDice {
  readonly pool: Pool;
  readonly because: readonly Because[];
}

/** The attack dice after classification, obscured and the weapon's rules (A4 step 3). */
export function attackPool(shot: Shot, dice: readonly RolledDie[], accurate: number): AttackDice {
  const kept = Array.from({ length: accurate }, () => keptDie('normal', 'accurate'));
  const pool = [...kept, ...classify(dice, thresholdsOf(shot))];
  if (effectiveFacts(shot.context.facts).obscured)
    return { pool: obscure(pool), because: [{ rule: 'obscured', window: 'retained' }] };
  const folded = foldValue(shot, 'retained', { value: pool });
  return { pool: folded.value, because: folded.because };
}

/** What the retained crits set off at once; nothing when obscured, for then there are none. */
export const triggersOf = (shot: Shot, pool: Pool): readonly Trigger[] =>
  withBonus(foldValue(shot, 'triggers', { value: [], pool }).value, momentOf(shot, pool));

/** Wounds that the target itself loses at once: of Devastating, and of a trait. */
export const immediateDamage = (triggers: readonly Trigger[]): number =>
  triggers.reduce((sum, trigger) => sum + (trigger.kind === 'stun' ? 0 : trigger.damage), 0);

/** Where these wounds come from: a rule of the weapon if there is one. */
export const immediateCause = (triggers: readonly Trigger[]): 'devastating' | 'mortalWounds' | 'trait' =>
  triggers.map(({ kind }) => kind).find((kind) => kind === 'devastating' || kind === 'mortalWounds') ?? 'trait';

export const spreadOf = (shot: Shot): Spread | null => foldValue(shot, 'spread', { value: null }).value;

/** Defence dice: collected in all, kept for cover unrolled, and to roll; with the rules that spoke. */
export interface DefenceDice {
  readonly collected: number;
  readonly removed: number;
  readonly kept: Pool;
  readonly toRoll: number;
  readonly improved: boolean;
  readonly because: readonly Because[];
}

/** How a cover save is kept: as a normal; from Vantage also as a crit, or two of them. */
export type CoverChoice = 'normal' | 'critical' | 'two' | 'none';

const keptFor = (choice: CoverChoice, collected: number): Pool => {
  const keep = (grade: 'normal' | 'critical', dice: number) =>
    Array.from({ length: Math.min(dice, collected) }, () => keptDie(grade, 'cover'));
  if (choice === 'none') return [];
  return choice === 'critical' ? keep('critical', 1) : keep('normal', choice === 'two' ? 2 : 1);
};

/** Whether a cover save can be kept at all. */
export const coverSavePossible = (shot: Shot): boolean =>
  foldValue(shot, 'coverSave', { value: coverSeen(shot) }).value;

/** A4 step 4. The cover save comes out of the dice collected, never on top of them. */
export function defenceDice(shot: Shot, pool: Pool, choice: CoverChoice): DefenceDice {
  const piercing = shot.ignoresPiercing ? { value: 0, because: [] } : foldValue(shot, 'piercing', { value: 0, pool });
  const collected = Math.max(0, shot.defenceDice - piercing.value);
  const cover = foldValue(shot, 'coverSave', { value: coverSeen(shot), pool });
  const kept = cover.value ? keptFor(choice, collected) : [];
  return {
    collected,
    removed: shot.defenceDice - collected,
    kept,
    toRoll: collected - kept.length,
    improved: cover.value && coverWay(shot) === 'either',
    because: [...piercing.because, ...cover.because],
  };
}

/** Lowest faces of a save and of a critical save. */
export const saveThresholds = ({ save }: Shot): Thresholds => ({ hit: save, critical: 7 });

const BEYOND_A_DIE = 7;

/** No face saves: its Save is beyond a die, in a book that has such a Save. */
const savesNever = ({ save, rules: { stats } }: Shot): boolean =>
  save >= BEYOND_A_DIE && stats.worstSave === BEYOND_A_DIE;

/** Kept and rolled defence dice; a 6 is a critical save, a 1 fails. */
export const savePool = (shot: Shot, kept: Pool, rolled: readonly RolledDie[]): Pool => {
  const dice = classify(rolled, saveThresholds(shot));
  return [...kept, ...(savesNever(shot) ? dice.map((die) => ({ ...die, grade: 'fail' as const })) : dice)];
};

/** What the saves have to stop. */
export const attackOn = (shot: Shot, attack: Pool): Omit<SavePosition, 'critSaves' | 'normalSaves'> => ({
  crits: count(attack, 'critical'),
  normals: count(attack, 'normal'),
  damage: shot.context.weapon.damage,
  critsOnly: foldValue(shot, 'critsOnly', { value: false, pool: attack }).value,
});

/** A4 step 5: every sensible way to spend the saves, the one of least damage first. */
export function allocations(
  shot: Shot,
  attack: Pool,
  saves: Pool,
): { readonly best: Allocation; readonly options: readonly Allocation[] } {
  return allocateSaves({
    ...attackOn(shot, attack),
    critSaves: count(saves, 'critical'),
    normalSaves: count(saves, 'normal'),
  });
}

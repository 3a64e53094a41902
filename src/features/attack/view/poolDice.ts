import {
  type Grade,
  type Pool,
  type PoolDie,
  type RolledDie,
  type Thresholds,
  classify,
} from '../../../engine/family/killteam/model/pool.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';
import type { Words } from '../../../words/words.ts';

const KINDS: Record<Grade, DieKind> = { critical: 'crit', normal: 'hit', fail: 'miss' };

/** How many dice of each grade are stopped, the first ones of the pool. */
interface Stopped {
  readonly criticals: number;
  readonly normals: number;
}

/** A pool as it is to be drawn. `wordOf`: the word under a die; `open`: dice of these indices may be pressed. */
interface PoolShown {
  readonly words: Words<'battle'>;
  readonly pool: Pool;
  readonly rolled: readonly RolledDie[];
  readonly wordOf: (die: PoolDie) => string;
  readonly stopped: Stopped;
  readonly open: (die: number) => boolean;
}

/** "hit, 5, re-rolled from 2, stopped". */
function dieLabel(
  words: Words<'battle'>,
  die: PoolDie,
  marks: { readonly was: number | null; readonly stopped: boolean },
): string {
  const { dice } = words;
  const grade = { critical: dice.words.crit, normal: dice.words.hit, fail: dice.words.miss }[die.grade];
  const label = dice.label(grade, die.face);
  const rerolled = marks.was === null ? label : dice.labelRerolled(label, marks.was);
  return marks.stopped ? `${rerolled}, ${dice.words.stopped.toLowerCase()}` : rerolled;
}

/** The first so many dice of each grade. */
function stoppedOf(pool: Pool, { criticals, normals }: Stopped): ReadonlySet<PoolDie> {
  const first = (grade: Grade, count: number) =>
    pool.filter((die) => die.grade === grade && !die.spent).slice(0, count);
  return new Set([...first('critical', criticals), ...first('normal', normals)]);
}

/** Retained dice with what each counts as; dice kept unrolled have ids of their own. */
export function poolDice({ words, pool, rolled, wordOf, stopped, open }: PoolShown): DieShown[] {
  const hatched = stoppedOf(pool, stopped);
  return pool.map((die, index): DieShown => {
    const was = die.die === null ? null : (rolled[die.die]?.was ?? null);
    const isStopped = hatched.has(die) || die.spent;
    return {
      id: die.die === null ? `kept${index}` : String(die.die),
      kind: isStopped ? 'stopped' : KINDS[die.grade],
      face: die.face,
      was,
      word: wordOf(die),
      label: dieLabel(words, die, { was, stopped: hatched.has(die) }),
      fixed: die.die === null || !open(die.die),
    };
  });
}

const typedWord = (words: Words<'battle'>, grade: Grade): string =>
  ({ critical: words.dice.words.crit, normal: words.dice.words.hit, fail: words.dice.words.miss })[grade];

/** How faces are read: `obscured`: a crit counts as a normal hit. */
type Reading = Thresholds & { readonly obscured?: boolean };

/** Dice that are asked for: those typed so far by their faces, the others waiting. */
export function wantedDice(words: Words<'battle'>, faces: readonly (number | null)[], reading: Reading): DieShown[] {
  const typed = faces.map((face): RolledDie => ({ face, grade: null, was: null, rerolled: false }));
  return classify(typed, reading).map(({ face, grade: rolled }, index): DieShown => {
    const id = `wanted${index}`;
    const grade = reading.obscured === true && rolled === 'critical' ? 'normal' : rolled;
    if (face === null)
      return { id, kind: 'wanted', face, word: words.dice.words.wanted, label: words.dice.wantedLabel, fixed: true };
    const word = typedWord(words, grade);
    return { id, kind: KINDS[grade], face, word, label: words.dice.removeDie(face, word) };
  });
}

/** A pool with some of its dice being rolled again: the old face struck, the new one typed or waiting. */
export const withWanted = (
  dice: readonly DieShown[],
  again: readonly number[],
  wanted: readonly DieShown[],
): DieShown[] =>
  dice.map((die) => {
    const fresh = wanted[again.indexOf(Number(die.id))];
    return fresh === undefined || die.id.startsWith('kept') ? { ...die, fixed: true } : { ...fresh, was: die.face };
  });

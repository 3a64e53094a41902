import type { Grade, Pool, PoolDie, RolledDie } from '../../../engine/family/killteam/model/pool.ts';
import type { PoolName } from '../../../engine/family/killteam/attack/openPool.ts';
import type { Successes } from '../../../engine/view/savesSpent.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';
import type { Words } from '../../../words/words.ts';
import type { PlayScene } from '../../../scene/useScene.ts';

const KINDS: Record<Grade, DieKind> = { critical: 'crit', normal: 'hit', fail: 'miss' };

export const NO_SUCCESSES: Successes = { criticals: 0, normals: 0 };

/** A pool as it is to be drawn. `wordOf`: the word under a die; `open`: dice of these indices may be pressed. */
interface PoolShown {
  readonly words: Words<'play'>;
  readonly pool: Pool;
  readonly rolled: readonly RolledDie[];
  readonly wordOf: (die: PoolDie) => string;
  /** How many dice of each grade are stopped, the first ones of the pool. */
  readonly stopped: Successes;
  readonly open: (die: number) => boolean;
}

const gradeWord = ({ dice }: Words<'play'>, grade: Grade): string =>
  ({ critical: dice.words.crit, normal: dice.words.hit, fail: dice.words.miss })[grade];

/** "hit, 5, re-rolled from 2, stopped". */
function dieLabel(
  words: Words<'play'>,
  die: PoolDie,
  marks: { readonly was: number | null; readonly stopped: boolean },
): string {
  const { dice } = words;
  const label = dice.label(gradeWord(words, die.grade), die.face);
  const rerolled = marks.was === null ? label : dice.labelRerolled(label, marks.was);
  return marks.stopped ? `${rerolled}, ${dice.words.stopped.toLowerCase()}` : rerolled;
}

/** The first so many dice of each grade. */
function stoppedOf(pool: Pool, { criticals, normals }: Successes): ReadonlySet<PoolDie> {
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

/** Dice of a pool that are asked for: those typed so far by their faces, the others waiting. */
export function wantedDice({ words, view }: PlayScene, pool: PoolName, faces: readonly (number | null)[]): DieShown[] {
  const typed = faces.map((face): RolledDie => ({ face, grade: null, was: null, rerolled: false }));
  const grades = view.attack?.grades(pool, typed) ?? [];
  return faces.map((face, index): DieShown => {
    const id = `wanted${index}`;
    if (face === null)
      return { id, kind: 'wanted', face, word: words.dice.words.wanted, label: words.dice.wantedLabel, fixed: true };
    const grade = grades[index] ?? 'fail';
    const word = gradeWord(words, grade);
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

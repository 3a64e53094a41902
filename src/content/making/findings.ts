import type { Flaw } from '../fileRows.ts';
import { loadPack } from '../loadPack.ts';
import { MANIFEST_FILE } from '../packFiles.ts';
import { fileOfRow, type RawFiles, rowsIn } from '../packRows.ts';
import type { RuleSource } from '../references/checkWeapons.ts';
import type { Manifest } from '../schema/manifest.ts';
import { manifestOf } from '../workshopFiles.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { isSound, type MadeRow } from './kinds.ts';
import type { MadeKind, MadeRef } from './systems.ts';

const HEAD = /^\[0\]\.?/u;

const isMade = (kind: string): kind is MadeKind => Object.hasOwn(DESCRIPTIONS, kind);

/** The rows beside one that it may lead to: those that are sound by themselves. */
const besides = (files: RawFiles, kind: MadeKind, row: MadeRow): RawFiles =>
  rowsIn(files)
    .filter((each) => isMade(each.kind) && !(each.kind === kind && each.id === row.id))
    .filter((each) => isMade(each.kind) && isSound(each.kind, each.value))
    .reduce<Record<string, unknown[]>>(
      (all, { file, value }) => ({ ...all, [file]: [...(all[file] ?? []), value] }),
      {},
    );

const manifestFor = (system: Manifest['ruleset']): Manifest => ({ ...manifestOf('made', 'made'), ruleset: system });

/**
 * Everything because of which a row in the making is left out of play; `files`: of its pack. The rules of the system must have
 * been fetched. Never throws.
 */
export function madeFlaws(
  { system, kind }: MadeRef,
  row: MadeRow,
  files: RawFiles,
  rulesets: (id: string) => RuleSource,
): readonly Flaw[] {
  const file = fileOfRow({ kind, id: row.id });
  const { [file]: beside = [], ...others } = besides(files, kind, row);
  const whole = {
    ...others,
    [MANIFEST_FILE]: manifestFor(system),
    [file]: [row, ...(Array.isArray(beside) ? beside : [])],
  };
  const result = loadPack(whole, rulesets);
  if (result.ok) return [];
  return result.problems
    .filter((problem) => problem.file === file && HEAD.test(problem.path))
    .map(({ path, code, message }) => ({ path: path.replace(HEAD, ''), code, message }));
}

/** Faces of a D20 in no line of a table, and those in several, in order. */
export function facesAmiss(lines: readonly unknown[]): { readonly none: number[]; readonly twice: number[] } {
  const ranges = lines.flatMap((line) => {
    if (typeof line !== 'object' || line === null) return [];
    const from: unknown = Reflect.get(line, 'from');
    const to: unknown = Reflect.get(line, 'to');
    return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : [];
  });
  const faces = Array.from({ length: 20 }, (_, index) => index + 1);
  const times = (face: number) => ranges.filter(({ from, to }) => face >= from && face <= to).length;
  return { none: faces.filter((face) => times(face) === 0), twice: faces.filter((face) => times(face) > 1) };
}

/** Faces of a table of enemies that bring nobody, or two, and where that is mended: the end of a line, by its place in the row. */
interface FacesAmiss {
  readonly path: string;
  readonly how: 'none' | 'twice';
  readonly faces: readonly number[];
}

/** Faces that follow each other, together. */
const runsOf = (faces: readonly number[]): readonly (readonly number[])[] =>
  faces
    .filter((face) => !faces.includes(face - 1))
    .map((from) => faces.filter((face) => runEnd(faces, from) >= face && face >= from));

/** The last of the faces that follow one without a gap. */
function runEnd(faces: readonly number[], from: number): number {
  let end = from;
  while (faces.includes(end + 1)) end += 1;
  return end;
}

const endOf = (line: unknown, end: 'from' | 'to'): number => {
  const face: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, end) : null;
  return typeof face === 'number' ? face : Number.NaN;
};

/** The end of a line beside faces that nobody has: of the line before them, else of the one behind. */
function besideHole(lines: readonly unknown[], faces: readonly number[]): string {
  const [first = 1] = faces;
  const last = faces.at(-1) ?? first;
  const before = lines.findIndex((line) => endOf(line, 'to') === first - 1);
  if (before >= 0) return `rows[${before}].to`;
  const behind = lines.findIndex((line) => endOf(line, 'from') === last + 1);
  return behind >= 0 ? `rows[${behind}].from` : 'rows';
}

/** The later of two lines that have a face. */
const laterOf = (lines: readonly unknown[], face: number): string =>
  `rows[${lines.findLastIndex((line) => endOf(line, 'from') <= face && endOf(line, 'to') >= face)}].from`;

/** Everything amiss with the faces of a table of enemies, each where it is mended, in the order of the faces. */
export function facesAmissAt(lines: readonly unknown[]): readonly FacesAmiss[] {
  const { none, twice } = facesAmiss(lines);
  return [
    ...runsOf(none).map((faces) => ({ path: besideHole(lines, faces), how: 'none' as const, faces })),
    ...runsOf(twice).map((faces) => ({ path: laterOf(lines, faces[0] ?? 1), how: 'twice' as const, faces })),
  ];
}

/** The faces that a new line of a table takes: the first gap; the last face when there is none. */
export function nextFaces(lines: readonly unknown[]): { readonly from: number; readonly to: number } {
  const { none } = facesAmiss(lines);
  const from = none[0] ?? 20;
  const end = none.findIndex((face, index) => face !== from + index);
  return { from, to: end === -1 ? (none.at(-1) ?? 20) : (none[end - 1] ?? from) };
}

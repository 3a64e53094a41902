import type { Flat } from './flat.ts';
import type { Leaning } from './outcome.ts';
import type { Point } from './plane.ts';

/** What is so of a part, or of a feature, from one place: bits. */
export const CROSSED = 1;
export const COVER = 2;
export const HEAVY_COVER = 4;
export const OBSCURED = 8;
/** What a shooter would rather not have. */
const HIDES = COVER | HEAVY_COVER | OBSCURED;

/** What is between two, and to which features it belongs: numbers of `flat`. */
export interface Between {
  readonly flat: Flat;
  readonly parts: readonly number[];
  readonly features: readonly number[];
  /** Where in `features` the feature of each part is. */
  readonly featureOf: readonly number[];
}

/** These parts as what is between two. */
export function betweenOf(flat: Flat, parts: readonly number[]): Between {
  const features: number[] = [];
  const featureOf: number[] = [];
  for (const part of parts) {
    const feature = flat.feature[part] ?? 0;
    let index = features.indexOf(feature);
    if (index < 0) index = features.push(feature) - 1;
    featureOf.push(index);
  }
  return { flat, parts, features, featureOf };
}

/** What is so from one place: bits of each part and of each feature, in the order of what is between. */
export interface Marks {
  readonly from: Point;
  readonly parts: number[];
  readonly features: number[];
}

/** Nothing is noted yet. */
export const unmarked = (from: Point, { parts, features }: Between): Marks => ({
  from,
  parts: parts.map(() => 0),
  features: features.map(() => 0),
});

/** Notes more of a part, and of its feature with it. */
export function mark({ parts, features }: Marks, { featureOf }: Between, index: number, bits: number): void {
  parts[index] = (parts[index] ?? 0) | bits;
  const feature = featureOf[index] ?? 0;
  features[feature] = (features[feature] ?? 0) | bits;
}

/** Whether the shooter has nothing against it in one that it has not in the other as well. */
function isNoWorse({ features: one }: Marks, { features: other }: Marks): boolean {
  for (let index = 0; index < one.length; index += 1)
    if (((one[index] ?? 0) & ~(other[index] ?? 0) & HIDES) !== 0) return false;
  return true;
}

/** Whether nothing hides the target. */
export const isClear = ({ features }: Marks): boolean => features.every((bits) => (bits & HIDES) === 0);

/** Whether one of these is no worse for the shooter than another. */
export function isBeatenBy(best: readonly Marks[], each: Marks): boolean {
  for (const other of best) if (isNoWorse(other, each)) return true;
  return false;
}

/** Keeps those that a shooter may choose from: none has all that another has. Of equals the first stays. */
export function keepBest(best: Marks[], each: Marks): void {
  if (isBeatenBy(best, each)) return;
  for (let index = best.length - 1; index >= 0; index -= 1) {
    const other = best[index];
    if (other !== undefined && isNoWorse(each, other)) best.splice(index, 1);
  }
  best.push(each);
}

const NONE: ReadonlySet<string> = new Set();

function featuresWith({ features }: Marks, { flat, features: numbers }: Between, bit: number): ReadonlySet<string> {
  let found: Set<string> | null = null;
  for (let index = 0; index < features.length; index += 1)
    if (((features[index] ?? 0) & bit) !== 0) (found ??= new Set()).add(flat.features[numbers[index] ?? 0] ?? '');
  return found ?? NONE;
}

function crossedIn({ parts }: Marks, { flat, parts: numbers }: Between): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < parts.length; index += 1)
    if (((parts[index] ?? 0) & CROSSED) !== 0) found.push(flat.ids[numbers[index] ?? 0] ?? '');
  return found;
}

/** The marks by name. */
export const leaningOf = (marks: Marks, between: Between): Leaning => ({
  cover: featuresWith(marks, between, COVER),
  heavyCover: featuresWith(marks, between, HEAVY_COVER),
  obscured: featuresWith(marks, between, OBSCURED),
  from: marks.from,
  crossed: crossedIn(marks, between),
});

import * as z from 'zod/mini';
import type { Source } from './sourcesOf.ts';

/** A change of a figure for a time, as an operative had it. */
export const effect = z.object({
  id: z.string(),
  stat: z.string(),
  by: z.number(),
  expires: z.string(),
  source: z.string(),
});
export const sight = z.object({ inches: z.number(), expires: z.string() });
export const place = z.object({ tag: z.string(), expires: z.string() });

export type Happening = Readonly<Record<string, unknown>> & { readonly type: string };

export interface Lasting {
  readonly id: string;
  readonly source: Source;
  readonly on: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, unknown>>;
  readonly until: string;
}

/** How a battle stood in what concerned all of it, as its entries are gone through, and what its effects came from. */
export interface Course {
  readonly sources: ReadonlyMap<string, Source>;
  readonly environments: ReadonlyMap<string, Source>;
  readonly mission: Source;
  /** The sources of effects, by their own ids. */
  readonly begun: Map<string, Source>;
  /** Work in hand, the latest last; null: it began nothing. */
  readonly work: (Source | null)[];
  sight: Lasting | null;
  places: readonly Lasting[];
}

/** The source that a save said only by its id. */
export const sourceOf = ({ sources }: Course, id: string): Source => sources.get(id) ?? { kind: 'event', id, name: id };

/** The change of a figure as it is listed now; its source is remembered for its end. */
export function ofEffect(
  course: Course,
  operative: string,
  { id, stat, by, expires, source }: z.infer<typeof effect>,
): Lasting {
  const from = sourceOf(course, source);
  course.begun.set(id, from);
  const change = { op: 'stat', stat, by, least: null };
  return { id, source: from, on: { kind: 'operative', operative }, change, until: expires };
}

const ofSight = (course: Course, { inches, expires }: z.infer<typeof sight>): Lasting => ({
  id: 'sight',
  source: course.work.at(-1) ?? course.mission,
  on: { kind: 'battle' },
  change: { op: 'sight', inches },
  until: expires,
});

const ofPlace = ({ environments }: Course, { tag, expires }: z.infer<typeof place>): Lasting => ({
  id: `environment.${tag}`,
  source: environments.get(tag) ?? { kind: 'environment', id: tag, name: tag },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: expires,
});

export const began = (lasting: Lasting): Happening => ({ type: 'lastingBegan', lasting });
export const ended = ({ id, source }: Pick<Lasting, 'id' | 'source'>): Happening => ({
  type: 'lastingEnded',
  lasting: id,
  source,
});

/** A new limit of sight took the place of the one before. */
export function seenNow(course: Course, found: z.infer<typeof sight> | null | undefined): readonly Happening[] {
  if (found === undefined) return [];
  const former = course.sight;
  course.sight = found === null ? null : ofSight(course, found);
  return [...(former === null ? [] : [ended(former)]), ...(course.sight === null ? [] : [began(course.sight)])];
}

const sameAs = (one: Lasting) => (other: Lasting) => one.id === other.id && one.until === other.until;

/** All environments were said at once: some were new, some no longer among them. */
export function placesNow(course: Course, found: readonly z.infer<typeof place>[] | undefined): readonly Happening[] {
  if (found === undefined) return [];
  const former = course.places;
  const now = found.map((each) => ofPlace(course, each));
  course.places = now;
  return [
    ...former.filter((each) => !now.some(sameAs(each))).map(ended),
    ...now.filter((each) => !former.some(sameAs(each))).map(began),
  ];
}

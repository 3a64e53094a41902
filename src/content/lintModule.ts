import type { FlagCondition } from '../engine/campaign/model/module.ts';
import type { Chapter } from './moduleFiles.ts';
import { canEndAt, canHold, flagsIn } from './moduleFlags.ts';
import type { ModuleRow } from './schema/module.ts';

/** The flags that a scenario can set, by its id. */
export type SetsFlags = (mission: string) => readonly string[];

/**
 * Something about a linked campaign that nobody will have meant. `unreached`: no way leads to this chapter; `never`: this can
 * never be so; `unset`: no scenario of it sets this flag; `endless`: it can never end.
 */
export type ModuleFinding =
  | { readonly code: 'unreached' | 'never' | 'endless'; readonly path: string }
  | { readonly code: 'unset'; readonly path: string; readonly flag: string };

type Flags = ReadonlySet<string>;

/** The flags that can have been set when a chapter of a linked campaign begins and when it is over; left out: never reached. */
interface Reach {
  readonly begun: ReadonlyMap<string, Flags>;
  readonly over: ReadonlyMap<string, Flags>;
}

/** Goes every way that can be open until nothing new is found. */
export function reachOf({ start, chapters }: ModuleRow, sets: SetsFlags): Reach {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const begun = new Map<string, Flags>();
  const over = new Map<string, Flags>();
  const open: { readonly id: string; readonly with: Flags }[] = [{ id: start, with: new Set() }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const chapter = byId.get(at.id);
    const before = begun.get(at.id);
    const now = new Set([...(before ?? []), ...at.with]);
    if (chapter === undefined || now.size === before?.size) continue;
    const after = new Set([...now, ...sets(chapter.mission)]);
    begun.set(at.id, now);
    over.set(at.id, after);
    open.push(...chapter.next.filter((way) => canHold(way.if, after)).map((way) => ({ id: way.chapter, with: after })));
  }
  return { begun, over };
}

type Places = readonly { readonly path: string; readonly if: FlagCondition | null; readonly possible: Flags }[];

const NO_FLAGS: Flags = new Set();

const placesIn = (chapter: Chapter, path: string, { begun, over }: Reach): Places => [
  ...chapter.next.map((way, index) => ({
    path: `${path}.next[${index}].if`,
    if: way.if,
    possible: over.get(chapter.id) ?? NO_FLAGS,
  })),
  ...chapter.changes.map((change, index) => ({
    path: `${path}.changes[${index}].if`,
    if: change.if,
    possible: begun.get(chapter.id) ?? NO_FLAGS,
  })),
];

/** What a condition asks for that nothing can bring about: a flag that nobody sets, or what cannot be so there. */
function conditionFindings(places: Places, settable: Flags): readonly ModuleFinding[] {
  return places.flatMap(({ path, if: condition, possible }): readonly ModuleFinding[] => {
    const unset = flagsIn(condition).filter((flag) => !settable.has(flag));
    if (unset.length > 0) return unset.map((flag) => ({ code: 'unset', path, flag }));
    return canHold(condition, possible) ? [] : [{ code: 'never', path }];
  });
}

/** Everything about a linked campaign that nobody will have meant, in the order of the file. */
export function lintModule(row: ModuleRow, sets: SetsFlags): readonly ModuleFinding[] {
  const reach = reachOf(row, sets);
  const settable = new Set(row.chapters.flatMap(({ mission }) => sets(mission)));
  const reached = row.chapters.filter(({ id }) => reach.begun.has(id));
  const ending = new Set(reached.flatMap(({ id }) => [...(reach.over.get(id) ?? [])]));
  const ends = reached.some((chapter) => canEndAt(chapter, reach.over.get(chapter.id) ?? NO_FLAGS));
  const ofChapters = row.chapters.flatMap((chapter, index): readonly ModuleFinding[] => {
    const path = `chapters[${index}]`;
    return reach.begun.has(chapter.id)
      ? conditionFindings(placesIn(chapter, path, reach), settable)
      : [{ code: 'unreached', path }];
  });
  const rewards = row.rewards.map((reward, index) => ({
    path: `rewards[${index}].if`,
    if: reward.if,
    possible: ending,
  }));
  return [
    ...ofChapters,
    ...conditionFindings(rewards, settable),
    ...(reached.length > 0 && !ends ? [{ code: 'endless' as const, path: 'chapters' }] : []),
  ];
}

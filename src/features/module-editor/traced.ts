import type { SetsFlags } from '../../content/lintModule.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { flagsHold } from '../../engine/campaign/model/module.ts';

/** Where a linked campaign leads. A way is `from to`, by the ids of its chapters. */
export interface Traced {
  readonly chapters: ReadonlySet<string>;
  readonly ways: ReadonlySet<string>;
  /** Chapters after which no way was open. */
  readonly ends: ReadonlySet<string>;
  /** Chapters after which the players chose: several ways were open. */
  readonly choices: ReadonlySet<string>;
}

export const wayKey = (from: string, to: string): string => `${from} ${to}`;

const MOST_STATES = 2000;

/**
 * Where the campaign leads when these flags come about. A flag that one of its scenarios sets holds from the first chapter on
 * that sets it; any other holds from the start. Where several ways are open, all are gone.
 */
export function traced({ start, chapters }: ModuleRow, sets: SetsFlags, ticked: readonly string[]): Traced {
  const found = {
    chapters: new Set<string>(),
    ways: new Set<string>(),
    ends: new Set<string>(),
    choices: new Set<string>(),
  };
  const settable = new Set(chapters.flatMap(({ mission }) => sets(mission)));
  const seen = new Set<string>();
  const open = [{ id: start, flags: ticked.filter((flag) => !settable.has(flag)) }];
  for (let at = open.pop(); at !== undefined && seen.size < MOST_STATES; at = open.pop()) {
    const { id, flags } = at;
    const chapter = chapters.find((each) => each.id === id);
    const key = [id, ...flags].join(' ');
    if (chapter === undefined || seen.has(key)) continue;
    seen.add(key);
    const mine = sets(chapter.mission);
    const held = ticked.filter((flag) => flags.includes(flag) || mine.includes(flag));
    const ways = chapter.next.filter((way) => flagsHold(way.if, held));
    found.chapters.add(id);
    if (ways.length === 0) found.ends.add(id);
    if (ways.length > 1) found.choices.add(id);
    for (const way of ways) {
      found.ways.add(wayKey(id, way.chapter));
      open.push({ id: way.chapter, flags: held });
    }
  }
  return found;
}

import * as z from 'zod/mini';
import type { Migration } from '../heading.ts';

/** What the sides of every battle of an earlier version were called; only the first had command points. */
const RETINUE = 'retinue';
const ENEMY = 'enemy';

const settings = z.looseObject({ parameters: z.looseObject({ startingCp: z.number() }) });
const happening = z.looseObject({ type: z.string() });
type Happening = z.infer<typeof happening>;

const before = z.looseObject({
  setup: z.looseObject({ cp: z.number(), enemyName: z.string(), settings }),
  entries: z.array(z.looseObject({ command: happening, events: z.array(happening) })),
  redo: z.array(z.looseObject({ command: happening, events: z.array(happening) })),
});
type Entry = z.infer<typeof before>['entries'][number];

const correction = z.looseObject({ what: z.string() });

/** A correction of command points says whose. */
const corrected = (found: Happening): Happening => {
  const old = correction.parse(found['correction']);
  return old.what === 'cp' ? { ...found, correction: { ...old, side: RETINUE } } : found;
};

/** Two operatives are a pair, whichever side they are of. */
const paired = ({ retinue, enemy, ...rest }: Happening): Happening => ({ ...rest, pair: [retinue, enemy] });

const commands: Readonly<Record<string, (command: Happening) => Happening>> = {
  setEngaged: paired,
  correct: corrected,
};

const events: Readonly<Record<string, (event: Happening, startingCp: number) => Happening>> = {
  battleStarted: (event, startingCp) => ({ ...event, cp: { [RETINUE]: startingCp } }),
  readied: (event) => ({ ...event, cp: { [RETINUE]: event['cp'] } }),
  cpChanged: (event) => ({ ...event, side: RETINUE }),
  engagementChanged: paired,
  corrected,
};

const changed = <F>(all: Readonly<Record<string, F>>, type: string): F | undefined =>
  Object.hasOwn(all, type) ? all[type] : undefined;

const settingsSet = z.object({ type: z.literal('settingsChanged'), settings });

/** Entries in order: what a battle began with depends on the settings that were changed before it. */
function entriesAfter(entries: readonly Entry[], start: number): { entries: readonly Entry[]; startingCp: number } {
  let startingCp = start;
  const said = (event: Happening): Happening => {
    const set = settingsSet.safeParse(event);
    if (set.success) ({ startingCp } = set.data.settings.parameters);
    return changed(events, event.type)?.(event, startingCp) ?? event;
  };
  const after = entries.map((entry) => ({
    ...entry,
    command: changed(commands, entry.command.type)?.(entry.command) ?? entry.command,
    events: entry.events.map(said),
  }));
  return { entries: after, startingCp };
}

/** Sides are data: each has its name and its command points, and events say whose. */
export const makeSides: Migration = (old) => {
  const { setup, entries, redo, ...rest } = before.parse(old);
  const { cp, enemyName, ...kept } = setup;
  const sides = [
    { id: RETINUE, name: RETINUE, cp, hand: 'people' },
    { id: ENEMY, name: enemyName, cp: 0, hand: 'tables' },
  ];
  const played = entriesAfter(entries, setup.settings.parameters.startingCp);
  // Undone entries lie in the order in which they come back.
  const undone = entriesAfter(redo, played.startingCp);
  return { ...rest, setup: { ...kept, sides }, entries: played.entries, redo: undone.entries };
};

import * as z from 'zod/mini';
import type { SavedShape } from './envelope.ts';
import type { Evolve } from './fold.ts';
import type { LogFormat } from './slotKeys.ts';

/** What names a log and what it was made from; fixed when it starts. */
export const logMeta = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  title: z.string(),
  createdAt: z.string(),
  ruleset: z.strictObject({ id: z.string(), version: z.string() }),
  packs: z.array(z.strictObject({ id: z.string(), version: z.string(), hash: z.string() })),
});
export type LogMeta = z.infer<typeof logMeta>;

interface Tagged {
  readonly type: string;
}

/** What a log is made of, and what its rules ask and refuse, as types. */
export interface LogTypes {
  readonly state: object;
  readonly command: Tagged;
  readonly event: Tagged;
  readonly meta: LogMeta;
  readonly rejection: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
  readonly request: { readonly id: string };
  readonly answer: object;
}

/** Who made an entry, and an id that no other entry of its log has. `by`: a device or a player. */
export interface Signature {
  id: string;
  by: string;
}

/** One command of the player with all that followed from it. `seq` counts from 1; `at` is an ISO time. */
export interface Entry<T extends LogTypes> extends Signature {
  seq: number;
  at: string;
  command: T['command'];
  events: T['event'][];
}

/** A whole log: `setup` folds over `entries` to its state without any content pack. `redo`: undone entries, next first. */
export type LogFile<T extends LogTypes> = T['meta'] & {
  setup: T['state'];
  entries: Entry<T>[];
  redo: Entry<T>[];
};

/** Everything that saving has to know of a kind of log. */
export interface LogKind<T extends LogTypes> {
  /** Names its files, and the folder of its keys. */
  readonly format: LogFormat;
  readonly shape: SavedShape<LogFile<T>>;
  readonly state: z.ZodMiniType<T['state']>;
  readonly entry: z.ZodMiniType<Entry<T>>;
  /** Fetches the rules without which this text, one log or several, cannot be read; left out: they are here. */
  readonly ready?: (text: string) => Promise<void>;
  readonly evolve: Evolve<T>;
  readonly metaOf: (file: T['meta']) => T['meta'];
  /** Everything that never changes after the start. */
  readonly head: (meta: T['meta'], setup: T['state']) => object;
  /** What a file says of the outcome, for whoever reads it without the engine; null: the log is not folded yet. */
  readonly foot: (state: T['state'] | null) => object;
}

const isTagged = (value: unknown): value is Tagged =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The schema of an entry. Commands and events need a tag: that the events fold to a valid state is checked by folding them.
 * `insides`: what is looked for inside commands, by their tags; a command that lacks it becomes one that nobody knows,
 * with what it `was`: its events count. `events`: the shapes of those that are known, by their tags; one that does not fit is none.
 */
export function entryOf<T extends LogTypes>(
  insides: ReadonlyMap<unknown, z.ZodMiniType>,
  events: Readonly<Record<string, z.ZodMiniType>> = {},
) {
  const known = (command: unknown): unknown => {
    const tag = typeof command === 'object' && command !== null && 'type' in command ? command.type : null;
    return insides.get(tag)?.safeParse(command).success === false ? { type: 'unknown', was: command } : command;
  };
  const isEvent = (value: unknown): boolean =>
    isTagged(value) && (!Object.hasOwn(events, value.type) || events[value.type]?.safeParse(value).success === true);
  return z.strictObject({
    seq: z.int().check(z.minimum(1)),
    id: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
    by: z.string().check(z.minLength(1), z.maxLength(100)),
    at: z.string(),
    command: z.pipe(z.transform(known), z.custom<T['command']>(isTagged, { error: 'not a command' })),
    events: z.array(z.custom<T['event']>(isEvent, { error: 'not an event' })),
  });
}

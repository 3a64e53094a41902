import type * as z from 'zod/mini';
import { type Envelope, type SaveProblem, envelope, problemsOf } from './envelope.ts';
import { newerVersion, parseJson } from './heading.ts';
import type { LogKind, LogTypes } from './logKind.ts';
import { versionPrefix } from './slotParts.ts';
import type { PartShape, SlotLayout } from './slotTail.ts';
import { type TextStorage, readText } from './textStorage.ts';

/** A slot in one of its versions. */
export interface Slot<T extends LogTypes> {
  readonly storage: TextStorage;
  readonly id: string;
  readonly kind: LogKind<T>;
  readonly version: number;
}

/** The key of a part of a slot. */
export const keyIn = <T extends LogTypes>({ kind, id, version }: Slot<T>, name: string): string =>
  versionPrefix(kind.format, id, version) + name;

/** What is wrong with a slot. */
export class SlotProblem extends Error {
  readonly problems: readonly SaveProblem[];

  constructor(...problems: readonly SaveProblem[]) {
    super(problems.map(({ message }) => message).join(', '));
    this.problems = problems;
  }
}

/** A part that a newer app wrote into the slot of this one. */
export class NewerPart extends Error {
  readonly version: number;

  constructor(version: number) {
    super(`version ${version}`);
    this.version = version;
  }
}

/** A part as parsed JSON; throws a {@link SlotProblem} without it. */
export function readPart<T extends LogTypes>(slot: Slot<T>, part: string): unknown {
  const text = readText(slot.storage, keyIn(slot, part));
  const path = `v${slot.version}/${part}`;
  if (text === null) throw new SlotProblem({ path, message: 'missing' });
  const parsed = parseJson(text);
  if (parsed === undefined) throw new SlotProblem({ path, message: 'not JSON' });
  return parsed;
}

/** A value that a schema must fit; throws a {@link SlotProblem} when it does not. */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown, path: string): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  throw new SlotProblem(...problemsOf(found.error, value, [path]));
}

/** A part in its envelope; throws a {@link SlotProblem}, or that it is newer. */
export function readEnvelope<T extends LogTypes>(slot: Slot<T>, part: string, shape: PartShape): Envelope {
  const parsed = readPart(slot, part);
  const newer = newerVersion(parsed, shape);
  if (newer !== null) throw new NewerPart(newer);
  const { format } = shape;
  const found = checked(envelope, parsed, format);
  if (found.format !== format) throw new SlotProblem({ path: `${format}.format`, message: `expected "${format}"` });
  if (found.version !== slot.version)
    throw new SlotProblem({ path: `${format}.version`, message: `expected ${slot.version}` });
  return found;
}

/** A slot put together. `layout`: null: the tail is damaged, and the next write must write everything. */
export interface Assembled {
  readonly envelope: object;
  readonly layout: SlotLayout | null;
}

import * as z from 'zod/mini';
import type { Command } from '../engine/battle/command.ts';
import type { BattleEvent } from '../engine/battle/event.ts';
import { battleSettings } from '../engine/battle/settings.ts';
import { type BattleState, battleState, player } from '../engine/battle/state.ts';
import type { SavedShape } from './envelope.ts';
import { battleMigrations } from './migrations/battleMigrations.ts';

const isTagged = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const answerShape = z.union([
  z.looseObject({ kind: z.literal('faces'), faces: z.array(z.number()) }),
  z.looseObject({ kind: z.string().check(z.refine((kind) => kind !== 'faces')) }),
]);

/** What is looked for inside commands, by their tags. */
const insides: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  ['correct', z.looseObject({ correction: z.looseObject({ what: z.string() }) })],
  ['answer', z.looseObject({ requestId: z.string(), answer: answerShape })],
  ['addOperative', z.looseObject({ operative: z.looseObject({ name: z.string() }) })],
]);

/** A command that lacks what is looked for in it becomes one that nobody knows, with what it `was`: its events count. */
function known(command: unknown): unknown {
  const tag = typeof command === 'object' && command !== null && 'type' in command ? command.type : null;
  return insides.get(tag)?.safeParse(command).success === false ? { type: 'unknown', was: command } : command;
}

/**
 * One command of the player with all that followed from it. `seq` counts from 1; `at` is an ISO time. Commands and events
 * need a tag: that the events fold to a valid state is checked by folding them.
 */
export const logEntry = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  at: z.string(),
  command: z.pipe(z.transform(known), z.custom<Command>(isTagged, { error: 'not a command' })),
  events: z.array(z.custom<BattleEvent>(isTagged, { error: 'not an event' })),
});
export type LogEntry = z.infer<typeof logEntry>;

/** What names a battle and what it was made from; fixed when it starts. */
export const battleMeta = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  title: z.string(),
  createdAt: z.string(),
  ruleset: z.strictObject({ id: z.string(), version: z.string() }),
  packs: z.array(z.strictObject({ id: z.string(), version: z.string(), hash: z.string() })),
});
export type BattleMeta = z.infer<typeof battleMeta>;

const { readings, difficulty, dice, automation } = battleSettings.shape;

/** For whoever reads a file without the engine: taken from the set-up, which is what counts. */
const digest = {
  readings,
  settings: z.strictObject({ difficulty, dice, automation }),
  seed: z.string(),
  players: z.array(player),
};

/** A whole battle: `setup` folds over `entries` to its state without any content pack. `redo`: undone entries, next first. */
export const battleData = z.strictObject({
  ...battleMeta.shape,
  ...digest,
  setup: battleState,
  entries: z.array(logEntry),
  redo: z.array(logEntry),
  result: battleState.shape.result,
});
export type BattleData = z.infer<typeof battleData>;

export const battleShape: SavedShape<BattleData> = {
  format: 'battle',
  schema: battleData,
  migrations: battleMigrations,
};

/** Everything of a battle that never changes after its start. */
export function battleHead(meta: BattleMeta, setup: BattleState) {
  const { readings: chosen, difficulty: level, dice: sources, automation: dial } = setup.settings;
  return {
    ...meta,
    readings: chosen,
    settings: { difficulty: level, dice: sources, automation: dial },
    seed: setup.seed,
    players: setup.players,
    setup,
  };
}

/** The meta of a battle out of its file. */
export const metaOf = ({ id, title, createdAt, ruleset, packs }: BattleMeta): BattleMeta => ({
  id,
  title,
  createdAt,
  ruleset,
  packs,
});

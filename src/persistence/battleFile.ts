import { savedBattle } from '../engine/systems/saved.ts';
import * as z from 'zod/mini';
import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../engine/family/killteam/model/event.ts';
import type { Rejection } from '../engine/family/killteam/model/rejection.ts';
import { battleSettings } from '../engine/family/killteam/model/settings.ts';
import { type BattleState, battleState, player } from '../engine/family/killteam/model/state.ts';
import type { Answer, Request } from '../engine/log/request.ts';
import type { SavedShape } from './envelope.ts';
import type { Evolve } from './fold.ts';
import { type Entry, type LogKind, entryOf, logMeta } from './logKind.ts';
import { battleMigrations } from './migrations/battleMigrations.ts';

/** What a battle's log is made of, and its rules. */
export interface BattleLog {
  readonly state: BattleState;
  readonly command: Command;
  readonly event: BattleEvent;
  readonly meta: BattleMeta;
  readonly rejection: Rejection;
  readonly request: Request;
  readonly answer: Answer;
}

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

const logEntry = entryOf<BattleLog>(insides);
export type LogEntry = Entry<BattleLog>;

/** What names a battle and what it was made from. `campaign`: whose scenario it is. */
const battleMeta = z.strictObject({
  ...logMeta.shape,
  campaign: z.optional(z.strictObject({ id: z.string(), scenario: z.int() })),
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
const battleData = z.strictObject({
  ...battleMeta.shape,
  ...digest,
  setup: savedBattle,
  entries: z.array(logEntry),
  redo: z.array(logEntry),
  result: battleState.shape.result,
});
export type BattleData = z.infer<typeof battleData>;

export const battleShape = {
  format: 'battle',
  schema: battleData,
  migrations: battleMigrations,
} satisfies SavedShape<BattleData>;

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

/** Battles as saved logs. */
export const battleLog = (evolve: Evolve<BattleLog>): LogKind<BattleLog> => ({
  format: 'battle',
  shape: battleShape,
  state: savedBattle,
  entry: logEntry,
  evolve,
  metaOf: ({ id, title, createdAt, ruleset, packs, campaign }) => ({
    id,
    title,
    createdAt,
    ruleset,
    packs,
    ...(campaign === undefined ? {} : { campaign }),
  }),
  head: battleHead,
  foot: (state) => ({ result: state?.result ?? null }),
});

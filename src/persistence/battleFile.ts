import { fetchSystems } from '../engine/systems/registry.ts';
import { savedBattle } from '../engine/systems/saved.ts';
import * as z from 'zod/mini';
import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../engine/family/killteam/model/event.ts';
import type { Rejection } from '../engine/family/killteam/model/rejection.ts';
import { battleSettings } from '../engine/family/killteam/model/settings.ts';
import { type BattleState, battleState, player } from '../engine/family/killteam/model/state.ts';
import type { Request } from '../engine/family/killteam/model/request.ts';
import type { Answer } from '../engine/log/request.ts';
import type { SavedShape } from './envelope.ts';
import type { Evolve } from './fold.ts';
import { type Entry, type LogKind, entryOf, logMeta } from './logKind.ts';
import { battleMigrations, fetchBattleSteps } from './migrations/battleMigrations.ts';

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
const battleData = (setup: ReturnType<typeof savedBattle>) =>
  z.strictObject({
    ...battleMeta.shape,
    ...digest,
    setup,
    entries: z.array(logEntry),
    redo: z.array(logEntry),
    result: battleState.shape.result,
  });
export type BattleData = z.infer<ReturnType<typeof battleData>>;

/** Made anew when the rules of more systems have come. */
const shapes = new WeakMap<object, ReturnType<typeof battleData>>();

function shapeNow(): ReturnType<typeof battleData> {
  const setup = savedBattle();
  const found = shapes.get(setup) ?? battleData(setup);
  shapes.set(setup, found);
  return found;
}

const RULESET = /\\*"ruleset\\*":\s*\\*"(?<id>[\w-]+)/gu;

/** The systems that a text names anywhere, however often it was put in quotes; all of them when it names none. */
function systemsIn(text: string): readonly string[] | undefined {
  const ids = [...text.matchAll(RULESET)].flatMap(({ groups }) => groups?.['id'] ?? []);
  return ids.length === 0 ? undefined : [...new Set(ids)];
}

const VERSION = /\\*"version\\*":\s*(?<version>\d+)/gu;

/** Whether a text has anything of an older version. */
const hasOlder = (text: string): boolean =>
  [...text.matchAll(VERSION)].some(({ groups }) => Number(groups?.['version']) < battleMigrations.length);

/** Fetches all that reading any battle needs. Rejects when it cannot be fetched. */
export async function fetchForAny(): Promise<void> {
  await Promise.all([fetchSystems(), fetchBattleSteps()]);
}

const FOR_TABLES = /\\*"(?:hand\\*":\s*\\*"tables|npo\\*":)/u;

/** Fetches all that reading this text needs. In older versions nothing tells who plays a side. */
async function ready(text: string): Promise<void> {
  const [systems, older] = [systemsIn(text), hasOlder(text)];
  const hand = systems === undefined || older || FOR_TABLES.test(text) ? 'tables' : 'people';
  await Promise.all([fetchSystems(systems, hand), older ? fetchBattleSteps() : null]);
}

export const battleShape = {
  format: 'battle',
  get schema() {
    return shapeNow();
  },
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
  get state() {
    return savedBattle();
  },
  ready,
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

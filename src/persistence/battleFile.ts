import * as z from 'zod/mini';
import { onceFor } from '../engine/core/once.ts';
import type { BattleBase, GameTypes } from '../engine/log/battleBase.ts';
import type { Answer } from '../engine/log/request.ts';
import { fetchBoards, fetchSeenBoards } from '../engine/systems/boards.ts';
import { fetchSystems, gameFor } from '../engine/systems/registry.ts';
import type { AnyGame, FileDigest } from '../engine/systems/system.ts';
import { byGame } from './byGame.ts';
import type { SavedShape } from './envelope.ts';
import type { Evolve } from './fold.ts';
import { type Entry, type LogFile, type LogKind, entryOf, logMeta } from './logKind.ts';
import { battleMigrations, fetchBattleSteps } from './migrations/battleMigrations.ts';

/** What the log of a battle of these types is made of, and its rules; left out: of any game. */
export interface BattleLog<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly command: T['command'];
  readonly event: T['event'];
  readonly meta: BattleMeta;
  readonly rejection: T['rejection'];
  readonly request: T['request'];
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
export type LogEntry<T extends GameTypes = GameTypes> = Entry<BattleLog<T>>;

/** What names a battle and what it was made from. `campaign`: whose scenario it is. */
const battleMeta = z.strictObject({
  ...logMeta.shape,
  campaign: z.optional(z.strictObject({ id: z.string(), scenario: z.int() })),
});
export type BattleMeta = z.infer<typeof battleMeta>;

const player = z.strictObject({ id: z.string(), name: z.string(), mark: z.string() });

/**
 * A whole battle of a game: `setup` folds over `entries` to its state without any content pack. `redo`: undone entries, next first.
 * What the game's digest says, and the seed and the players, is for whoever reads a file without the engine: taken from the set-up,
 * which is what counts.
 */
export const battleData = (saved: z.ZodMiniType, digest: Pick<FileDigest<never>, 'shape' | 'result'>) =>
  z.strictObject({
    ...battleMeta.shape,
    ...digest.shape,
    seed: z.string(),
    players: z.array(player),
    setup: saved,
    entries: z.array(logEntry),
    redo: z.array(logEntry),
    result: digest.result,
  });

/** A whole battle as it is read from a file. */
export type BattleData<T extends GameTypes = GameTypes> = LogFile<BattleLog<T>> & {
  readonly result: T['state']['result'];
};

/** Made once for each game. */
const dataOf = onceFor(({ saved, digest }: AnyGame) => battleData(saved, digest));

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
  await Promise.all([fetchSystems(), fetchBattleSteps(), fetchBoards()]);
}

/** Somewhere in it lies a board. */
const ON_BOARD = /\\*"type\\*":\s*\\*"takeUpBoard|\\*"board\\*":\s*\{/u;

const FOR_TABLES = /\\*"(?:hand\\*":\s*\\*"tables|npo\\*":)/u;

/** Fetches all that reading this text and showing it needs. In older versions nothing tells who plays a side. */
async function ready(text: string): Promise<void> {
  const [systems, older] = [systemsIn(text), hasOlder(text)];
  const hand = systems === undefined || older || FOR_TABLES.test(text) ? 'tables' : 'people';
  const onBoard = ON_BOARD.test(text);
  await Promise.all([
    fetchSystems(systems, hand),
    older ? fetchBattleSteps() : null,
    onBoard ? fetchSeenBoards(systems) : null,
  ]);
}

export const battleShape: SavedShape<BattleData> = {
  format: 'battle',
  schema: byGame(['setup', 'ruleset'], dataOf),
  entry: logEntry,
  migrations: battleMigrations,
};

const savedState = byGame(['ruleset'], ({ saved }) => saved);

/** Everything of a battle that never changes after its start. */
export const battleHead = (meta: BattleMeta, setup: BattleBase) => ({
  ...meta,
  ...gameFor(setup).digest.of(setup),
  seed: setup.seed,
  players: setup.players,
  setup,
});

/** Battles as saved logs, of whatever game. `evolve`: of the games whose battles are read. */
export const battleLog = <T extends GameTypes>(evolve: Evolve<BattleLog<T>>): LogKind<BattleLog<T>> => ({
  format: 'battle',
  // A state is of the types of the game that it names: whoever asks for those opens no others.
  shape: battleShape as unknown as SavedShape<BattleData<T>>,
  state: savedState as unknown as LogKind<BattleLog<T>>['state'],
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

import * as z from 'zod/mini';
import { battleBoard } from '../../../board/battleBoard.ts';
import { activation } from './activation.ts';
import { battleModel } from './battleModel.ts';
import { scenario } from './scenario.ts';
import { backTo, task } from './task.ts';

const count = z.int().check(z.minimum(0));
const points = z.record(z.string(), z.int());

export const player = z.strictObject({ id: z.string(), name: z.string(), mark: z.string() });
export type Player = z.infer<typeof player>;

/**
 * A side. `cp`, `tokens`: command points and pass tokens of this round (V-15, V-16). `finished`: it has said so, for the rest of the
 * round (V-17). `started`: models it began the battle with; `broken`: it was when the round began (V-68). `points`: all so far (V-86).
 */
export const side = z.strictObject({
  id: z.string(),
  name: z.string(),
  faction: z.string(),
  hand: z.enum(['people', 'tables']),
  cp: count,
  tokens: count,
  finished: z.boolean(),
  started: count,
  broken: z.boolean(),
  points: z.int(),
});
export type SideState = z.infer<typeof side>;

/** How much the app does, and where the texts leave room. `retaliateToDisengage`: X-68, off. */
export const battleSettings = z.strictObject({
  /** By side: dice on the table, typed, or of the app. */
  dice: z.record(z.string(), z.enum(['table', 'screen'])),
  automation: z.strictObject({
    attack: z.enum(['log', 'assisted', 'full']),
    enemy: z.enum(['log', 'assisted', 'full']),
  }),
  readings: z.strictObject({ retaliateToDisengage: z.boolean() }),
});
export type BattleSettings = z.infer<typeof battleSettings>;

const STEPS = ['setUp', 'deploy', 'start', 'turns', 'end', 'length', 'over'] as const;

/** Points of one round, and who held what; null: nobody (V-86). */
export const roundScore = z.strictObject({ round: count, points, held: z.record(z.string(), z.nullable(z.string())) });
export type RoundScore = z.infer<typeof roundScore>;

/**
 * A battle of two war bands, whole and plain JSON: everything needed to go on without its pack. `engagement`: pairs in each
 * other's reach, the first side's first, each once (V-39); who lies engages nobody, which is worked out. `succession`: activations
 * of one side since the other did anything, and whose was the last (V-35). `asked`: questions answered so far, for the ids of the next. `back`: what the act
 * in hand can be taken back to, null: nothing, or a die has been rolled. `tasks`: the open work, top last.
 */
export const battleState = z.strictObject({
  /** The id of its system. */
  ruleset: z.string(),
  seed: z.string(),
  settings: battleSettings,
  players: z.array(player),
  sides: z.tuple([side, side]),
  scenario,
  models: z.array(battleModel),
  engagement: z.array(z.tuple([z.string(), z.string()])),
  /** 0: before the first. */
  round: count,
  /** One more than the scenario says, when the end die has brought it (V-81). */
  lastRound: z.int().check(z.minimum(1)),
  step: z.enum(STEPS),
  turn: z.nullable(z.string()),
  /** Who finished first in this round: begins the next, rolls the end die (V-14, V-81). */
  firstFinished: z.nullable(z.string()),
  activation: z.nullable(activation),
  succession: z.nullable(z.strictObject({ side: z.string(), count, model: z.string() })),
  back: z.nullable(backTo),
  tasks: z.array(task),
  asked: count,
  score: z.array(roundScore),
  /** How often the table rolled for its own reasons; left out: never. */
  freeRolls: z.optional(count),
  /** Who touches each objective, as the table said it last; whoever has moved since is left out (V-85). */
  touching: z.record(z.string(), z.array(z.string())),
  /** Of these the table says against the board whether they touch an objective, as `touching` has it, until one of both lies elsewhere. */
  touchSaid: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The board that answers what the table is asked; left out: there is none. */
  board: z.optional(battleBoard),
  /** `points`: all; `deeds`: those for leader objectives among them (V-83). `reason`: played out, or ended by hand. */
  result: z.nullable(
    z.strictObject({
      winner: z.nullable(z.string()),
      points,
      deeds: points,
      reason: z.enum(['played', 'ended']),
      round: count,
    }),
  ),
});
export type BattleState = z.infer<typeof battleState>;

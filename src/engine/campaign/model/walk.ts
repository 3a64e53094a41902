import * as z from 'zod/mini';
import { OBJECTIVE_KINDS } from '../../plugins/scenario/script.ts';
import { awardId, casualtyResult } from './rows.ts';

const count = z.int().check(z.minimum(0));

const faceOrNone = z.nullable(z.int());

/** One operative of the retinue as a battle left it. `member`: of the roster; null for auxiliaries and guests. */
const reported = z.strictObject({
  id: z.string(),
  member: z.nullable(z.string()),
  name: z.string(),
  down: z.boolean(),
  slain: z.boolean(),
  /** Left on the board when the retinue withdrew. */
  leftBehind: z.boolean(),
  reanimations: count,
  kills: count,
  heavyKills: count,
  downedBy: z.nullable(z.string()),
  downedIn: z.nullable(count),
  medic: z.boolean(),
});
export type Reported = z.infer<typeof reported>;

/** A turning moment of a battle, for the chronicle. Names are copied in. */
const moment = z.strictObject({
  kind: z.enum(['firstBlood', 'fell', 'raised', 'slew', 'slewHeavy', 'event', 'lastStanding', 'saved']),
  turningPoint: count,
  who: z.nullable(z.string()),
  whom: z.nullable(z.string()),
  /** Of an event: the id of its row; `name`: what its table calls it. */
  what: z.nullable(z.string()),
  name: z.optional(z.string()),
});
export type ReportMoment = z.infer<typeof moment>;

/** Hidden conditions of the secret objective (C15; the six are ours). */
export const SECRETS = ['masterHand', 'noneDown', 'manyHands', 'halfDown', 'swift', 'somethingHome'] as const;
export type Secret = (typeof SECRETS)[number];

/**
 * An objective that the scenario itself brought, as the battle left it. `xp`: for each Acolyte, null: as the rules have it
 * for its kind (C8); `known`: the players knew it before the end; `by`: who did it, null: nobody in particular.
 */
const scripted = z.strictObject({
  id: z.string(),
  kind: z.enum(OBJECTIVE_KINDS),
  text: z.string(),
  xp: z.nullable(count),
  how: z.enum(['done', 'failed', 'open']),
  known: z.boolean(),
  by: z.nullable(z.string()),
});
export type Scripted = z.infer<typeof scripted>;

/** How a scenario may have ended, with the flags of the campaign that it sets. */
const reportedEnding = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  flags: z.array(z.string()),
});
export type ReportedEnding = z.infer<typeof reportedEnding>;

/** What a battle says of itself, read from its log; every line may be corrected before the rolls. */
export const battleReport = z.strictObject({
  primary: z.enum(['complete', 'failed', 'open']),
  turningPoints: count,
  operatives: z.array(reported),
  /** Secondary and secret objectives by id, and who did each; null: nobody in particular. */
  objectives: z.array(z.strictObject({ id: z.string(), done: z.boolean(), by: z.nullable(z.string()) })),
  clues: count,
  captives: count,
  enemiesDown: count,
  enemies: count,
  flags: z.array(z.string()),
  /** Loot rolls found in the battle, by whom. */
  loot: z.array(z.strictObject({ by: z.nullable(z.string()), count })),
  /** Loot rolled for in the battle already: `settled`: nothing is left to do; `item`: what it was, with how often it served there. Left out: none. */
  finds: z.optional(
    z.array(
      z.strictObject({
        by: z.nullable(z.string()),
        table: z.enum(['common', 'rare']),
        face: z.int(),
        row: z.string(),
        item: z.nullable(z.string()),
        spent: count,
        settled: z.boolean(),
      }),
    ),
  ),
  moments: z.array(moment),
  /** Equipment used in the battle by its item, for what was found and is used up; left out by reports of before. */
  used: z.optional(z.array(z.strictObject({ member: z.string(), item: z.string(), times: count }))),
  /** The hidden condition of the secret objective (C15), told now; null: none was drawn. Left out by reports of before. */
  secret: z.optional(z.nullable(z.enum(SECRETS))),
  /** Of a scenario with a script: its objectives, its endings and the one that is told; left out by others. */
  scripted: z.optional(z.array(scripted)),
  endings: z.optional(z.array(reportedEnding)),
  ending: z.optional(z.nullable(z.string())),
  /** Experience that the battle gave by itself, by whom; left out: none. */
  xp: z.optional(z.array(z.strictObject({ by: z.string(), xp: z.int() }))),
});
export type BattleReport = z.infer<typeof battleReport>;

/** Why a roll is changed: `scars`, `leftBehind`, `medic`, `difficulty`, `rested`, `base`, `objective`, or the id of a trait. */
const rollChange = z.strictObject({ why: z.string(), by: z.int() });
export type RollChange = z.infer<typeof rollChange>;

/** A casualty roll (A-51, C6). `result` null: not rolled. A scar that is owed is rolled in `scarFaces`, repeats included. */
const casualty = z.strictObject({
  member: z.string(),
  changes: z.array(rollChange),
  face: faceOrNone,
  result: z.nullable(casualtyResult),
  /** For results with a choice: what was chosen; null: not yet, or none. */
  choice: z.nullable(z.enum(['scar', 'item', 'all'])),
  /** The item lost, for `item`. */
  lost: z.nullable(z.string()),
  scarFaces: z.array(z.int()),
  scar: z.nullable(z.string()),
  /** Times it was rolled again (C20); left out: never. A face without a result waits for whether it shall be. */
  rerolls: z.optional(count),
  /** Three scars at once: `retire` or `die`. */
  end: z.nullable(z.enum(['retire', 'die'])),
  done: z.boolean(),
});
export type Casualty = z.infer<typeof casualty>;

/** A recovery roll. `scar`: the one removed; with several it is chosen. */
const recovery = z.strictObject({
  member: z.string(),
  changes: z.array(rollChange),
  needed: z.int(),
  face: faceOrNone,
  success: z.nullable(z.boolean()),
  scar: z.nullable(z.string()),
  done: z.boolean(),
});
export type Recovery = z.infer<typeof recovery>;

/** Experience of one operative for the scenario (A-53, C8). `limit`: why less than the sum; `total`: what it gets. */
const earned = z.strictObject({
  member: z.string(),
  rows: z.array(
    z.strictObject({
      award: z.union([awardId, z.enum(['lesson', 'loot', 'hand', 'scenario', 'module'])]),
      times: count,
      xp: z.int(),
    }),
  ),
  limit: z.nullable(z.enum(['halved', 'noBonus', 'slain'])),
  /** Percent of difficulty and honours, 100 for none. */
  percent: count,
  total: count,
  given: z.boolean(),
});
export type Earned = z.infer<typeof earned>;

/** One loot roll. */
const find = z.strictObject({
  id: z.string(),
  by: z.nullable(z.string()),
  changes: z.array(rollChange),
  table: z.enum(['common', 'rare']),
  faces: z.array(z.int()),
  row: z.nullable(z.string()),
  /** Key in the stash of what was found; null: nothing to keep, or not yet. */
  stash: z.nullable(z.string()),
  done: z.boolean(),
});
export type Find = z.infer<typeof find>;

export const WALK_STAGES = [
  'battle',
  'report',
  'casualties',
  'recovery',
  'experience',
  'advances',
  'loot',
  'closing',
] as const;
export type WalkStage = (typeof WALK_STAGES)[number];

/**
 * What was chosen of a battle beside who goes; what is left out is as the scenario plans it, and enemies are rolled. Rows and
 * tables by their ids.
 */
export const chosenBattle = z.strictObject({
  environments: z.optional(z.array(z.string())),
  eventTable: z.optional(z.string()),
  role: z.optional(z.enum(['attacker', 'defender'])),
  enemies: z.optional(z.array(z.strictObject({ card: z.string(), weapons: z.array(z.string()) }))),
  variant: z.optional(z.nullable(z.string())),
});
export type ChosenBattle = z.infer<typeof chosenBattle>;

/** The scenario in hand: from deployment to the closing of its book. */
export const scenario = z.strictObject({
  number: z.int().check(z.minimum(1)),
  battle: z.string(),
  title: z.string(),
  mission: z.string(),
  faction: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  deployed: z.array(z.string()),
  auxiliaries: z.array(z.string()),
  dv: count,
  dvCap: count,
  /** Secondary objectives drawn for it. */
  objectives: z.array(z.string()),
  stage: z.enum(WALK_STAGES),
  report: z.nullable(battleReport),
  /** The chapter of the campaign's module that it plays; left out: none. */
  chapter: z.optional(z.string()),
  /** Place of the segment it is played in; left out: none. */
  segment: z.optional(count),
  /** Which side of its battle was this campaign’s, by its id (K-80); left out: the retinue. */
  side: z.optional(z.string()),
  /** Entries of the chronicle when it was reported: its chapter stands there, before what happens in the walk. */
  told: z.optional(count),
  /** What was chosen of its battle; left out: nothing. */
  chosen: z.optional(chosenBattle),
  casualties: z.array(casualty),
  recoveries: z.array(recovery),
  earned: z.array(earned),
  finds: z.array(find),
});
export type Scenario = z.infer<typeof scenario>;

import * as z from 'zod/mini';
import { isSystemId } from '../../systems/registry.ts';
import { player } from '../../family/killteam/model/state.ts';
import { chronicleEntry } from './chronicle.ts';
import { member, owed } from './member.ts';
import { dataslate } from './dataslate.ts';
import { campaignModule, pinnedRow } from './module.ts';
import { scenario } from './walk.ts';

const count = z.int().check(z.minimum(0));

/** A found thing. `heldBy`: the operative that carries it; `wpLess`: cheaper for good. */
const stashed = z.strictObject({
  key: z.string(),
  item: z.string(),
  scenario: count,
  foundBy: z.nullable(z.string()),
  wpLess: count,
  lost: z.boolean(),
  /** Uses left of what is used up; 0: it is. Left out: it lasts. */
  uses: z.optional(count),
});
export type Stashed = z.infer<typeof stashed>;

/**
 * A segment of a larger war (C20). `efficiency` in percent, null while it is open. `milder`: tags that were softened; `opens`:
 * the flag that opens it where it is Blocked; `owes`: what its reckoning brought and is not carried out yet, loot rolls, tags
 * of the next segment to soften or threats to add there, and tenths of enemies more in the next scenario.
 */
const segment = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()),
  missions: z.array(z.strictObject({ name: z.string(), scenario: z.nullable(count) })),
  efficiency: z.nullable(count),
  milder: z.optional(z.array(z.string())),
  opens: z.optional(z.string()),
  owes: z.optional(z.strictObject({ loot: count, milder: count, threat: count, moreDv: count })),
});
export type Segment = z.infer<typeof segment>;

/** A Restricted item that the armoury gave out (C20). `gone`: lost, or its bearer left; it counts in its segment all the same. */
const issue = z.strictObject({ member: z.string(), item: z.string(), segment: count, gone: z.boolean() });
export type Issue = z.infer<typeof issue>;

/** Somebody at the range (C20). `left`: scenarios until it is done. */
const course = z.strictObject({ member: z.string(), training: z.string(), left: count });
export type Course = z.infer<typeof course>;

/** What the base of operations has given so far (C20). `segment`: those begun, 0 before the first. */
const baseUse = z.strictObject({
  segment: count,
  /** Casualty rolls made again in this segment. */
  rerolls: count,
  issues: z.array(issue),
  course: z.nullable(course),
  /** Parts of a series that somebody is through with, once for each. */
  trained: z.array(z.strictObject({ member: z.string(), training: z.string() })),
});
export type BaseUse = z.infer<typeof baseUse>;

/**
 * The linked campaign that a campaign plays. `pack`: where it is from; `row`, `pinned`: copies of the module and of rows of
 * its pack, as they were when it began or was renewed, and `hash` of these; `refused`: hash of a newer state of the pack that
 * was not taken; `chapter`: at hand, null: to be chosen, or it has ended.
 */
const runningModule = z.strictObject({
  pack: z.string(),
  row: campaignModule,
  pinned: z.array(pinnedRow),
  hash: z.string(),
  refused: z.nullable(z.string()),
  chapter: z.nullable(z.string()),
  done: z.array(z.strictObject({ chapter: z.string(), scenario: count })),
});
export type RunningModule = z.infer<typeof runningModule>;

/** A campaign, whole and plain JSON. Rules come from content, facts are here: it folds from its log without any pack. */
export const campaignState = z.strictObject({
  /** The system of its battles. */
  ruleset: z.string().check(z.refine(isSystemId, { error: 'must be a system that is here' })),
  seed: z.string(),
  name: z.string(),
  notes: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  players: z.array(player),
  members: z.array(member),
  stash: z.array(stashed),
  owed: z.array(owed),
  day: count,
  clues: count,
  /** Clues that the next scenario begins with. */
  nextClues: count,
  flags: z.array(z.string()),
  bases: z.array(z.string()),
  /** Left out: the base has given nothing yet. */
  baseUse: z.optional(baseUse),
  segments: z.array(segment),
  /** Left out or null: the campaign plays no module. */
  module: z.optional(z.nullable(runningModule)),
  /** Scenarios deployed so far. */
  scenarios: count,
  scenario: z.nullable(scenario),
  chronicle: z.array(chronicleEntry),
  /** Of a roster of Kill Team 2021; left out: it is none. */
  dataslate: z.optional(dataslate),
  /** Things made so far (members, found things): for ids. */
  made: count,
});
export type CampaignState = z.infer<typeof campaignState>;

import * as z from 'zod/mini';
import { player } from '../battle/state.ts';
import { chronicleEntry } from './chronicle.ts';
import { member, owed } from './member.ts';
import { scenario } from './walk.ts';

const count = z.int().check(z.minimum(0));

/** A found thing. `heldBy`: the operative that carries it; `wpLess`: cheaper for good. */
export const stashed = z.strictObject({
  key: z.string(),
  item: z.string(),
  scenario: count,
  foundBy: z.nullable(z.string()),
  wpLess: count,
  lost: z.boolean(),
});
export type Stashed = z.infer<typeof stashed>;

/** A segment of a larger war (C20). `efficiency` in percent, null while it is open. */
export const segment = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()),
  missions: z.array(z.strictObject({ name: z.string(), scenario: z.nullable(count) })),
  efficiency: z.nullable(count),
});
export type Segment = z.infer<typeof segment>;

/** A campaign, whole and plain JSON. Rules come from content, facts are here: it folds from its log without any pack. */
export const campaignState = z.strictObject({
  ruleset: z.enum(['acolyte']),
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
  segments: z.array(segment),
  /** Scenarios deployed so far. */
  scenarios: count,
  scenario: z.nullable(scenario),
  chronicle: z.array(chronicleEntry),
  /** Things made so far (members, found things): for ids. */
  made: count,
});
export type CampaignState = z.infer<typeof campaignState>;

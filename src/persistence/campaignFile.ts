import * as z from 'zod/mini';
import type { CampaignCommand } from '../engine/campaign/model/command.ts';
import type { CampaignEvent } from '../engine/campaign/model/event.ts';
import { campaignEventShapes } from '../engine/campaign/model/eventShapes.ts';
import type { CampaignRejection } from '../engine/campaign/model/rejection.ts';
import type { CampaignAnswer, CampaignRequest } from '../engine/campaign/model/request.ts';
import { type CampaignState, campaignState } from '../engine/campaign/model/state.ts';
import { type Entry, type LogKind, type LogMeta, entryOf, logMeta } from './logKind.ts';
import type { Evolve } from './fold.ts';
import { campaignMigrations } from './migrations/campaignMigrations.ts';

/** What a campaign's log is made of, and its rules. */
export interface CampaignLog {
  readonly state: CampaignState;
  readonly command: CampaignCommand;
  readonly event: CampaignEvent;
  readonly meta: CampaignMeta;
  readonly rejection: CampaignRejection;
  readonly request: CampaignRequest;
  readonly answer: CampaignAnswer;
}
/** `title` is the name at the founding; the one of now is in the state. */
type CampaignMeta = LogMeta;
export type CampaignEntry = Entry<CampaignLog>;

const answer = z.union([
  z.looseObject({ kind: z.literal('face'), face: z.int() }),
  z.looseObject({ kind: z.literal('pick'), option: z.string() }),
]);

const insides: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  ['correct', z.looseObject({ correction: z.looseObject({ what: z.string() }) })],
  ['answer', z.looseObject({ requestId: z.string(), answer })],
  ['describe', z.looseObject({ member: z.string(), set: z.looseObject({}) })],
  ['rename', z.looseObject({ name: z.string() })],
  ['deploy', z.looseObject({ title: z.string() })],
  ['recruit', z.looseObject({ recruit: z.looseObject({ name: z.string() }) })],
]);

const campaignEntry = entryOf<CampaignLog>(insides, campaignEventShapes);

/** A whole campaign: `setup` folds over `entries` to its state without any content pack. */
const campaignData = z.strictObject({
  ...logMeta.shape,
  setup: campaignState,
  entries: z.array(campaignEntry),
  redo: z.array(campaignEntry),
});

/** Campaigns as saved logs. */
export const campaignLog = (evolve: Evolve<CampaignLog>): LogKind<CampaignLog> => ({
  format: 'campaign',
  shape: { format: 'campaign', schema: campaignData, entry: campaignEntry, migrations: campaignMigrations },
  state: campaignState,
  entry: campaignEntry,
  evolve,
  metaOf: ({ id, title, createdAt, ruleset, packs }) => ({ id, title, createdAt, ruleset, packs }),
  head: (meta, setup) => ({ ...meta, setup }),
  foot: () => ({}),
});

/** What a die of the campaign is rolled for. */
export const CAMPAIGN_ROLLS = [
  'background',
  'casualty',
  'scar',
  'recovery',
  'specialism',
  'honour',
  'power',
  'loot',
  'rareLoot',
  'lootItem',
] as const;
export type CampaignRollPurpose = (typeof CAMPAIGN_ROLLS)[number];

export const CAMPAIGN_QUESTIONS = [
  /** A casualty roll as it fell, or once more (C20). */
  'casualtyReroll',
  /** Scar or what is carried (casualty 3). */
  'scarOrItems',
  'itemLost',
  'retireOrDie',
  'scarHealed',
  /** A recovery roll that failed, or once more (A5). */
  'recoveryReroll',
  /** Which of two scars rolled (A5). */
  'scarOfTwo',
  'increase',
  'background',
  'ploy',
  'statChoice',
  'specialism',
  'honour',
  /** Roll on the specialism the table names, or on the list of one's own kind. */
  'honourList',
  'power',
  'becomePsyker',
  'lootItem',
  'lootAcolyte',
] as const;
export type CampaignQuestion = (typeof CAMPAIGN_QUESTIONS)[number];

/** One die of `sides`. `changes` are added to its face; `total` of it counts. */
export interface CampaignRoll {
  readonly kind: 'roll';
  readonly id: string;
  readonly purpose: CampaignRollPurpose;
  readonly member: string | null;
  readonly sides: number;
  readonly changes: readonly { readonly why: string; readonly by: number }[];
  /** Faces that do not count and are rolled again: what is there already. */
  readonly again: readonly number[];
}

/** An answer to choose. `of`: what its id names, for `words`; `word`: a code of `words`, such as `scar` or `all`. */
export interface CampaignOption {
  readonly id: string;
  readonly of: 'word' | 'item' | 'honour' | 'ploy' | 'power' | 'background' | 'stat' | 'specialism' | 'scar' | 'member';
}

export interface CampaignPick {
  readonly kind: 'pick';
  readonly id: string;
  readonly question: CampaignQuestion;
  readonly member: string | null;
  readonly options: readonly CampaignOption[];
  /** Preselected; null: nothing is. */
  readonly best: string | null;
}

/** What the campaign waits for; recomputed from state and content, never stored. Its id is counted from state. */
export type CampaignRequest = CampaignRoll | CampaignPick;

export type CampaignAnswer =
  | { readonly kind: 'face'; readonly face: number }
  | { readonly kind: 'pick'; readonly option: string };

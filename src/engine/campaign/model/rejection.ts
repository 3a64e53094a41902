/** Never skipped by an override: the command makes no sense now. */
export const CAMPAIGN_SHAPE_CODES = [
  'unknownMember',
  'unknownCard',
  'unknownItem',
  'unknownRow',
  'unknownPlayer',
  'unknownCommand',
  'badValue',
  'noRequest',
  'staleRequest',
  'wrongAnswer',
  'badFace',
  'notAnOption',
  'noScenario',
  'scenarioOpen',
  'wrongStage',
  'notOwed',
  'notServing',
  'noBase',
  'noCourse',
  'noModule',
  'moduleOpen',
  'segmentUnplayed',
  'noDataslate',
  'dataslateOpen',
  'optionOpen',
  'keywordOpen',
] as const;

/** Preconditions of the rules: an override with a reason skips them; shown as the reason a button is grey. */
export const CAMPAIGN_PRECONDITION_CODES = [
  'overWargear',
  'overEquipment',
  'overCapacity',
  'overDv',
  'gated',
  'tooManyWeapons',
  'heldByAnother',
  'mustRest',
  'nobodyDeployed',
  'stillOpen',
  'choicesOwed',
  'alreadyHas',
  'tooLowLevel',
  'acolyteLives',
  'tooManyAcolytes',
  'courseOpen',
  'courseNeeds',
  'courseDone',
  'chapterNotOpen',
  'segmentBlocked',
  'tagMission',
  'tagFaction',
  'tooFewPoints',
] as const;

export type CampaignRejectionCode =
  | (typeof CAMPAIGN_SHAPE_CODES)[number]
  | (typeof CAMPAIGN_PRECONDITION_CODES)[number];

/** Why a command was refused. `params`: numbers and ids for the sentence of `words`. */
export interface CampaignRejection {
  readonly code: CampaignRejectionCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const refuse = (code: CampaignRejectionCode, params: CampaignRejection['params'] = {}): CampaignRejection => ({
  code,
  params,
});

import type { Dataslate } from './dataslate.ts';
import type { Player } from '../../family/killteam/model/state.ts';
import type { Described } from './command.ts';
import type { Specialism } from './rows.ts';
import type { CampaignRejectionCode } from './rejection.ts';
import type { CampaignRollPurpose } from './request.ts';
import type { ChronicleEntry } from './chronicle.ts';
import type { CarriedItem, Gain, Member, Owed } from './member.ts';
import type { RunningModule, Segment, Stashed } from './state.ts';
import type { BattleReport, Casualty, Earned, Find, Recovery, Scenario, WalkStage } from './walk.ts';

/** What happened in a campaign, in the past tense: facts only, so that it folds without any pack. */
export type CampaignEvent =
  | { readonly type: 'overridden'; readonly code: CampaignRejectionCode; readonly reason: string }
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'notesSet'; readonly notes: string }
  | { readonly type: 'difficultySet'; readonly difficulty: 'easy' | 'medium' | 'hard' }
  | { readonly type: 'playersSet'; readonly players: readonly Player[] }
  | { readonly type: 'recruited'; readonly member: Member }
  | { readonly type: 'described'; readonly member: string; readonly set: Partial<Described> }
  | {
      readonly type: 'equipped';
      readonly member: string;
      readonly weapons: readonly CarriedItem[];
      readonly armour: CarriedItem | null;
      readonly equipment: readonly CarriedItem[];
    }
  | { readonly type: 'left'; readonly member: string; readonly how: 'dismissed' | 'retired' }
  | { readonly type: 'promoted'; readonly member: string; readonly instead: string; readonly set: Partial<Member> }
  | {
      readonly type: 'rolled';
      readonly purpose: CampaignRollPurpose;
      readonly member: string | null;
      readonly face: number;
      readonly total: number;
    }
  | { readonly type: 'owed'; readonly owed: Owed }
  /** Something owed moved on: fields of it that are new. */
  | { readonly type: 'owedMoved'; readonly id: string; readonly set: Partial<Owed> }
  | { readonly type: 'owedSettled'; readonly id: string }
  | { readonly type: 'putOff'; readonly id: string }
  | { readonly type: 'backgroundSet'; readonly member: string; readonly background: string }
  | { readonly type: 'specialismChosen'; readonly member: string; readonly specialism: Specialism }
  | { readonly type: 'gained'; readonly member: string; readonly gain: Gain }
  | { readonly type: 'honourGained'; readonly member: string; readonly honour: string; readonly scenario: number }
  | { readonly type: 'honourLost'; readonly member: string; readonly honour: string }
  | { readonly type: 'ployLearned'; readonly member: string; readonly ploy: string }
  | { readonly type: 'ployForgotten'; readonly member: string; readonly ploy: string }
  | { readonly type: 'powerLearned'; readonly member: string; readonly power: string }
  | { readonly type: 'powerForgotten'; readonly member: string; readonly power: string }
  | { readonly type: 'becamePsyker'; readonly member: string }
  | { readonly type: 'groupActivationGained'; readonly member: string }
  | { readonly type: 'deployed'; readonly scenario: Scenario }
  | { readonly type: 'calledOff' }
  | { readonly type: 'reported'; readonly report: BattleReport }
  | { readonly type: 'stageReached'; readonly stage: WalkStage }
  | { readonly type: 'casualtiesDue'; readonly casualties: readonly Casualty[] }
  | { readonly type: 'casualtyMoved'; readonly member: string; readonly set: Partial<Casualty> }
  | { readonly type: 'recoveriesDue'; readonly recoveries: readonly Recovery[] }
  | { readonly type: 'recoveryMoved'; readonly member: string; readonly set: Partial<Recovery> }
  | { readonly type: 'experienceDue'; readonly earned: readonly Earned[] }
  | { readonly type: 'earnedMoved'; readonly member: string; readonly set: Partial<Earned> }
  | { readonly type: 'findsDue'; readonly finds: readonly Find[] }
  | { readonly type: 'findMoved'; readonly id: string; readonly set: Partial<Find> }
  | { readonly type: 'scarred'; readonly member: string; readonly scar: string; readonly scenario: number }
  | { readonly type: 'scarHealed'; readonly member: string; readonly scar: string }
  | { readonly type: 'slain'; readonly member: string; readonly by: string | null; readonly scenario: number }
  | { readonly type: 'fateSet'; readonly member: string; readonly fate: Member['fate'] }
  | { readonly type: 'restSet'; readonly member: string; readonly rested: number; readonly mustRest: boolean }
  | { readonly type: 'itemLost'; readonly member: string; readonly item: CarriedItem }
  | { readonly type: 'stashed'; readonly thing: Stashed }
  | { readonly type: 'unstashed'; readonly key: string }
  | { readonly type: 'xpGained'; readonly member: string; readonly xp: number }
  | { readonly type: 'xpSet'; readonly member: string; readonly xp: number }
  | { readonly type: 'levelReached'; readonly member: string; readonly level: number }
  | {
      readonly type: 'served';
      readonly member: string;
      readonly kills: number;
      readonly heavyKills: number;
    }
  | { readonly type: 'killsSet'; readonly member: string; readonly kills: number }
  | { readonly type: 'cluesSet'; readonly clues: number }
  | { readonly type: 'nextCluesSet'; readonly clues: number }
  | { readonly type: 'daySet'; readonly day: number }
  | { readonly type: 'flagSet'; readonly flag: string; readonly on: boolean }
  | { readonly type: 'baseSet'; readonly base: string; readonly on: boolean }
  /** A new segment: what the base gives in each begins anew. */
  | { readonly type: 'segmentBegun' }
  | { readonly type: 'casualtyRerolled'; readonly member: string }
  | { readonly type: 'issued'; readonly member: string; readonly item: string }
  | { readonly type: 'trainingBegun'; readonly member: string; readonly training: string; readonly scenarios: number }
  | { readonly type: 'trainingWentOn'; readonly left: number }
  | { readonly type: 'trainingStopped' }
  | { readonly type: 'trained'; readonly member: string; readonly training: string }
  /** A found thing has so many uses left; none: it is used up. */
  | { readonly type: 'thingUsed'; readonly key: string; readonly left: number }
  | { readonly type: 'segmentsSet'; readonly segments: readonly Segment[] }
  | { readonly type: 'moduleBegun'; readonly module: RunningModule }
  /** A chapter is at hand, to be played next. */
  | { readonly type: 'chapterChosen'; readonly chapter: string }
  /** The book of a chapter's scenario is closed: what comes next is open. */
  | { readonly type: 'chapterPlayed'; readonly chapter: string; readonly scenario: number }
  /** The copies of the module are renewed; `chapter`: at hand after that. */
  | {
      readonly type: 'modulePinned';
      readonly row: RunningModule['row'];
      readonly pinned: RunningModule['pinned'];
      readonly hash: string;
      readonly chapter: string | null;
    }
  /** The copies stay as they are, although the pack has newer rows. */
  | { readonly type: 'moduleKept'; readonly hash: string }
  | { readonly type: 'moduleLeft' }
  /** Written into the chronicle. */
  | { readonly type: 'written'; readonly entry: ChronicleEntry }
  | { readonly type: 'bookClosed' }
  | { readonly type: 'dataslateOpened'; readonly dataslate: Dataslate }
  | { readonly type: 'requisitionSet'; readonly requisition: number }
  | { readonly type: 'moreEpSet'; readonly ep: number };
export type CampaignEventType = CampaignEvent['type'];

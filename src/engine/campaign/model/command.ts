import type { Dataslate } from './dataslate.ts';
import type { Player } from '../../family/killteam/model/state.ts';
import type { CampaignAnswer } from './request.ts';
import type { CarriedItem, Member } from './member.ts';
import type { Segment } from './state.ts';
import type { BattleReport, ChosenBattle } from './walk.ts';

/** Skips preconditions (never a command's shape); logged as the player's own decision. */
interface Overridable {
  readonly override?: { readonly reason: string };
}

/** What the player owns of an operative and may change at any time. */
export type Described = Pick<Member, 'name' | 'notes' | 'portrait' | 'picture' | 'player'>;

/** Who is taken on. `background` null: rolled, or none for a card without a list; `increase` null: chosen later. */
export interface Recruit {
  readonly name: string;
  readonly card: string;
  readonly player: string;
  readonly portrait: string | null;
  readonly background: string | null;
  readonly increase: 'move' | 'hit' | 'wounds' | null;
}

/**
 * Who joins a dataslate of Kill Team 2021. `chosen`: what stands for its keywords in angle brackets (K-05); `weapons`: one of
 * the ways to arm its card, kept for the campaign (C-47).
 */
export interface Enlisted {
  readonly name: string;
  readonly card: string;
  readonly portrait: string | null;
  readonly chosen: Readonly<Record<string, string>>;
  readonly weapons: readonly string[];
}

/** What may be set by hand, whatever the rules say; logged as a correction. */
export type CampaignCorrection =
  | { readonly what: 'xp'; readonly member: string; readonly to: number }
  | {
      readonly what: 'stat';
      readonly member: string;
      readonly stat: 'apl' | 'move' | 'hit' | 'save' | 'wounds' | 'wargear' | 'equipment' | 'followers';
      readonly by: number;
      readonly reason: string;
    }
  | { readonly what: 'addScar' | 'removeScar'; readonly member: string; readonly scar: string }
  | { readonly what: 'addHonour' | 'removeHonour'; readonly member: string; readonly honour: string }
  | { readonly what: 'addPloy' | 'removePloy'; readonly member: string; readonly ploy: string }
  | { readonly what: 'addPower' | 'removePower'; readonly member: string; readonly power: string }
  | { readonly what: 'fate'; readonly member: string; readonly fate: Member['fate'] }
  | { readonly what: 'kills'; readonly member: string; readonly to: number }
  | { readonly what: 'rest'; readonly member: string; readonly mustRest: boolean }
  | { readonly what: 'requisition'; readonly to: number }
  | { readonly what: 'addItem'; readonly item: string; readonly wpLess: number }
  | { readonly what: 'removeItem'; readonly key: string }
  /** The roll in hand of the walk: a casualty's or recovery's result, or the experience of one operative. */
  | { readonly what: 'earned'; readonly member: string; readonly total: number };

/** What a player says happened between battles, in the imperative. */
export type CampaignCommand =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'setNotes'; readonly notes: string }
  | { readonly type: 'setDifficulty'; readonly difficulty: 'easy' | 'medium' | 'hard' }
  | { readonly type: 'setPlayers'; readonly players: readonly Player[] }
  | ({ readonly type: 'recruit'; readonly recruit: Recruit } & Overridable)
  | { readonly type: 'describe'; readonly member: string; readonly set: Partial<Described> }
  | ({
      readonly type: 'equip';
      readonly member: string;
      readonly weapons: readonly CarriedItem[];
      readonly armour: CarriedItem | null;
      readonly equipment: readonly CarriedItem[];
    } & Overridable)
  | { readonly type: 'leave'; readonly member: string; readonly how: 'dismissed' | 'retired' }
  /** A follower takes the place of an Acolyte that died (part D). */
  | ({ readonly type: 'promote'; readonly member: string; readonly instead: string } & Overridable)
  | { readonly type: 'answer'; readonly requestId: string; readonly answer: CampaignAnswer }
  /** Puts off what is owed to an operative: it stays owed and is asked again later. */
  | { readonly type: 'later'; readonly owed: string }
  | ({
      readonly type: 'deploy';
      readonly battle: string;
      readonly title: string;
      readonly mission: string;
      readonly faction: string;
      readonly deployed: readonly string[];
      readonly auxiliaries: readonly string[];
      readonly objectives: readonly string[];
      /** The chapter of the module in hand that it plays; left out: none. */
      readonly chapter?: string;
      /** What was chosen of its battle; left out: nothing. */
      readonly chosen?: ChosenBattle;
      /** Place of the segment that it is played in; left out: none. */
      readonly segment?: number;
      /** Which side of its battle is this campaign’s; left out: the retinue. */
      readonly side?: string;
    } & Overridable)
  /** The battle that was deployed never happened. */
  | { readonly type: 'callOff' }
  | { readonly type: 'report'; readonly report: BattleReport }
  | { readonly type: 'adjustReport'; readonly report: BattleReport }
  /** On to the next stage of the walk; refused while something of this one is open. */
  | ({ readonly type: 'goOn' } & Overridable)
  | { readonly type: 'closeBook' }
  | { readonly type: 'correct'; readonly correction: CampaignCorrection }
  | { readonly type: 'setDay'; readonly to: number }
  | { readonly type: 'setClues'; readonly to: number }
  | { readonly type: 'setFlag'; readonly flag: string; readonly on: boolean }
  | { readonly type: 'setBase'; readonly base: string; readonly on: boolean }
  /** Sends somebody to the range (C20). */
  | ({ readonly type: 'train'; readonly member: string; readonly training: string } & Overridable)
  /** Breaks off the training in hand. */
  | { readonly type: 'stopTraining' }
  | { readonly type: 'setSegments'; readonly segments: readonly Segment[] }
  /** Reckons a segment, by place, once and for all. */
  | { readonly type: 'reckonSegment'; readonly at: number }
  /** What the reckoning of segment `at` brought is done to the next one: its tag is milder, or a threat is added. */
  | { readonly type: 'settleSegment'; readonly at: number; readonly what: 'milder' | 'threat'; readonly tag: string }
  | { readonly type: 'writeNote'; readonly text: string }
  /** Begins a linked campaign of a pack, by id. */
  | { readonly type: 'startModule'; readonly module: string }
  /** Takes one of the open ways on from the chapter played last. */
  | ({ readonly type: 'chooseChapter'; readonly chapter: string } & Overridable)
  /** The pack of the module has changed: takes its new state, or keeps the copies there are. */
  | { readonly type: 'pinModule'; readonly take: boolean }
  | { readonly type: 'leaveModule' }
  /** Makes a new campaign the dataslate of a roster, by the narrative play of its packs (K-81). */
  | ({ readonly type: 'openDataslate' } & Pick<Dataslate, 'pack' | 'team' | 'fireTeams'>)
  | { readonly type: 'enlist'; readonly enlisted: Enlisted }
  /** Pays a requisition: for an operative, or with a choice of a scar, an item or an asset, where it needs one. */
  | ({
      readonly type: 'requisition';
      readonly requisition: string;
      readonly member: string | null;
      readonly choice: string | null;
    } & Overridable);
export type CampaignCommandType = CampaignCommand['type'];

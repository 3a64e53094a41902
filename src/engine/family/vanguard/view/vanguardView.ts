import type { BattleBoard, BoardPlace } from '../../../board/battleBoard.ts';
import type { Reaching } from '../../../board/engage.ts';
import type { Body } from '../../../board/setUp/body.ts';
import type { BoardMove, Way } from '../../../board/move/boardMove.ts';
import type { ActionEffect, Base } from '../card/card.ts';
import type { AttackKind } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import type { OnContact, Sighted } from '../model/onBoard.ts';

/** Why something cannot be done now: a code with its numbers and names; words have a sentence for each. */
export interface Barred {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A model as its card shows it. `slots`: short acts it has (2; fatigued or again 1), how many are used; `pushed`: its third was taken (V-32). */
export interface ModelView {
  readonly id: string;
  readonly name: string;
  readonly card: string;
  readonly side: string;
  readonly owner: string | null;
  readonly leader: boolean;
  readonly wounds: number;
  readonly wn: number;
  readonly cp: number;
  readonly sp: number;
  readonly ar: number;
  readonly ne: number;
  readonly invulnerable: readonly number[];
  readonly base: Base;
  readonly status: 'ready' | 'acting' | 'activated' | 'out' | 'waiting';
  readonly tired: boolean;
  readonly floored: boolean;
  readonly engaged: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly slots: { readonly of: number; readonly used: number; readonly pushed: boolean };
  /** What the first tap does now; null with `barred`: nothing. */
  readonly tap: 'activate' | 'activateAgain' | 'place' | 'target' | null;
  readonly barred: Barred | null;
  /** It must test its nerve before it acts (V-69): chances as parts of 1. */
  readonly testsNerve: boolean;
}

export interface SideView {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly hand: 'people' | 'tables';
  /** Who plays it, by name; null: nobody has said, or the tables do. */
  readonly player: string | null;
  /** Where its dice come from. */
  readonly dice: 'screen' | 'table';
  /** Its own fallback edge in the words of the scenario (V-80); null: none is named. */
  readonly edge: string | null;
  readonly cp: number;
  readonly passTokens: number;
  readonly points: number;
  readonly finished: boolean;
  readonly broken: boolean;
  readonly standing: number;
  readonly started: number;
  readonly models: readonly ModelView[];
}

/** A number with the reasons that made it, in order. */
export interface Reasoned {
  readonly value: number;
  readonly because: readonly { readonly source: string; readonly name: string | null; readonly value: number }[];
}

/** An attack of a card as its button shows it (V-05). `blast`: the radius of what follows a hit in inches, null: nothing does (V-06). */
export interface ProfileView {
  readonly ranged: boolean;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly d: number;
  readonly blast: number | null;
}

/** One act of the model that acts. `slots` it takes (1 or 2, 0 free); `why`: null when it can be done. */
export interface ActView {
  readonly id: string;
  readonly action: 'attack' | 'walk' | 'run' | 'charge' | 'aim' | 'focus' | 'standUp' | 'own';
  /** Of an own action or an attack: its id and name. */
  readonly of: { readonly id: string; readonly name: string } | null;
  readonly slots: number;
  readonly cp: number;
  readonly inches: number | null;
  readonly why: Barred | null;
  /** Only the board has it so: the table may say otherwise. */
  readonly byBoard: boolean;
  /** Of an attack. */
  readonly attack: ProfileView | null;
  /** Of an own action: what it does (V-07). */
  readonly effect: ActionEffect | null;
  /** Whom an attack or a charge can be aimed at, each with what forbids it; what only the table sees is not asked yet. */
  readonly targets: readonly { readonly model: string; readonly why: Barred | null }[];
  /** It can only be done as the fatigue action (V-32). */
  readonly byPush: boolean;
  readonly done: boolean;
}

export interface ActorView {
  readonly model: ModelView;
  readonly kind: 'activation' | 'again' | 'fallback';
  readonly acts: readonly ActView[];
  /** The fatigue action: null when it can be taken. */
  readonly push: { readonly why: Barred | null };
  readonly unused: number;
  /** Of a fallback (V-70, V-74): how far it goes, in inches; null: it is none. */
  readonly fallback: number | null;
  readonly aimed: boolean;
  readonly focused: boolean;
  /** The free attack of its charge, on whom (V-44). */
  readonly freeAttack: string | null;
}

/** A die of a roll: which one brought it, null a first one; null face: still to come. */
export interface DieView {
  readonly face: number | null;
  readonly from: number | null;
  readonly success: boolean | null;
  readonly rerolled: number | null;
}

/** The attack in hand, with its line of arithmetic. `toHit`, `toSave` null: not known yet. */
export interface AttackView {
  readonly kind: AttackKind;
  readonly attacker: string | null;
  readonly target: string;
  readonly number: number;
  readonly of: number;
  readonly attack: {
    readonly name: string;
    readonly ranged: boolean;
    readonly dice: Reasoned;
    readonly d: number;
  } | null;
  readonly toHit: Reasoned | null;
  readonly ap: Reasoned;
  readonly armour: Reasoned;
  readonly hitDice: readonly DieView[];
  readonly hits: number | null;
  readonly armourDice: readonly DieView[];
  readonly saved: number | null;
  readonly mortal: number;
  readonly wounds: number | null;
  readonly recovery: { readonly needs: number; readonly below: number; readonly rolled: number | null } | null;
  readonly outcome: 'stands' | 'down' | 'removed' | null;
  /** Facts of the table that may still be changed, with what they change. */
  readonly facts: readonly {
    readonly id: string;
    readonly on: boolean;
    readonly changes: string;
    readonly value: number;
  }[];
  /** The act it belongs to can be taken back whole: no die of it has been rolled. */
  readonly back: boolean;
  readonly step: 'facts' | 'hit' | 'reroll' | 'armourBy' | 'armour' | 'recovery' | 'retaliation' | 'over';
}

/** What the side whose turn it is may do (V-17). */
export interface TurnOffers {
  readonly side: string;
  readonly activate: readonly string[];
  readonly again: { readonly models: readonly string[]; readonly cp: number; readonly why: Barred | null };
  readonly pass: { readonly left: number; readonly fewer: number; readonly why: Barred | null };
  readonly finish: { readonly waiting: readonly string[]; readonly why: Barred | null };
  readonly followUp: { readonly models: readonly string[]; readonly cp: number; readonly why: Barred | null };
}

export interface ObjectiveView {
  readonly id: string;
  readonly name: string;
  /** Near whose zone; null the centre. */
  readonly near: string | null;
  /** Where it lies, in the words of the scenario; null: it has none. */
  readonly where: string | null;
  /** Points for each side that holds it. */
  readonly worth: Readonly<Record<string, number>>;
  readonly holder: string | null;
  /** Models in play that touch it, as far as is known: told last, and not moved since. */
  readonly touching: readonly string[];
  /** The side that would hold it by these; null: neither. */
  readonly holds: string | null;
  /** What the board has of it; null: it does not lie there. */
  readonly onBoard: OnContact | null;
}

/** What is played for: the map, how it is laid out, both zones and what is special in words, rounds, whether a die may bring one more (V-80, V-81, V-88). */
export interface PlayedView {
  readonly id: string;
  readonly name: string;
  readonly map: string;
  readonly rounds: number;
  readonly endDie: boolean;
  readonly layout: string | null;
  readonly zones: readonly string[];
  readonly special: readonly string[];
}

/** A battle's board as screens ask it. Inches as they are; a model without a place on it: null. */
export interface OnBoardView {
  readonly board: BattleBoard;
  /** A move of a model of so many inches, for the board to measure. */
  readonly move: (model: string, inches: number) => BoardMove;
  /** The cheapest way of a charge to its target; null: it is out of reach. */
  readonly charge: (model: string, target: string, inches: number) => Way | null;
  /** What an attack of a model begins with, by its id. */
  readonly sighted: (model: string, target: string, attack: string | null) => Sighted | null;
  /** Enemies of a model, each with how near they are where one of both is in the other's reach. */
  readonly reaching: (model: string) => readonly Reaching[];
  /** Where a model would be set up by a plain rule; null: there is no room. */
  readonly setUpAt: (model: string) => BoardPlace | null;
  /** In which drop zones of the board a side sets up. */
  readonly zonesOf: (side: string) => 0 | 1;
  /** How broad and how high it is; null: there is no such model. */
  readonly bodyOf: (model: string) => Body | null;
}

/** What screens read of a Vanguard battle. */
export interface VanguardView {
  readonly kind: 'rounds';
  readonly state: BattleState;
  /** Null: the battle has no board. */
  readonly onBoard: OnBoardView | null;
  readonly scenario: PlayedView;
  readonly round: number;
  readonly lastRound: number;
  readonly step: 'setUp' | 'deploy' | 'start' | 'turns' | 'end' | 'length' | 'over';
  /** Whose turn it is; before a round starts who will begin it, null: that is rolled off (V-14). */
  readonly turn: string | null;
  readonly sides: readonly [SideView, SideView];
  readonly actor: ActorView | null;
  readonly attack: AttackView | null;
  readonly offers: TurnOffers | null;
  /** A nerve test in hand (V-69): lowest face that passes; `second`: at its own edge (V-73). */
  readonly nerve: { readonly model: string; readonly needs: number; readonly second: boolean } | null;
  /** Before a round: what each side will have for it (V-15, V-16, V-68); null: it has started, or none is about to. */
  readonly starts: Readonly<
    Record<string, { readonly cp: number; readonly tokens: number; readonly broken: boolean }>
  > | null;
  /** The end of a round: who can clear fatigue for 1 CP. */
  readonly clearable: readonly string[];
  /** The end of a round: its points are counted; why the round cannot end yet, null: it can. */
  readonly end: { readonly scored: boolean; readonly why: Barred | null } | null;
  readonly objectives: readonly ObjectiveView[];
  readonly score: readonly { readonly round: number; readonly points: Readonly<Record<string, number>> }[];
  /** `deeds`: points for leader objectives, among the others (V-83). */
  readonly result: {
    readonly winner: string | null;
    readonly points: Readonly<Record<string, number>>;
    readonly deeds: Readonly<Record<string, number>>;
  } | null;
}

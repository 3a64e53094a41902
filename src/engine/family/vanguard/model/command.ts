import type { Answer } from '../../../log/request.ts';

/** Whom an attack is aimed at, with how many dice (V-53), and what the table sees of it: facts of V-58 and V-59. `fromFirst` in inches. */
export interface Aimed {
  readonly model: string;
  readonly dice: number;
  readonly facts: AttackFacts;
}

/** What only the table knows of one target. Ranged: `obscured`, `far` (more than 12"); both: `cover`; `sight` and `range`: seen, in range (default yes); melee: `friends` engaging it that are engaged with nobody else. */
export interface AttackFacts {
  readonly sight: boolean;
  readonly inRange: boolean;
  readonly obscured: boolean;
  readonly far: boolean;
  readonly cover: boolean;
  /** Ranged, not the first target: within 2" of the first. */
  readonly nearFirst: boolean;
  /** Melee: outnumbered (V-59); derived from engagement unless said otherwise. */
  readonly outnumbered: boolean | null;
}

/** What a move came to: whom it engages at its end, whom it has left on the way (V-41), and a fall on the way in inches, 0 none (V-46). */
export interface Moved {
  readonly engages: readonly string[];
  readonly left: readonly string[];
  readonly fall: number;
}

/** What players and tables say in a Vanguard battle. Every one may be refused; `correct` skips preconditions. */
export type Command =
  /** Who begins: asked as a roll; or said by hand. */
  | { readonly type: 'answer'; readonly requestId: string; readonly answer: Answer }
  /** The battle begins: roll-off, deployment (V-80). */
  | { readonly type: 'startBattle' }
  /** A model of the side whose turn it is has been set up (V-80). */
  | { readonly type: 'place'; readonly model: string }
  /** CP, pass tokens, broken (V-15, V-16, V-68). */
  | { readonly type: 'startRound' }
  /** `again`: a re-activation for 1 CP (V-34); `followUp`: right after another for 1 CP (V-35). */
  | { readonly type: 'activate'; readonly model: string; readonly again: boolean; readonly followUp: boolean }
  | { readonly type: 'act'; readonly action: 'walk' | 'run'; readonly push: boolean; readonly moved: Moved }
  | {
      readonly type: 'act';
      readonly action: 'charge';
      readonly push: boolean;
      readonly target: string;
      readonly moved: Moved;
    }
  | { readonly type: 'act'; readonly action: 'aim' | 'focus' | 'standUp'; readonly push: boolean }
  | {
      readonly type: 'act';
      readonly action: 'attack';
      readonly push: boolean;
      readonly attack: string;
      readonly targets: readonly Aimed[];
    }
  | {
      readonly type: 'act';
      readonly action: 'own';
      readonly push: boolean;
      readonly own: string;
      readonly target: string | null;
    }
  /** The fallback of a model that failed its nerve has been made: inches from its edge it stands now (V-70, V-73). */
  | { readonly type: 'fallBack'; readonly atEdge: boolean; readonly left: readonly string[] }
  | { readonly type: 'endActivation' }
  | { readonly type: 'passToken' }
  | { readonly type: 'finish' }
  | { readonly type: 'clearFatigue'; readonly model: string }
  /** The points of the round (V-86): which side holds each objective, null nobody. */
  | { readonly type: 'score'; readonly held: Readonly<Record<string, string | null>> }
  | { readonly type: 'endRound' }
  /** Facts of the attack in hand, changed before its hit roll. */
  | { readonly type: 'setFacts'; readonly model: string; readonly facts: Partial<AttackFacts> }
  /** Takes the attack or move in hand back before any die is rolled. */
  | { readonly type: 'cancel' }
  /** Damage of the target in hand typed by hand. */
  | { readonly type: 'overrideWounds'; readonly wounds: number }
  | { readonly type: 'correct'; readonly correction: Correction }
  | { readonly type: 'changeSettings'; readonly settings: object }
  | { readonly type: 'endBattle' }
  | { readonly type: 'resumeBattle' };

/** The table is the truth: anything can be set by hand, and is logged as such. */
export type Correction =
  | { readonly what: 'wounds'; readonly model: string; readonly value: number }
  | { readonly what: 'activated' | 'fatigued' | 'down' | 'inPlay'; readonly model: string; readonly value: boolean }
  | { readonly what: 'engaged'; readonly pair: readonly [string, string]; readonly value: boolean }
  | { readonly what: 'cp' | 'tokens' | 'points'; readonly side: string; readonly value: number }
  | { readonly what: 'turn'; readonly side: string }
  | { readonly what: 'token'; readonly model: string; readonly token: string; readonly value: number };

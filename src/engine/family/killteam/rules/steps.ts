import type { Order } from '../../../core/ids.ts';
import type { Request } from '../model/request.ts';
import type { Answer } from '../../../log/request.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { Fighter, FightRole, FightTask, ShootTask } from '../model/task.ts';
import type { Game } from './game.ts';
import type { KillTeamRules } from './killTeamRules.ts';
import type { AttackContext } from './windows.ts';

/** Everything a shot's arithmetic depends on beside its dice. `hit` before Lethal, any integer; `save` 2..7. */
export interface Shot {
  readonly rules: KillTeamRules;
  readonly context: AttackContext;
  readonly hit: number;
  readonly save: number;
  /** Defence dice collected, before Piercing. */
  readonly defenceDice: number;
  readonly targetOrder: Order;
  readonly ignoresPiercing: boolean;
  /** Whether the cover save is improved, for further targets of Blast: as the first one's (A6). Else by its own order. */
  readonly improved?: boolean;
}

/** A shot with everybody looked up: what each step works on. */
export interface ShotInHand {
  readonly game: Game;
  readonly task: ShootTask;
  readonly shooter: Operative;
  readonly target: Operative;
  readonly weapon: Weapon;
  readonly shot: Shot;
}

/** One side of a fight with everything looked up. */
export interface FighterInHand {
  readonly role: FightRole;
  readonly fighter: Fighter;
  readonly operative: Operative;
  /** What its weapon's rules look at, and the weapon as it is used; null: it has none. */
  readonly context: AttackContext | null;
  readonly weapon: Weapon | null;
  readonly opponent: Operative;
  /** The opponent, where it fights: what it changes for whoever fights it; null: it does not (C-26). */
  readonly foe: Operative | null;
}

/** A fight with everybody looked up. */
export interface FightInHand {
  readonly game: Game;
  readonly task: FightTask;
  readonly attacker: FighterInHand;
  readonly defender: FighterInHand;
}

/** One step of the Shoot sequence: asks nothing (null) when it is satisfied or does not apply. */
export interface ShootStep {
  readonly request: (inHand: ShotInHand) => Request | null;
  readonly resolve: (inHand: ShotInHand, answer: Answer) => readonly BattleEvent[];
}

/** One step of the Fight sequence, alike. */
export interface FightStep {
  readonly request: (fight: FightInHand) => Request | null;
  readonly resolve: (fight: FightInHand, answer: Answer) => readonly BattleEvent[];
}

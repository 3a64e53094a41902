import type { Attack } from '../family/killteam/attack/attack.ts';
import { tableGeometry } from '../family/killteam/attack/attackContext.ts';
import { rangeOf, spreadFor } from '../family/killteam/attack/targeting.ts';
import type { ShotFacts } from '../family/killteam/model/facts.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Spread } from '../family/killteam/rules/windows.ts';
import { type Arm, armsFor, type AttackKind, preferredWeapon } from './arms.ts';
import type { TableView } from './table.ts';
import { attackProblem } from './targets.ts';
import { toldOf } from './told.ts';

/** With what, and whom. */
export interface AimView {
  readonly arms: (operative: Operative, action: AttackKind) => readonly Arm[];
  /** The weapon to begin with; null: it has none. */
  readonly preferred: (operative: Operative, action: AttackKind) => Weapon | null;
  /** Why this is no target; null: it is one. */
  readonly problem: (action: AttackKind, attack: Attack) => Rejection | null;
  /** How far this weapon shoots now, in inches, at a target if there is one; null: any distance. */
  readonly range: (operative: Operative, weapon: Weapon, target?: Operative) => number | null;
  /** Whom else this weapon hits about its target now; null: nobody. */
  readonly spread: (operative: Operative, weapon: Weapon) => Spread | null;
  /** What is known of a shot: as the table told it, else by the board, else as usual. */
  readonly facts: (attack: Pick<Attack, 'operative' | 'target'>) => ShotFacts;
  /** What the table has told of a shot; null: nothing since either moved. */
  readonly told: (attack: Attack) => Pick<ShotFacts, 'cover' | 'obscured'> | null;
}

/** Aiming in a battle as it is now. */
export const aimView = (game: Game, { via }: TableView): AimView => ({
  arms: (operative, action) => armsFor(game, operative, action),
  preferred: (operative, action) => preferredWeapon(game, operative, action),
  problem: (action, attack) => attackProblem(game, action, attack),
  range: (shooter, weapon, target) =>
    rangeOf(game.rules, game.state, { shooter, weapon, via, ...(target !== undefined && { target }) }),
  spread: (shooter, weapon) => spreadFor(game.rules, game.state, { shooter, weapon, via }),
  facts: ({ operative, target }) => tableGeometry.shot(game.state, operative, target),
  told: (attack) => toldOf(game, attack),
});

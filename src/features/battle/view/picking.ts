import type { Override } from '../../../engine/family/killteam/model/command.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { AttackKind } from '../../../engine/view/arms.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { OperativeId } from '../../../engine/core/ids.ts';

export type RescueKind = 'reanimate' | 'pickUpOperative';
type NoteKind = 'interact' | 'pickUpMarker';

interface Doubt {
  /** Set when the action was impossible and is done anyway. */
  readonly override: Override | null;
}

/** A shot on overwatch: with what, at whom. */
export interface WatchShot {
  readonly weapon: string;
  readonly target: OperativeId;
}

/** What is still to be said before the action in hand is performed. Not part of the battle. */
export type Pick =
  | ({ readonly kind: 'attack'; readonly action: AttackKind; readonly weapon: string } & Doubt)
  | ({
      readonly kind: 'log';
      readonly action: AttackKind;
      readonly weapon: string;
      readonly target: OperativeId;
      readonly damage: number;
      readonly suffered: number;
    } & Doubt)
  | ({ readonly kind: 'charge'; readonly enemies: readonly OperativeId[] } & Doubt)
  | ({ readonly kind: 'friend'; readonly action: RescueKind; readonly friends: readonly OperativeId[] } & Doubt)
  | ({ readonly kind: 'reload'; readonly counters: readonly string[] } & Doubt)
  /** Which of several doors in reach. */
  | ({ readonly kind: 'hatch'; readonly doors: readonly string[] } & Doubt)
  /** Who acts out of turn, and the shot for it; null: none is known yet. */
  | { readonly kind: 'watch'; readonly operative: OperativeId; readonly shot: WatchShot | null }
  | ({ readonly kind: 'note'; readonly action: NoteKind; readonly note: string } & Doubt);

/** What a card says while something is being chosen. `problem`: why this one cannot be. */
export interface Mark {
  readonly highlight: 'offered' | 'chosen' | null;
  readonly problem: Rejection | null;
}

export const UNMARKED: Mark = { highlight: null, problem: null };
export const OFFERED: Mark = { highlight: 'offered', problem: null };
const CHOSEN: Mark = { highlight: 'chosen', problem: null };

/** Why this operative is not a target of what was chosen; null: it is. */
export function aimProblem(
  view: BattleView,
  { action, weapon: id }: Extract<Pick, { kind: 'attack' }>,
  { attacker, target }: { readonly attacker: Operative; readonly target: Operative },
): Rejection | null {
  const weapon = view.table.weapon(attacker, id);
  return weapon === null
    ? { code: 'unknownWeapon', params: {} }
    : view.aim.problem(action, { operative: attacker, weapon, target });
}

/** How the choice in hand marks a card; `actor` is who acts. */
export function pickMark(view: BattleView, pick: Pick, actor: Operative, card: Operative): Mark {
  const foe = card.side !== actor.side && view.table.standing(card);
  switch (pick.kind) {
    case 'attack': {
      if (!foe) return UNMARKED;
      const problem = aimProblem(view, pick, { attacker: actor, target: card });
      return problem === null ? OFFERED : { highlight: null, problem };
    }
    case 'charge':
      if (!foe) return UNMARKED;
      return pick.enemies.includes(card.id) ? CHOSEN : OFFERED;
    case 'friend':
      return pick.friends.includes(card.id) ? OFFERED : UNMARKED;
    case 'log':
      return pick.target === card.id ? CHOSEN : UNMARKED;
    case 'reload':
    case 'hatch':
    case 'note':
    case 'watch':
      return UNMARKED;
  }
}

import { groupOf } from '../family/killteam/flow/turns.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { Game } from '../family/killteam/rules/game.ts';

/** A group of which one after the other acts (A-17, K-27). `at`: the how manieth acts, of `of` at most; `next`: who may follow. */
export interface GroupView {
  /** Who of it acts now; null: the next is still to be chosen. */
  readonly acting: string | null;
  readonly at: number;
  readonly of: number;
  readonly next: readonly string[];
}

const idsOf = (operatives: readonly Operative[]): readonly string[] => operatives.map(({ id }) => id);

function whileActing(game: Game): GroupView | null {
  const { activation, operatives } = game.state;
  const acting = operatives.find(({ id }) => id === activation?.operative);
  if (activation?.kind !== 'activation' || acting === undefined) return null;
  const at = (activation.following ?? (activation.grouped ? 1 : 0)) + 1;
  const size = game.rules.turns.groupSize(acting);
  const next = at < size ? idsOf(groupOf(game, acting)) : [];
  const of = Math.min(size, at + next.length);
  return of === 1 ? null : { acting: acting.id, at, of, next };
}

/** The group that acts, or that goes on next; null: nobody acts in one. */
export function groupView(game: Game): GroupView | null {
  const { group } = game.state;
  if (group === null) return whileActing(game);
  const at = group.acted ?? 1;
  return { acting: null, at, of: at + 1, next: group.operatives };
}

import type { Command } from '../../../engine/family/vanguard/model/command.ts';
import type { Moved } from '../../../engine/family/vanguard/model/facts.ts';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Picked } from '../desk.ts';

type Move = Extract<Picked, { kind: 'move' }>;

/** What is taken as so of a move nobody has said more of: it leaves whom it was engaged with, and engages whom it charged. */
export const plainMove = ({ engaged }: Pick<ModelView, 'engaged'>, target: string | null): Moved => ({
  engages: target === null ? [] : [target],
  left: [...engaged],
  fall: 0,
});

/** A move as a command. */
export function moveCommand({ action, push, target }: Omit<Move, 'kind' | 'again' | 'mover'>, moved: Moved): Command {
  return action === 'charge'
    ? { type: 'act', action, push, target: target ?? '', sight: true, moved }
    : { type: 'act', action, push, moved };
}

const FREE = 2;

/** Hits of a fall: whole inches beyond the free ones, each with as much AP (V-46, V-47). */
export const fallHits = (height: number): number => Math.max(0, Math.floor(height - FREE));

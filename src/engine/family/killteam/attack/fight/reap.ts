import { geometry } from '../../../../board/geometry.ts';
import { engagedWith, standing } from '../../model/lookup.ts';
import type { FightInHand, FightStep, FighterInHand } from '../../rules/steps.ts';
import { eachDamaged } from '../damage.ts';
import { reapOf } from './fightInHand.ts';
import { fightMoved, fightRequestId } from './step.ts';

const INCHES = 1;

const reaper = (fight: FightInHand): FighterInHand | null => {
  const role = fight.task.reaping ?? null;
  return role === null ? null : fight[role];
};

/** Other enemies of the one that strikes; who is held by either of the two comes first, they are near for certain. */
function candidates({ game: { state } }: FightInHand, { operative, opponent }: FighterInHand) {
  const others = state.operatives.filter(
    (other) => other.side !== operative.side && other.id !== opponent.id && standing(other) && other.wounds > 0,
  );
  const held = new Set(engagedWith(state, operative.id));
  return { all: others.map(({ id }) => id), held: others.map(({ id }) => id).filter((id) => held.has(id)) };
}

/** Reap x: a critical strike hurts every other enemy that the striker sees within 1" of it or of its target (L-31). */
export const reap: FightStep = {
  request: (fight) => {
    const side = reaper(fight);
    const found = side === null ? null : candidates(fight, side);
    if (side === null || found === null || found.all.length === 0) return null;
    const { board } = fight.game.state;
    return {
      kind: 'tick',
      id: fightRequestId(fight, 'reap', fight.task.exchanges),
      question: 'reap',
      side: side.operative.side,
      inches: INCHES,
      around: side.operative.id,
      candidates: found.all,
      ...(board === undefined
        ? { preset: found.held }
        : geometry().ticksBeside(board, [side.operative.id, side.opponent.id], INCHES, found.all)),
    };
  },
  resolve: (fight, answer) => {
    const side = reaper(fight);
    if (side === null || answer.kind !== 'tick') return [];
    const amount = reapOf(fight, side);
    const hits = answer.operatives.map((id) => ({ id, amount, by: side.operative.id, cause: 'reap' as const }));
    return [...eachDamaged(fight.game, hits), fightMoved({ reaping: null })];
  },
};

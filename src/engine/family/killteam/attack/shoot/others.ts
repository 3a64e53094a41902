import { spreadOf } from './derive.ts';
import { inAreaOnBoard, seenInAreaOnBoard } from '../boardGeometry.ts';
import { targetProblem } from '../targeting.ts';
import type { Spread } from '../../rules/windows.ts';
import type { TickRequest } from '../../model/request.ts';
import { engagedWith, operativeById, standing } from '../../model/lookup.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotRequestId } from './step.ts';

/** Blast takes anybody but the first target; Torrent and Fusillade only enemies that none of the shooter's friends holds (A6). */
const furtherCandidates = ({ game, task, shooter }: ShotInHand, spread: Spread): string[] =>
  game.state.operatives
    .filter((other) => standing(other) && other.id !== task.sequence.target)
    .filter((other) => {
      if (spread.kind === 'blast') return true;
      const held = engagedWith(game.state, other.id).some((id) => operativeById(game.state, id).side === shooter.side);
      return other.side !== shooter.side && !held;
    })
    .map((other) => other.id);

/** Whom the board says it hits: Blast whoever the first target sees, the others whoever is a valid target themselves. */
function hitOnBoard(inHand: ShotInHand, spread: Spread, candidates: readonly string[]): readonly string[] {
  const { game, shooter, weapon, target, task } = inHand;
  const area = { middle: target.id, inches: spread.inches };
  if (spread.kind === 'blast') return seenInAreaOnBoard(game.state, area, candidates);
  return inAreaOnBoard(game.state, area, candidates).filter((id) => {
    const other = operativeById(game.state, id);
    return (
      targetProblem(game.rules, game.state, { shooter, weapon, target: other, via: task.via, facts: null }) === null
    );
  });
}

/** Which of those that can be hit beside the first target are; null: there is nobody. */
export function furtherTargets(inHand: ShotInHand, spread: Spread): TickRequest | null {
  const { shooter, target } = inHand;
  const candidates = furtherCandidates(inHand, spread);
  if (candidates.length === 0) return null;
  return {
    kind: 'tick',
    id: shotRequestId(inHand, 'others'),
    question: spread.kind,
    side: shooter.side,
    inches: spread.inches,
    around: target.id,
    candidates,
    preset: hitOnBoard(inHand, spread, candidates),
  };
}

/** After the first target of a Blast or Torrent weapon: who else is hit, in which order. */
export const others: ShootStep = {
  request: (inHand) => {
    const spread = spreadOf(inHand.shot);
    const { task } = inHand;
    if (spread === null || spread.kind === 'fusillade' || task.others !== null || !task.sequence.resolved) return null;
    return furtherTargets(inHand, spread);
  },
  resolve: (_, answer) =>
    answer.kind === 'tick'
      ? [{ type: 'taskMoved', set: { others: [...answer.operatives], queue: [...answer.operatives] } }]
      : [],
};

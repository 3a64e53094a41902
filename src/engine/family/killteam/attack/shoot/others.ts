import { spreadOf } from './derive.ts';
import type { Attacker, Ticks } from '../../../../board/surely.ts';
import { factsOfLook, ticksInArea } from '../boardGeometry.ts';
import { rangeOf, shotFrom, targetProblem } from '../targeting.ts';
import { pairKey } from '../../model/facts.ts';
import type { Spread } from '../../rules/windows.ts';
import type { TickRequest } from '../../model/request.ts';
import { byPeople, engagedWith, operativeById, standing } from '../../model/lookup.ts';
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

/** Whom the shooter may shoot at, by a look on the board; what was told by hand stands. */
function attackerOf({ game: { rules, state }, shooter, weapon, task }: ShotInHand): Attacker {
  const aimAt = (id: string) => ({ shooter, weapon, target: operativeById(state, id), via: task.via });
  const isTold = (id: string): boolean => state.facts[pairKey(shooter.id, id)] !== undefined;
  return {
    id: shooter.id,
    reach: (id) => (isTold(id) ? null : rangeOf(rules, state, aimAt(id))),
    isTarget: (id, look) => {
      const aim = aimAt(id);
      const told = shotFrom(rules, state, aim);
      const facts = isTold(id) ? told : { ...told, ...factsOfLook(look), inRange: told.inRange };
      return targetProblem(rules, state, { ...aim, facts }) === null;
    },
  };
}

/** Whom the board says it hits: Blast whoever the first target sees, the others whoever is a valid target themselves, of whom people may leave some. */
function hitOnBoard(inHand: ShotInHand, { kind, inches }: Spread, candidates: readonly string[]): Ticks {
  const { state } = inHand.game;
  const area = { middle: inHand.target.id, inches };
  const mayLeave = { by: attackerOf(inHand), chosen: byPeople(state, inHand.shooter.side) };
  return ticksInArea(state, { ...area, ...(kind === 'blast' ? { seen: true } : mayLeave) }, candidates);
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
    ...hitOnBoard(inHand, spread, candidates),
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

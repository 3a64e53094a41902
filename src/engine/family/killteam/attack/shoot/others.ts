import { spreadOf } from './derive.ts';
import { geometry } from '../../../../board/geometry.ts';
import type { Look } from '../../../../board/looks.ts';
import { both, firmly, type Sure } from '../../../../board/sure.ts';
import { factsOfLook } from '../boardGeometry.ts';
import { surelyIn, type Ticks, ticksBy, ticksInArea } from '../boardTicks.ts';
import { rangeOf, shotFrom, targetProblem } from '../targeting.ts';
import { pairKey, type ShotFacts } from '../../model/facts.ts';
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

/** Whether it is a valid target from where the shooter stands, as the board or the table has it; null: it has no place. */
function surelyValid({ game, shooter, weapon, task }: ShotInHand, id: string): Sure | null {
  const { rules, state } = game;
  const target = operativeById(state, id);
  const aim = { shooter, weapon, target, via: task.via };
  const { inRange } = shotFrom(rules, state, aim);
  const isValid = (facts: ShotFacts | null): boolean => targetProblem(rules, state, { ...aim, facts }) === null;
  const is = isValid(null);
  if (state.facts[pairKey(shooter.id, id)] !== undefined) return firmly(is);
  const looks = state.board === undefined ? null : geometry().closeLookOn(state.board, shooter.id, id);
  if (looks === null || state.board === undefined) return null;
  const isAs = (look: Look): boolean => isValid({ ...factsOfLook(look), inRange });
  const seen = { is, close: isAs(looks.smaller) !== is || isAs(looks.larger) !== is };
  const inches = rangeOf(rules, state, aim);
  const reached = inches === null ? null : geometry().surelyNearOn(state.board, shooter.id, inches, id);
  return reached?.close === true ? { is, close: true } : seen;
}

/** Whom the board says it hits: Blast whoever the first target sees, the others whoever is a valid target themselves, of whom people may leave some. */
function hitOnBoard(inHand: ShotInHand, { kind, inches }: Spread, candidates: readonly string[]): Ticks {
  const { game, shooter, target } = inHand;
  const area = { middle: target.id, inches, seen: kind === 'blast' };
  if (kind === 'blast') return ticksInArea(game.state, area, candidates);
  const judge = (id: string): Sure | null => {
    const within = surelyIn(game.state, area, id);
    return within === null || !(within.is || within.close) ? within : both(within, surelyValid(inHand, id));
  };
  return ticksBy(candidates, judge, !byPeople(game.state, shooter.side));
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

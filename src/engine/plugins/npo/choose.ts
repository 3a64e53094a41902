import { type Candidate, nextEnemy, type Next } from '../../behaviour/next.ts';
import { geometry } from '../../board/geometry.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { engagedWith, isReady, ofSide, tableSide } from '../../family/killteam/model/lookup.ts';
import { boardNow } from '../../family/killteam/attack/boardGeometry.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { canCounteract, counteractOffered } from '../../family/killteam/flow/turns.ts';
import { playsByTable } from './state.ts';
import { askOrPlanFor, lotOf } from './thought.ts';
import { type Arms, armsOf, threatTo } from './threat.ts';
import { targetsOf } from './view.ts';

/** Whether the table said that it sees nobody and can charge nobody. */
function knownToReachNobody({ npo }: BattleState, enemy: Operative, targets: readonly Operative[]): boolean {
  const no = (fact: string, target: string): boolean =>
    npo?.told.some((told) => told.enemy === enemy.id && told.target === target && told.fact === fact && !told.is) ??
    false;
  return targets.every(({ id }) => no('validTarget', id) && no('chargeReach', id));
}

function attacks(game: Game, { bearer: enemy, guns, blades }: Arms, targets: readonly Operative[]): boolean | null {
  const fights = blades.length > 0;
  if (engagedWith(game.state, enemy.id).length > 0) return fights;
  if (!fights && guns.length === 0) return false;
  return knownToReachNobody(game.state, enemy, targets) ? false : null;
}

/** How near the closest is, and whether somebody sees it without cover, where the board has all of them; else nobody knows. */
function onBoard(
  state: BattleState,
  enemy: Operative,
  targets: readonly Operative[],
): Pick<Candidate, 'inCover' | 'inches'> {
  const board = boardNow(state);
  const place = board?.places[enemy.id];
  const there =
    place === undefined || board === undefined ? null : geometry().atEndOn(board, enemy.id, place, idsOf(targets));
  if (there === null || there.length < targets.length) return { inCover: null, inches: null };
  return {
    inCover: there.every(({ seenBy: { leaning } }) => leaning === null || leaning.cover.size > 0),
    inches: Math.min(...there.map(({ inches }) => inches)),
  };
}

const idsOf = (operatives: readonly Operative[]): readonly string[] => operatives.map(({ id }) => id);

function candidate(game: Game, enemy: Operative): Candidate {
  const targets = targetsOf(game.state);
  const arms = armsOf(game, enemy);
  return {
    id: enemy.id,
    canAttack: attacks(game, arms, targets),
    threat: Math.max(0, ...targets.map((target) => threatTo(game, arms, target))),
    ...onBoard(game.state, enemy, targets),
    ...(engagedWith(game.state, enemy.id).length > 0 ? { inches: 0 } : {}),
  };
}

/** Out of turn, where it would do nothing by its table as far as the table has told: it is not asked again. */
function knownToDoNothing(game: Game, enemy: Operative): boolean {
  if (game.rules.outOfTurn.actions === null || !playsByTable(game.state.npo)) return false;
  const thought = askOrPlanFor(game, enemy);
  return thought.kind === 'plan' && thought.plan.steps.every(({ action }) => action === 'pass');
}

/** Enemies that may be activated now: the group that goes on, those that are ready, or those that may counteract. */
export function enemiesDue(game: Game): readonly Operative[] {
  const { state } = game;
  const side = tableSide(state);
  const enemies = ofSide(state, side);
  const { group } = state;
  if (group?.side === side) return enemies.filter((enemy) => group.operatives.includes(enemy.id) && isReady(enemy));
  if (group === null && state.turn === side && counteractOffered(game))
    return enemies.filter((enemy) => canCounteract(game, enemy) && !knownToDoNothing(game, enemy));
  return enemies.filter(isReady);
}

/** Which enemy acts next, and why; null: none can (kill-team.md A9.2). */
export const whoIsNext = (game: Game): Next | null =>
  nextEnemy(
    enemiesDue(game).map((enemy) => candidate(game, enemy)),
    lotOf(game, 'npo.next'),
  );

import type { Lasts } from '../model/lasting.ts';
import { midMoveOf } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import type { Game } from '../rules/game.ts';
import type { MoveId } from '../rules/killTeamRules.ts';
import { changesOf } from './changes.ts';
import { moveOf } from './stats.ts';

const DASH = 3;
const COUNTERACT = 2;

/** Whether it flies (A-42, K-35, K-75). */
export const flies = (operative: Operative): boolean => operative.abilities.includes('fly');

/** Inches that traits, and what lasts, add to this move. */
const further = (lasts: Lasts, operative: Operative, move: MoveId): number =>
  changesOf(lasts, operative, 'distance')
    .filter(({ change }) => change.action === move)
    .reduce((sum, { change }) => sum + change.by, 0);

function fullReach(game: Game, operative: Operative, move: MoveId): number {
  const inches = move === 'dash' ? DASH : moveOf(game, operative) + (move === 'charge' && !flies(operative) ? 2 : 0);
  return Math.max(0, inches + further(game.state, operative, move));
}

/** Inches gone of a move in whose middle it has operated a hatch. */
function goneOf(state: BattleState, { id }: Operative, move: MoveId): number {
  const held = midMoveOf(state, id);
  return held?.action === move ? held.inches : 0;
}

/** How far this move goes at most, in inches: the rest of one that a hatch has held; a counteraction moves no more than 2″ (A-42, A-43, A3.1). */
export const moveReach = (game: Game, operative: Operative, move: MoveId): number =>
  Math.max(
    0,
    Math.min(
      fullReach(game, operative, move),
      game.state.activation?.kind === 'counteract' && game.state.activation.operative === operative.id
        ? COUNTERACT
        : Infinity,
    ) - goneOf(game.state, operative, move),
  );

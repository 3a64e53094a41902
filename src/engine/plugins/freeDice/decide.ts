import { diceOf, isRoll, readRoll } from '../../dice/freeRoll.ts';
import { done, refused } from '../../family/killteam/flow/decide/decision.ts';
import { reject, type Rejection } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import type { FreeDiceCommand } from './command.ts';

/** The longest reason that is kept. */
export const REASON_LENGTH = 120;

/** The id of the next roll for the table: counted from the state, so that after an undo it is the same again. */
export const nextFreeRoll = ({ freeRolls = 0 }: Pick<BattleState, 'freeRolls'>): string => `free.${freeRolls + 1}`;

function misfit(state: BattleState, { id, roll, faces }: FreeDiceCommand): Rejection | null {
  if (id !== nextFreeRoll(state)) return reject('staleRequest');
  if (!isRoll(roll)) return reject('outOfBounds');
  const dice = diceOf(roll);
  if (faces.length !== dice.length) return reject('wrongDiceCount', { wanted: dice.length });
  const at = dice.findIndex((sides, nth) => {
    const face = faces[nth] ?? 0;
    return !Number.isInteger(face) || face < 1 || face > sides;
  });
  return at < 0 ? null : reject('badFace', { face: String(faces[at]), sides: dice[at] ?? 0 });
}

/** Dice that the table wants to know, at any moment: they are told and change nothing else. */
export function rollFree(game: Game, command: FreeDiceCommand): BattleDecision {
  const wrong = misfit(game.state, command);
  if (wrong !== null) return refused(wrong);
  const { roll, faces, typed, why } = command;
  const reason = why?.trim().slice(0, REASON_LENGTH) ?? '';
  return done(game, [
    { type: 'freeRolled', roll, faces, result: readRoll(roll, faces), typed, why: reason === '' ? null : reason },
  ]);
}

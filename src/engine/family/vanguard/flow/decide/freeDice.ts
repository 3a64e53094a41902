import { diceOf, isRoll, readRoll } from '../../../../dice/freeRoll.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { type BattleDecision, unless } from './decision.ts';

type RollFree = Extract<Command, { readonly type: 'rollFree' }>;

/** The longest reason that is kept. */
const REASON_LENGTH = 120;

/** The id of the next roll for the table: counted from the state, so that after an undo it is the same again. */
export const nextFreeRoll = ({ freeRolls = 0 }: Pick<BattleState, 'freeRolls'>): string => `free.${freeRolls + 1}`;

function misfit(state: BattleState, { id, roll, faces }: RollFree): Rejection | null {
  if (id !== nextFreeRoll(state)) return reject('staleRequest');
  if (!isRoll(roll)) return reject('outOfBounds');
  const dice = diceOf(roll);
  if (faces.length !== dice.length) return reject('wrongDiceCount', { wanted: dice.length });
  const wrong = faces.find((face, nth) => !Number.isInteger(face) || face < 1 || face > (dice[nth] ?? 0));
  return wrong === undefined ? null : reject('badFace', { face: `${wrong}` });
}

/** Dice that the table wants to know, at any moment: they are told and change nothing else. */
export const rollFree = (state: BattleState, command: RollFree): BattleDecision =>
  unless(state, misfit(state, command), () => {
    const { roll, faces, typed, why } = command;
    const reason = why?.trim().slice(0, REASON_LENGTH) ?? '';
    return [
      { type: 'freeRolled', roll, faces, result: readRoll(roll, faces), typed, why: reason === '' ? null : reason },
    ];
  });

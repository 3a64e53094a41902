import { isMeasured } from '../../../log/request.ts';
import type { ByItself } from '../../../log/battleBase.ts';
import type { BattleState } from '../model/battle.ts';
import type { Command } from '../model/command.ts';
import { topTask } from '../model/lookup.ts';
import type { Question, Request } from '../model/request.ts';

/** Choices of an attack that answer themselves when the app does all it can: by the value that is advised; dice stay as they lie. */
const ADVISED: Partial<Record<Question, boolean>> = { armourBy: true, rerollDie: false };

/** Dice that earlier ones of the same roll have brought (V-12), or one rolled again. */
function follows(state: BattleState, request: Request): boolean {
  if (request.kind !== 'roll') return false;
  if (request.purpose === 'reroll') return true;
  const task = topTask(state);
  if (task?.kind !== 'attack') return false;
  const { hitDice, armourDice } = task.inHand;
  return request.purpose === 'armour' ? armourDice.length > 0 : request.purpose === 'hit' && hitDice.length > 0;
}

function chosen(question: Question): ByItself<Command> {
  const advised = ADVISED[question];
  return advised === undefined ? null : { kind: 'answer', advised };
}

/** What happens without the player: dice of the app that others have brought, and choices that it is told to make; null: the player is awaited. */
export function byItself(state: BattleState, request: Request | null): ByItself<Command> {
  if (request === null) return null;
  const { dice, automation } = state.settings;
  const full = automation.attack === 'full';
  switch (request.kind) {
    case 'roll':
      return dice[request.side] === 'screen' && follows(state, request) ? { kind: 'answer', advised: false } : null;
    case 'pick':
      return full ? chosen(request.question) : null;
    case 'tick':
      return isMeasured(request) ? { kind: 'apart' } : null;
    case 'reroll':
    case 'number':
    case 'look':
      return null;
  }
}

import { effectiveFacts } from '../family/killteam/attack/effectiveFacts.ts';
import type { Attack } from '../family/killteam/attack/attack.ts';
import { pairKey, type ShotFacts } from '../family/killteam/model/facts.ts';
import type { Game } from '../family/killteam/rules/game.ts';

/** What the table has told of a shot by this operative at that one; null: nothing since either moved. */
export function toldOf({ state }: Game, { operative, target }: Attack): Pick<ShotFacts, 'cover' | 'obscured'> | null {
  const facts = state.facts[pairKey(operative.id, target.id)];
  return facts === undefined ? null : effectiveFacts(facts);
}

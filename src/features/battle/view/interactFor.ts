import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { contentText } from '../../../words/content.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** What Interact is for in this mission: whatever has no button of its own, and what the mission asks for. */
export function interactFor(words: Words<'battle'>, look: Look, { mission }: BattleState): string {
  const own = (mission.script?.actions ?? []).map(({ id }) => look.trackName(id));
  const primary = contentText(words, `${mission.id}/primary`, mission.primary);
  const { interactElse, interactFor: wanted } = words.withWhat;
  return own.length === 0 ? wanted(primary) : interactElse(words.common.list(own));
}

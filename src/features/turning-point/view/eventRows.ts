import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { LadderRow } from '../../../ui/Ladder.tsx';
import { contentName, contentText } from '../../../words/content.ts';
import type { Words } from '../../../words/words.ts';

/** Why there is no event in this turning point; null: there is one. */
export function noEvent(words: Words<'play'>, { settings, turningPoint }: BattleState): string | null {
  const eventFrom = settings.parameters?.eventFrom ?? 0;
  if ((settings.automation.events ?? 'off') === 'off') return words.turningPoint.eventOff;
  return turningPoint < eventFrom ? words.turningPoint.eventNone(eventFrom) : null;
}

/** Every face of the battle's event table; before the roll with its chance. */
export function eventRows(words: Words<'play'>, state: BattleState, rolled: boolean): readonly LadderRow[] {
  const table = state.tables?.[state.eventTable ?? ''];
  if (table === undefined) return [];
  return table.rows.map(({ id, from, to, name, text }) => ({
    id,
    face: from === to ? `${from}` : `${from}–${to}`,
    text: `${contentName(words, id, name)}. ${contentText(words, `${id}/text`, text)}`,
    ...(!rolled && { note: words.turningPoint.eventChance(to - from + 1, table.die) }),
  }));
}

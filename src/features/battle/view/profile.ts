import type { TimedEffect, Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { inches, target } from '../../../words/format.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { sourceName } from '../../../words/ruleName.ts';
import type { Words } from '../../../words/words.ts';

/** One figure of the profile as it is now, and why it is not the printed one. */
interface ProfileRow {
  readonly id: TimedEffect['stat'];
  readonly label: string;
  readonly value: string;
  readonly why: readonly string[];
}

/** The source of an effect that the table has added. */
export const BY_HAND = 'hand';

/** An effect as a sentence: what, from where, until when. */
export const effectSentence = (
  words: Words<'battle'>,
  tables: BattleState['tables'],
  { stat, by, source, expires }: TimedEffect,
): string => {
  const from = source === BY_HAND ? words.battle.card.effectSource : sourceName(words, tables, source);
  return `${words.effects.from(words.effects.label(stat, by), from)}, ${words.effects.expires[expires]}`;
};

function whyOf(words: Words<'battle'>, view: BattleView, operative: Operative, stat: TimedEffect['stat']): string[] {
  const { suffers } = view.figures(operative);
  const effects = operative.effects
    .filter((effect) => effect.stat === stat)
    .map((each) => effectSentence(words, view.state.tables, each));
  const injured = (stat === 'move' || stat === 'hit') && suffers[stat] ? [words.hints.injured] : [];
  const carrying = stat === 'move' && operative.carries !== null ? [words.hints.carrying] : [];
  return [...injured, ...carrying, ...effects];
}

/** APL, Move, Hit and Save with what changes them. */
export function profileRows(words: Words<'battle'>, view: BattleView, operative: Operative): readonly ProfileRow[] {
  const { apl, move, hit, save } = view.figures(operative);
  const rows: readonly (readonly [TimedEffect['stat'], string, string])[] = [
    ['apl', `${apl}`, `${operative.apl}`],
    ['move', inches(move), inches(operative.move)],
    ['hit', target(hit), target(operative.hit)],
    ['save', target(save), target(operative.save)],
  ];
  return rows.map(([id, value, printed]) => ({
    id,
    label: words.common.stats[id],
    value,
    why: [...(value === printed ? [] : [words.battle.card.printed(printed)]), ...whyOf(words, view, operative, id)],
  }));
}

import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { inches, target } from '../../../words/format.ts';
import { lastingSentence } from '../../../words/lastingSaid.ts';
import type { Look } from '../../../words/look.ts';
import type { Stat } from '../../../words/names.ts';
import type { Words } from '../../../words/words.ts';

/** One figure of the profile as it is now, and why it is not the printed one. */
interface ProfileRow {
  readonly id: Stat;
  readonly label: string;
  readonly value: string;
  readonly why: readonly string[];
}

/** What a profile is told with. */
interface Told {
  readonly words: Words<'play'>;
  readonly look: Look;
  readonly view: BattleView;
}

function whyOf({ words, look, view }: Told, operative: Operative, stat: Stat): string[] {
  const { suffers } = view.figures(operative);
  const effects = view.lasting.onFigure(operative, stat).map((each) => lastingSentence(words, each, look));
  const injured = (stat === 'move' || stat === 'hit') && suffers[stat] ? [words.hints.injured] : [];
  const carrying = stat === 'move' && operative.carries !== null ? [words.hints.carrying] : [];
  return [...injured, ...carrying, ...effects];
}

/** APL, Move, Hit and Save with what changes them. */
export function profileRows(told: Told, operative: Operative): readonly ProfileRow[] {
  const { words, view } = told;
  const { apl, move, hit, save } = view.figures(operative);
  const rows: readonly (readonly [Stat, string, string])[] = [
    ['apl', `${apl}`, `${operative.apl}`],
    ['move', inches(move), inches(operative.move)],
    ['hit', target(hit), target(operative.hit)],
    ['save', target(save), target(operative.save)],
  ];
  return rows.map(([id, value, printed]) => ({
    id,
    label: words.common.stats[id],
    value,
    why: [...(value === printed ? [] : [words.battle.card.printed(printed)]), ...whyOf(told, operative, id)],
  }));
}

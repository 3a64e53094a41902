import type { Outlook, Outlooks } from '../../../engine/advisor/outlook.ts';
import type { Expected } from '../../../engine/advisor/expected.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Choice } from '../../../ui/ChoiceList.tsx';
import { chanceShort } from '../../../words/chance.ts';
import { contentName } from '../../../words/content.ts';
import type { Language } from '../../../words/language.ts';
import type { Look } from '../../../words/look.ts';
import { meanSaid } from '../../../words/oddsSaid.ts';
import type { Words } from '../../../words/words.ts';

/** An outlook whose odds are known. */
type Known = Outlook & { readonly expected: Expected };

/** Who may shoot out of turn, and its best shot; null: no odds are known. */
export interface Watcher {
  readonly operative: Operative;
  readonly best: Known | null;
}

const isKnown = (outlook: Outlook): outlook is Known =>
  outlook.action === 'shoot' && typeof outlook.expected !== 'string';

const worth = ({ best }: Watcher): number => (best === null ? -1 : best.expected.kill + best.expected.mean / 1000);

/** Those who may shoot out of turn, the best shot first. */
export const watchersOf = (
  operatives: readonly Operative[],
  outlooks: (operative: Operative) => Outlooks | null,
): readonly Watcher[] =>
  operatives
    .map((operative) => ({ operative, best: outlooks(operative)?.with([]).find(isKnown) ?? null }))
    .toSorted((one, other) => worth(other) - worth(one));

/** Why somebody of the side that is asked has no Overwatch. */
export function whyNot(
  { engagement }: BattleState,
  { id, order, counteracted }: Operative,
): 'watched' | 'concealed' | 'engaged' | 'unarmed' {
  if (counteracted) return 'watched';
  if (order === 'conceal') return 'concealed';
  return engagement.some((pair) => pair.includes(id)) ? 'engaged' : 'unarmed';
}

/** A watcher as a row: with what at whom, and how likely it takes it down. */
export function watcherRow(
  { words, look, language }: { readonly words: Words<'play'>; readonly look: Look; readonly language: Language },
  { operative, best }: Watcher,
): Choice {
  const title = look.name(operative.id);
  if (best === null) return { id: operative.id, title };
  const { overwatch } = words;
  const { kill, mean } = best.expected;
  const wounds = meanSaid(mean, language);
  const gun = contentName(words, best.weapon.id, best.weapon.name);
  return {
    id: operative.id,
    title,
    reason: overwatch.at(gun, look.name(best.target.id), overwatch.wounds(wounds)),
    number: chanceShort(kill),
    numberSpoken: overwatch.down(chanceShort(kill), wounds),
  };
}

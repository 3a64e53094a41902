import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { UsableTrait } from '../../../engine/view/traits.ts';
import { contentName, contentText } from '../../../words/content.ts';
import { capital } from '../../../words/capital.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** A trait as it is told. */
export interface TraitTold {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A trait that can be used by hand. `facts`: what it costs and how often. */
export interface TraitRow extends TraitTold, Pick<UsableTrait, 'reason' | 'isNote'> {
  readonly operative: string;
  readonly facts: readonly string[];
}

/** What rows are made from. `words` know the rows of the campaign. */
export interface Telling {
  readonly words: Words<'play'>;
  readonly look: Look;
  readonly view: BattleView;
}

const told = ({ words }: Telling, { id, name, text }: Trait): TraitTold => ({
  id,
  name: contentName(words, id, name),
  text: contentText(words, id, text),
});

function factsOf({ words }: Telling, { trait, use, price, left, needs }: UsableTrait): readonly string[] {
  const { ap, cp } = price;
  const { common, traits } = words;
  return [
    ...(ap > 0 ? [common.ap(ap)] : []),
    ...(cp > 0 ? [common.cp(cp)] : []),
    ...(left === null ? [] : [traits.leftNow(left, use.per)]),
    ...(needs === null ? [] : [traits.test(needs)]),
    ...(trait.plays === 'guide' && use.effects.length === 0 ? [traits.byTable] : []),
  ];
}

const rowOf = (telling: Telling, usable: UsableTrait): TraitRow => ({
  ...told(telling, usable.trait),
  operative: usable.operative.id,
  facts: factsOf(telling, usable),
  reason: usable.reason,
  isNote: usable.isNote,
});

/** What an operative can use, what is possible now first; strategic ploys have a place of their own. */
export const usable = (telling: Telling, operative: Operative): readonly TraitRow[] =>
  telling.view.traits.usable(operative).map((each) => rowOf(telling, each));

/** What holds by itself or is only to be remembered at the table. */
export const reminders = (telling: Telling, operative: Operative): readonly TraitTold[] =>
  telling.view.traits
    .always(operative)
    .map((trait) => told(telling, trait))
    .filter(({ text }) => text !== '');

/** What is used before the firefight, each with whose it is. */
export const strategic = (telling: Telling): readonly TraitRow[] =>
  telling.view.traits.strategic.map((each) => {
    const row = rowOf(telling, each);
    return { ...row, facts: [telling.words.traits.by(telling.look.name(row.operative)), ...row.facts] };
  });

/** The reason as a sentence. */
export const reasonSaid = ({ words, look }: Telling, { code, params }: Rejection): string =>
  capital(words.reasons[code](params, look));

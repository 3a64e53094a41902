import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { psychicNeeds } from '../../../engine/family/killteam/plugins/traits/psychic.ts';
import {
  isNote,
  priceOf,
  traitReasons,
  handUseOf,
  usesLeft,
} from '../../../engine/family/killteam/plugins/traits/traitUse.ts';
import type { Trait, Use } from '../../../engine/family/killteam/traits/trait.ts';
import { contentName, contentText } from '../../../words/content.ts';
import { capital } from '../../../words/format.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** A trait as it is told. */
export interface TraitTold {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A trait that can be used by hand. `facts`: what it costs and how often; `reason` null: it can be used now. */
export interface TraitRow extends TraitTold {
  readonly operative: string;
  readonly facts: readonly string[];
  readonly reason: Rejection | null;
  /** Nothing is asked after it. */
  readonly isNote: boolean;
}

/** What rows are made from. `words` know the rows of the campaign. */
export interface Telling {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly state: BattleState;
}

const told = ({ words }: Telling, { id, name, text }: Trait): TraitTold => ({
  id,
  name: contentName(words, id, name),
  text: contentText(words, id, text),
});

function factsOf({ words, state }: Telling, operative: Operative, trait: Trait, use: Use): readonly string[] {
  const { ap, cp } = priceOf(operative, trait, use);
  const left = usesLeft(state, operative, trait);
  const { common, traits } = words;
  return [
    ...(ap > 0 ? [common.ap(ap)] : []),
    ...(cp > 0 ? [common.cp(cp)] : []),
    ...(left === null ? [] : [traits.leftNow(left, use.per)]),
    ...(use.test ? [traits.test(Math.max(2, psychicNeeds(state, operative)))] : []),
    ...(trait.plays === 'guide' && use.effects.length === 0 ? [traits.byTable] : []),
  ];
}

const rowOf = (telling: Telling, operative: Operative, trait: Trait): readonly TraitRow[] => {
  const use = handUseOf(trait);
  if (use === null) return [];
  return [
    {
      ...told(telling, trait),
      operative: operative.id,
      facts: factsOf(telling, operative, trait, use),
      reason: traitReasons(telling, operative, trait)[0] ?? null,
      isNote: isNote(use),
    },
  ];
};

/** What an operative can use, what is possible now first; strategic ploys have a place of their own. */
export const usable = (telling: Telling, operative: Operative): readonly TraitRow[] =>
  (operative.traits ?? [])
    .filter((trait) => handUseOf(trait)?.during !== 'strategy')
    .flatMap((trait) => rowOf(telling, operative, trait))
    .toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null));

/** What holds by itself or is only to be remembered at the table. */
export const reminders = (telling: Telling, { traits = [] }: Operative): readonly TraitTold[] =>
  traits
    .filter((trait) => handUseOf(trait) === null)
    .map((trait) => told(telling, trait))
    .filter(({ text }) => text !== '');

/** A row that says whose it is. */
const ownedRow = (telling: Telling, operative: Operative, trait: Trait): readonly TraitRow[] =>
  rowOf(telling, operative, trait).map((row) => ({
    ...row,
    facts: [telling.words.traits.by(telling.look.name(operative.id)), ...row.facts],
  }));

/** What is used before the firefight: each ploy once, by the first who can use it; anything else by each who has it. */
export function strategic(telling: Telling): readonly TraitRow[] {
  const rows = telling.state.operatives
    .filter(({ side }) => side === 'retinue')
    .flatMap((operative) =>
      (operative.traits ?? [])
        .filter((trait) => handUseOf(trait)?.during === 'strategy')
        .flatMap((trait) => {
          const key = trait.source === 'ploy' ? trait.id : `${operative.id} ${trait.id}`;
          return ownedRow(telling, operative, trait).map((row) => ({ key, row }));
        }),
    );
  const best = new Map<string, TraitRow>();
  for (const { key, row } of rows) {
    const known = best.get(key);
    if (known === undefined || (known.reason !== null && row.reason === null)) best.set(key, row);
  }
  return [...best.values()];
}

/** The reason as a sentence. */
export const reasonSaid = ({ words, look }: Telling, { code, params }: Rejection): string =>
  capital(words.reasons[code](params, look));

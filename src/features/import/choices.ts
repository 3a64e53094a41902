import type { ImportedRoster } from '../../content/importers/roster.ts';
import type { Recruit } from '../../engine/campaign/model/command.ts';

/** What the models become: rows of an own pack, or operatives of the open campaign. */
export type Becoming = 'auxiliary' | 'enemy' | 'team' | 'member';

/** One model as somebody for the campaign: the card is the player's choice, the rest is the campaign's. */
export type ImportedRecruit = Pick<Recruit, 'name' | 'card'>;

/** What the player has chosen. `name` as typed; `cards`: by the model's place, nobody is in it who stays out. */
export interface Choices {
  readonly as: Becoming;
  readonly dv: number;
  readonly name: string;
  readonly cards: ReadonlyMap<number, string>;
}

export const MOST_DV = 20;

/** A roster of 2021 is a kill team: its numbers mean nothing in another game. */
export const firstChoices = ({ name, edition }: ImportedRoster): Choices => ({
  as: edition === '2021' ? 'team' : 'auxiliary',
  dv: 1,
  name,
  cards: new Map(),
});

/** The choices as they are parked. */
export type ParkedChoices = Omit<Choices, 'cards'> & { readonly cards: readonly (readonly [number, string])[] };

export const parkedChoices = ({ cards, ...choices }: Choices): ParkedChoices => ({ ...choices, cards: [...cards] });

export const choicesIn = ({ cards, ...choices }: ParkedChoices): Choices => ({ ...choices, cards: new Map(cards) });

/** What the pack is called: as the roster when the field was emptied. */
export const packNameOf = ({ name }: Choices, roster: ImportedRoster): string =>
  name.trim() === '' ? roster.name : name.trim();

/** The same with another card for a model; null: it stays out. */
export function withCard(choices: Choices, model: number, card: string | null): Choices {
  const cards = new Map(choices.cards);
  if (card === null) cards.delete(model);
  else cards.set(model, card);
  return { ...choices, cards };
}

/** Those who join, in the order of the file. */
export const recruitsOf = ({ cards }: Choices, { models }: ImportedRoster): readonly ImportedRecruit[] =>
  models.flatMap(({ name }, index) => {
    const card = cards.get(index);
    return card === undefined ? [] : [{ name, card }];
  });

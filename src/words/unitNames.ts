import { contentName } from './content.ts';
import type { Words } from './words.ts';

type Naming = Pick<Words<'shared'>, 'content' | 'common'>;

interface NamedCard {
  readonly id: string;
  readonly name: string;
  /** How many models are chosen as one. */
  readonly models: number;
  readonly arms: readonly (readonly string[])[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The rows of packs that cards are told apart by. */
interface Rows {
  readonly operatives: ReadonlyMap<string, NamedCard>;
  readonly weapons: ReadonlyMap<string, Named>;
  readonly factions: ReadonlyMap<string, Named & { readonly rows: readonly { readonly card: string }[] }>;
  /** Whose a card is, where cards of several packs are chosen from; left out: that is not said. */
  readonly whose?: (card: string) => string;
}

/** A card as it is chosen: "Zombie", or "Zombie pair" of one that brings two models. */
export const unitName = (words: Naming, { id, name, models }: Omit<NamedCard, 'arms'>): string =>
  words.common.unit(contentName(words, id, name), models);

/** Weapons by their names; those that no pack has are left out. */
export const armsName = (words: Naming, { weapons }: Pick<Rows, 'weapons'>, ids: readonly string[]): string =>
  ids
    .flatMap((id) => {
      const weapon = weapons.get(id);
      return weapon === undefined ? [] : [contentName(words, id, weapon.name)];
    })
    .join(', ');

/** The names that a card may have, each more exact than the one before. */
function namesFor(words: Naming, rows: Rows, card: NamedCard): readonly string[] {
  const plain = unitName(words, card);
  const faction = [...rows.factions.values()].find((each) => each.rows.some((row) => row.card === card.id));
  const arms = armsName(words, rows, card.arms[0] ?? []);
  const from = faction === undefined ? [] : [contentName(words, faction.id, faction.name)];
  const bracketed = (parts: readonly string[]) => (parts.length === 0 ? plain : `${plain} (${parts.join(', ')})`);
  const armed = [...from, ...(arms === '' ? [] : [arms])];
  const whose = rows.whose?.(card.id);
  return [plain, bracketed(from), bracketed(armed), bracketed([...armed, ...(whose === undefined ? [] : [whose])])];
}

const isOnce = (names: readonly string[], name: string): boolean =>
  names.filter((each) => each.toLowerCase() === name.toLowerCase()).length === 1;

/**
 * What each card is called where one is chosen, by its id: as short as it can be while no two are called the same. What the
 * name leaves open, its faction says, then its arms, then whose it is, then a number.
 */
export function unitNames(words: Naming, rows: Rows): ReadonlyMap<string, string> {
  const cards = [...rows.operatives.values()].map((card) => ({ id: card.id, names: namesFor(words, rows, card) }));
  const atLevel = [0, 1, 2, 3].map((level) => cards.map(({ names }) => names[level] ?? ''));
  return new Map(
    cards.map(({ id, names }, index) => {
      const exact = names.find((name, level) => isOnce(atLevel[level] ?? [], name));
      const last = names.at(-1) ?? '';
      const before = (atLevel.at(-1) ?? []).slice(0, index).filter((name) => name === last).length;
      return [id, exact ?? `${last} ${before + 1}`];
    }),
  );
}

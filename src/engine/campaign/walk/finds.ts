import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import type { CampaignCard, CampaignContent, CampaignItem } from '../model/content.ts';
import type { LootFind, LootRow } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { rewardsDue } from '../model/modules.ts';
import { lootOwed } from '../model/segments.ts';
import type { Find } from '../model/walk.ts';
import { change, findMember, reportIn, scenarioOf, servingMember, traitsOf } from './inHand.ts';
import { objectivesDone } from './objectives.ts';

/** Dice that can be typed, smallest first, for a choice at random among so many things. */
const DICE = [6, 10, 20] as const;
/** Dearest armour, in WP, that counts as a find of the Basic list (C16 names a flak vest). */
const PLAIN_ARMOUR = 1;

/** A find that is not rolled yet: on which table, or which row it is without any roll. */
type Due = Pick<Find, 'by' | 'table' | 'row'> & Partial<Pick<Find, 'faces' | 'done'>>;

/** The id of a find by its place among all. */
export const findId = (index: number): string => `loot-${index + 1}`;

function findOf(game: CampaignGame, { by, table, row, faces = [], done = false }: Due, index: number): Find {
  const finder = findMember(game.state, by);
  const traits = finder === null ? [] : traitsOf(game, finder);
  return {
    id: findId(index),
    by: finder?.id ?? null,
    changes: traits.flatMap((trait) => modifiersOf([trait], 'loot').flatMap((loot) => change(trait.id, loot.by))),
    table,
    faces,
    row,
    stash: null,
    done,
  };
}

const times = (count: number, due: Partial<Due>): readonly Due[] =>
  Array.from({ length: count }, () => ({ by: null, table: 'common', row: null, ...due }));

/** Followers that one more may lead, as the table of rare finds has it. */
const favour = ({ content }: CampaignGame): LootRow | undefined =>
  content.loot.find(({ table, find }) => table === 'rare' && find.kind === 'followers');

/** What the end of a linked campaign brings (C21). */
function ofModule(game: CampaignGame): readonly Due[] {
  const row = favour(game);
  return rewardsDue(game.state).flatMap(({ loot, rare, capacity }) => [
    ...times(loot, {}),
    ...times(rare, { table: 'rare' }),
    ...(row === undefined ? [] : times(capacity, { table: 'rare', row: row.id })),
  ]);
}

/**
 * What was rolled for in the battle already, first; a roll for each loot that was noted there, for each that an objective
 * pays (C15, C16), for what a module's end brings, and for a segment's reward.
 */
export function findsOf(game: CampaignGame): readonly Find[] {
  const report = reportIn(game.state);
  const rolled = (report.finds ?? []).map(({ by, table, row, face, settled }) => ({
    by,
    table,
    row,
    faces: [face],
    done: settled,
  }));
  const found = report.loot.flatMap(({ by, count }) => times(count, { by }));
  const paid = objectivesDone(game).flatMap(({ by, row }) => times(row?.loot ?? 0, { by }));
  const rewards = times(lootOwed(game.state), {});
  return [...rolled, ...found, ...paid, ...ofModule(game), ...rewards].map((due, index) => findOf(game, due, index));
}

/** The row of a find; null when it is not rolled, or no pack has it any more. */
export const rowOfFind = ({ content }: CampaignGame, find: Find): LootRow | null =>
  content.loot.find(({ id, table }) => id === find.row && table === find.table) ?? null;

/** The row of a total; totals beyond the ends of the table count as its ends. */
export function rowFor({ content }: CampaignGame, table: Find['table'], total: number): LootRow | null {
  const rows = content.loot.filter((row) => row.table === table);
  const least = Math.min(...rows.map(({ from }) => from));
  const most = Math.max(...rows.map(({ to }) => to));
  const counted = Math.min(most, Math.max(least, total));
  return rows.find(({ from, to }) => counted >= from && counted <= to) ?? null;
}

const basic = ({ gate, slot, wp }: CampaignItem): boolean =>
  gate === 'basic' && slot !== 'equipment' && (slot !== 'armour' || wp <= PLAIN_ARMOUR);

/** What somebody is born with is not found. */
const natural = (cards: Iterable<CampaignCard>, { id }: CampaignItem): boolean =>
  [...cards].some(({ unarmed }) => unarmed === id);

/** Uses of a thing that is used up (C16); nothing for what lasts, or what no pack has. */
export function usesOf({ items }: CampaignContent, item: string): { readonly uses?: number } {
  const uses = items.get(item)?.uses;
  return uses === undefined ? {} : { uses };
}

/** Items that a find leaves open, in the order of the content; none: it leaves nothing open. */
export function itemsFor({ content }: CampaignGame, find: LootFind): readonly string[] {
  const items = [...content.items.values()];
  switch (find.kind) {
    case 'item':
      return find.items;
    case 'basicOfChoice':
      return items.filter((item) => basic(item) && !natural(content.cards.values(), item)).map(({ id }) => id);
    case 'equipmentOfChoice':
      return items
        .filter(({ slot, ep, gate }) => slot === 'equipment' && gate === 'basic' && ep <= find.upTo)
        .map(({ id }) => id);
    case 'restrictedAtRandom':
      return items.filter(({ gate }) => gate === 'restricted').map(({ id }) => id);
    case 'xp':
    case 'note':
    case 'shots':
    case 'clue':
    case 'rare':
    case 'followers':
    case 'psyker':
      return [];
  }
}

/** The die for a choice among so many; null: no die has so many faces. */
export const dieFor = (things: number): number | null => DICE.find((sides) => sides >= things) ?? null;

/** WP that what is found costs less for good. */
export const wpLessOf = (found: LootFind | undefined): number =>
  found?.kind === 'restrictedAtRandom' ? found.wpLess : 0;

const isAcolyte = ({ kind }: Member): boolean => kind === 'acolyte';

export const servingAcolytes = ({ state }: CampaignGame): readonly Member[] =>
  state.members.filter((member) => member.fate === 'serving' && isAcolyte(member));

/** Whom a find is for: its finder, else the first Acolyte deployed, else the first that serves; null: nobody is left. */
export function readerOf(game: CampaignGame, { by }: Find): Member | null {
  const { deployed } = scenarioOf(game.state);
  const acolytes = servingAcolytes(game);
  return servingMember(game.state, by) ?? acolytes.find(({ id }) => deployed.includes(id)) ?? acolytes[0] ?? null;
}

/** The Master's favour comes once in a campaign (C16): its faces do not count again. */
export function rareAgain({ content, state }: CampaignGame): readonly number[] {
  const given = state.members.some(({ gains }) =>
    gains.some(({ stat, source }) => stat === 'followers' && source.kind === 'loot'),
  );
  const rows = content.loot.filter(({ table, find }) => table === 'rare' && find.kind === 'followers');
  return given ? rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)) : [];
}

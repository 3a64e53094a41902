import type { LootFind, LootRow } from '../model/rows.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import type {
  CampaignAnswer,
  CampaignPick,
  CampaignRequest,
  CampaignRoll,
  CampaignRollPurpose,
} from '../model/request.ts';
import type { Find } from '../model/walk.ts';
import { carriedOut, followersGiven, itemKept, psykerMade } from './carryOut.ts';
import { dieFor, itemsFor, rareAgain, readerOf, rowFor, rowOfFind, servingAcolytes, wpLessOf } from './finds.ts';
import { sumOf, walkId } from './inHand.ts';

const LOOT_DIE = 10;
const RARE_DIE = 6;

const id = ({ state }: CampaignGame, find: Find, step: string): string => walkId(state, 'loot', find.id, step);

function roll(
  game: CampaignGame,
  find: Find,
  of: Pick<CampaignRoll, 'purpose' | 'sides' | 'changes' | 'again'>,
): CampaignRoll {
  return { kind: 'roll', id: id(game, find, `roll-${find.faces.length}`), member: find.by, ...of };
}

function tableRoll(game: CampaignGame, find: Find): CampaignRoll {
  return find.table === 'rare'
    ? roll(game, find, { purpose: 'rareLoot', sides: RARE_DIE, changes: [], again: rareAgain(game) })
    : roll(game, find, { purpose: 'loot', sides: LOOT_DIE, changes: find.changes, again: [] });
}

/** Among more things than any die has faces the finder chooses. */
function itemRoll(game: CampaignGame, find: Find, items: readonly string[]): CampaignRequest {
  const sides = dieFor(items.length);
  if (sides === null) return itemPick(game, find, items);
  const again = Array.from({ length: sides - items.length }, (_, index) => items.length + 1 + index);
  return roll(game, find, { purpose: 'lootItem', sides, changes: [], again });
}

type Picked = Pick<CampaignPick, 'question' | 'member' | 'options' | 'best'>;

const pick = (game: CampaignGame, find: Find, of: Picked): CampaignPick => ({
  kind: 'pick',
  id: id(game, find, of.question),
  ...of,
});

function itemPick(game: CampaignGame, find: Find, items: readonly string[]): CampaignPick {
  const options = items.map((item) => ({ id: item, of: 'item' as const }));
  return pick(game, find, { question: 'lootItem', member: find.by, options, best: items[0] ?? null });
}

function acolytePick(game: CampaignGame, find: Find): CampaignPick {
  const options = servingAcolytes(game).map((member) => ({ id: member.id, of: 'member' as const }));
  return pick(game, find, { question: 'lootAcolyte', member: find.by, options, best: options[0]?.id ?? null });
}

const psykerPick = (game: CampaignGame, find: Find): CampaignPick =>
  pick(game, find, {
    question: 'becomePsyker',
    member: readerOf(game, find)?.id ?? null,
    options: [
      { id: 'yes', of: 'word' },
      { id: 'no', of: 'word' },
    ],
    best: 'no',
  });

function openFind(game: CampaignGame, find: Find, found: LootFind): CampaignRequest | null {
  if (found.kind === 'restrictedAtRandom') return itemRoll(game, find, itemsFor(game, found));
  if (found.kind === 'followers') return acolytePick(game, find);
  if (found.kind === 'psyker') return psykerPick(game, find);
  const items = itemsFor(game, found);
  return items.length === 0 ? null : itemPick(game, find, items);
}

/** What a loot roll that is not done waits for; null when nothing of it can be carried out any more. */
export function findRequest(game: CampaignGame, find: Find): CampaignRequest | null {
  if (find.row === null) return tableRoll(game, find);
  const row = rowOfFind(game, find);
  return row === null ? null : openFind(game, find, row.find);
}

const moved = (find: Find, set: Partial<Find>): CampaignEvent => ({ type: 'findMoved', id: find.id, set });

/** It is told by the face of a table: carried out at once, or asked about first. */
function tableRead(game: CampaignGame, find: Find, row: LootRow | null): readonly CampaignEvent[] {
  const faces = [...find.faces];
  if (row === null) return [moved(find, { faces, done: true })];
  if (row.find.kind === 'rare' && find.table === 'common') return [moved(find, { faces, table: 'rare' })];
  return [moved(find, { faces, row: row.id }), ...carriedOut(game, { ...find, row: row.id }, row.find)];
}

function tableRolled(game: CampaignGame, find: Find, face: number): readonly CampaignEvent[] {
  const rare = find.table === 'rare';
  const total = rare ? face : face + sumOf(find.changes);
  const purpose: CampaignRollPurpose = rare ? 'rareLoot' : 'loot';
  const counted = { ...find, faces: [...find.faces, face] };
  const rolled: CampaignEvent = { type: 'rolled', purpose, member: find.by, face, total };
  if (rare && rareAgain(game).includes(face)) return [rolled, moved(find, { faces: counted.faces })];
  return [rolled, ...tableRead(game, counted, rowFor(game, find.table, total))];
}

function itemRolled(game: CampaignGame, find: Find, face: number): readonly CampaignEvent[] {
  const found = rowOfFind(game, find)?.find;
  const item = found === undefined ? undefined : itemsFor(game, found)[face - 1];
  return [
    { type: 'rolled', purpose: 'lootItem', member: find.by, face, total: face },
    moved(find, { faces: [...find.faces, face] }),
    ...(item === undefined ? [] : itemKept(game, find, { item, wpLess: wpLessOf(found) })),
  ];
}

function picked(game: CampaignGame, find: Find, option: string): readonly CampaignEvent[] {
  const found = rowOfFind(game, find)?.find;
  if (found?.kind === 'followers') return followersGiven(game, find, { member: option, by: found.by });
  if (found?.kind === 'psyker') return psykerMade(game, find, { item: found.item, becomes: option === 'yes' });
  return itemKept(game, find, { item: option, wpLess: wpLessOf(found) });
}

/** What follows from an answer that fits the find's request. */
export function answerFind(game: CampaignGame, find: Find, answer: CampaignAnswer): readonly CampaignEvent[] {
  if (answer.kind === 'pick') return picked(game, find, answer.option);
  return find.row === null ? tableRolled(game, find, answer.face) : itemRolled(game, find, answer.face);
}

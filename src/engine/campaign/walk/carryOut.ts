import type { LootFind } from '../model/rows.ts';
import { stashKey } from '../model/freeId.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import { gainXp, owes } from '../model/levels.ts';
import type { Find } from '../model/walk.ts';
import { itemsFor, readerOf, servingAcolytes, usesOf, wpLessOf } from './finds.ts';
import { scenarioOf } from './inHand.ts';

const done = (find: Find, stash: string | null = null): CampaignEvent => ({
  type: 'findMoved',
  id: find.id,
  set: { stash, done: true },
});

/** An item found: into the stash, with a key of its own. */
export function itemKept(
  { state, content }: CampaignGame,
  find: Find,
  { item, wpLess, ...left }: { readonly item: string; readonly wpLess: number; readonly uses?: number },
): readonly CampaignEvent[] {
  const key = stashKey(state);
  const known = { scenario: scenarioOf(state).number, foundBy: find.by, wpLess, lost: false };
  const thing = { key, item, ...known, ...usesOf(content, item), ...left };
  return [{ type: 'stashed', thing }, done(find, key)];
}

function xpFound(game: CampaignGame, find: Find, xp: number): readonly CampaignEvent[] {
  const reader = readerOf(game, find);
  if (reader === null) return [done(find)];
  const earned = scenarioOf(game.state).earned.find(({ member }) => member === reader.id);
  const told: readonly CampaignEvent[] =
    earned === undefined
      ? []
      : [
          {
            type: 'earnedMoved',
            member: reader.id,
            set: { rows: [...earned.rows, { award: 'loot', times: 1, xp }], total: earned.total + xp },
          },
        ];
  return [done(find), ...told, ...gainXp(game, reader.id, xp)];
}

/** One Acolyte leads so many more. */
export const followersGiven = (
  { state }: CampaignGame,
  find: Find,
  { member, by }: { readonly member: string; readonly by: number },
): readonly CampaignEvent[] => [
  done(find),
  {
    type: 'gained',
    member,
    gain: { stat: 'followers', by, source: { kind: 'loot', scenario: scenarioOf(state).number } },
  },
];

/** Who reads it may become a latent psyker, with one power to roll for (C10); what it read is kept in any case. */
export function psykerMade(
  game: CampaignGame,
  find: Find,
  { item, becomes }: { readonly item: string | undefined; readonly becomes: boolean },
): readonly CampaignEvent[] {
  const reader = readerOf(game, find);
  const kept = item === undefined ? [done(find)] : itemKept(game, find, { item, wpLess: 0 });
  if (!becomes || reader === null || reader.psyker) return kept;
  const power = owes({
    id: `${reader.id}.${scenarioOf(game.state).number}.${find.id}`,
    member: reader.id,
    what: 'power',
    by: 'roll',
  });
  return [...kept, { type: 'becamePsyker', member: reader.id }, power];
}

function followersFound(game: CampaignGame, find: Find, by: number): readonly CampaignEvent[] {
  const [first, ...others] = servingAcolytes(game);
  if (first === undefined) return [done(find)];
  return others.length > 0 ? [] : followersGiven(game, find, { member: first.id, by });
}

function onlyItem(game: CampaignGame, find: Find, found: LootFind): readonly CampaignEvent[] {
  const [first, ...others] = itemsFor(game, found);
  if (first === undefined) return [done(find)];
  return others.length > 0 ? [] : itemKept(game, find, { item: first, wpLess: wpLessOf(found) });
}

/** What a find does by itself (C16); nothing when the table has to be asked first. */
export function carriedOut(game: CampaignGame, find: Find, found: LootFind): readonly CampaignEvent[] {
  const reader = readerOf(game, find);
  switch (found.kind) {
    case 'xp':
      return xpFound(game, find, found.by);
    case 'note':
    case 'shots':
    case 'rare':
      return [done(find)];
    case 'clue':
      return [{ type: 'nextCluesSet', clues: game.state.nextClues + found.by }, done(find)];
    case 'item':
    case 'basicOfChoice':
    case 'equipmentOfChoice':
    case 'restrictedAtRandom':
      return onlyItem(game, find, found);
    case 'followers':
      return followersFound(game, find, found.by);
    case 'psyker':
      return reader === null || reader.psyker ? psykerMade(game, find, { item: found.item, becomes: false }) : [];
  }
}

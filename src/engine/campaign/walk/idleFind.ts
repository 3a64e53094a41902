import type { LootFind } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Find } from '../model/walk.ts';
import { itemsFor, readerOf, servingAcolytes } from './finds.ts';

/** Why a find that is done and left nothing in the stash brought nothing; null: it brought what it is. */
export function idleFind(
  game: CampaignGame,
  find: Find,
  found: LootFind,
): 'note' | 'nobodyLearns' | 'nobodyLeads' | 'nothing' | null {
  switch (found.kind) {
    case 'note':
    case 'shots':
      return 'note';
    case 'xp':
      return readerOf(game, find) === null ? 'nobodyLearns' : null;
    case 'followers':
      return servingAcolytes(game).length === 0 ? 'nobodyLeads' : null;
    case 'clue':
    case 'rare':
      return null;
    case 'item':
    case 'basicOfChoice':
    case 'equipmentOfChoice':
    case 'restrictedAtRandom':
      return itemsFor(game, found).length === 0 ? 'nothing' : null;
    case 'psyker':
      return readerOf(game, find) === null ? 'nobodyLearns' : null;
  }
}

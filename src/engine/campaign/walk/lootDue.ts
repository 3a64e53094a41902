import { evolveCampaignAll } from '../evolve/evolve.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import type { BattleReport, Find } from '../model/walk.ts';
import { carriedOut, itemKept } from './carryOut.ts';
import { findId, findsOf, rareAgain, rowOfFind, usesOf } from './finds.ts';
import { reportIn, scenarioOf } from './inHand.ts';

type RolledFind = NonNullable<BattleReport['finds']>[number];

const moved = (id: string, set: Partial<Find>): CampaignEvent => ({ type: 'findMoved', id, set });

/** Equipment that served in the battle already: kept with the uses that it has left, if any. */
function servedKept(
  game: CampaignGame,
  find: Find,
  { item, spent }: { readonly item: string; readonly spent: number },
) {
  const { uses } = usesOf(game.content, item);
  if (uses === undefined) return itemKept(game, find, { item, wpLess: 0 });
  return spent >= uses
    ? [moved(find.id, { done: true })]
    : itemKept(game, find, { item, wpLess: 0, uses: uses - spent });
}

/** What a find of the battle does now that it is over; what the players have to say is asked as for any other. */
function broughtHome(game: CampaignGame, find: Find, { item, spent, face }: RolledFind): readonly CampaignEvent[] {
  const found = rowOfFind(game, find)?.find;
  if (found === undefined) return [moved(find.id, { done: true })];
  if (found.kind === 'followers' && rareAgain(game).includes(face)) return [moved(find.id, { row: null })];
  return item === null || found.kind === 'psyker'
    ? carriedOut(game, find, found)
    : servedKept(game, find, { item, spent });
}

/** The rolls that are due, and what those bring that were made in the battle (C16). */
export function lootDue(game: CampaignGame): readonly CampaignEvent[] {
  let events: readonly CampaignEvent[] = [{ type: 'findsDue', finds: findsOf(game) }];
  for (const [index, rolled] of (reportIn(game.state).finds ?? []).entries()) {
    const now = { ...game, state: evolveCampaignAll(game.state, events) };
    const find = scenarioOf(now.state).finds.find(({ id }) => id === findId(index));
    if (find !== undefined && !find.done) events = [...events, ...broughtHome(now, find, rolled)];
  }
  return events;
}

import type { BattleEvent } from '../family/killteam/model/event.ts';
import { findOperative } from '../family/killteam/model/lookup.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { CampaignContent } from './model/content.ts';
import type { BattleReport } from './model/walk.ts';

type Reported = NonNullable<BattleReport['finds']>[number];
type Taken = Extract<BattleEvent, { type: 'lootTaken' }>;

const memberAmong = (members: readonly string[], id: unknown): string | null =>
  members.find((member) => member === id) ?? null;

/** Loot that was noted in a battle, to be rolled for after it. */
export function lootIn(events: readonly BattleEvent[], members: readonly string[]): BattleReport['loot'] {
  const notes = events.flatMap((event) => (event.type === 'effectNoted' && event.op === 'loot' ? [event.params] : []));
  return notes.flatMap(({ operative, count }) =>
    typeof count === 'number' && count > 0 ? [{ by: memberAmong(members, operative), count }] : [],
  );
}

const timesUsed = (events: readonly BattleEvent[], operative: string, item: string): number =>
  events.filter(
    (event) =>
      (event.type === 'traitUsed' && event.operative === operative && event.trait === item) ||
      (event.type === 'limitedUsed' && event.operative === operative && event.weapon === item),
  ).length;

/** How often the carrier could use it in all at the end, what it had before included; null: without limit. */
function usesInAll(battle: BattleState, operative: string, item: string): number | null {
  const { weapons = [], traits = [] } = findOperative(battle, operative) ?? {};
  const limit = weapons.find(({ id }) => id === item)?.rules.find(({ id }) => id === 'limited')?.params['x'];
  if (limit !== undefined) return Number(limit);
  return traits.find(({ id }) => id === item)?.use?.times ?? null;
}

/** What was found is used last: what its carrier had of it before goes first. */
function spentOf(content: CampaignContent, battle: BattleState, events: readonly BattleEvent[], taken: Taken): number {
  const uses = content.items.get(taken.item)?.uses;
  if (uses === undefined || taken.operative === null) return 0;
  const all = usesInAll(battle, taken.operative, taken.item);
  if (all === null) return 0;
  const had = Math.max(0, all - uses);
  return Math.min(uses, Math.max(0, timesUsed(events, taken.operative, taken.item) - had));
}

/** What was found in a battle in which loot is rolled for at once (`rules/acolyte.md` C16); nothing when none was. */
export function findsIn(
  content: CampaignContent,
  battle: BattleState,
  events: readonly BattleEvent[],
  members: readonly string[],
): Pick<BattleReport, 'finds'> {
  const finds: Reported[] = [];
  for (const event of events) {
    if (event.type === 'lootFound') {
      const { operative, table, face, row, settled } = event;
      finds.push({ by: memberAmong(members, operative), table, face, row, item: null, spent: 0, settled });
    }
    if (event.type !== 'lootTaken') continue;
    const at = finds.findLastIndex(({ row, item }) => row === event.row && item === null);
    const found = finds[at];
    if (found === undefined) continue;
    finds[at] = { ...found, item: event.item, spent: spentOf(content, battle, events, event) };
  }
  return finds.length === 0 ? {} : { finds };
}

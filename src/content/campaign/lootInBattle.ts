import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { LootFind, LootRow } from '../../engine/campaign/model/rows.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { Thing } from '../../engine/family/killteam/model/thing.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { LOOT, RARE_LOOT } from '../../engine/family/killteam/plugins/effects/lootTables.ts';
import { coversDie } from '../../engine/family/killteam/tables/coversDie.ts';
import type { EffectStep } from '../../engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { weaponsOf } from '../arming.ts';
import { inBattle } from './battleTraits.ts';
import { type Packs, weaponItem } from './memberArms.ts';

/** The counter of clues that campaigns read. */
const CLUES = 'clues';

const FINDER = { who: 'this', side: 'any', filters: [] } satisfies Extract<EffectStep, { op: 'ammo' }>['to'];

const rareAgain: EffectStep = { op: 'roll', table: RARE_LOOT };

/** What a find does in the battle itself; nothing: it is equipment, or comes home with the walk after it. */
function effectsOf(found: LootFind, favoured: boolean): EffectStep[] {
  if (found.kind === 'rare') return [rareAgain];
  if (found.kind === 'shots') return [{ op: 'ammo', to: FINDER, set: null, by: found.by }];
  if (found.kind === 'clue') return [{ op: 'counter', counter: CLUES, by: found.by }];
  return found.kind === 'followers' && favoured ? [rareAgain] : [];
}

interface Roll {
  readonly id: string;
  readonly title: string;
  readonly die: RollTable['die'];
  readonly of: LootRow['table'];
}

const ROLLS: readonly Roll[] = [
  { id: LOOT, title: 'Loot', die: 10, of: 'common' },
  { id: RARE_LOOT, title: 'Rare loot', die: 6, of: 'rare' },
];

const rowsOf = (loot: readonly LootRow[], { of, die }: Roll, favoured: boolean): RollTable['rows'] =>
  loot
    .filter(({ table, from }) => table === of && from <= die)
    .map(({ from, to, id, name, find, provenance }) => ({
      from,
      to: Math.min(to, die),
      id,
      name,
      text: '',
      effects: effectsOf(find, favoured),
      otherwise: null,
      provenance,
    }));

function tablesOf(loot: readonly LootRow[], favoured: boolean): Readonly<Record<string, RollTable>> {
  const tables = ROLLS.map((roll) => {
    const rows = rowsOf(loot, roll, favoured);
    return { id: roll.id, title: roll.title, die: roll.die, rows, provenance: 'ours' as const };
  });
  return tables.every(({ die, rows }) => coversDie(die, rows))
    ? Object.fromEntries(tables.map((table) => [table.id, table]))
    : {};
}

/** Equipment that a find may be. */
function idsOf({ campaignPack }: Packs, found: LootFind): readonly string[] {
  if (found.kind === 'item') return found.items;
  if (found.kind === 'psyker') return found.item === undefined ? [] : [found.item];
  if (found.kind !== 'equipmentOfChoice') return [];
  return campaignPack.equipment.filter(({ ep, gate }) => gate === undefined && ep <= found.upTo).map(({ id }) => id);
}

/** What was found serves as often as it has uses. */
const used = (trait: Trait, uses: number | undefined): Trait =>
  trait.use === null || uses === undefined
    ? trait
    : { ...trait, use: { ...trait.use, times: Math.min(trait.use.times ?? uses, uses), per: 'battle' } };

function thingOf(packs: Packs, id: string): readonly Thing[] {
  const row = packs.campaignPack.equipment.find((each) => each.id === id);
  if (row === undefined) return [];
  const item = row.weapon === null ? null : weaponItem(packs, row.weapon);
  const trait = inBattle([used(row.trait, row.uses)])[0] ?? null;
  const weapons = item === null || item.ammo !== null ? [] : weaponsOf(item, { rangedHit: null });
  return [{ id, name: row.name, trait, weapons }];
}

const favouredIn = ({ members }: CampaignState): boolean =>
  members.some(({ gains }) => gains.some(({ stat, source }) => stat === 'followers' && source.kind === 'loot'));

/** Tables of loot as a battle rolls on them at once, and the equipment of their rows (`rules/acolyte.md` C16). */
export function lootInBattle(
  packs: Packs,
  state: CampaignState,
): { readonly tables: Readonly<Record<string, RollTable>>; readonly loot: NonNullable<BattleState['loot']> } {
  const { loot } = packs.campaignPack;
  const things = loot.map(({ id, find }) => [id, idsOf(packs, find).flatMap((each) => thingOf(packs, each))] as const);
  return {
    tables: tablesOf(loot, favouredIn(state)),
    loot: Object.fromEntries(things.filter(([, found]) => found.length > 0).map(([id, found]) => [id, [...found]])),
  };
}

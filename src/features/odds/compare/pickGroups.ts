import type { Words } from '../../../words/words.ts';
import type { OperativePick, Picks } from '../picks.ts';
import type { ListId } from './comparison.ts';
import type { Faction } from './useFactions.ts';

/** One thing to be picked. */
interface PickItem {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Those who belong together, so that all can be taken at once. */
export interface ItemGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PickItem[];
}

const KINDS: Readonly<Record<Exclude<ListId, 'targets'>, 'shoot' | 'fight'>> = {
  weapons: 'shoot',
  fighters: 'fight',
  foes: 'fight',
};

function itemsOf(list: ListId, operative: OperativePick, words: Words<'odds'>['compare']): readonly PickItem[] {
  const { id, name, wounds, save, weapons } = operative;
  if (list === 'targets') return [{ id, name, note: words.targetNote(wounds, save) }];
  return weapons
    .filter(({ kind }) => kind === KINDS[list])
    .map((weapon) => ({
      id: weapon.id,
      name: words.named(weapon.owner, weapon.name),
      note: words.weaponNote(weapon.side),
    }));
}

/** Own side first where rows are picked, enemies first where columns are. */
const isColumns = (list: ListId): boolean => list === 'targets' || list === 'foes';

/** What can be picked for a list, in groups: the campaign, the retinue, each faction, other enemies, the player’s packs. */
export function pickGroups(
  list: ListId,
  picks: Picks,
  factions: readonly Faction[],
  words: Words<'odds'>['compare'],
): readonly ItemGroup[] {
  const inFaction = new Set(factions.flatMap(({ cards }) => cards));
  const groupOf = (id: string, name: string, isIn: (operative: OperativePick) => boolean): ItemGroup => ({
    id,
    name,
    items: picks.operatives.filter(isIn).flatMap((operative) => itemsOf(list, operative, words)),
  });
  const plain = (group: OperativePick['group'], isIn: (operative: OperativePick) => boolean = () => true) =>
    groupOf(group, words.groups[group], (operative) => operative.group === group && isIn(operative));
  const ours = [plain('members'), plain('retinue')];
  const theirs = [
    ...factions.map(({ id, name, cards }) => groupOf(id, name, (operative) => cards.includes(operative.id))),
    plain('enemies', ({ id }) => !inFaction.has(id)),
    plain('own', ({ id }) => !inFaction.has(id)),
  ];
  return (isColumns(list) ? [...theirs, ...ours] : [...ours, ...theirs]).filter(({ items }) => items.length > 0);
}

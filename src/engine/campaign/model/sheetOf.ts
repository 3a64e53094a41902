import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import { equipmentOf, followersOf, servingOf, valueOf, wargearOf } from './allowances.ts';
import type { CampaignContent } from './content.ts';
import type { Level } from './rows.ts';
import type { Member } from './member.ts';
import { itemOf, type MemberRows, rowsOf } from './memberRows.ts';
import type { NumberSource, Sheet, SheetNumber, SheetStat } from './sheet.ts';
import type { CampaignState, Stashed } from './state.ts';

/** Lower is better, from 2 to 6. */
const isFace = (stat: SheetStat): boolean => stat === 'hit' || stat === 'save';

interface Change {
  readonly source: NumberSource;
  /** + for better. */
  readonly by: number;
  /** Never worse than this by the change; null: no bound. */
  readonly least: number | null;
}

const armourChange = ({ content, member, card }: MemberRows): readonly Change[] => {
  const worn = member.armour === null ? null : itemOf(content, member.armour);
  if (worn === null || worn.save === null || card === null || worn.save >= card.save) return [];
  return [{ source: { kind: 'trait', of: 'armour', id: worn.id }, by: card.save - worn.save, least: null }];
};

const changesOf = (rows: MemberRows, stat: SheetStat): readonly Change[] => [
  ...(stat === 'save' ? armourChange(rows) : []),
  ...rows.member.gains
    .filter((gain) => gain.stat === stat)
    .map(({ by, source }): Change => ({ source: { kind: 'gain', source }, by, least: null })),
  ...rows.traits.flatMap((trait) =>
    modifiersOf([trait], 'stat')
      .filter((modifier) => modifier.stat === stat)
      .map(({ by, least }): Change => ({ source: { kind: 'trait', of: trait.source, id: trait.id }, by, least })),
  ),
];

function changed(stat: SheetStat, value: number, { by, least }: Change): number {
  if (!isFace(stat)) return least === null || by > 0 ? value + by : Math.min(value, Math.max(value + by, least));
  return least === null || by > 0 ? value - by : Math.max(value, Math.min(value - by, least));
}

const bounded = (stat: SheetStat, value: number): number =>
  isFace(stat) ? Math.min(6, Math.max(2, value)) : Math.max(1, value);

/** A number with its changes as they count: a bound shortens the change that meets it. */
function numberOf(rows: MemberRows, stat: SheetStat): SheetNumber {
  const base = rows.card?.[stat] ?? 0;
  if (rows.card === null) return { value: base, base, changes: [] };
  let value = base;
  const changes = changesOf(rows, stat).map((change) => {
    const next = changed(stat, value, change);
    const by = isFace(stat) ? value - next : next - value;
    value = next;
    return { source: change.source, by };
  });
  return { value: bounded(stat, value), base, changes: changes.filter(({ by }) => by !== 0) };
}

const levelsOf = (content: CampaignContent, { kind }: Member): readonly Level[] =>
  content.levels.filter((row) => row.of === kind).toSorted((one, other) => one.level - other.level);

/**
 * A member's datacard as it stands now: card, gains and traits (`rules/acolyte.md` A3, A4, C2). `stash`: that of its
 * campaign, for found things that are cheaper for good. Ids that no pack has are listed in `missing` and count nothing; it
 * never throws. To see what other wargear would do, give the member with that wargear.
 */
export function sheetOf(content: CampaignContent, member: Member, stash: readonly Stashed[]): Sheet {
  const rows = rowsOf(content, member, stash);
  const levels = levelsOf(content, member);
  const next = levels.find(({ level }) => level > member.level);
  const ranked = levels.findLast(({ level, rank }) => rank !== null && level <= member.level);
  return {
    card: rows.card,
    stats: {
      apl: numberOf(rows, 'apl'),
      move: numberOf(rows, 'move'),
      hit: numberOf(rows, 'hit'),
      save: numberOf(rows, 'save'),
      wounds: numberOf(rows, 'wounds'),
    },
    wargear: wargearOf(rows),
    equipment: equipmentOf(rows),
    followers: followersOf(rows),
    capacityCost: rows.card?.capacityCost ?? 0,
    dv: valueOf(rows),
    traits: rows.traits,
    missing: rows.missing,
    next: next === undefined ? null : { level: next.level, xp: next.xp, benefits: next.benefits },
    rank: ranked?.rank ?? null,
  };
}

/** Sums over some operatives of the roster: what they deploy for, who leads them, what no pack has any more. */
interface RetinueSums {
  /** Deployment value, in DV. */
  readonly dv: number;
  readonly acolytes: number;
  readonly missing: readonly string[];
}

/** Sums over the operatives named, or over all that serve; ids that the roster does not have count nothing. */
export function retinueOf(
  content: CampaignContent,
  state: CampaignState,
  ids: readonly string[] = servingOf(state).map(({ id }) => id),
): RetinueSums {
  const members = state.members.filter(({ id }) => ids.includes(id));
  const rows = members.map((member) => rowsOf(content, member, state.stash));
  return {
    dv: rows.reduce((sum, each) => sum + valueOf(each), 0),
    acolytes: members.filter(({ kind }) => kind === 'acolyte').length,
    missing: [...new Set(rows.flatMap(({ missing }) => missing))],
  };
}

import { hasKeywords } from '../../engine/family/killteam/card/keywords.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import type { FireTeam, KillTeamRow } from '../schema/killTeam.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import type { CarriedEquipment, RetinueMember } from '../schema/retinue.ts';
import { openBrackets, withChosen } from './brackets.ts';

/** What may not be as the rules of rosters have it (Kill Team 2021, K-02 to K-05, C-47, C-48). */
export const TEAM_FACTS = [
  'noLeader',
  'severalLeaders',
  'fireTeamCount',
  'unknownFireTeam',
  'teamSize',
  'cardAtLeast',
  'cardAtMost',
  'cardNotListed',
  'openKeyword',
  'overEquipment',
  'itemAtMost',
  'itemNotListed',
  'itemNotFor',
  'optionOpen',
] as const;
export type TeamFactCode = (typeof TEAM_FACTS)[number];

/** One of them; `at`: where in the row of the roster, such as `members[2].card`. Names as the pack has them. */
export interface TeamFact {
  readonly code: TeamFactCode;
  readonly at: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A kill team that is looked at: who goes, each with its place in the roster and its card, from which list if any. */
export interface ChosenTeam {
  readonly list: { readonly row: KillTeamRow; readonly fireTeams: readonly string[] } | null;
  readonly members: readonly { readonly at: number; readonly member: RetinueMember; readonly card: OperativeCard }[];
  readonly equipmentOf: (id: string) => EquipmentRow | undefined;
  /** Matched play wants exactly one LEADER, other ways to play one at most (K-03). */
  readonly play: 'matched' | 'other';
}

const LEADER = 'LEADER';
/** Whether these keywords are a leader's. */
export const isLeader = (keywords: readonly string[]): boolean => hasKeywords(keywords, LEADER);

const fact = (code: TeamFactCode, at: string, params: TeamFact['params'] = {}): TeamFact => ({ code, at, params });
const facts = (holds: boolean, ...said: Parameters<typeof fact>): readonly TeamFact[] => (holds ? [fact(...said)] : []);

/** What each costs; of two prices the lower counts (C-48). */
export const priceOf = ({ ep }: EquipmentRow): number => Math.min(...ep);

interface Carried {
  readonly at: string;
  readonly owner: ChosenTeam['members'][number];
  readonly taken: CarriedEquipment;
  readonly row: EquipmentRow | undefined;
}

const carriedBy = ({ members, equipmentOf }: ChosenTeam): readonly Carried[] =>
  members.flatMap((owner) =>
    (owner.member.equipment ?? []).map((taken, index) => ({
      at: `members[${owner.at}].equipment[${index}]`,
      owner,
      taken,
      row: equipmentOf(taken.id),
    })),
  );

/** Equipment points that a kill team spends. */
export const spentBy = (team: Pick<ChosenTeam, 'members' | 'equipmentOf'>): number =>
  carriedBy({ ...team, list: null, play: 'other' }).reduce(
    (sum, { row }) => sum + (row === undefined ? 0 : priceOf(row)),
    0,
  );

/** The fire teams that are named, the same one as often as it is; unknown ones are left out. */
const named = ({ row, fireTeams }: NonNullable<ChosenTeam['list']>): readonly FireTeam[] =>
  fireTeams.flatMap((id) => row.fireTeams.find((each) => each.id === id) ?? []);

/** The archetypes of a kill team: those of its fire teams together, each once (K-04). */
export const archetypesOf = ({ list }: Pick<ChosenTeam, 'list'>): readonly string[] =>
  list === null ? [] : [...new Set(named(list).flatMap(({ archetypes }) => archetypes))];

function leaders({ members, play }: ChosenTeam): readonly TeamFact[] {
  const count = members.filter(({ card }) => isLeader(card.keywords)).length;
  return [
    ...facts(count === 0 && play === 'matched', 'noLeader', 'members'),
    ...facts(count > 1, 'severalLeaders', 'members', { count }),
  ];
}

function sizes({ members }: ChosenTeam, teams: readonly FireTeam[]): readonly TeamFact[] {
  const sum = (of: 'least' | 'most') => teams.reduce((total, { size }) => total + size[of], 0);
  const [least, most, count] = [sum('least'), sum('most'), members.length];
  return facts(teams.length > 0 && (count < least || count > most), 'teamSize', 'members', { least, most, count });
}

/** How many of a card the fire teams want together; `most` null: any number. */
function limitOf(teams: readonly FireTeam[], card: string): { readonly least: number; readonly most: number | null } {
  const picks = teams.flatMap(({ operatives }) => operatives.filter((pick) => pick.card === card));
  return {
    least: picks.reduce((sum, { least }) => sum + least, 0),
    most: picks.some(({ most }) => most === null) ? null : picks.reduce((sum, { most }) => sum + (most ?? 0), 0),
  };
}

function limits({ members }: ChosenTeam, teams: readonly FireTeam[]): readonly TeamFact[] {
  const cards = new Set(teams.flatMap(({ operatives }) => operatives.map(({ card }) => card)));
  const strangers = members
    .filter(({ card }) => !cards.has(card.id))
    .map(({ at, card }) => fact('cardNotListed', `members[${at}].card`, { card: card.name }));
  const counted = [...cards].flatMap((id) => {
    const own = members.filter(({ card }) => card.id === id);
    const [count, name] = [own.length, own[0]?.card.name ?? id];
    const { least, most } = limitOf(teams, id);
    return [
      ...facts(count < least, 'cardAtLeast', 'members', { card: name, least, count }),
      ...facts(most !== null && count > most, 'cardAtMost', 'members', { card: name, most: most ?? 0, count }),
    ];
  });
  return [...strangers, ...counted];
}

function listed(team: ChosenTeam): readonly TeamFact[] {
  if (team.list === null) return [];
  const { row, fireTeams } = team.list;
  const { least, most } = row.chosen;
  const count = fireTeams.length;
  const teams = named(team.list);
  return [
    ...facts(count < least || count > most, 'fireTeamCount', 'killTeam.fireTeams', { least, most, count }),
    ...fireTeams.flatMap((id, index) =>
      facts(
        row.fireTeams.every((each) => each.id !== id),
        'unknownFireTeam',
        `killTeam.fireTeams[${index}]`,
        { id },
      ),
    ),
    ...sizes(team, teams),
    ...(teams.length === 0 ? [] : limits(team, teams)),
  ];
}

const brackets = ({ members }: ChosenTeam): readonly TeamFact[] =>
  members.flatMap(({ at, member, card }) =>
    openBrackets(card, member).map((keyword) =>
      fact('openKeyword', `members[${at}].chosen`, { operative: member.name, keyword }),
    ),
  );

function itemFacts({ list }: ChosenTeam, { at, owner, taken, row }: Carried): readonly TeamFact[] {
  if (row === undefined) return [fact('itemNotListed', at, { item: taken.id })];
  const operative = owner.member.name;
  const { keywords } = withChosen(owner.card, owner.member);
  const item = row.name;
  return [
    ...facts(list !== null && !list.row.equipment.includes(row.id), 'itemNotListed', at, { item }),
    ...facts(row.keyword !== null && !hasKeywords(keywords, row.keyword), 'itemNotFor', at, { item, operative }),
    ...facts(row.options.length > 0 && row.options.every(({ id }) => id !== taken.option), 'optionOpen', at, {
      item,
      operative,
    }),
  ];
}

function equipment(team: ChosenTeam): readonly TeamFact[] {
  const all = carriedBy(team);
  const spent = spentBy(team);
  const budget = team.list?.row.ep ?? null;
  const items = new Map(all.flatMap(({ row }) => (row === undefined ? [] : [[row.id, row] as const])));
  return [
    ...all.flatMap((each) => itemFacts(team, each)),
    ...[...items.values()].flatMap(({ id, name, most }) => {
      const count = all.filter(({ row }) => row?.id === id).length;
      return facts(most !== null && count > most, 'itemAtMost', 'members', { item: name, most: most ?? 0, count });
    }),
    ...facts(budget !== null && spent > budget, 'overEquipment', 'members', { spent, ep: budget ?? 0 }),
  ];
}

/** All that is not as the rules of rosters have it, in the order in which it is said; empty: nothing. */
export const teamFacts = (team: ChosenTeam): readonly TeamFact[] => [
  ...leaders(team),
  ...listed(team),
  ...brackets(team),
  ...equipment(team),
];

/** Nobody can play it so: what its card means is open. All else may go as it is. */
export const isRefused = ({ code }: TeamFact): boolean => code === 'openKeyword' || code === 'optionOpen';

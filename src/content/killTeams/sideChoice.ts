import { present } from '../../engine/core/invariant.ts';
import { hasKeywords } from '../../engine/family/killteam/card/keywords.ts';
import type { Pack } from '../pack.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import type { Retinue, RetinueMember } from '../schema/retinue.ts';
import { withChosen } from './brackets.ts';
import { type ChosenTeam, spentBy, teamFacts, type TeamFact } from './teamFacts.ts';

/** A side as it is chosen before a battle: its pack and roster by their ids, everybody of it as they are now, and who goes, by their ids. */
export interface SideChoice {
  readonly pack: string;
  readonly roster: string;
  readonly members: readonly RetinueMember[];
  readonly goes: readonly string[];
}

/** The most operatives that the fire teams of a roster take; null: it is of no army list. */
function roomOf(pack: Pack, { killTeam }: Retinue): number | null {
  const row = killTeam === undefined ? undefined : pack.killTeams.get(killTeam.id);
  if (row === undefined || killTeam === undefined) return null;
  const sizes = killTeam.fireTeams.flatMap((id) => row.fireTeams.find((team) => team.id === id)?.size.most ?? []);
  return sizes.reduce((sum, most) => sum + most, 0);
}

/** A roster with the first of it as far as there is room. Throws when the pack has no such roster. */
export function choiceOf(pack: Pack, roster: string): SideChoice {
  const row = present(pack.retinues.get(roster), `no roster ${roster}`);
  const { members } = row;
  return {
    pack: pack.manifest.id,
    roster,
    members,
    goes: members.slice(0, roomOf(pack, row) ?? members.length).map(({ id }) => id),
  };
}

/** The pack of a choice, of these. Throws when it is none of them. */
export const packOf = (packs: readonly Pack[], { pack: id }: Pick<SideChoice, 'pack'>): Pack =>
  present(
    packs.find(({ manifest }) => manifest.id === id),
    `no pack ${id}`,
  );

/** Who goes, in the order of the roster. */
export const goingOf = ({ members, goes }: SideChoice): readonly RetinueMember[] =>
  members.filter(({ id }) => goes.includes(id));

/** The choice with somebody along who was not, or left behind who was. */
export const toggled = (choice: SideChoice, id: string): SideChoice => ({
  ...choice,
  goes: choice.goes.includes(id) ? choice.goes.filter((each) => each !== id) : [...choice.goes, id],
});

/** The choice with a member as it is now. */
export const withMember = (choice: SideChoice, member: RetinueMember): SideChoice => ({
  ...choice,
  members: choice.members.map((each) => (each.id === member.id ? member : each)),
});

/** The kill team that goes, as the rules of rosters look at it. */
export function teamOf(pack: Pack, choice: SideChoice, play: ChosenTeam['play']): ChosenTeam {
  const killTeam = pack.retinues.get(choice.roster)?.killTeam;
  const row = killTeam === undefined ? undefined : pack.killTeams.get(killTeam.id);
  return {
    list: row === undefined || killTeam === undefined ? null : { row, fireTeams: killTeam.fireTeams },
    members: choice.members.flatMap((member, at) => {
      const card = pack.operatives.get(member.card);
      return card === undefined || !choice.goes.includes(member.id) ? [] : [{ at, member, card }];
    }),
    equipmentOf: (id) => pack.equipment.get(id),
    play,
  };
}

/** What of a choice is not as the rules of rosters have it; of a game without army lists, nothing is looked at but brackets. */
export function factsOf(pack: Pack, choice: SideChoice): readonly TeamFact[] {
  const team = teamOf(pack, choice, 'matched');
  const facts = teamFacts(team);
  return pack.killTeams.size > 0 ? facts : facts.filter(({ code }) => code === 'openKeyword');
}

/** Equipment points spent, of those there are; null: its game has none. */
export function spentOf(pack: Pack, choice: SideChoice): { readonly spent: number; readonly ep: number } | null {
  const team = teamOf(pack, choice, 'matched');
  return team.list === null ? null : { spent: spentBy(team), ep: team.list.row.ep };
}

/** Equipment that is for a member: of its army list, for the keywords that it has; and whatever it carries already. */
export function itemsFor(pack: Pack, choice: SideChoice, member: RetinueMember): readonly EquipmentRow[] {
  const { list } = teamOf(pack, choice, 'matched');
  const card = pack.operatives.get(member.card);
  const keywords = card === undefined ? [] : withChosen(card, member).keywords;
  const carried = (member.equipment ?? []).map(({ id }) => id);
  const ids = new Set([...(list?.row.equipment ?? []), ...carried]);
  return [...ids]
    .flatMap((id) => pack.equipment.get(id) ?? [])
    .filter(({ id, keyword }) => keyword === null || carried.includes(id) || hasKeywords(keywords, keyword));
}

/** The member with an item, or without it. One with options has its first until another is chosen. */
export function withItem(member: RetinueMember, { id, options: [first] }: EquipmentRow, on: boolean): RetinueMember {
  const others = (member.equipment ?? []).filter((each) => each.id !== id);
  return { ...member, equipment: on ? [...others, { id, ...(first !== undefined && { option: first.id }) }] : others };
}

/** The member with this option of an item that it carries (C-47). */
export const withOption = (member: RetinueMember, { id }: EquipmentRow, option: string): RetinueMember => ({
  ...member,
  equipment: (member.equipment ?? []).map((each) => (each.id === id ? { id, option } : each)),
});

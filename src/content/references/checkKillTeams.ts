import { FACT_MESSAGES } from '../killTeams/factMessages.ts';
import { type ChosenTeam, teamFacts } from '../killTeams/teamFacts.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import type { KillTeamRow } from '../schema/killTeam.ts';
import type { Retinue } from '../schema/retinue.ts';
import { type Check, findRow, follow, inside, type ProblemPlace, report, reportRepeats } from './check.ts';

function checkFireTeams(check: Check, place: ProblemPlace, { fireTeams }: KillTeamRow): void {
  const placed = fireTeams.map((team, index) => ({ ...inside(place, `fireTeams[${index}]`), team }));
  reportRepeats(
    check,
    placed.map(({ team, ...at }) => ({ ...inside(at, 'id'), id: team.id })),
  );
  for (const { team, ...at } of placed)
    for (const [index, { card }] of team.operatives.entries())
      follow(check, inside(at, `operatives[${index}].card`), { kind: 'operatives', id: card });
}

/** Army lists lead to cards and equipment, and tell their fire teams apart. */
export function checkKillTeams(check: Check): void {
  for (const { row, ...place } of check.rows.killTeams ?? []) {
    checkFireTeams(check, place, row);
    for (const [index, id] of row.equipment.entries())
      follow(check, inside(place, `equipment[${index}]`), { kind: 'equipment', id });
  }
}

/** Equipment leads to its weapons, and tells its options apart. */
export function checkEquipment(check: Check): void {
  for (const { row, ...place } of check.rows.equipment ?? []) {
    const options = row.options.map((option, index) => ({ ...inside(place, `options[${index}]`), option }));
    reportRepeats(
      check,
      options.map(({ option, ...at }) => ({ ...inside(at, 'id'), id: option.id })),
    );
    const weapons = [
      { ...inside(place, 'weapon'), id: row.weapon },
      ...options.map(({ option, ...at }) => ({ ...inside(at, 'weapon'), id: option.weapon })),
    ];
    for (const { id, ...at } of weapons) if (id !== null) follow(check, at, { kind: 'weapons', id });
  }
}

/** The roster as it is looked at; members whose card is nowhere were reported. */
function teamOf(check: Check, { members, killTeam }: Retinue, row: KillTeamRow | null): ChosenTeam {
  const card = (id: string) => findRow(check, { kind: 'operatives', id })?.row;
  const equipmentOf = (id: string): EquipmentRow | undefined => findRow(check, { kind: 'equipment', id })?.row;
  return {
    list: row === null ? null : { row, fireTeams: killTeam?.fireTeams ?? [] },
    members: members.flatMap((member, at) => {
      const found = card(member.card);
      return found === undefined ? [] : [{ at, member, card: found }];
    }),
    equipmentOf,
    play: 'other',
  };
}

/** Rosters of Kill Team 2021 keep the rules of rosters: leaders, limits, chosen keywords, equipment (K-02 to K-05). */
export function checkRosters(check: Check): void {
  for (const { row, ...place } of check.rows.retinues ?? []) {
    if (row.killTeam === undefined) continue;
    const list = follow(check, inside(place, 'killTeam.id'), { kind: 'killTeams', id: row.killTeam.id });
    if (list === undefined) continue;
    for (const { code, at, params } of teamFacts(teamOf(check, row, list)))
      report(check, inside(place, at), 'rosterRule', FACT_MESSAGES[code](params));
  }
}

import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import { carriedBy } from '../model/memberRows.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { Stashed } from '../model/state.ts';
import type { BattleReport, Reported, Scenario } from '../model/walk.ts';
import { findMember, membersIn, reportIn, scenarioOf } from './inHand.ts';
import { endingOf, objectivesDone } from './objectives.ts';

const count = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const lineFits = ({ reanimations, kills, heavyKills }: Reported): boolean =>
  [reanimations, kills, heavyKills].every(count) && heavyKills <= kills;

const countsFit = ({ turningPoints, clues, captives, enemiesDown, enemies, loot }: BattleReport): boolean =>
  [turningPoints, clues, captives, enemiesDown, enemies, ...loot.map((found) => found.count)].every(count);

const usesFit = ({ used = [] }: BattleReport): boolean =>
  used.every(({ times }) => count(times)) && onlyOnce(used.map(({ member, item }) => `${member} ${item}`));

const findsFit = ({ finds = [] }: BattleReport): boolean => finds.every(({ spent }) => count(spent));

/** Objectives and the ending of its own scenario: none twice, no ending that there is not, experience in whole points. */
const scriptFits = (report: BattleReport): boolean =>
  onlyOnce((report.scripted ?? []).map(({ id }) => id)) &&
  ((report.ending ?? null) === null || endingOf(report) !== null) &&
  (report.xp ?? []).every(({ xp }) => Number.isSafeInteger(xp));

const onlyOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Why a report makes no sense: somebody who was not deployed, somebody twice, or a number that is none. */
export function reportWrong(report: BattleReport, { deployed }: Scenario): CampaignRejection | null {
  const members = membersIn(report).map(({ member }) => member);
  const stranger = members.find((member) => !deployed.includes(member));
  if (stranger !== undefined) return refuse('unknownMember', { member: stranger });
  const once = onlyOnce(members) && onlyOnce(report.objectives.map(({ id }) => id));
  const sensible =
    once &&
    countsFit(report) &&
    usesFit(report) &&
    findsFit(report) &&
    scriptFits(report) &&
    report.operatives.every(lineFits);
  return sensible ? null : refuse('badValue', { field: 'report' });
}

const clues = (game: CampaignGame): readonly CampaignEvent[] => {
  const { state } = game;
  const next = objectivesDone(game).reduce((sum, { row }) => sum + (row?.nextClue ?? 0), 0);
  const now = state.clues + state.nextClues + reportIn(state).clues;
  return [
    ...(now === state.clues ? [] : [{ type: 'cluesSet', clues: now } as const]),
    ...(next === state.nextClues ? [] : [{ type: 'nextCluesSet', clues: next } as const]),
  ];
};

/** Found things of a kind that are used up, the first of them first (C16). */
function usedUp(things: readonly Stashed[], times: number): readonly CampaignEvent[] {
  let open = times;
  return things.flatMap(({ key, uses = 0 }) => {
    const now = Math.min(uses, open);
    open -= now;
    return now === 0 ? [] : [{ type: 'thingUsed', key, left: uses - now }];
  });
}

/** What was found and is used up, as often as the report says of its bearers. */
const thingsUsed = ({ state }: CampaignGame): readonly CampaignEvent[] =>
  (reportIn(state).used ?? []).flatMap(({ member: id, item, times }) => {
    const member = findMember(state, id);
    const keys = member === null ? [] : carriedBy(member).flatMap(({ stash }) => stash ?? []);
    return usedUp(
      state.stash.filter((each) => keys.includes(each.key) && each.item === item),
      times,
    );
  });

const flags = (game: CampaignGame): readonly CampaignEvent[] => {
  const paid = objectivesDone(game).flatMap(({ row }) => row?.flag ?? []);
  const report = reportIn(game.state);
  const raised = new Set([...report.flags, ...(endingOf(report)?.flags ?? []), ...paid]);
  return [...raised]
    .filter((flag) => !game.state.flags.includes(flag))
    .map((flag) => ({ type: 'flagSet', flag, on: true }));
};

/** The report is settled: what everybody did is counted, with clues and flags. Clues held over count from this scenario on. */
export const reportAccepted = (game: CampaignGame): readonly CampaignEvent[] => {
  const { deployed } = scenarioOf(game.state);
  const lines = membersIn(reportIn(game.state));
  return [
    ...deployed.map((member): CampaignEvent => {
      const line = lines.find((each) => each.member === member);
      return { type: 'served', member, kills: line?.kills ?? 0, heavyKills: line?.heavyKills ?? 0 };
    }),
    ...clues(game),
    ...flags(game),
    ...thingsUsed(game),
  ];
};

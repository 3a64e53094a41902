import type { CampaignEvent } from '../event.ts';
import type { CampaignGame } from '../game.ts';
import { type CampaignRejection, refuse } from '../rejection.ts';
import type { BattleReport, Reported, Scenario } from '../walk.ts';
import { membersIn, reportIn, scenarioOf } from './inHand.ts';
import { objectivesDone } from './objectives.ts';

const count = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const lineFits = ({ reanimations, kills, heavyKills }: Reported): boolean =>
  [reanimations, kills, heavyKills].every(count) && heavyKills <= kills;

const countsFit = ({ turningPoints, clues, captives, enemiesDown, enemies, loot }: BattleReport): boolean =>
  [turningPoints, clues, captives, enemiesDown, enemies, ...loot.map((found) => found.count)].every(count);

const onlyOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Why a report makes no sense: somebody who was not deployed, somebody twice, or a number that is none. */
export function reportWrong(report: BattleReport, { deployed }: Scenario): CampaignRejection | null {
  const members = membersIn(report).map(({ member }) => member);
  const stranger = members.find((member) => !deployed.includes(member));
  if (stranger !== undefined) return refuse('unknownMember', { member: stranger });
  const once = onlyOnce(members) && onlyOnce(report.objectives.map(({ id }) => id));
  const sensible = once && countsFit(report) && report.operatives.every(lineFits);
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

const flags = (game: CampaignGame): readonly CampaignEvent[] => {
  const paid = objectivesDone(game).flatMap(({ row }) => row?.flag ?? []);
  const raised = new Set([...reportIn(game.state).flags, ...paid]);
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
  ];
};

import type { Objective } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { BattleReport, ReportedEnding, Scripted } from '../model/walk.ts';
import { reportIn, scenarioOf } from './inHand.ts';

/** Objectives (C15) that a battle's log can tell of. */
export const ALL_COME_BACK = 'all-come-back';
export const LEAVE_NO_TRACE = 'leave-no-trace';
export const SAVE_AMMUNITION = 'save-the-ammunition';
export const TAKE_ONE_ALIVE = 'take-one-alive';

/** All of the retinue do it together: nobody can be named for it. */
export const isOfAll = (objective: string): boolean =>
  [ALL_COME_BACK, LEAVE_NO_TRACE, SAVE_AMMUNITION].includes(objective);

/** The report with so many captives: one of them or more is what `Take one alive` asks for. */
export const withCaptives = (report: BattleReport, captives: number): BattleReport => ({
  ...report,
  captives,
  objectives: report.objectives.map((each) =>
    each.id === TAKE_ONE_ALIVE && report.captives > 0 !== captives > 0 ? { ...each, done: captives > 0 } : each,
  ),
});

/** The report with another outcome: the primary objectives of the scenario are as it says. */
export function withOutcome(report: BattleReport, primary: BattleReport['primary']): BattleReport {
  const how: Scripted['how'] = primary === 'complete' ? 'done' : primary;
  if (report.scripted === undefined) return { ...report, primary };
  const scripted = report.scripted.map((each) =>
    each.kind === 'primary' && (how === 'done' || each.how !== 'done' || report.primary === 'complete')
      ? { ...each, how }
      : each,
  );
  return { ...report, primary, scripted };
}

const ownPay = ({ kind, xp }: Scripted): boolean => kind === 'primary' && xp !== null;

/** Objectives of the scenario that the outcome leaves open: primary ones only where each pays on its own. */
export function askedBeside({ scripted = [] }: BattleReport): readonly Scripted[] {
  const primaries = scripted.filter(({ kind }) => kind === 'primary');
  const each = primaries.length > 1 && primaries.some(ownPay);
  return scripted.filter(({ kind }) => kind !== 'primary' || each);
}

/** Whether how it ended follows from the outcome: a scenario with a primary objective that ends in one way or the other. */
export const endingFollows = ({ scripted = [], endings = [], ending = null }: BattleReport): boolean =>
  ending !== null && endings.length <= 2 && scripted.some(({ kind }) => kind === 'primary');

/** Objectives of this kind that the scenario itself brought and that are done. */
export const scriptedDone = ({ scripted = [] }: BattleReport, kind: Scripted['kind']): readonly Scripted[] =>
  scripted.filter((each) => each.kind === kind && each.how === 'done');

/** The ending that is told; null: the scenario has none. */
export const endingOf = ({ endings = [], ending }: BattleReport): ReportedEnding | null =>
  endings.find(({ id }) => id === ending) ?? null;

export interface ObjectiveDone {
  readonly id: string;
  readonly by: string | null;
  /** Null when no pack has it any more. */
  readonly row: Objective | null;
}

const nobodySlain = ({ state }: CampaignGame): boolean =>
  scenarioOf(state).casualties.every(({ result, end }) => result !== 'slain' && end !== 'die');

/** What was done of the report's objectives; all have not come back when a casualty roll slew one of them. */
export const objectivesDone = (
  game: CampaignGame,
  report: BattleReport = reportIn(game.state),
): readonly ObjectiveDone[] =>
  report.objectives
    .filter(({ id, done }) => done && (id !== ALL_COME_BACK || nobodySlain(game)))
    .map(({ id, by }) => ({ id, by, row: game.content.objectives.get(id) ?? null }));

import type { Objective } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { BattleReport, ReportedEnding, Scripted } from '../model/walk.ts';
import { reportIn, scenarioOf } from './inHand.ts';

/** Objectives (C15) that a battle's log can tell of. */
export const ALL_COME_BACK = 'all-come-back';
export const LEAVE_NO_TRACE = 'leave-no-trace';
export const SAVE_AMMUNITION = 'save-the-ammunition';
export const TAKE_ONE_ALIVE = 'take-one-alive';

/** The report with so many captives: one of them or more is what `Take one alive` asks for. */
export const withCaptives = (report: BattleReport, captives: number): BattleReport => ({
  ...report,
  captives,
  objectives: report.objectives.map((each) =>
    each.id === TAKE_ONE_ALIVE && report.captives > 0 !== captives > 0 ? { ...each, done: captives > 0 } : each,
  ),
});

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

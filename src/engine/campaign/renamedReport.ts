import type { BattleReport } from './model/walk.ts';

/** The report with the ids of operatives in place of which members of a roster have other ones; nobody of the roster is null. */
export function renamedReport(report: BattleReport, idOf: (operative: string) => string | null): BattleReport {
  const named = (id: string | null): string | null => (id === null ? null : idOf(id));
  return {
    ...report,
    operatives: report.operatives.map((line) => ({ ...line, member: named(line.member) })),
    objectives: report.objectives.map((each) => ({ ...each, by: named(each.by) })),
    loot: report.loot.map((each) => ({ ...each, by: named(each.by) })),
    ...(report.finds !== undefined && {
      finds: report.finds.map((each) => ({ ...each, by: named(each.by) })),
    }),
    ...(report.used !== undefined && {
      used: report.used.map((each) => ({ ...each, member: idOf(each.member) ?? each.member })),
    }),
    ...(report.scripted !== undefined && {
      scripted: report.scripted.map((each) => ({ ...each, by: named(each.by) })),
    }),
    ...(report.xp !== undefined && { xp: report.xp.map((each) => ({ ...each, by: idOf(each.by) ?? each.by })) }),
  };
}

import type { Objective } from '../../engine/campaign/model/rows.ts';
import type { BattleReport } from '../../engine/campaign/model/walk.ts';
import { isOfAll } from '../../engine/campaign/walk/objectives.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { contentName, contentText } from '../../words/content.ts';
import styles from './AfterBattle.module.css';
import { useAdjust } from './adjust.ts';
import { DoneBy } from './DoneBy.tsx';
import type { Walk } from './useWalk.ts';

type ObjectivesProps = { readonly walk: Walk; readonly report: BattleReport };
type ReportedObjective = BattleReport['objectives'][number];

/** What the objective asks for; the secret one is told now. */
function hintOf({ words }: Walk, { secret }: BattleReport, row: Objective): string {
  const { report: said } = words.campaign.after;
  if (row.secret && secret) return words.common.named(said.secret, said.secrets[secret]);
  return contentText(words, `${row.id}/text`, row.text);
}

function OneObjective({ walk, report, told }: ObjectivesProps & { readonly told: ReportedObjective }) {
  const adjust = useAdjust();
  const { words, content } = walk;
  const row = content.objectives.get(told.id);
  const name = contentName(words, told.id, row?.name ?? told.id);
  const set = (change: Partial<ReportedObjective>) =>
    adjust({
      ...report,
      objectives: report.objectives.map((each) => (each.id === told.id ? { ...each, ...change } : each)),
    });
  return (
    <>
      <SettingRow label={name} {...(row !== undefined && { hint: hintOf(walk, report, row) })}>
        <Segmented
          label={name}
          value={told.done ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: words.common.yes },
            { value: 'no', label: words.common.no },
          ]}
          onChange={(done) => set({ done: done === 'yes' })}
        />
      </SettingRow>
      {told.done && !isOfAll(told.id) && <DoneBy walk={walk} name={name} by={told.by} onBy={(by) => set({ by })} />}
    </>
  );
}

/** The other objectives of the scenario: done or not, and by whom. */
export function ReportObjectives({ walk, report }: ObjectivesProps) {
  const { report: said } = walk.words.campaign.after;
  if (report.objectives.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={said.objectives} />
      {report.objectives.map((told) => (
        <OneObjective key={told.id} walk={walk} report={report} told={told} />
      ))}
    </section>
  );
}

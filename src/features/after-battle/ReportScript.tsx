import { useState } from 'react';
import type { BattleReport, Scripted } from '../../engine/campaign/model/walk.ts';
import { askedBeside, endingFollows, endingOf } from '../../engine/campaign/walk/objectives.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { plainProse } from '../../words/plainProse.ts';
import styles from './AfterBattle.module.css';
import { useAdjust } from './adjust.ts';
import { DoneBy } from './DoneBy.tsx';
import type { Walk } from './useWalk.ts';

type ScriptProps = { readonly walk: Walk; readonly report: BattleReport };

const WAYS = ['done', 'failed', 'open'] as const;
const NONE = '';

/** One objective as the battle left it; a secret one that nobody knew is told now. */
function OneScripted({ walk, report, told }: ScriptProps & { readonly told: Scripted }) {
  const adjust = useAdjust();
  const { words, scenario } = walk;
  const { report: said } = words.campaign.after;
  const text = contentText(words, `${scenario.mission}/objectives/${told.id}`, told.text);
  const set = (change: Partial<Scripted>) =>
    adjust({
      ...report,
      scripted: (report.scripted ?? []).map((each) => (each.id === told.id ? { ...each, ...change } : each)),
    });
  return (
    <>
      <SettingRow label={text} hint={[said.kinds[told.kind], ...(told.known ? [] : [said.unknown])].join(', ')}>
        <Segmented
          label={text}
          value={told.how}
          options={WAYS.map((value) => ({ value, label: said.ways[value] }))}
          onChange={(how) => set({ how })}
        />
      </SettingRow>
      {told.how === 'done' && told.kind === 'secondary' && (
        <DoneBy walk={walk} name={text} by={told.by} onBy={(by) => set({ by })} />
      )}
    </>
  );
}

/** How it ended, where that follows from the outcome: told, and asked only when it was otherwise. */
function Told({ walk, report, onAsk }: ScriptProps & { readonly onAsk: () => void }) {
  const { words, scenario } = walk;
  const { report: said } = words.campaign.after;
  const ending = endingOf(report);
  return (
    ending !== null && (
      <section className={styles.section}>
        <SectionHead title={said.ending} />
        <ListRow
          title={contentName(words, ending.id, ending.name)}
          detail={plainProse(contentText(words, `${scenario.mission}/endings/${ending.id}`, ending.text))}
          tail={<PlainButton label={said.otherwise} onPress={onAsk} />}
        />
      </section>
    )
  );
}

/** How it ended, as the conditions say or as the table says. */
function Ending({ walk, report }: ScriptProps) {
  const adjust = useAdjust();
  const { words, scenario } = walk;
  const { report: said } = words.campaign.after;
  const { endings = [], ending = null } = report;
  const [read] = useState(report.primary);
  const [asked, setAsked] = useState(false);
  if (endings.length === 0) return null;
  if (!asked && read === report.primary && endingFollows(report))
    return <Told walk={walk} report={report} onAsk={() => setAsked(true)} />;
  return (
    <section className={styles.section}>
      <SectionHead title={said.ending} />
      <ChoiceList
        label={said.ending}
        value={ending ?? NONE}
        options={[
          ...endings.map(({ id, name, text }) => ({
            id,
            title: contentName(words, id, name),
            ...(id === ending &&
              text !== '' && {
                reason: plainProse(contentText(words, `${scenario.mission}/endings/${id}`, text)),
              }),
          })),
          { id: NONE, title: said.noEnding },
        ]}
        onChange={(id) => adjust({ ...report, ending: id === NONE ? null : id })}
      />
    </section>
  );
}

/** What the scenario itself brought and the outcome does not say: its other objectives, and its ending. */
export function ReportScript(props: ScriptProps) {
  const scripted = askedBeside(props.report);
  return (
    <>
      {scripted.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={props.walk.words.campaign.after.report.scripted} />
          {scripted.map((told) => (
            <OneScripted key={told.id} {...props} told={told} />
          ))}
        </section>
      )}
      <Ending {...props} />
    </>
  );
}

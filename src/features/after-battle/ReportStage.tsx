import { useState } from 'react';
import { Explained } from '../../forms/Explained.tsx';
import type { BattleReport } from '../../engine/campaign/model/walk.ts';
import { bookOf } from '../../engine/campaign/model/book.ts';
import { withCaptives, withOutcome } from '../../engine/campaign/walk/objectives.ts';

import { classNames } from '../../ui/classNames.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Faces } from '../../ui/Faces.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './AfterBattle.module.css';
import { useAdjust } from './adjust.ts';
import { ReportObjectives } from './ReportObjectives.tsx';
import { ReportScript } from './ReportScript.tsx';
import { ReportUsed } from './ReportUsed.tsx';
import { memberFace, ReportOperative } from './ReportOperative.tsx';
import { type Walk, useWalk } from './useWalk.ts';
import { useWords } from '../../words/useWords.ts';

const MOST = 20;
const OUTCOMES = ['complete', 'failed', 'open'] as const;

type PartProps = { readonly walk: Walk; readonly report: BattleReport };

function Counter({ walk, report, what }: PartProps & { readonly what: 'clues' | 'captives' }) {
  const adjust = useAdjust();
  const { words } = walk;
  const label = words.campaign.after.report[what];
  return (
    <SettingRow label={label} hint={<Explained text={words.campaign.after.report.hints[what]} />}>
      <Stepper
        label={label}
        value={report[what]}
        max={MOST}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={(to) => adjust(what === 'captives' ? withCaptives(report, to) : { ...report, clues: to })}
      />
    </SettingRow>
  );
}

/** What counts for the campaign beside who won, where battles are for more. */
const BroughtHome = (props: PartProps) => (
  <>
    <Counter {...props} what="clues" />
    <Counter {...props} what="captives" />
  </>
);

function Outcome({ walk, report }: PartProps) {
  const adjust = useAdjust();
  const { report: said } = walk.words.campaign.after;
  return (
    <SettingRow label={said.primary}>
      <Segmented
        label={said.primary}
        value={report.primary}
        options={OUTCOMES.map((value) => ({ value, label: said.primaryOf[value] }))}
        onChange={(primary) => adjust(withOutcome(report, primary))}
      />
    </SettingRow>
  );
}

/** Who came home and who fell, as faces; a tap on one opens what can be corrected of it. */
function Members({ walk, report }: PartProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { report: said } = walk.words.campaign.after;
  const { end } = useWords('play');
  const members = report.operatives.filter(({ member }) => member !== null);
  const corrected = members.find(({ id }) => id === open);
  const standing = members.filter(({ down }) => !down).length;
  return (
    <section className={classNames(styles.section, styles.column)}>
      <SectionHead title={said.retinue} side="retinue" note={end.standingOf(standing, members.length)} />
      <Faces
        label={said.retinue}
        faces={members.map((operative) => memberFace(walk, operative))}
        open={open}
        onPress={(id) => setOpen(id === open ? null : id)}
      />
      {corrected === undefined ? (
        <p className={styles.note}>{said.tapToCorrect}</p>
      ) : (
        <ul className={styles.cases} aria-label={said.correcting}>
          <ReportOperative walk={walk} report={report} operative={corrected} />
        </ul>
      )}
    </section>
  );
}

/** What the battle says of itself; every line can be corrected before the dice fall. */
export function ReportStage() {
  const walk = useWalk();
  const report = walk?.scenario.report ?? null;
  if (walk === null || report === null) return null;
  const { report: said } = walk.words.campaign.after;
  return (
    <>
      <p className={styles.lead}>{said.lead}</p>
      <Columns
        first={<Members walk={walk} report={report} />}
        second={
          <>
            <section className={styles.facts}>
              <Outcome walk={walk} report={report} />
              {bookOf(walk.content).bringsHome && <BroughtHome walk={walk} report={report} />}
            </section>
            <ReportScript walk={walk} report={report} />
            <ReportObjectives walk={walk} report={report} />
            <ReportUsed walk={walk} report={report} />
          </>
        }
      />
    </>
  );
}

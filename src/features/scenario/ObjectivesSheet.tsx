import { Suspense, useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { later } from '../../ui/later.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Tracks } from '../../ui/Tracks.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Objectives } from './Objectives.tsx';
import styles from './Sheet.module.css';
import type { Played } from './useScenario.ts';
import { heard, knownObjectives, NO_AIM, type Reading } from './view/objectives.ts';

const ReadingSheet = later(async () => (await import('./ReadingSheet.tsx')).ReadingSheet);

/** What is counted and ticked, as far as players may see it. */
export function Counted({ played }: { readonly played: Played }) {
  const { words, look, state, told, act } = played;
  const { tracks } = missionTracks(words, state, look);
  const own = tracks.counters.filter(({ max }) => max < NO_AIM);
  const asked = tracks.counters.filter(({ max }) => max >= NO_AIM);
  const parts = [
    { title: told.tracks, counters: own, ticks: tracks.ticks },
    { title: told.campaignTracks, counters: asked, ticks: [] },
  ];
  return parts
    .filter(({ counters, ticks }) => counters.length + ticks.length > 0)
    .map(({ title, ...rest }) => (
      <section key={title} className={styles.part} aria-label={title}>
        <SectionHead title={title} level={3} />
        <div className={styles.rows}>
          <Tracks
            {...tracks}
            {...rest}
            onCount={(counter, to) => act({ type: 'setCounter', counter, to })}
            onTick={(tick, on) => act({ type: 'setTick', tick, on })}
          />
        </div>
      </section>
    ));
}

/** Whom and what the enemy is after, as the scenario has it. */
export function Wants({ played: { told, script } }: { readonly played: Played }) {
  const { priorityTarget, targetLocation } = script;
  const lines = [
    ...(priorityTarget === null ? [] : [told.target(priorityTarget.text)]),
    ...(targetLocation === null ? [] : [told.place(targetLocation)]),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-label={told.wants}>
      <SectionHead title={told.wants} level={3} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** What was read aloud, to be read again. */
export function ReadAgain({ played }: { readonly played: Played }) {
  const { told, state } = played;
  const [reading, read] = useState<Reading | null>(null);
  const readings = heard(state, told.briefing);
  if (readings.length === 0) return null;
  return (
    <section className={styles.part} aria-label={told.passages}>
      <SectionHead title={told.passages} level={3} />
      <div className={styles.rows}>
        {readings.map((each) => (
          <ListRow key={each.id ?? ''} icon="log" title={each.title} opens onPress={() => read(each)} />
        ))}
      </div>
      <Suspense fallback={null}>
        {reading !== null && <ReadingSheet reading={reading} onClose={() => read(null)} />}
      </Suspense>
    </section>
  );
}

/** The objectives that players know of, or that there are none. */
export function Known({ played }: { readonly played: Played }) {
  const { told } = played;
  const objectives = knownObjectives(played);
  if (objectives.length === 0) return <p className={styles.none}>{told.none}</p>;
  return <Objectives played={played} objectives={objectives} kinds={told.kinds} />;
}

/** Everything of the scenario that players see: objectives, what is counted, what was read. */
export function ObjectivesSheet({ played, onClose }: { readonly played: Played; readonly onClose: () => void }) {
  const { told, words } = played;
  return (
    <SheetDialog open title={told.title} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.sheet}>
        <Known played={played} />
        <Counted played={played} />
        <Wants played={played} />
        <ReadAgain played={played} />
      </div>
    </SheetDialog>
  );
}

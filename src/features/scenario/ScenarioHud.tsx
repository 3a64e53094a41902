import { Suspense, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { Stand } from './Stand.tsx';
import styles from './ScenarioHud.module.css';
import { type Played, useScenario } from './useScenario.ts';
import { knownObjectives, NO_AIM, type ObjectiveView } from './view/objectives.ts';

const ObjectivesSheet = later(async () => (await import('./ObjectivesSheet.tsx')).ObjectivesSheet);

const COUNTED = 2;

/** What is counted, in short: "Found 2/5"; what has no aim, once there is any. */
function counted({ words, told, look, state }: Played): readonly string[] {
  const { tracks } = missionTracks(words, state, look);
  return tracks.counters
    .filter(({ value, max }) => value > 0 || max < NO_AIM)
    .slice(0, COUNTED)
    .map(({ label, value, max }) => (max < NO_AIM ? told.count(label, value, max) : told.counted(label, value)));
}

/** The one to read first: the first that is still open. */
const foremost = (objectives: readonly ObjectiveView[]): ObjectiveView | undefined =>
  objectives.find(({ stands }) => stands === 'open') ?? objectives[0];

function Row({ played, onOpen }: { readonly played: Played; readonly onOpen: () => void }) {
  const { told, state, words } = played;
  const objectives = knownObjectives(played);
  const counts = counted(played);
  const first = foremost(objectives);
  const beside = objectives.filter((each) => each !== first && each.kind === 'secondary' && each.stands === 'open');
  const title = first?.text ?? missionTracks(words, state, played.look).primary;
  const done = told.doneOf(objectives.filter(({ stands }) => stands === 'done').length, objectives.length);
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={told.open(title, [done, ...counts].join(', '))}
      onClick={onOpen}
    >
      <Icon name="campaign" size={18} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {beside.map(({ id, text }) => (
          <span key={id} className={styles.beside}>
            {words.common.named(told.kinds.secondary, text)}
          </span>
        ))}
        {counts.map((count) => (
          <span key={count} className={styles.count}>
            {count}
          </span>
        ))}
        <span className={styles.stands}>
          {objectives.map(({ id, stands }) => (
            <Stand key={id} stands={stands} />
          ))}
        </span>
      </span>
      <Icon name="open" size={18} />
    </button>
  );
}

/** One row above the acting panel: what is to be done, what is counted, how the objectives stand. It opens all of them. */
export function ScenarioHud() {
  const played = useScenario();
  const [open, setOpen] = useState(false);
  if (played === null) return null;
  return (
    <>
      <Row played={played} onOpen={() => setOpen(true)} />
      <Suspense fallback={null}>{open && <ObjectivesSheet played={played} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import form from '../../ui/Form.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { AddLine } from './AddLine.tsx';
import styles from './Campaign.module.css';
import { Reckoning } from './Reckoning.tsx';
import { SegmentTags } from './SegmentTags.tsx';
import { type OneSegmentProps, useSetSegments, withOne } from './segmentsSet.ts';

function Missions({ segment, at }: OneSegmentProps) {
  const { words, state } = useCampaignScene();
  const setSegments = useSetSegments();
  const { tracker } = words.campaign;
  const toggle = (index: number) =>
    setSegments(
      withOne(state, at, {
        missions: segment.missions.map((mission, nth) =>
          nth === index ? { ...mission, scenario: mission.scenario === null ? state.scenarios : null } : mission,
        ),
      }),
    );
  return (
    <>
      <ul className={styles.chips} aria-label={tracker.missions}>
        {segment.missions.map(({ name, scenario }, index) => (
          <li key={`${name} ${index}`}>
            <button type="button" aria-pressed={scenario !== null} onClick={() => toggle(index)}>
              {name}: {scenario === null ? tracker.missionOpen : tracker.missionDone(scenario)}
            </button>
          </li>
        ))}
      </ul>
      <AddLine
        at={`segment/${at}`}
        label={tracker.addMission}
        action={tracker.add}
        onAdd={(name) => setSegments(withOne(state, at, { missions: [...segment.missions, { name, scenario: null }] }))}
      />
    </>
  );
}

function OneSegment(props: OneSegmentProps) {
  return (
    <article className={styles.chapter}>
      <h3>{props.segment.name}</h3>
      <SegmentTags {...props} />
      <Missions {...props} />
      <Reckoning {...props} />
    </article>
  );
}

/** The segments of a larger war: their tags, their missions, and what became of them. */
export function Segments() {
  const setSegments = useSetSegments();
  const { words, state } = useCampaignScene();
  const { tracker } = words.campaign;
  return (
    <section className={form.shelf}>
      <SectionHead title={tracker.segments} />
      <p className={styles.lead}>{tracker.segmentsHint}</p>
      {state.segments.map((segment, at) => (
        <OneSegment key={at} segment={segment} at={at} />
      ))}
      <AddLine
        at="segments"
        label={tracker.newSegment}
        action={tracker.addSegment}
        onAdd={(name) => setSegments([...state.segments, { name, tags: [], missions: [], efficiency: null }])}
      />
    </section>
  );
}

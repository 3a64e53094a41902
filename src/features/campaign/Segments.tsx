import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { efficiencyOf } from '../../engine/campaign/efficiency.ts';
import type { CampaignState, Segment } from '../../engine/campaign/model/state.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import form from '../../ui/Form.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { AddLine } from './AddLine.tsx';
import styles from './Campaign.module.css';
import { NameField } from './NameField.tsx';

const GOOD = 75;
const FAIR = 40;

/** Gives what puts these in the place of the segments there are; false: refused. */
function useSetSegments(): (segments: readonly Segment[]) => boolean {
  const { dispatchCampaign } = useCampaignPlay();
  return (segments) => dispatchCampaign({ type: 'setSegments', segments }) === null;
}

const withOne = ({ segments }: CampaignState, at: number, set: Partial<Segment>): readonly Segment[] =>
  segments.map((each, index) => (index === at ? { ...each, ...set } : each));

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

type OneProps = { readonly segment: Segment; readonly at: number };

function Missions({ segment, at }: OneProps) {
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
        label={tracker.addMission}
        action={tracker.add}
        onAdd={(name) => setSegments(withOne(state, at, { missions: [...segment.missions, { name, scenario: null }] }))}
      />
    </>
  );
}

function Reckoning({ segment, at }: OneProps) {
  const { words, state, content } = useCampaignScene();
  const setSegments = useSetSegments();
  const { tracker } = words.campaign;
  const { efficiency } = segment;
  const reckon = () =>
    setSegments(withOne(state, at, { efficiency: efficiencyOf(content, state, segment)?.percent ?? null }));
  return (
    <>
      {efficiency !== null && (
        <p className={styles.lead}>
          <b>{tracker.efficiency(efficiency)}</b>{' '}
          {tracker.reckoned[efficiency >= GOOD ? 'good' : efficiency >= FAIR ? 'fair' : 'poor']}
        </p>
      )}
      <div className={styles.keys}>
        <KeyButton icon="odds" label={tracker.reckon} quiet onPress={reckon} />
        <KeyButton
          icon="cross"
          label={tracker.removeSegment}
          quiet
          onPress={() => setSegments(state.segments.filter((_, index) => index !== at))}
        />
      </div>
    </>
  );
}

function OneSegment(props: OneProps) {
  const setSegments = useSetSegments();
  const { words, state } = useCampaignScene();
  const { segment, at } = props;
  return (
    <article className={styles.chapter}>
      <h3>{segment.name}</h3>
      <NameField
        label={words.campaign.tracker.tags}
        value={segment.tags.join(', ')}
        mayBeEmpty
        maxLength={200}
        onName={(text) => setSegments(withOne(state, at, { tags: tagsIn(text) }))}
      />
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
        label={tracker.newSegment}
        action={tracker.addSegment}
        onAdd={(name) => setSegments([...state.segments, { name, tags: [], missions: [], efficiency: null }])}
      />
    </section>
  );
}

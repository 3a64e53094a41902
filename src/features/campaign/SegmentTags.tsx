import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { idOf } from '../../content/tableIds.ts';
import { isSegmentTag, SEGMENT_TAGS } from '../../engine/campaign/model/segmentTags.ts';
import { tagDoes, tagSaid } from '../../words/tagSaid.ts';
import { flagName } from '../../words/flagName.ts';
import styles from './Campaign.module.css';
import { NameField } from './NameField.tsx';
import { type OneSegmentProps, useSetSegments, withOne } from './segmentsSet.ts';

const BLOCKED = 'tag-blocked';

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

function Doing({ segment }: Pick<OneSegmentProps, 'segment'>) {
  const scene = useCampaignScene();
  const { tags } = segment;
  return tags.filter(isSegmentTag).map((tag) => (
    <p key={tag}>
      <b>{tagSaid(scene.words, segment, tag)}</b> {tagDoes(scene.words, segment, tag)}
    </p>
  ));
}

/** The flag that lets the players in. */
function Opens({ segment, at }: OneSegmentProps) {
  const { words, state } = useCampaignScene();
  const setSegments = useSetSegments();
  const { opens = '' } = segment;
  if (!segment.tags.includes(BLOCKED)) return null;
  return (
    <NameField
      at={`opens ${at}`}
      label={words.campaign.tracker.opens}
      value={opens === '' ? '' : flagName(words, opens)}
      mayBeEmpty
      onName={(text) => setSegments(withOne(state, at, { opens: idOf(text) }))}
    />
  );
}

/** The tags of a segment, with what they do; the players may write some of their own. */
export function SegmentTags({ segment, at }: OneSegmentProps) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const setSegments = useSetSegments();
  const { tracker } = words.campaign;
  const { tags } = segment;
  const set = (to: string[]) => setSegments(withOne(state, at, { tags: to }));
  const own = tags.filter((tag) => !isSegmentTag(tag));
  return (
    <>
      <ul className={styles.chips} aria-label={tracker.tags}>
        {SEGMENT_TAGS.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-pressed={tags.includes(tag)}
              onClick={() => set(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag])}
            >
              {tagSaid(scene.words, segment, tag)}
            </button>
          </li>
        ))}
      </ul>
      <Doing segment={segment} />
      <Opens segment={segment} at={at} />
      <NameField
        at={`tags ${at}`}
        label={tracker.ownTags}
        value={own.join(', ')}
        mayBeEmpty
        maxLength={200}
        onName={(text) => set([...tags.filter(isSegmentTag), ...tagsIn(text)])}
      />
    </>
  );
}

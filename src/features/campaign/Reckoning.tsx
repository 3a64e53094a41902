import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { THREAT_TAGS } from '../../engine/campaign/model/segmentTags.ts';
import { EFFICIENT, mayBeMilder, nextSegment, owesOf, segmentAt } from '../../engine/campaign/model/segments.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { contentName } from '../../words/content.ts';
import styles from './Campaign.module.css';
import { type OneSegmentProps, useSetSegments } from './segmentsSet.ts';

/** What is to be chosen for the next segment; it waits for one where it can be done. */
function Settling({ segment, at, what }: OneSegmentProps & { readonly what: 'milder' | 'threat' }) {
  const { words, state } = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { owed } = words.campaign.tracker;
  if (owesOf(segment)[what] === 0) return null;
  const next = segmentAt(state, nextSegment(state, at) ?? undefined);
  const possible = what === 'milder' ? mayBeMilder : ({ tags }: typeof segment) => without(tags);
  const tags = next === null ? [] : possible(next);
  if (next === null || tags.length === 0) return <p>{what === 'milder' ? owed.milderLater : owed.threatLater}</p>;
  const label = owed[what](next.name);
  return (
    <>
      <p>{label}</p>
      <ul className={styles.chips} aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>
            <button type="button" onClick={() => void dispatchCampaign({ type: 'settleSegment', at, what, tag })}>
              {contentName(words, tag, tag)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const without = (tags: readonly string[]): readonly string[] => THREAT_TAGS.filter((tag) => !tags.includes(tag));

/** What the reckoning came to, and what of it is still to be done. */
function Outcome({ segment, at }: OneSegmentProps) {
  const { words } = useCampaignScene();
  const { tracker } = words.campaign;
  const { efficiency } = segment;
  if (efficiency === null) return <p>{tracker.reckonHint}</p>;
  const { loot, moreDv } = owesOf(segment);
  return (
    <>
      <p>
        <b>{tracker.efficiency(efficiency)}</b>{' '}
        {tracker.reckoned[efficiency >= EFFICIENT.good ? 'good' : efficiency >= EFFICIENT.fair ? 'fair' : 'poor']}
      </p>
      {loot > 0 && <p>{tracker.owed.loot(loot)}</p>}
      {moreDv > 0 && <p>{tracker.owed.moreDv}</p>}
      <Settling segment={segment} at={at} what="milder" />
      <Settling segment={segment} at={at} what="threat" />
    </>
  );
}

/** How a segment went: reckoned once, with what that brings. */
export function Reckoning({ segment, at }: OneSegmentProps) {
  const { words, state } = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const setSegments = useSetSegments();
  const { tracker } = words.campaign;
  return (
    <>
      <Outcome segment={segment} at={at} />
      <div className={styles.keys}>
        {segment.efficiency === null && (
          <KeyButton
            icon="odds"
            label={tracker.reckon}
            quiet
            onPress={() => void dispatchCampaign({ type: 'reckonSegment', at })}
          />
        )}
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

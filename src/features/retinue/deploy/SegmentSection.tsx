import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { isSegmentTag } from '../../../engine/campaign/model/segmentTags.ts';
import { isBlocked, openSegments, owesOf, segmentAt } from '../../../engine/campaign/model/segments.ts';
import type { Segment } from '../../../engine/campaign/model/state.ts';
import { capital } from '../../../words/capital.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { tagDoes, tagSaid } from '../../../words/tagSaid.ts';
import type { PlanProps } from './planProps.ts';
import { asTagged } from './segment.ts';

const NONE = '';

/** Which segment of the war the scenario is played in, and what that changes of it; nothing in a campaign without any. */
export function SegmentSection({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { tracker, refusals } = words.campaign;
  const open = openSegments(state);
  const more = state.segments.some((segment) => owesOf(segment).moreDv > 0);
  if (open.length === 0 && !more) return null;
  const chosen = segmentAt(state, plan.segment ?? undefined);
  const tagsOf = (segment: Segment) => segment.tags.map((tag) => tagSaid(words, segment, tag)).join(', ');
  const option = (at: number) => {
    const segment = segmentAt(state, at);
    if (segment === null) return [];
    const against = isBlocked(state, segment)
      ? { against: capital(refusals.segmentBlocked({ name: segment.name })) }
      : {};
    return [{ id: `${at}`, title: segment.name, reason: tagsOf(segment), ...against }];
  };
  const choose = (id: string) => {
    const segment = id === NONE ? null : Number(id);
    onChange({ segment, ...asTagged(scene, segment, plan) });
  };
  return (
    <PrepSection title={tracker.played.title}>
      <ChoiceList
        label={tracker.played.title}
        options={[{ id: NONE, title: tracker.played.none }, ...open.flatMap(option)]}
        value={plan.segment === null ? NONE : `${plan.segment}`}
        onChange={choose}
      />
      {chosen?.tags.filter(isSegmentTag).map((tag) => (
        <PrepHint key={tag}>
          <b>{tagSaid(words, chosen, tag)}</b> {tagDoes(words, chosen, tag)}
        </PrepHint>
      ))}
      {more && <PrepHint>{tracker.owed.moreDv}</PrepHint>}
    </PrepSection>
  );
}

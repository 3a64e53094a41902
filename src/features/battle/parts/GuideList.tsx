import { useScene } from '../../../scene/useScene.ts';
import { WhyList } from '../../../ui/WhyList.tsx';
import type { GuideId } from '../../../words/guideIds.ts';

/** Rules of the table that the players apply themselves. */
export function GuideList({ ids }: { readonly ids: readonly GuideId[] }) {
  const { words } = useScene();
  return (
    <WhyList
      label={words.facts.title}
      rows={ids.map((id) => ({ id, lead: { icon: 'why' as const }, text: words.guide[id], weight: 'did' as const }))}
    />
  );
}

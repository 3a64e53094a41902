import { RulingNotes } from '../../../forms/RulingNotes.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { WhyList } from '../../../ui/WhyList.tsx';
import { guidesIn, rulingsIn } from '../../../words/guideSaid.ts';

/** Rules of the table that the players apply themselves, and rulings on them. */
export function GuideList({ ids }: { readonly ids: readonly string[] }) {
  const { words } = useScene();
  return (
    <>
      <WhyList
        label={words.facts.title}
        rows={guidesIn(words, ids).map((text) => ({
          id: text,
          lead: { icon: 'why' as const },
          text,
          weight: 'did' as const,
        }))}
      />
      <RulingNotes ids={rulingsIn(ids)} />
    </>
  );
}

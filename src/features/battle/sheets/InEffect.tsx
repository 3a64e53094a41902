import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { WhyList } from '../../../ui/WhyList.tsx';
import { lastingSentence, overruledSaid } from '../../../words/lastingSaid.ts';
import { Block } from './Sheet.tsx';

/** What changes it for a time, each told; nothing where nothing does. */
export function InEffect({ operative }: { readonly operative: Operative }) {
  const { words, look, view } = useScene();
  const effects = view.lasting.onCard(operative);
  if (effects.length === 0) return null;
  return (
    <Block label={words.battle.card.effects}>
      <WhyList
        label={words.battle.card.effects}
        rows={effects.map((lasting) => ({
          id: lasting.id,
          lead: { icon: 'check' as const },
          text: overruledSaid(words, lastingSentence(words, lasting, look), {
            by: view.lasting.overruledBy(lasting),
            look,
          }),
          weight: 'did' as const,
        }))}
      />
    </Block>
  );
}

import type { Operative } from '../../../engine/battle/operative.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import { contentName } from '../../../words/content.ts';
import { useFullDesk } from '../fullDesk.ts';
import { Block } from './Sheet.tsx';

/** What its own card says, and what it has beyond it. */
export function Abilities({ operative }: { readonly operative: Operative }) {
  const { words, openSheet, onTraits } = useFullDesk();
  const { id: bearer, traits = [] } = operative;
  if (operative.abilities.length + traits.length === 0) return null;
  const open = () => {
    openSheet(null);
    onTraits?.(bearer);
  };
  return (
    <Block label={words.battle.card.abilities}>
      <WhyList
        label={words.battle.card.abilities}
        rows={operative.abilities.map((id) => ({
          id,
          lead: { icon: 'check' as const },
          text: `${words.abilities[id].name}. ${words.abilities[id].meaning}`,
          weight: 'did' as const,
        }))}
      />
      {traits.length > 0 && onTraits !== undefined && (
        <PlainButton
          icon="honour"
          label={words.common.list(traits.map(({ id, name }) => contentName(words, id, name)))}
          onPress={open}
        />
      )}
    </Block>
  );
}

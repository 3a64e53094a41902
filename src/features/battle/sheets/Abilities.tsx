import type { Operative } from '../../../engine/battle/operative.ts';
import { WhyList } from '../../../ui/WhyList.tsx';
import { useFullDesk } from '../fullDesk.ts';
import { Block } from './Sheet.tsx';

/** What its own card says. */
export function Abilities({ operative }: { readonly operative: Operative }) {
  const { words } = useFullDesk();
  if (operative.abilities.length === 0) return null;
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
    </Block>
  );
}

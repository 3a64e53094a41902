import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { type WhyRow, WhyList } from '../../../ui/WhyList.tsx';
import { contentName, contentText } from '../../../words/content.ts';
import type { Words } from '../../../words/words.ts';
import { useDesk } from '../desk.ts';
import { Block } from './Sheet.tsx';

const ICONS: Partial<Record<Trait['source'], IconName>> = { scar: 'scar', honour: 'honour' };

/** A trait by its name and what it means. */
const traitRow = (words: Words<'play'>, { id, name, text, source }: Trait): WhyRow => ({
  id,
  lead: { icon: ICONS[source] ?? 'check' },
  text: [contentName(words, id, name), contentText(words, id, text)].filter((part) => part !== '').join('. '),
  weight: 'did',
});

/** What it has beyond its card, scars too. */
function Traits({ traits }: { readonly traits: readonly Trait[] }) {
  const { words } = useScene();
  return <WhyList label={words.traits.beyond} rows={traits.map((trait) => traitRow(words, trait))} />;
}

/** What its own card says and what it has beyond it; the way to what it can use of that. */
export function Abilities({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const { openSheet, onTraits } = useDesk();
  const { id: bearer, abilities, traits = [] } = operative;
  if (abilities.length + traits.length === 0) return null;
  const open = () => {
    openSheet(null);
    onTraits?.(bearer);
  };
  return (
    <Block label={words.battle.card.abilities}>
      {abilities.length > 0 && (
        <WhyList
          label={words.battle.card.abilities}
          rows={abilities.map((id) => ({
            id,
            lead: { icon: 'check' as const },
            text: `${words.abilities[id].name}. ${words.abilities[id].meaning}`,
            weight: 'did' as const,
          }))}
        />
      )}
      {traits.length > 0 && <Traits traits={traits} />}
      {onTraits !== undefined && view.traits.byHand(operative).length > 0 && (
        <PlainButton icon="honour" label={words.traits.useOne} onPress={open} />
      )}
    </Block>
  );
}

import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import type { UsableTrait } from '../../../engine/view/traits.ts';
import { useScene } from '../../../scene/useScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { reason as reasonSaid } from '../../../words/reason.ts';
import { useDesk } from '../desk.ts';

type KeyProps = { readonly operative: Operative; readonly others: readonly UsableTrait[] };

/** What it has of which the table does a part. */
const byTable = ({ traits = [] }: Operative): readonly Trait[] => traits.filter(({ plays }) => plays === 'guide');

/** How many keys to its abilities stand among the acts of an operative: one, where it can use some or the table is to remember some. */
export const keysOf = (operative: Operative, others: readonly UsableTrait[]): number =>
  Number(others.length + byTable(operative).length > 0);

/** What else it can use beyond its card, and what of it the table is to remember. */
export function AbilitiesKey({ operative, others }: KeyProps) {
  const { words, look, battle } = useScene();
  const { openSheet, onTraits } = useDesk();
  const told = byTable(operative);
  if (onTraits === undefined || keysOf(operative, others) === 0) return null;
  const now = others.filter(({ reason }) => reason === null).length;
  const forbidden = others.flatMap(({ trait, reason }) =>
    reason?.code === 'forbiddenByTrait'
      ? [words.common.named(look.contentName(trait.id, trait.name), reasonSaid(words, reason, look))]
      : [],
  );
  const names = told.map(({ id, name }) => look.contentName(id, name));
  const remembered = names.length === 0 ? [] : [words.common.named(words.traits.always, words.common.list(names))];
  const open = () => {
    openSheet(null);
    onTraits(operative.id);
  };
  return (
    <ActionButton
      icon="honour"
      title={words.traits.open}
      detail={[words.traits.openDetail(now), ...remembered, ...forbidden].join(' · ')}
      pressKey={battle.length}
      onPress={open}
    />
  );
}

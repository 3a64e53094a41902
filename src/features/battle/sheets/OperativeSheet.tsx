import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Order } from '../../../engine/core/ids.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { contentName } from '../../../words/content.ts';
import { operativeName } from '../../../words/look.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { Abilities } from './Abilities.tsx';
import { ByHand } from './ByHand.tsx';
import { CardSigns } from './CardSigns.tsx';
import { InEffect } from './InEffect.tsx';
import { Kills } from './History.tsx';
import { Profile } from './Profile.tsx';
import { Sheet } from './Sheet.tsx';
import { WeaponsTable } from './WeaponsTable.tsx';

/** What a card's tap would do, with either order; anyway when it is not its turn. */
function Activate({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const { act, openSheet } = useDesk();
  const run = (command: Parameters<typeof act>[0]) => () => {
    openSheet(null);
    act(command);
  };
  if (view.actions.mayCounteract(operative))
    return (
      <PlainButton
        tone="brass"
        label={words.battle.counteract}
        onPress={run({ type: 'counteract', operative: operative.id })}
      />
    );
  if (!view.actions.mayActivate(operative)) return null;
  const usual = view.actions.orderOf(operative);
  const other: Order = usual === 'engage' ? 'conceal' : 'engage';
  return (view.actions.orders === 'chosen' ? [other, usual] : [usual]).map((order) => (
    <PlainButton
      key={order}
      icon={order}
      tone={order === usual ? 'brass' : 'edge'}
      label={words.battle.actAs[order]}
      onPress={run({ type: 'activate', operative: operative.id, order })}
    />
  ));
}

/** One operative: its datacard first, then what its signs say, and folded what can be set by hand. */
export function OperativeSheet({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const acts = view.actions.mayActivate(operative) || view.actions.mayCounteract(operative);
  const role = contentName(words, operative.card, operative.role);
  const name = operativeName(words, operative);
  return (
    <Sheet
      title={name.startsWith(role) ? name : `${name}, ${role}`}
      {...(acts && { actions: <Activate operative={operative} /> })}
    >
      <Profile operative={operative} />
      <WeaponsTable operative={operative} />
      <Abilities operative={operative} />
      <InEffect operative={operative} />
      <Kills operative={operative} />
      <CardSigns operative={operative} />
      <ByHand operative={operative} />
    </Sheet>
  );
}

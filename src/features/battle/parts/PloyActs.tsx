import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { reason as reasonSaid } from '../../../words/reason.ts';
import { useDesk } from '../desk.ts';

/** Tactical ploys of its side that can be used in its activation (K-22). */
export function PloyActs({ operative }: { readonly operative: Operative }) {
  const { words, look, view, battle } = useScene();
  const { act } = useDesk();
  const { id, side } = operative;
  const ploys = view.parts.ploys?.inActivation(operative) ?? [];
  return ploys.map(({ ploy, cp, reason }) => (
    <ActionButton
      key={ploy.id}
      icon="honour"
      title={look.contentName(ploy.id, ploy.name)}
      detail={`${words.common.cp(cp)} · ${look.contentText(`${ploy.id}/text`, ploy.text)}`}
      impossible={reason === null ? null : reasonSaid(words, reason, look)}
      pressKey={battle.length}
      onPress={() => act({ type: 'usePloy', side, ploy: ploy.id, operative: id })}
    />
  ));
}

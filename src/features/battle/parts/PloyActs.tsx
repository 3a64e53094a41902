import type { Side } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { useScene } from '../../../scene/useScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { reason as reasonSaid } from '../../../words/reason.ts';
import { useDesk } from '../desk.ts';

type Usable = NonNullable<BattleView['parts']['ploys']>['anyTime'][number]['ploys'][number];
type ActProps = { readonly usable: Usable; readonly side: Side; readonly operative: string | null };

/** A tactical ploy, used at a tap; of nobody's activation it says whose it is. */
function PloyAct({ usable: { ploy, cp, reason }, side, operative }: ActProps) {
  const { words, look, battle } = useScene();
  const { act } = useDesk();
  const name = look.contentName(ploy.id, ploy.name);
  return (
    <ActionButton
      icon="honour"
      title={operative === null ? words.common.named(look.side(side), name) : name}
      detail={`${words.common.cp(cp)} · ${look.contentText(`${ploy.id}/text`, ploy.text)}`}
      impossible={reason === null ? null : reasonSaid(words, reason, look)}
      pressKey={battle.length}
      onPress={() => act({ type: 'usePloy', side, ploy: ploy.id, operative })}
    />
  );
}

/** Tactical ploys of its side that can be used in its activation (K-22). */
export function PloyActs({ operative }: { readonly operative: Operative }) {
  const { view } = useScene();
  const { id, side } = operative;
  const ploys = view.parts.ploys?.inActivation(operative) ?? [];
  return ploys.map((usable) => <PloyAct key={usable.ploy.id} usable={usable} side={side} operative={id} />);
}

/** Tactical ploys that either side may use at any time, whoever acts, each with whose it is (K-22). */
export function AnyTimePloys() {
  const { view } = useScene();
  return (view.parts.ploys?.anyTime ?? []).flatMap(({ side, ploys }) =>
    ploys.map((usable) => <PloyAct key={`${side}.${usable.ploy.id}`} usable={usable} side={side} operative={null} />),
  );
}

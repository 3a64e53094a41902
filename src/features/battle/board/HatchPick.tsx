import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import type { Pick } from '../view/picking.ts';
import { actCommand } from '../view/planAction.ts';

type HatchPickProps = {
  readonly actor: Operative;
  readonly pick: Extract<Pick, { readonly kind: 'hatch' }>;
};

/** Which of several doors in reach is opened or shut. */
export function HatchPick({ actor, pick }: HatchPickProps) {
  const { view, words } = useScene();
  const { act } = useDesk();
  const { door } = useWords('board');
  const { byName } = useWords('killzones').content;
  return view
    .doorsNear(actor)
    .filter(({ id }) => pick.doors.includes(id))
    .map(({ id, name, open }) => (
      <KeyButton
        key={id}
        waiting
        label={door.title(byName[name] ?? name, open)}
        detail={words.withWhat.hatch(open)}
        onPress={() => act(actCommand('operateHatch', { note: id }, pick.override))}
      />
    ));
}

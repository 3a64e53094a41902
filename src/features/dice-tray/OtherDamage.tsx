import { type PlayScene, useScene } from '../../scene/useScene.ts';
import { useState } from 'react';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { PickRequest } from '../../engine/family/killteam/model/request.ts';
import { useDrafts } from '../../state/answer/draft.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Stepper } from '../../ui/Stepper.tsx';

const MOST = 99;

export function useOtherDamage() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function damageNow({ view }: PlayScene, request: PickRequest, chosen: string | null): number {
  const option = request.options.find(({ id }) => id === chosen);
  return option === undefined ? 0 : (view.attack?.shot?.spent(option).damage ?? 0);
}

type OtherDamageProps = { readonly request: PickRequest; readonly onClose: () => void };

/** The damage of a shot set by hand; the bar then applies it. */
export function OtherDamage({ request, onClose }: OtherDamageProps) {
  const { dispatch } = useKillTeamPlay();
  const { draftOf } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const [now] = useState(() => damageNow(scene, request, draftOf(request).option));
  const [damage, setDamage] = useHalfDone(`damage ${request.id}`, now);
  const label = words.attack.line.damage;
  const set = () => {
    dispatch({ type: 'correct', correction: { what: 'damage', to: damage } });
    onClose();
  };
  return (
    <SheetDialog
      open
      title={words.attack.setDamage}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton tone="brass" label={words.common.named(label, damage)} onPress={set} />}
    >
      <p>{words.battle.setByHand}</p>
      <Stepper
        label={label}
        value={damage}
        max={MOST}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={setDamage}
      />
    </SheetDialog>
  );
}

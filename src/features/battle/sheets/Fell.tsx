import { useScene } from '../../../scene/useScene.ts';
import { useHalfDone } from '../../../scene/useHalfDone.ts';
import type { OperativeId } from '../../../engine/core/ids.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { inches } from '../../../words/format.ts';
import { useDesk } from '../desk.ts';

const MOST = 24;

/** It fell: how far, then the engine works out what that does. */
export function Fell({ operative, label }: { readonly operative: OperativeId; readonly label: string }) {
  const { words } = useScene();
  const { act, openSheet } = useDesk();
  const [height, setHeight] = useHalfDone(`fell ${operative}`, 4);
  const fall = () => {
    openSheet(null);
    act({ type: 'fall', operative, inches: height });
  };
  return (
    <SettingRow label={label} hint={words.battle.card.fallHow}>
      <Stepper
        label={words.battle.card.fallHow}
        value={height}
        min={1}
        max={MOST}
        lessLabel={words.common.less(inches(1))}
        moreLabel={words.common.oneMore(inches(1))}
        onChange={setHeight}
      />
      <PlainButton label={words.battle.card.falls(height)} onPress={fall} />
    </SettingRow>
  );
}

import { useState } from 'react';
import type { AttackView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { ArithmeticLine } from '../../ui/ArithmeticLine.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import { lineCells, lineSentence, whyOf } from './view/line.ts';

type LineProps = { readonly attack: AttackView };
const MOST = 20;

/** The wounds as the table has them. */
function ByHand({ attack }: LineProps) {
  const { words, act } = useVanguardScene();
  const label = words.attack.line.wounds;
  return (
    <SettingRow label={words.attack.overrideTitle} hint={words.attack.overrideHint}>
      <Stepper
        label={label}
        value={attack.wounds ?? 0}
        max={MOST}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={(wounds) => act({ type: 'overrideWounds', wounds })}
      />
    </SettingRow>
  );
}

/** The attack as one line of numbers; each opens where it comes from. */
export function AttackLine({ attack }: LineProps) {
  const scene = useVanguardScene();
  const [openId, setOpen] = useState<string | null>(null);
  return (
    <ArithmeticLine
      sentence={lineSentence(scene, attack)}
      cells={lineCells(scene, attack)}
      openId={openId}
      onToggle={(id) => setOpen(id === openId ? null : id)}
    >
      <WhyList boxed label={scene.words.common.why} rows={openId === null ? [] : whyOf(scene, attack, openId)} />
      {openId === 'wounds' && attack.outcome === null && <ByHand attack={attack} />}
    </ArithmeticLine>
  );
}

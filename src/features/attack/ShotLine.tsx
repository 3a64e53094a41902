import { useState } from 'react';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { ArithmeticLine } from '../../ui/ArithmeticLine.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import { bareRuleName, ruleMeaning } from '../../words/ruleName.ts';
import styles from './ShotLine.module.css';
import { CELLS, shotCells, shotSentence } from './view/shotCells.ts';
import { useScene } from '../../scene/useScene.ts';
import type { ShotShown } from './useShotShown.ts';
import { whyCell } from './view/whyCell.ts';

type ShotProps = { readonly shown: ShotShown };
const MOST_DAMAGE = 99;

/** The damage as the player has it. */
function DamageByHand({ spent }: Pick<ShotShown, 'spent'>) {
  const { words } = useScene();
  const { dispatch } = useKillTeamPlay();
  if (spent === null) return null;
  const label = words.attack.line.damage;
  return (
    <div className={styles.byHand}>
      <SettingRow label={words.attack.setDamage} hint={words.attack.setDamageHint}>
        <Stepper
          label={label}
          value={spent.damage}
          max={MOST_DAMAGE}
          lessLabel={words.common.less(label)}
          moreLabel={words.common.oneMore(label)}
          onChange={(to) => dispatch({ type: 'correct', correction: { what: 'damage', to } })}
        />
      </SettingRow>
    </div>
  );
}

/** What a rule says. */
function RuleSheet({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  const { words } = useScene();
  return (
    <SheetDialog open title={bareRuleName(words, rule)} closeLabel={words.common.close} onClose={onClose}>
      <p>{ruleMeaning(words, rule)}</p>
    </SheetDialog>
  );
}

/** The shot as one line of numbers; each opens where it comes from. */
export function ShotLine({ shown }: ShotProps) {
  const scene = useScene();
  const { words } = scene;
  const [openId, setOpen] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const open = CELLS.find((id) => id === openId);
  const rows = open === undefined ? [] : whyCell(scene, shown, open);
  return (
    <>
      <ArithmeticLine
        sentence={shotSentence(scene, shown)}
        cells={shotCells(scene, shown)}
        openId={openId}
        onToggle={(id) => setOpen(id === openId ? null : id)}
      >
        <WhyList
          boxed
          label={words.common.why}
          rows={rows.map(({ ruleId, ...row }) => (ruleId === null ? row : { ...row, onOpen: () => setRule(ruleId) }))}
        />
        {open === 'damage' && <DamageByHand spent={shown.spent} />}
      </ArithmeticLine>
      {rule !== null && <RuleSheet rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}

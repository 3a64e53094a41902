import { useState } from 'react';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { FacePad } from '../../ui/FacePad.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { CommandWorth } from './CommandWorth.tsx';
import styles from './DieSheet.module.css';
import type { DieTapped } from './view/DieTapped.ts';
import { forbiddenSaid } from './view/forbiddenSaid.ts';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type DieSheetProps = { readonly attack: AttackView; readonly tapped: DieTapped; readonly onClose: () => void };

/** Command Re-roll for this die, when it may be rolled again. */
function CommandReroll({ attack, tapped, onClose }: DieSheetProps) {
  const { dispatch } = useKillTeamPlay();
  const scene = useScene();
  const { words } = scene;
  const { pool, die } = tapped;
  const { dice, cp, forbiddenBy } = attack.command[pool];
  if (forbiddenBy.length > 0) return <p className={styles.note}>{forbiddenSaid(scene, attack)}</p>;
  if (!dice.includes(die)) return null;
  if (cp === 0) return <p className={styles.note}>{words.dice.reroll.commandNone}</p>;
  const reroll = () => {
    dispatch({ type: 'commandReroll', pool, die });
    onClose();
  };
  return (
    <>
      <PlainButton tone="brass" icon="reroll" label={words.dice.reroll.command} onPress={reroll} />
      <p className={styles.note}>
        {words.turningPoint.cpPool(cp)} <CommandWorth attack={attack} die={tapped} />
      </p>
    </>
  );
}

/** A face that was typed wrong, set by hand; where the die can be rolled again for 1 CP, only after a tap that says so. */
function ByHand({ attack, tapped, onClose }: DieSheetProps) {
  const { dispatch } = useKillTeamPlay();
  const { words } = useScene();
  const { pool, die } = tapped;
  const { dice, cp } = attack.command[pool];
  const [open, setOpen] = useState(cp === 0 || !dice.includes(die));
  if (!open) return <PlainButton icon="byHand" label={words.dice.retypeFree} onPress={() => setOpen(true)} />;
  const set = (face: number) => {
    dispatch({ type: 'correct', correction: { what: 'die', pool, die, face } });
    onClose();
  };
  return (
    <>
      <FacePad label={words.dice.retype} sides={6} faceLabel={words.dice.face} onFace={set} />
      <p className={styles.note}>{words.battle.setByHand}</p>
    </>
  );
}

/** What can be done with a die that lies: roll it again for 1 CP, or set it by hand. */
export function DieSheet(props: DieSheetProps) {
  const { words } = useScene();
  return (
    <SheetDialog open title={props.tapped.label} closeLabel={words.common.close} onClose={props.onClose}>
      <div className={styles.sheet}>
        <CommandReroll {...props} />
        <SectionHead title={words.common.byHand} />
        <ByHand {...props} />
      </div>
    </SheetDialog>
  );
}

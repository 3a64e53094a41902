import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useScene } from '../../../scene/useScene.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';

/** On without those who wait, and back to the steps of the set-up, where there are any. */
function Ways({ waiting }: { readonly waiting: number }) {
  const desk = useDesk();
  const { setUp } = useWords('board');
  const steps = desk.scene.view.parts.setUp;
  return (
    <div className={styles.ways}>
      {steps !== undefined && (
        <PlainButton
          icon="back"
          tone="quiet"
          label={setUp.steps}
          onPress={() => void desk.act({ type: 'moveSetUp', to: steps.done - 1 })}
        />
      )}
      {waiting > 0 && (
        <PlainButton
          icon="next"
          tone="quiet"
          label={setUp.without(waiting)}
          onPress={() => void desk.act({ type: 'startBattle' })}
        />
      )}
    </div>
  );
}

/** While both sides are put down and nobody is in hand: who waits, or that all stand; what the board has done, what is still to be known. */
export function SetUpDock({ board }: { readonly board: BattleBoard }) {
  const scene = useScene();
  const desk = useDesk();
  const { setUp } = useWords('board');
  const waiting = unplaced(scene, board).length;
  return (
    <div className={styles.put} data-part="setUp">
      {waiting === 0 ? (
        <SectionHead asked title={setUp.all} />
      ) : (
        <SectionHead asked title={setUp.title} note={setUp.left(waiting)} />
      )}
      <p role="status">{waiting === 0 ? setUp.allHint : setUp.hint}</p>
      {desk.setUp}
      <Ways waiting={waiting} />
    </div>
  );
}

import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useScene } from '../../../scene/useScene.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { StandingBarricades } from './BarricadeDock.tsx';
import { unplaced } from './boardTokens.ts';
import { barricadesLeft } from './barricades.ts';

/** On without those who wait, and back to the steps of the set-up, where there are any. */
function Ways({ waiting, bare }: { readonly waiting: number; readonly bare: number }) {
  const desk = useDesk();
  const { setUp } = useWords('board');
  const told = useWords('barricades');
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
      {waiting + bare > 0 && (
        <PlainButton
          icon="next"
          tone="quiet"
          label={waiting > 0 ? setUp.without(waiting) : told.without(bare)}
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
  const bare = barricadesLeft(scene).length;
  const toPlace = waiting + bare;
  return (
    <div className={styles.put} data-part="setUp">
      {toPlace === 0 ? (
        <SectionHead asked title={setUp.all} />
      ) : (
        <SectionHead asked title={setUp.title} note={setUp.left(toPlace)} />
      )}
      <p role="status">{toPlace === 0 ? setUp.allHint : setUp.hint}</p>
      {desk.setUp}
      <StandingBarricades />
      <Ways waiting={waiting} bare={bare} />
    </div>
  );
}

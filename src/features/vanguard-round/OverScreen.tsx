import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { FinalScore } from './FinalScore.tsx';
import { PointsByHand } from './PointsByHand.tsx';
import styles from '../../ui/Score.module.css';
import { RoundFrame } from './RoundFrame.tsx';

type OverProps = {
  readonly onHome: () => void;
  readonly onTable: () => void;
  readonly onLog: () => void;
  /** Absent: it cannot be played again as it was. */
  readonly onAgain?: () => void;
};

/** How a battle came out, and where it leads; one that is not over can be ended here (V-81, V-86). */
export function OverScreen({ onHome, onTable, onLog, onAgain }: OverProps) {
  const scene = useVanguardScene();
  const { over } = scene.words.round;
  const { table } = scene.words;
  const ended = scene.view.result !== null;
  return (
    <RoundFrame
      title={over.title}
      bar={
        <ThumbBar
          label={table.bar}
          next={
            ended ? (
              <NextButton title={over.home} pressKey={scene.moment} onPress={onHome} />
            ) : (
              <NextButton
                title={over.endNow}
                detail={over.endNowDetail}
                pressKey={scene.moment}
                onPress={() => scene.act({ type: 'endBattle' })}
              />
            )
          }
        />
      }
    >
      <FinalScore {...(onAgain !== undefined && { onAgain })} />
      <div className={styles.padded}>
        <PlainButton icon="log" label={table.menuRows.log} onPress={onLog} />
        <PlainButton
          icon="back"
          label={over.play}
          onPress={() => {
            if (!ended || scene.act({ type: 'resumeBattle' }) === null) onTable();
          }}
        />
      </div>
      <PointsByHand />
    </RoundFrame>
  );
}

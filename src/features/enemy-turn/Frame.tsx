import type { ReactNode } from 'react';
import { usePlay } from '../../state/battle/play.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo, redoLabel } from '../../words/lastUndo.ts';
import { Chosen } from './Chosen.tsx';
import { EnemyHead } from './EnemyHead.tsx';
import styles from './Frame.module.css';
import type { Scene, TurnScene } from './view/scene.ts';

type FrameProps = {
  readonly scene: Scene;
  /** Who acts; null: nobody does, the table only asks. */
  readonly acting: TurnScene | null;
  readonly onTimeline: () => void;
  /** What is known. */
  readonly children: ReactNode;
  /** What is asked or done, near the thumb. */
  readonly hands?: ReactNode;
  readonly next: ReactNode;
  readonly toast?: ReactNode;
};

function Back({ scene, onTimeline }: Pick<FrameProps, 'scene' | 'onTimeline'>) {
  const { undo, redo } = usePlay();
  const { words, look, battle } = scene;
  const again = redoLabel(words, battle.redoes, look);
  return (
    <>
      <UndoButton {...lastUndo(words, battle, look)} keyHint={words.keys.undoKey} onPress={undo} onHold={onTimeline} />
      {again !== null && <RedoButton label={again} keyHint={words.keys.redoKey} onPress={redo} />}
    </>
  );
}

/** The frame of an enemy's turn: where the battle stands, who acts, what is known, what the hands do. */
export function Frame({ scene, acting, onTimeline, children, hands, next, toast }: FrameProps) {
  const { words, told, state } = scene;
  const alert = state.npo?.alert === true ? ` · ${words.turningPoint.cells.alert} ${state.alert}` : '';
  return (
    <ScreenLayout
      label={told.turn.acts}
      width="full"
      top={<TopBar title={told.turn.acts} note={`${words.turningPoint.short(state.turningPoint)}${alert}`} />}
      toast={toast}
      bar={<ThumbBar label={words.battle.bar} undo={<Back scene={scene} onTimeline={onTimeline} />} next={next} />}
    >
      <div className={styles.frame}>
        <div className={styles.known}>
          {acting !== null && <EnemyHead scene={acting} />}
          {children}
          {acting !== null && <Chosen scene={acting} />}
        </div>
        {hands !== undefined && <div className={styles.hands}>{hands}</div>}
      </div>
    </ScreenLayout>
  );
}

import { useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import type { ReactNode } from 'react';
import { usePlay } from '../../state/battle/play.ts';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo, redoLabel } from '../../words/lastUndo.ts';
import { AlertSaid } from './AlertSaid.tsx';
import { Chosen } from './Chosen.tsx';
import { EnemyHead } from './EnemyHead.tsx';
import styles from './Frame.module.css';

type FrameProps = {
  /** Who acts; null: nobody does, the table only asks. */
  readonly acting: EnemyActing | null;
  readonly onTimeline: () => void;
  /** What is known. */
  readonly children: ReactNode;
  /** The board; it stays in view while the rest is read. */
  readonly map?: ReactNode;
  /** What is asked or done, near the thumb. */
  readonly hands?: ReactNode;
  /** What stays in view above the bar, however much is asked. */
  readonly foot?: ReactNode;
  readonly next: ReactNode;
  readonly toast?: ReactNode;
};

function Back({ onTimeline }: Pick<FrameProps, 'onTimeline'>) {
  const { undo, redo } = usePlay();
  const { words, look, battle } = useScene();
  const again = redoLabel(words, battle.redoes, look);
  return (
    <>
      <UndoButton {...lastUndo(words, battle, look)} keyHint={words.keys.undoKey} onPress={undo} onHold={onTimeline} />
      {again !== null && <RedoButton label={again} keyHint={words.keys.redoKey} onPress={redo} />}
    </>
  );
}

/** The frame of an enemy's turn: where the battle stands, who acts, what is known, what the hands do. */
export function Frame({ acting, onTimeline, children, map, hands, foot, next, toast }: FrameProps) {
  const { words, told, state } = useScene('behaviour');
  const alert = state.npo?.alert === true ? ` · ${words.turningPoint.cells.alert} ${state.alert}` : '';
  return (
    <ScreenLayout
      label={told.turn.acts}
      width="full"
      top={<TopBar title={told.turn.acts} note={`${words.turningPoint.short(state.turningPoint)}${alert}`} />}
      toast={
        foot === undefined && !toast ? null : (
          <>
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
            {toast}
          </>
        )
      }
      bar={<ThumbBar label={words.battle.bar} undo={<Back onTimeline={onTimeline} />} next={next} />}
    >
      <div className={styles.frame} data-on-board={map === undefined ? undefined : ''}>
        {map !== undefined && acting !== null && <EnemyHead acting={acting} />}
        {map !== undefined && <div className={styles.map}>{map}</div>}
        <div className={styles.known}>
          {map === undefined && acting !== null && <EnemyHead acting={acting} />}
          <AlertSaid />
          {children}
          {acting !== null && <Chosen acting={acting} />}
        </div>
        {hands !== undefined && <div className={styles.hands}>{hands}</div>}
      </div>
    </ScreenLayout>
  );
}

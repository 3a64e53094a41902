import type { ReactNode } from 'react';
import { playerOf } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { Halves } from './Halves.tsx';
import styles from './Round.module.css';
import { RoundFrame } from './RoundFrame.tsx';

type LengthProps = { readonly tray: ReactNode; readonly bar: ReactNode; readonly end?: ReactNode };

/** Who finished first rolls whether there is one more round (V-81). */
export function LengthScreen({ tray, bar, end }: LengthProps) {
  const scene = useVanguardScene();
  const { length } = scene.words.round;
  const side = scene.request?.side ?? scene.view.sides[0].id;
  return (
    <RoundFrame title={length.title} end={end} bar={bar}>
      <Halves of={({ points }) => ({ value: points, word: scene.words.table.cells.vp, notes: [] })} />
      <p className={styles.note}>{length.how(playerOf(scene, side))}</p>
      {tray}
    </RoundFrame>
  );
}

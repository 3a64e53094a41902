import type { ReactNode } from 'react';
import { playerOf } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { Halves } from './Halves.tsx';
import styles from '../../ui/Score.module.css';
import { RoundFrame } from './RoundFrame.tsx';

type LengthProps = { readonly tray: ReactNode; readonly bar: ReactNode; readonly end?: ReactNode };

/** From this face on there is one more round, where the scenario says nothing else (V-81). */
const USUAL = 4;

/** Who finished first rolls whether there is one more round (V-81). */
export function LengthScreen({ tray, bar, end }: LengthProps) {
  const scene = useVanguardScene();
  const { length } = scene.words.round;
  const { request } = scene;
  const side = request?.side ?? scene.view.sides[0].id;
  const face = request?.kind === 'roll' ? (request.success?.hit ?? USUAL) : USUAL;
  return (
    <RoundFrame open title={length.title} end={end} bar={bar}>
      <Halves of={({ points }) => ({ value: points, word: scene.words.table.cells.vp, notes: [] })} />
      <p className={styles.note}>{length.how(playerOf(scene, side), face)}</p>
      {tray}
    </RoundFrame>
  );
}

import type { ReactNode } from 'react';
import { playerOf, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Halves } from './Halves.tsx';
import styles from './Round.module.css';
import { RoundFrame } from './RoundFrame.tsx';

type StartProps = {
  readonly tray: ReactNode | null;
  readonly bar: ReactNode | null;
  readonly end?: ReactNode;
};

function Next() {
  const scene = useVanguardScene();
  const { start } = scene.words.round;
  const { round, turn } = scene.view;
  return (
    <NextButton
      title={start.go(round + Number(scene.view.step === 'start' && round === 0))}
      {...(turn !== null && { detail: start.begins(playerOf(scene, turn)) })}
      pressKey={scene.moment}
      onPress={() => scene.act({ type: 'startRound' })}
    />
  );
}

/** The start of a round: what both sides come with, what they will get, who begins (V-14 to V-16, V-68). */
export function StartScreen({ tray, bar, end }: StartProps) {
  const scene = useVanguardScene();
  const { start, over } = scene.words.round;
  const { round, turn, sides } = scene.view;
  return (
    <RoundFrame
      title={start.title(Math.max(1, round))}
      end={end}
      bar={bar ?? <ThumbBar label={scene.words.table.bar} next={<Next />} />}
    >
      <Halves
        of={({ id, standing, broken }) => ({
          value: standing,
          word: over.standing,
          notes: broken ? [start.broken(sideName(scene, id))] : [],
        })}
      />
      <section className={styles.padded}>
        <SectionHead title={start.cp} />
        <p>{start.cpHow}</p>
        <SectionHead title={start.pass} />
        <p>{sides[0].standing === sides[1].standing ? start.passNone : start.passHow}</p>
        {turn === null && <p>{start.rollOff}</p>}
      </section>
      {tray}
    </RoundFrame>
  );
}

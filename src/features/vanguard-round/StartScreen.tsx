import type { ReactNode } from 'react';
import { playerOf, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Halves } from './Halves.tsx';
import styles from '../../ui/Score.module.css';
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
      {...(turn !== null && { detail: start.begins(playerOf(scene, turn), round <= 1) })}
      pressKey={scene.moment}
      onPress={() => scene.act({ type: 'startRound' })}
    />
  );
}

/** The start of a round: what both sides come with, what they will get, who begins (V-14 to V-16, V-68). */
export function StartScreen({ tray, bar, end }: StartProps) {
  const scene = useVanguardScene();
  const { start } = scene.words.round;
  const { round, turn, starts } = scene.view;
  return (
    <RoundFrame
      title={start.title(Math.max(1, round))}
      end={end}
      bar={bar ?? <ThumbBar label={scene.words.table.bar} next={<Next />} />}
    >
      <Halves
        of={({ id, standing, started }) => {
          const { cp = 0, tokens = 0, broken = false } = starts?.[id] ?? {};
          return {
            value: cp,
            word: start.cp,
            notes: [
              start.standing(standing, started),
              ...(tokens > 0 ? [start.tokens(tokens)] : []),
              ...(broken ? [start.broken(sideName(scene, id))] : []),
            ],
          };
        }}
      />
      <section className={styles.padded}>
        {turn === null && <p>{start.rollOff}</p>}
        <SectionHead title={start.cpFull} />
        <p>{start.cpHow}</p>
        <SectionHead title={start.pass} />
        <p>{start.passHow}</p>
      </section>
      {tray}
    </RoundFrame>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { isEnemysAttack } from '../../state/answer/autoAnswer.ts';
import { usePlay } from '../../state/battle/play.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import type { AttackScreenProps } from './AttackScreen.tsx';
import { AttackTraits } from './AttackTraits.tsx';
import styles from './AttackLayout.module.css';
import type { Scene } from './view/Scene.ts';

type AttackLayoutProps = Pick<AttackScreenProps, 'bar' | 'end' | 'onTraits'> & {
  readonly scene: Scene;
  readonly title: string;
  readonly note: string;
  /** Nothing has been rolled: going back takes the attack back. Later it leaves the attack open, with its dice. */
  readonly fresh: boolean;
  /** What is known. */
  readonly head: ReactNode;
  /** What is asked. */
  readonly children: ReactNode;
};

/** An enemy that plays itself without a stop would begin the same attack again: taken back, it is one that could not be. */
const takenBack = (state: BattleState): Command => ({ type: isEnemysAttack(state) ? 'couldNot' : 'cancelAttack' });

function useBack({ words, view: { state } }: Scene, fresh: boolean) {
  const { dispatch } = usePlay();
  const [, go] = useLocation();
  return fresh
    ? { label: words.attack.cancelAttack, onPress: () => void dispatch(takenBack(state)) }
    : { label: words.attack.leaveOpen, onPress: () => go('/') };
}

/** The frame of an attack: head, numbers and dice, the question, the bar. Side by side where there is width. */
export function AttackLayout({ scene, title, note, fresh, head, children, ...frame }: AttackLayoutProps) {
  const { bar, end, onTraits } = frame;
  const back = useBack(scene, fresh);
  return (
    <ScreenLayout label={title} width="full" top={<TopBar title={title} note={note} back={back} end={end} />} bar={bar}>
      <div className={styles.attack}>
        <div className={styles.head}>{head}</div>
        <div className={styles.asks}>
          {children}
          {onTraits !== undefined && <AttackTraits scene={scene} onTraits={onTraits} />}
        </div>
      </div>
    </ScreenLayout>
  );
}

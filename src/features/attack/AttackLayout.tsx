import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import type { AttackScreenProps } from './AttackScreen.tsx';
import { AttackTraits } from './AttackTraits.tsx';
import { ToldRules } from './ToldRules.tsx';
import styles from './AttackLayout.module.css';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type AttackLayoutProps = Pick<AttackScreenProps, 'bar' | 'end' | 'onTraits'> & {
  readonly attack: AttackView;
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
const takenBack = ({ enemysAttack }: BattleView): Command => ({ type: enemysAttack ? 'couldNot' : 'cancelAttack' });

function useBack(fresh: boolean) {
  const { words, view } = useScene();
  const { dispatch } = useKillTeamPlay();
  const [, go] = useLocation();
  return fresh
    ? { label: words.attack.cancelAttack, onPress: () => void dispatch(takenBack(view)) }
    : { label: words.attack.leaveOpen, onPress: () => go('/') };
}

/** The frame of an attack: head, numbers and dice, the question, the bar. Side by side where there is width. */
export function AttackLayout({ attack, title, note, fresh, head, children, ...frame }: AttackLayoutProps) {
  const { bar, end, onTraits } = frame;
  const back = useBack(fresh);
  return (
    <ScreenLayout label={title} width="full" top={<TopBar title={title} note={note} back={back} end={end} />} bar={bar}>
      <div className={styles.attack}>
        <div className={styles.head}>{head}</div>
        <div className={styles.asks}>
          <ToldRules attack={attack} />
          {children}
          {onTraits !== undefined && <AttackTraits attack={attack} onTraits={onTraits} />}
        </div>
      </div>
    </ScreenLayout>
  );
}

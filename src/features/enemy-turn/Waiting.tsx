import { useScene } from '../../scene/useScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useEnemyCommands } from './commands.ts';
import type { QuestionProps } from './Prompt.tsx';
import styles from './Question.module.css';

/** The bar while the answer is a tap above it: it says so, beside the way to play this one by hand. */
export function Waiting({ acting }: Pick<QuestionProps, 'acting'>) {
  const { takeByHand } = useEnemyCommands();
  const {
    battle,
    told: { turn },
  } = useScene('behaviour');
  if (acting === null) return <p className={styles.waiting}>{turn.awaited}</p>;
  return (
    <NextButton
      title={turn.playByHand}
      detail={turn.answerOr}
      quiet
      icon="different"
      pressKey={battle.length}
      onPress={() => void takeByHand()}
    />
  );
}

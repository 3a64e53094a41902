import { useState } from 'react';
import { useLocation } from 'wouter';
import { useScene } from '../../scene/useScene.ts';
import { useApp } from '../../state/base/useApp.ts';
import { playAgain } from '../../state/battle/playAgain.ts';
import { sendText } from '../../ui/copyText.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { contentName } from '../../words/content.ts';
import { reportOf } from './reportOf.ts';
import styles from '../../ui/Score.module.css';
import type { ScoreView } from './views.ts';

/** What is done with a battle that is scored: its report goes to somebody else, or the same sides meet again. */
export function AfterScore({ score }: { readonly score: ScoreView }) {
  const scene = useScene('twoSides');
  const { told, words, battle, state } = scene;
  const app = useApp();
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const title = contentName(words, state.mission.id, battle.title);
  const send = async () => setCopied((await sendText(reportOf(scene, score, title), title)) === 'copied');
  const again = () => {
    const id = playAgain(app);
    if (id !== null) go(`/battle/${id}`);
  };
  return (
    <div className={styles.after}>
      <KeyButton
        icon="share"
        label={told.final.send}
        detail={copied ? told.final.copied : told.final.sendDetail}
        onPress={() => void send()}
      />
      <KeyButton icon="reroll" label={told.final.again} detail={told.final.againDetail} onPress={again} />
    </div>
  );
}

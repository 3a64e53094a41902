import { useState } from 'react';
import { Toast } from '../../ui/Toast.tsx';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './RollTray.module.css';
import { lastResult } from './view/lastResult.ts';
import { useKillTeam } from '../../state/battle/killTeam.ts';

function useLastResult(): { readonly text: string; readonly length: number } | null {
  const words = useWords('log');
  const battle = useKillTeam();
  const text = battle === null ? null : lastResult(words, lookOf(words, battle.state), battle);
  return battle === null || text === null ? null : { text, length: battle.length };
}

/** What came of the roll before this question. */
export function ResultLine() {
  const result = useLastResult();
  return result === null ? null : <p className={styles.result}>{result.text}</p>;
}

/** What came of the last roll, above the bar while nothing is asked; nothing when there was none. */
export function LastResult() {
  const words = useWords('log');
  const result = useLastResult();
  const [dismissed, dismiss] = useState<number | null>(null);
  if (result === null || result.length === dismissed) return null;
  return <Toast text={result.text} dismissLabel={words.common.dismiss} onDismiss={() => dismiss(result.length)} />;
}

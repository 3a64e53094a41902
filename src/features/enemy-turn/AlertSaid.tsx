import { useScene } from '../../scene/useScene.ts';
import { lineText, logLine } from '../../words/logLine.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Frame.module.css';

/** That the last act has changed the Alert, in the words of the log; nothing when it has not. */
export function AlertSaid() {
  const words = useWords('log');
  const { battle, look } = useScene();
  const change = battle.recent.at(-1)?.events.find(({ type }) => type === 'alertChanged');
  const line = change === undefined ? null : logLine(words, change, look);
  return line === null ? null : <p className={styles.alert}>{lineText(line)}</p>;
}

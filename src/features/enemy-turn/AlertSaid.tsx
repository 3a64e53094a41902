import { useScene } from '../../scene/useScene.ts';
import { lineText, logLine } from '../../words/logLine.ts';
import { useWords } from '../../words/useWords.ts';
import { alertCause, lastAlert } from '../../state/battle/alertCause.ts';
import styles from './Frame.module.css';

/** That the Alert has changed since an enemy acted last, and why; nothing when it has not. */
export function AlertSaid() {
  const words = useWords('log');
  const { battle, look } = useScene();
  const last = lastAlert(battle.recent);
  const change = last?.events.findLast((event) => event.type === 'alertChanged');
  if (last === null || change === undefined) return null;
  const cause = alertCause(last);
  const line = logLine(words, change, look);
  const said = cause === null ? line && lineText(line) : words.enemyTurn.alertWhy[cause](change.to);
  return said === null ? null : <p className={styles.alert}>{said}</p>;
}

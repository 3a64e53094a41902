import { useScene } from '../../../scene/useScene.ts';
import { Log } from '../../../ui/Log.tsx';
import { LogRow } from '../../../ui/LogRow.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { recentLines } from '../view/recentLines.ts';
import styles from './RecentLog.module.css';

const MOST = 12;

/** The last lines of the log, beside the table on large screens. */
export function RecentLog() {
  const { look, battle } = useScene();
  const words = useWords('log');
  return (
    <div className={styles.log}>
      <SectionHead title={words.logScreen.title} note={words.logScreen.subtitle(battle.state.turningPoint)} />
      <Log label={words.logScreen.label}>
        {recentLines(words, battle.recent, look, MOST).map(({ key, icon, parts, right }) => (
          <LogRow key={key} icon={icon} {...(right !== null && { note: right })}>
            {parts.map(({ text, strong }, index) => (strong ? <b key={index}>{text}</b> : text))}
          </LogRow>
        ))}
      </Log>
    </div>
  );
}

import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import styles from './Campaign.module.css';
import { Chapter } from './Chapter.tsx';

/** The last battle as it is told; nothing before the first. */
export function LastChapter() {
  const scene = useCampaignScene();
  const entry = scene.state.chronicle.findLast(({ kind }) => kind === 'battle');
  return entry === undefined ? null : (
    <blockquote className={styles.quote}>
      <Chapter entry={entry} />
    </blockquote>
  );
}

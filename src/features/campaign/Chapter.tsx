import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ChronicleEntry } from '../../engine/campaign/model/chronicle.ts';
import { tell } from '../../words/chronicle.ts';
import styles from './Campaign.module.css';

/** One entry of the chronicle: a battle under its own head, anything else as a line. */
export function Chapter({ entry }: { readonly entry: ChronicleEntry }) {
  const scene = useCampaignScene();
  const { day, title, sentences } = tell(scene, entry);
  const { story, home } = scene.words.campaign;
  const text = sentences.join(' ');
  if (title === null)
    return (
      <p className={styles.line}>
        <b>{home.day(day)}</b> {text}
      </p>
    );
  return (
    <article className={styles.chapter}>
      <h2>{story.chapterHead(day, title)}</h2>
      <p>{text}</p>
    </article>
  );
}

import type { ChronicleEntry } from '../../engine/campaign/model/chronicle.ts';
import { tell } from '../../words/chronicle.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import styles from './Campaign.module.css';

/** One entry of the chronicle: a battle under its own head, anything else as a line. */
export function Chapter({ look, entry }: { readonly look: CampaignLook; readonly entry: ChronicleEntry }) {
  const { day, title, sentences } = tell(look, entry);
  const { story, home } = look.words.campaign;
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

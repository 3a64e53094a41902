import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { tell } from '../../words/chronicle.ts';
import styles from './ChroniclePrint.module.css';

/** The chronicle on paper: one section a battle, never broken in its head. */
export function ChroniclePrint({ onBack }: { readonly onBack: () => void }) {
  const scene = useCampaignScene();
  const { story, home } = scene.words.campaign;
  return (
    <main className={styles.sheet}>
      <div className={styles.screenOnly}>
        <KeyButton icon="back" label={scene.words.common.back} onPress={onBack} />
        <KeyButton icon="print" label={story.print} onPress={() => print()} />
      </div>
      <article className={styles.paper}>
        <h1>{scene.state.name}</h1>
        {scene.state.chronicle.map((entry, index) => {
          const { day, title, sentences } = tell(scene, entry);
          return title === null ? (
            <p key={index} className={styles.line}>
              <b>{home.day(day)}</b> {sentences.join(' ')}
            </p>
          ) : (
            <section key={index}>
              <h2>{story.chapterHead(day, title)}</h2>
              <p>{sentences.join(' ')}</p>
            </section>
          );
        })}
      </article>
    </main>
  );
}

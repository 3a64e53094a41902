import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { PaperLayout } from '../../ui/PaperLayout.tsx';
import { tell } from '../../words/chronicle.ts';
import styles from './ChroniclePrint.module.css';

/** The chronicle on paper: one section a battle, never broken in its head. */
export function ChroniclePrint({ onBack }: { readonly onBack: () => void }) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { story, home, retinue } = words.campaign;
  const { back, continue: bar } = words.common;
  const { print, hint } = retinue.printing;
  return (
    <PaperLayout
      large
      flows
      title={story.title}
      head={state.name}
      empty={state.chronicle.length === 0 ? story.empty : null}
      labels={{ back, bar, print, detail: hint }}
      onBack={onBack}
    >
      <article className={styles.paper}>
        <p className={styles.name}>{state.name}</p>
        {state.chronicle.map((entry, index) => {
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
    </PaperLayout>
  );
}

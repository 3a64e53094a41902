import { Suspense } from 'react';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { ReadyBust } from './laterParts.ts';
import { READY_BATTLE, READY_RETINUE } from './readyRetinue.ts';
import styles from './ReadyRetinue.module.css';

/** Who is ready to play, and against whom. */
export function ReadyRetinue() {
  const words = useWords('home');
  const { dv, limit } = READY_BATTLE;
  return (
    <section className={styles.ready}>
      <SectionHead
        side="retinue"
        title={words.home.readyToPlay}
        note={words.home.readyDetail(dv, limit, words.home.foeCult)}
      />
      <ul className={styles.row}>
        {READY_RETINUE.map(({ name, short, card, role, portrait }) => (
          <li key={name}>
            <span className={styles.bust}>
              <Suspense fallback={null}>
                <ReadyBust portrait={portrait} />
              </Suspense>
            </span>
            <b>{short ?? words.home.hound}</b>
            <small>{short === null ? words.home.auxiliary : contentName(words, card, role)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

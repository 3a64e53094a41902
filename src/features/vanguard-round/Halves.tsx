import type { SideView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from '../../ui/Score.module.css';

/** What stands in the half of a side: a numeral with its word, and sentences below. */
export interface HalfSaid {
  readonly value: number;
  readonly word: string;
  readonly notes: readonly string[];
}

/** Both sides facing each other. */
export function Halves({ of }: { readonly of: (side: SideView) => HalfSaid }) {
  const scene = useVanguardScene();
  return (
    <div className={styles.halves}>
      {scene.view.sides.map((side) => {
        const { value, word, notes } = of(side);
        return (
          <section
            key={side.id}
            className={classNames(styles.half, styles[colourIn(scene.view, side.id)])}
            aria-label={sideName(scene, side.id)}
          >
            <h2>{sideName(scene, side.id)}</h2>
            <p className={styles.total}>
              <b>{value}</b> <span>{word}</span>
            </p>
            {notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}

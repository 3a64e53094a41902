import type { ReactNode } from 'react';
import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { BarAside } from '../../ui/barAside.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { BarUndo } from './BarUndo.tsx';
import { whoPlays } from '../../words/whoPlays.ts';
import styles from './Secret.module.css';

type SecretPageProps = {
  readonly side: Side;
  /** What is chosen or shown here; left out: tac ops. */
  readonly head?: string;
  readonly count: string;
  readonly title: string;
  /** Hides it again; left out: there is nobody to hide it from. */
  readonly onHide?: () => void;
  readonly next: ReactNode;
  readonly children: ReactNode;
};

/** A page for one player's eyes: no log, nothing that names what is on it, and no undo while there is another player. */
export function SecretPage({ side, head, count, title, onHide, next, children }: SecretPageProps) {
  const { told, state, look, words } = useScene('twoSides');
  const { secret } = told;
  const about = head ?? secret.tacOps;
  return (
    <ScreenLayout
      label={about}
      top={
        <header className={classNames(styles.top, styles[colourOf(state, side)])}>
          <span>
            <small>{secret.onlyFor}</small>
            <b>
              <Mark side={colourOf(state, side)} /> {whoPlays(state, look, side)}
            </b>
          </span>
          <span className={styles.count}>
            <small>{about}</small>
            <b>{count}</b>
          </span>
        </header>
      }
      bar={
        <BarAside value={null}>
          <ThumbBar
            label={words.common.continue}
            undo={
              onHide === undefined ? (
                <BarUndo />
              ) : (
                <button type="button" className={styles.hide} onClick={onHide}>
                  <Icon name="lock" />
                  <span>
                    <b>{secret.hide}</b>
                    <small>{secret.hideNow}</small>
                  </span>
                </button>
              )
            }
            next={next}
          />
        </BarAside>
      }
    >
      <h1 className={styles.ask} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </ScreenLayout>
  );
}

import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { BarAside } from '../../ui/barAside.ts';
import { classNames } from '../../ui/classNames.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { whoPlays } from '../../words/whoPlays.ts';
import { otherSide } from './people.ts';
import styles from './Secret.module.css';

type HandOverProps = {
  readonly side: Side;
  readonly what: 'chooses' | 'reveals' | 'looks' | 'marks';
  readonly onOpen: () => void;
  /** A way back for whoever should not go on. */
  readonly onBack?: () => void;
};

/** Nothing but the mark of whoever the device goes to, until that player says so. */
export function HandOverPage({ side, what, onOpen, onBack }: HandOverProps) {
  const { told, state, look, words } = useScene('twoSides');
  const { secret } = told;
  const who = whoPlays(state, look, side);
  const other = whoPlays(state, look, otherSide(state, side));
  const colour = colourOf(state, side);
  return (
    <ScreenLayout
      label={secret.handTo(who)}
      bar={
        <BarAside value={null}>
          <ThumbBar
            label={words.common.continue}
            next={
              <NextButton
                title={secret.has(who)}
                detail={what === 'marks' ? secret.opensMarkers : secret.opens}
                icon="lock"
                pressKey={`${side}.${what}`}
                onPress={onOpen}
              />
            }
          />
        </BarAside>
      }
    >
      <div className={styles.hand}>
        <i aria-hidden="true" className={classNames(styles.bigMark, styles[colour])} />
        <h1 tabIndex={-1}>{secret.handTo(who)}</h1>
        <p>{secret[what](who, other)}</p>
        <p className={styles.promise}>{secret.nothing}</p>
        {onBack !== undefined && <PlainButton icon="back" label={secret.back} onPress={onBack} />}
      </div>
    </ScreenLayout>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import type { SideColour } from './side.ts';
import styles from './Versus.module.css';

export type VersusSide = {
  readonly name: string;
  readonly detail?: ReactNode;
  /** Default: the first is of the retinue, the second of the enemy. */
  readonly side?: SideColour;
};

type VersusProps = {
  readonly left: VersusSide;
  readonly right: VersusSide;
  /** Which of them shoots: the arrow points away from it. Default left. */
  readonly from?: 'left' | 'right';
};

function Half({ who, side }: { readonly who: VersusSide; readonly side: SideColour }) {
  return (
    <div className={classNames(styles.side, side === 'enemy' && styles.enemy)}>
      <div className={styles.name}>{who.name}</div>
      {who.detail !== undefined && <div className={styles.detail}>{who.detail}</div>}
    </div>
  );
}

/** Who shoots whom, each on its own side. */
export function Versus({ left, right, from = 'left' }: VersusProps) {
  return (
    <div className={styles.versus}>
      <Half who={left} side={left.side ?? 'retinue'} />
      <div className={styles.against} style={from === 'right' ? { transform: 'scaleX(-1)' } : undefined}>
        <Icon name="next" />
      </div>
      <Half who={right} side={right.side ?? 'enemy'} />
    </div>
  );
}

import type { Settled } from '../../engine/plugins/scenario/state.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import styles from './Stand.module.css';

const ICONS = { done: 'check', failed: 'cross', open: 'done' } as const satisfies Record<Settled, IconName>;

/** How an objective stands, as a mark: ticked, crossed out, an empty square. */
export const Stand = ({ stands, size = 16 }: { readonly stands: Settled; readonly size?: number }) => (
  <span className={classNames(styles.stand, stands === 'done' && styles.done)}>
    <Icon name={ICONS[stands]} size={stands === 'open' ? size - 2 : size} />
  </span>
);

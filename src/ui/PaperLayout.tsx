import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { NextButton } from './NextButton.tsx';
import styles from './PaperLayout.module.css';
import { ScreenLayout } from './ScreenLayout.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { TopBar } from './TopBar.tsx';

type PaperLayoutProps = {
  readonly title: string;
  /** The heading that only paper has. */
  readonly head: string;
  /** That heading in large letters, where the sheet has none of its own. */
  readonly large?: boolean;
  /** What stands there instead when there is nothing to print; null: there is something. */
  readonly empty: string | null;
  readonly labels: { readonly back: string; readonly bar: string; readonly print: string; readonly detail: string };
  /** Text that the screen shows in its own size; left out: sheets as they come out. */
  readonly flows?: boolean;
  readonly onBack: () => void;
  /** Sheets: sections of the classes `whole` or `flow` (`PaperLayout.module.css`). */
  readonly children: ReactNode;
};

/** Paper on the screen, as it will come out, and the button that prints it. */
export function PaperLayout({ title, head, large = false, flows = false, empty, labels, ...of }: PaperLayoutProps) {
  const { onBack, children } = of;
  return (
    <ScreenLayout
      label={title}
      width="paper"
      top={
        <div className={styles.screenOnly}>
          <TopBar title={title} back={{ label: labels.back, onPress: onBack }} />
        </div>
      }
      bar={
        <ThumbBar
          label={labels.bar}
          next={
            <NextButton
              title={labels.print}
              detail={labels.detail}
              icon="print"
              impossible={empty !== null}
              onPress={() => empty === null && window.print()}
            />
          }
        />
      }
    >
      <h1 className={styles.paperOnly} data-large={large}>
        {head}
      </h1>
      {empty === null ? (
        // Paper has nothing to press: so what scrolls is reached by keys.
        <div className={flows ? styles.page : styles.desk} role="region" aria-label={head} tabIndex={0}>
          {children}
        </div>
      ) : (
        <EmptyState title={empty} />
      )}
    </ScreenLayout>
  );
}

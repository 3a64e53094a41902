import type { ReactNode } from 'react';
import { useGame } from '../../state/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './ScenarioPrint.module.css';
import type { Printed } from './usePrinted.ts';

type PaperProps = {
  readonly printed: Printed;
  readonly title: string;
  readonly empty?: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** Paper on the screen, as it will come out, and the button that prints it. */
export function Paper({ printed, title, empty = false, onBack, children }: PaperProps) {
  const { words, printing, mission } = printed;
  const thumbSide = useGame((game) => game.settings.thumbSide);
  return (
    <ScreenLayout
      label={title}
      width="full"
      thumbSide={thumbSide}
      top={
        <div className={styles.screenOnly}>
          <TopBar title={title} back={{ label: words.common.back, onPress: onBack }} />
        </div>
      }
      bar={
        <ThumbBar
          label={words.common.continue}
          thumbSide={thumbSide}
          next={
            <NextButton
              title={printing.print}
              detail={printing.hint}
              icon="print"
              impossible={empty}
              onPress={() => !empty && window.print()}
            />
          }
        />
      }
    >
      <h1 className={styles.paperOnly}>{printing.head(mission.name, title)}</h1>
      {empty ? <EmptyState title={printing.empty} /> : <div className={styles.desk}>{children}</div>}
      {/* Paper has nothing to press: with this, what scrolls can be reached by keys. */}
      <div className={styles.screenOnly}>
        <KeyButton icon="back" label={words.common.back} quiet onPress={onBack} />
      </div>
    </ScreenLayout>
  );
}

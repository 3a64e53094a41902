import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

type FrameProps = {
  readonly title: string;
  readonly bar: ReactNode;
  readonly end?: ReactNode;
  /** It is asked whether there is one more: how many there are is not said. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** The frame of what happens between turns: its name, how many rounds there are, the bar. */
export function RoundFrame({ title, bar, end, open = false, children }: FrameProps) {
  const { words, view } = useVanguardScene();
  const [, go] = useLocation();
  return (
    <ScreenLayout
      label={title}
      top={
        <TopBar
          title={title}
          back={{ label: words.table.menuRows.home, onPress: () => go('/') }}
          {...(!open && view.round > 0 && view.step !== 'over' && { note: words.table.of(view.lastRound) })}
          end={end}
        />
      }
      bar={bar}
    >
      {children}
    </ScreenLayout>
  );
}

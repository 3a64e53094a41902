import { useLocation } from 'wouter';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NextButton } from '../ui/NextButton.tsx';
import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { ThumbBar } from '../ui/ThumbBar.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { useWords } from '../words/useWords.ts';
import { HOME_PATH } from './paths.ts';

/** An address that leads nowhere, or a battle that is gone. */
export function NotFoundScreen() {
  const words = useWords('saving');
  const [, go] = useLocation();
  const home = () => go(HOME_PATH);
  return (
    <ScreenLayout
      label={words.faults.notFoundTitle}
      top={<TopBar title={words.common.appName} back={{ label: words.common.back, onPress: home }} />}
      bar={<ThumbBar label={words.common.continue} next={<NextButton title={words.errors.home} onPress={home} />} />}
    >
      <EmptyState title={words.faults.notFoundTitle} text={words.faults.notFoundText} />
    </ScreenLayout>
  );
}

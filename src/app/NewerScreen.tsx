import { useLocation } from 'wouter';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NextButton } from '../ui/NextButton.tsx';
import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { ThumbBar } from '../ui/ThumbBar.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { useWords } from '../words/useWords.ts';
import { HOME_PATH } from './paths.ts';

/** What is kept here is of a newer app: nothing of it is read or written. */
export function NewerScreen() {
  const { common, errors, saving } = useWords('saving');
  const [, go] = useLocation();
  const home = () => go(HOME_PATH);
  return (
    <ScreenLayout
      label={saving.newerTitle}
      top={<TopBar title={common.appName} back={{ label: common.back, onPress: home }} />}
      bar={<ThumbBar label={common.continue} next={<NextButton title={errors.home} onPress={home} />} />}
    >
      <EmptyState title={saving.newerTitle} text={saving.newer} />
    </ScreenLayout>
  );
}

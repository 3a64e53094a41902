import { useLocation } from 'wouter';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NextButton } from '../ui/NextButton.tsx';
import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { ThumbBar } from '../ui/ThumbBar.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { useWords } from '../words/useWords.ts';
import { HOME_PATH } from './paths.ts';

type ToldScreenProps = { readonly title: string; readonly text: string };

/** Why nothing of what is kept here is shown, and the way home. */
export function ToldScreen({ title, text }: ToldScreenProps) {
  const { common, errors } = useWords('saving');
  const [, go] = useLocation();
  const home = () => go(HOME_PATH);
  return (
    <ScreenLayout
      label={title}
      top={<TopBar title={common.appName} back={{ label: common.back, onPress: home }} />}
      bar={<ThumbBar label={common.continue} next={<NextButton title={errors.home} onPress={home} />} />}
    >
      <EmptyState title={title} text={text} />
    </ScreenLayout>
  );
}

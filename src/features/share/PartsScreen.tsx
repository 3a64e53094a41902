import type { PartsHere } from '../../state/workshop/partsHere.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';

type PartsScreenProps = { readonly parts: PartsHere; readonly onBack: () => void };

/** Some of several codes are here: which are still to be read. */
export function PartsScreen({ parts: { here, count }, onBack }: PartsScreenProps) {
  const { common } = useWords('shared');
  const words = useWords('sharing').pack;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !here.includes(index));
  return (
    <ScreenLayout
      label={words.openTitle}
      top={<TopBar title={words.openTitle} back={{ label: common.back, onPress: onBack }} />}
      bar={<ThumbBar label={words.openTitle} next={<NextButton title={common.back} quiet onPress={onBack} />} />}
    >
      <EmptyState title={words.partsHere(here.length, count)} text={words.partsMissing(missing.join(', '))} />
    </ScreenLayout>
  );
}

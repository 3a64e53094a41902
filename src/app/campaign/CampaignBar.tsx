import type { ReactNode } from 'react';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';

/** The bar of a screen that has nothing of its own to do next: Undo, and back to the campaign. */
export function CampaignBar({ undo, onDone }: { readonly undo: ReactNode; readonly onDone: () => void }) {
  const { common } = useWords('campaign');
  return (
    <ThumbBar
      label={common.continue}
      undo={undo}
      next={<NextButton title={common.done} quiet icon="check" onPress={onDone} />}
    />
  );
}

import { forgetDraft } from '../../state/draft.ts';
import { dispatch } from '../../state/play.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import type { Question } from './useOpenQuestion.ts';

function skip(): void {
  if (dispatch({ type: 'skipEffect' }) === null) forgetDraft();
}

/** Leaves out what is asked: the table has dealt with it, or it does not matter. */
export function SkipButton({ question: { words, asked } }: { readonly question: Question }) {
  if (!asked.skippable) return null;
  return <PlainButton label={words.common.skip} icon="cross" onPress={skip} />;
}

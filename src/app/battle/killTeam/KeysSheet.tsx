import { useWords } from '../../../words/useWords.ts';
import { KeysList } from '../KeysList.tsx';

type KeysSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** What every key does. */
export function KeysSheet(props: KeysSheetProps) {
  return <KeysList {...props} words={useWords('play')} />;
}

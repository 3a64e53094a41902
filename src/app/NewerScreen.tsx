import { useWords } from '../words/useWords.ts';
import { ToldScreen } from './ToldScreen.tsx';

/** What is kept here is of a newer app: nothing of it is read or written. */
export function NewerScreen() {
  const { saving } = useWords('saving');
  return <ToldScreen title={saving.newerTitle} text={saving.newer} />;
}

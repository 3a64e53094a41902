import type { FoeActing } from '../../engine/plugins/foes/view.ts';
import { Found } from '../../forms/board/search/Found.tsx';
import { passedShown } from '../../forms/board/search/searchShown.ts';
import { useSearch } from '../../forms/board/search/useSearch.ts';
import { useWords } from '../../words/useWords.ts';

const WALKS: ReadonlySet<string> = new Set(['walk', 'run']);

/** How the place was found where a model that its table plays goes; nothing where it goes nowhere. */
export function FoundOnBoard({ acting }: { readonly acting: FoeActing }) {
  const { search, isCounted } = useSearch(acting);
  const told = useWords('placeSearch');
  const goes = acting.steps?.some(({ step }) => WALKS.has(step.action) && step.path !== undefined) === true;
  if (!goes || (search === null && isCounted)) return null;
  return <Found search={search} passed={search === null ? [] : passedShown(search, told)} />;
}

import type { FoeActing } from '../../../engine/plugins/foes/view.ts';
import { passedShown } from '../../../forms/board/search/searchShown.ts';
import { useSearch } from '../../../forms/board/search/useSearch.ts';
import { PassedPicture } from '../../../ui/board/PassedPicture.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Where a model that its table plays might have gone, lettered as below the map. */
export function PassedOver({ acting }: { readonly acting: FoeActing }) {
  const { search } = useSearch(acting);
  const told = useWords('placeSearch');
  return search === null ? null : <PassedPicture all={passedShown(search, told)} />;
}

import { useLocation } from 'wouter';
import { madeKey, madeRefOf } from '../content/making/systems.ts';
import { KindScreen } from '../features/row-editor/KindScreen.tsx';
import { RowScreen } from '../features/row-editor/RowScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { WORKSHOP_PATH } from './paths.ts';
import { WithTerms } from './WithTerms.tsx';
import { InTerms } from '../scene/InTerms.tsx';
import { madePath, sharePackPath } from './workshopPaths.ts';

/** What is made of a kind for a system, or one row of it. */
export function MadeRoute({ of: key, id }: { readonly of: string; readonly id: string }) {
  const [, go] = useLocation();
  const of = madeRefOf(key);
  if (of === null) return <NotFoundScreen />;
  const open = (row: string) => go(madePath(madeKey(of), row));
  const share = (row: string) => go(sharePackPath(madeKey(of), row));
  return (
    <WithTerms>
      <InTerms system={of.system}>
        {id === '' ? (
          <KindScreen of={of} onBack={() => go(WORKSHOP_PATH)} onOpen={open} onShare={share} />
        ) : (
          <RowScreen key={id} of={of} id={id} onBack={() => go(madePath(madeKey(of)))} onOpen={open} onShare={share} />
        )}
      </InTerms>
    </WithTerms>
  );
}

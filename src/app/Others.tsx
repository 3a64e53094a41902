import { useLocation } from 'wouter';
import type { RowRef } from '../content/packRows.ts';
import { OffersShelf } from '../features/pack-editor/OffersShelf.tsx';
import { OthersShelf } from '../features/pack-editor/OthersShelf.tsx';
import type { Offer } from '../state/workshop/offers.ts';
import { useHandOver } from './handOver.ts';
import { behaviourPath, boardPath, modulePath, rollTablePath, scenarioPath, takePackPath } from './workshopPaths.ts';
import { newBattlePath, printPath } from './playPaths.ts';
import { WORKSHOP_PATH } from './paths.ts';

/** Where something of one’s own is written. */
function ownPath({ kind, id }: RowRef): string {
  if (kind === 'missions') return scenarioPath(id);
  if (kind === 'tables') return rollTablePath(id);
  if (kind === 'modules') return modulePath(id);
  if (kind === 'killzones') return boardPath(id);
  return kind === 'behaviours' ? behaviourPath(id) : WORKSHOP_PATH;
}

type OthersProps = { readonly pack?: string; readonly kinds?: readonly RowRef['kind'][] };

/** What came from others, each with its screens; `pack`: of this one alone; `kinds`: rows of these alone, without updates. */
export function Others({ pack, kinds }: OthersProps) {
  const [, go] = useLocation();
  const { handOver } = useHandOver();
  const places = {
    onLook: ({ kind, id }: RowRef) => go(kind === 'behaviours' ? behaviourPath(id) : printPath(id, 'sheet')),
    onTry: (mission: string) => go(newBattlePath(mission)),
    onPrint: (mission: string) => go(printPath(mission)),
  };
  const look = ({ text }: Offer) => {
    handOver('pack', new File([text], 'offer.json', { type: 'application/json' }));
    go(takePackPath(''));
  };
  return (
    <>
      {pack === undefined && kinds === undefined && <OffersShelf onLook={look} />}
      <OthersShelf
        places={places}
        onCopied={(ref) => go(ownPath(ref))}
        {...(pack !== undefined && { pack })}
        {...(kinds !== undefined && { kinds })}
      />
    </>
  );
}

import { useLocation } from 'wouter';
import { PackSection } from '../features/pack-editor/PackSection.tsx';
import { RollTableSection } from '../features/table-editor/RollTableSection.tsx';
import { handOver } from './handOver.ts';
import { PACK_PATH, rollTablePath, sharePackPath, takePackPath } from './paths.ts';

/** Shelves of the workshop: roll tables and decks, packs. */
export function WorkshopShelves() {
  const [, go] = useLocation();
  return (
    <>
      <RollTableSection onOpen={(id) => go(rollTablePath(id))} onShare={(id) => go(sharePackPath('tables', id))} />
      <PackSection
        onPack={() => go(PACK_PATH)}
        onFile={(file) => {
          handOver('pack', file);
          go(takePackPath(''));
        }}
      />
    </>
  );
}

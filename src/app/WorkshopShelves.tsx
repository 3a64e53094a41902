import { useLocation } from 'wouter';
import { ModuleSection } from '../features/module-editor/ModuleSection.tsx';
import { MadeSection } from '../features/row-editor/MadeSection.tsx';
import { madeKey } from '../content/making/systems.ts';
import { PackSection } from '../features/pack-editor/PackSection.tsx';
import { RollTableSection } from '../features/table-editor/RollTableSection.tsx';
import { BinSection } from '../features/storage/BinSection.tsx';
import { BIN_PATH } from './binPath.ts';
import { useHandOver } from './handOver.ts';
import { madePath, modulePath, PACK_PATH, rollTablePath, sharePackPath, takePackPath } from './workshopPaths.ts';

/** Shelves of the workshop: linked campaigns, roll tables and decks, packs. */
export function WorkshopShelves() {
  const { handOver } = useHandOver();
  const [, go] = useLocation();
  return (
    <>
      <ModuleSection onOpen={(id) => go(modulePath(id))} onShare={(id) => go(sharePackPath('modules', id))} />
      <RollTableSection onOpen={(id) => go(rollTablePath(id))} onShare={(id) => go(sharePackPath('tables', id))} />
      <MadeSection onOpen={(of) => go(madePath(madeKey(of)))} />
      <PackSection
        onPack={() => go(PACK_PATH)}
        onFile={(file) => {
          handOver('pack', file);
          go(takePackPath(''));
        }}
      />
      <BinSection onOpen={() => go(BIN_PATH)} />
    </>
  );
}

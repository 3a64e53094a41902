import { useLocation } from 'wouter';
import { madeKey } from '../content/making/systems.ts';
import { ownRowId } from '../content/ownRowId.ts';
import { BoardSection } from '../features/board-editor/BoardSection.tsx';
import { ModuleSection } from '../features/module-editor/ModuleSection.tsx';
import { PackSection } from '../features/pack-editor/PackSection.tsx';
import { MadeSection } from '../features/row-editor/MadeSection.tsx';
import { ScenarioShelf } from '../features/scenario-editor/ScenarioShelf.tsx';
import type { ScenarioShelved } from '../features/scenario-editor/useScenarioShelf.ts';
import { BinSection } from '../features/storage/BinSection.tsx';
import { RollTableSection } from '../features/table-editor/RollTableSection.tsx';
import { BIN_PATH } from './binPath.ts';
import { Others } from './Others.tsx';
import { GENERATOR_PATH, printPath } from './playPaths.ts';
import {
  boardPath,
  madePath,
  modulePath,
  PACK_PATH,
  rollTablePath,
  scenarioPath,
  sharePackPath,
} from './workshopPaths.ts';
import type { WorkshopSection } from './workshopShelf.ts';

type ScenariosProps = {
  /** The pack that the workshop writes. */
  readonly pack: string;
  readonly shelf: ScenarioShelved;
  /** Plays a scenario of one’s own. */
  readonly onTry: (id: string) => void;
};

function Scenarios({ pack, shelf, onTry }: ScenariosProps) {
  const [, go] = useLocation();
  return (
    <ScenarioShelf
      shelf={shelf}
      onOpen={(id) => go(scenarioPath(id))}
      onTry={onTry}
      onShare={(id) => go(sharePackPath('missions', id))}
      onPrint={(id, own) => go(printPath(own ? ownRowId(pack, id) : id))}
      onGenerate={() => go(GENERATOR_PATH)}
    >
      <Others kinds={['missions']} />
    </ScenarioShelf>
  );
}

/** Packs: one’s own, those of others, and what was removed. */
function Packs() {
  const [, go] = useLocation();
  return (
    <>
      <PackSection onPack={() => go(PACK_PATH)} />
      <Others />
      <BinSection onOpen={() => go(BIN_PATH)} />
    </>
  );
}

/** What stands in a section of the workshop; one’s own above what came from elsewhere. */
export function WorkshopShelves({ section, ...scenarios }: ScenariosProps & { readonly section: WorkshopSection }) {
  const [, go] = useLocation();
  switch (section) {
    case 'scenarios':
      return <Scenarios {...scenarios} />;
    case 'campaigns':
      return (
        <ModuleSection onOpen={(id) => go(modulePath(id))} onShare={(id) => go(sharePackPath('modules', id))}>
          <Others kinds={['modules']} />
        </ModuleSection>
      );
    case 'boards':
      return (
        <BoardSection onOpen={(id) => go(boardPath(id))} onShare={(id) => go(sharePackPath('killzones', id))}>
          <Others kinds={['killzones']} />
        </BoardSection>
      );
    case 'tables':
      return (
        <>
          <RollTableSection onOpen={(id) => go(rollTablePath(id))} onShare={(id) => go(sharePackPath('tables', id))} />
          <Others kinds={['tables', 'behaviours']} />
        </>
      );
    case 'content':
      return <MadeSection onOpen={(of) => go(madePath(madeKey(of)))} />;
    case 'packs':
      return <Packs />;
  }
}

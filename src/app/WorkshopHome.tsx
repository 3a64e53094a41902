import { useLocation } from 'wouter';
import { ownRowId } from '../content/ownRowId.ts';
import { NewScenario } from '../features/scenario-editor/NewScenario.tsx';
import { ScenarioShelf } from '../features/scenario-editor/ScenarioShelf.tsx';
import { ShelfToast } from '../features/scenario-editor/ShelfToast.tsx';
import { useScenarioShelf } from '../features/scenario-editor/useScenarioShelf.ts';
import { WorkshopScreen } from '../features/workshop/WorkshopScreen.tsx';
import { behaviourPath, scenarioPath, sharePackPath } from './workshopPaths.ts';
import { GENERATOR_PATH, printPath } from './playPaths.ts';
import { HOME_PATH } from './paths.ts';
import { Others } from './Others.tsx';
import { WorkshopShelves } from './WorkshopShelves.tsx';

type WorkshopHomeProps = {
  /** The pack that the workshop writes. */
  readonly pack: string;
  /** Plays a scenario of one’s own. */
  readonly onTry: (id: string) => void;
};

/** The workshop’s first screen: what its features make, on their shelves. */
export function WorkshopHome({ pack, onTry }: WorkshopHomeProps) {
  const [, go] = useLocation();
  const open = (id: string) => go(scenarioPath(id));
  const shelf = useScenarioShelf(open);
  return (
    <WorkshopScreen
      shelves={
        <>
          <ScenarioShelf
            shelf={shelf}
            onOpen={open}
            onTry={onTry}
            onShare={(id) => go(sharePackPath('missions', id))}
            onPrint={(id, own) => go(printPath(own ? ownRowId(pack, id) : id))}
            onGenerate={() => go(GENERATOR_PATH)}
          >
            <Others />
          </ScenarioShelf>
          <WorkshopShelves />
        </>
      }
      next={<NewScenario shelf={shelf} />}
      said={shelf.said === null ? null : <ShelfToast said={shelf.said} onDismiss={() => shelf.setSaid(null)} />}
      onBack={() => go(HOME_PATH)}
      onOpen={(table) => go(behaviourPath(table))}
    />
  );
}

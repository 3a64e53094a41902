import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ownRowId } from '../content/ownRowId.ts';
import { BehaviourScreen } from '../features/workshop/BehaviourScreen.tsx';
import { isWorkshopNewer } from '../state/workshop/workshopStore.ts';
import { useApp } from '../state/base/useApp.ts';
import { partsOf } from './address.ts';
import { NewerScreen } from './NewerScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { behaviourPath, boardPath, modulePath, scenarioPath } from './workshopPaths.ts';
import { newBattlePath } from './playPaths.ts';
import { WORKSHOP_PATH } from './paths.ts';
import { speaking } from './speaking.ts';

const WorkshopHome = speaking(
  ['sharing', 'printing', 'storage', 'making', 'board', 'killzones'],
  async () => (await import('./WorkshopHome.tsx')).WorkshopHome,
);
const ScenarioScreen = speaking(
  ['scenario', 'settings', 'killzones'],
  async () => (await import('../features/scenario-editor/ScenarioScreen.tsx')).ScenarioScreen,
);

const ModuleScreen = speaking(
  ['scenario'],
  async () => (await import('../features/module-editor/ModuleScreen.tsx')).ModuleScreen,
);

const BoardScreen = speaking(
  ['board', 'killzones'],
  async () => (await import('../features/board-editor/BoardScreen.tsx')).BoardScreen,
);

const WorkshopPlaces = speaking(
  ['sharing', 'scenario', 'warBands', 'making'],
  async () => (await import('./WorkshopPlaces.tsx')).WorkshopPlaces,
);
const MadeRoute = speaking(
  ['making', 'scenario', 'play', 'warBands', 'campaignRows'],
  async () => (await import('./MadeRoute.tsx')).MadeRoute,
);
const PLACES = ['table', 'pack', 'share', 'take', 'taken'] as const;

/** What is written in a place of its own, by its id. */
const isMade = (view: string): boolean => ['scenario', 'module', 'behaviour', 'board'].includes(view);

/** The pack that the workshop writes. */
const WORKSHOP = 'workshop';

type Go = ReturnType<typeof useLocation>[1];

const tryOut = (go: Go) => (id: string) => go(newBattlePath(ownRowId(WORKSHOP, id)));

type OneProps = { readonly id: string; readonly section: string | null };

/** A section stands in the address in place of the one before: back leads to the contents. */
function ScenarioRoute({ id, section }: OneProps) {
  const [, go] = useLocation();
  return (
    <ScenarioScreen
      id={id}
      section={section}
      onSection={(next) => go(scenarioPath(id, next), { replace: section !== null })}
      onBack={() => go(WORKSHOP_PATH)}
      onOpen={(other) => go(scenarioPath(other))}
      onTry={tryOut(go)}
    />
  );
}

function ModuleRoute({ id, section }: OneProps) {
  const [, go] = useLocation();
  return (
    <ModuleScreen
      id={id}
      section={section}
      onSection={(next) => go(modulePath(id, next), { replace: section !== null })}
      onBack={() => go(WORKSHOP_PATH)}
      onOpen={(other) => go(modulePath(other))}
    />
  );
}

/** Whether a newer app wrote what the workshop keeps; false while that is looked at. */
function useIsNewer(): boolean {
  const app = useApp();
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let wanted = true;
    void isWorkshopNewer(app).then((found) => wanted && setNewer(found));
    return () => {
      wanted = false;
    };
  }, [app]);
  return newer;
}

/** What is written in a place of its own. */
function OneThing({ view, id, section }: OneProps & { readonly view: string }) {
  const [, go] = useLocation();
  const leave = () => go(WORKSHOP_PATH);
  switch (view) {
    case 'scenario':
      return <ScenarioRoute id={id} section={section} />;
    case 'module':
      return <ModuleRoute id={id} section={section} />;
    case 'board':
      return <BoardScreen key={id} id={id} onBack={leave} onOpen={(row) => go(boardPath(row))} />;
    case 'behaviour':
      return <BehaviourScreen id={id} onBack={leave} onOpen={(table) => go(behaviourPath(table))} />;
    default:
      return <NotFoundScreen />;
  }
}

/** The workshop, or one thing in it, by the rest of the address. */
export function WorkshopRoute({ rest }: { readonly rest: string }) {
  const newer = useIsNewer();
  return newer ? <NewerScreen /> : <WorkshopPlace rest={rest} />;
}

function WorkshopPlace({ rest }: { readonly rest: string }) {
  const [, go] = useLocation();
  const [view = '', id = '', more = ''] = partsOf(rest) ?? [];
  const place = PLACES.find((each) => each === view);
  if (place !== undefined) return <WorkshopPlaces view={place} of={id} more={more} />;
  if (view === '' || view === 'shelf' || (id === '' && isMade(view)))
    return <WorkshopHome pack={WORKSHOP} section={id} onTry={tryOut(go)} />;
  if (view === 'made') return <MadeRoute of={id} id={more} />;
  const section = more === '' ? null : more;
  return <OneThing view={view} id={id} section={section} />;
}

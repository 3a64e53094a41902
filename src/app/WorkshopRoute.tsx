import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ownRowId } from '../content/mergePacks.ts';
import { BehaviourScreen } from '../features/workshop/BehaviourScreen.tsx';
import { WorkshopScreen } from '../features/workshop/WorkshopScreen.tsx';
import { later } from '../ui/later.tsx';
import {
  behaviourPath,
  GENERATOR_PATH,
  HOME_PATH,
  newBattlePath,
  printPath,
  scenarioPath,
  sharePackPath,
  WORKSHOP_PATH,
} from './paths.ts';

const ScenarioShelf = later(async () => (await import('../features/scenario-editor/ScenarioShelf.tsx')).ScenarioShelf);
const ScenarioScreen = later(
  async () => (await import('../features/scenario-editor/ScenarioScreen.tsx')).ScenarioScreen,
);

const WorkshopShelves = later(async () => (await import('./WorkshopShelves.tsx')).WorkshopShelves);
const WorkshopPlaces = later(async () => (await import('./WorkshopPlaces.tsx')).WorkshopPlaces);
const PLACES = ['table', 'pack', 'share', 'take'] as const;

/** The pack that the workshop writes. */
const WORKSHOP = 'workshop';

type Go = ReturnType<typeof useLocation>[1];

const tryOut = (go: Go) => (id: string) => go(newBattlePath(ownRowId(WORKSHOP, id)));

function Shelves() {
  const [, go] = useLocation();
  return (
    <Suspense>
      <ScenarioShelf
        onOpen={(id) => go(scenarioPath(id))}
        onTry={tryOut(go)}
        onShare={(id) => go(sharePackPath('missions', id))}
        onPrint={(id, own) => go(printPath(own ? ownRowId(WORKSHOP, id) : id))}
        onGenerate={() => go(GENERATOR_PATH)}
      />
      <WorkshopShelves />
    </Suspense>
  );
}

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

/** The workshop, or one thing in it, by the rest of the address. */
export function WorkshopRoute({ rest }: { readonly rest: string }) {
  const [, go] = useLocation();
  const [view = '', of = '', section = ''] = rest.split('/');
  const id = of === '' ? null : decodeURIComponent(of);
  const open = (table: string) => go(behaviourPath(table));
  const place = PLACES.find((each) => each === view);
  if (place !== undefined) return <WorkshopPlaces view={place} of={id ?? ''} more={decodeURIComponent(section)} />;
  if (id === null) return <WorkshopScreen shelves={<Shelves />} onBack={() => go(HOME_PATH)} onOpen={open} />;
  if (view === 'scenario') return <ScenarioRoute id={id} section={section === '' ? null : section} />;
  return <BehaviourScreen id={id} onBack={() => go(WORKSHOP_PATH)} onOpen={open} />;
}

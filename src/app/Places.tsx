import { Route, Switch, useLocation } from 'wouter';
import { TableSettings } from '../features/home/TableSettings.tsx';
import { partsOf } from './address.ts';
import { ByHash } from './ByHash.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Place } from './Place.tsx';
import { speaking } from './speaking.ts';
import { GENERATOR_PATH, newBattlePath, printPath } from './playPaths.ts';
import { IMPORT_PATH, ODDS_PATH, STORAGE_PATH, WORKSHOP_PATH, battlePath } from './paths.ts';
import { scenarioPath } from './workshopPaths.ts';

/** The battle, which home fetches ahead. */
export const BattleRoute = speaking(['battle'], async () => (await import('./battle/BattleRoute.tsx')).BattleRoute);
const DeploymentScreen = speaking(
  ['battle'],
  async () => (await import('../features/deployment/DeploymentScreen.tsx')).DeploymentScreen,
);
/** The campaigns, which home fetches ahead where there are any. */
export const CampaignRoute = speaking(
  ['campaign'],
  async () => (await import('./campaign/CampaignRoute.tsx')).CampaignRoute,
);
const NewCampaignRoute = speaking(
  ['campaign'],
  async () => (await import('./campaign/NewCampaignRoute.tsx')).NewCampaignRoute,
);
const StorageRoute = speaking(['storage', 'saving'], async () => (await import('./StorageRoute.tsx')).StorageRoute);
const ImportRoute = speaking(['importing', 'battle'], async () => (await import('./ImportRoute.tsx')).ImportRoute);
const TakeRoute = speaking(['sharing'], async () => (await import('./TakeRoute.tsx')).TakeRoute);
const WorkshopRoute = speaking(
  ['workshop', 'behaviour'],
  async () => (await import('./WorkshopRoute.tsx')).WorkshopRoute,
);
/** Fetches the screen of an address, where it is one that is come to from outside. */
export async function fetchScreen(hash: string): Promise<void> {
  const [, place, id] = hash.split('/');
  const campaign = id === 'new' ? NewCampaignRoute : CampaignRoute;
  const routes = new Map([
    ['battle', BattleRoute.fetch],
    ['campaign', campaign.fetch],
    ['workshop', WorkshopRoute.fetch],
  ]);
  await routes.get(place ?? '')?.();
}

const ScenarioPrintRoute = speaking(
  ['printing', 'scenario', 'battle'],
  async () => (await import('./ScenarioPrintRoute.tsx')).ScenarioPrintRoute,
);
const GeneratorScreen = speaking(
  ['workshop', 'settings'],
  async () => (await import('../features/generator/GeneratorScreen.tsx')).GeneratorScreen,
);

const OddsPlace = speaking(['odds', 'battle'], async () => (await import('../features/odds/OddsPlace.tsx')).OddsPlace);

const SettingsRoute = speaking(
  ['settings', 'behaviour', 'battle', 'saving'],
  async () => (await import('./SettingsRoute.tsx')).SettingsRoute,
);

/** The view of a campaign and what it is about, out of the rest of its address. */
function viewIn(rest: string | undefined): { readonly view: string | null; readonly of: string | null } {
  const [view = '', of = ''] = partsOf(rest ?? '') ?? [];
  return { view: view === '' ? null : view, of: of === '' ? null : of };
}

/** The address without what stands open within one thing of the workshop: it is the same screen. */
const placeOf = (at: string): string => at.split('/').slice(0, 4).join('/');

/** The deployment; `mission`: the scenario to begin with, as it stands in the address. */
function NewBattleRoute({ mission, onBack }: { readonly mission: string | null; readonly onBack: () => void }) {
  const [, go] = useLocation();
  return (
    <DeploymentScreen
      mission={mission}
      table={<TableSettings />}
      onBack={onBack}
      onBegun={(id) => go(battlePath(id), { replace: true })}
      onPrint={(id) => go(printPath(id))}
    />
  );
}

function GeneratorRoute() {
  const [, go] = useLocation();
  return (
    <GeneratorScreen
      onBack={() => go(WORKSHOP_PATH)}
      onPlay={(mission) => go(newBattlePath(mission))}
      onOpen={(id) => go(scenarioPath(id))}
    />
  );
}

/** The odds of what the address asks, which goes on with it. */
function OddsRoute({ asked, onBack }: { readonly asked: string; readonly onBack: () => void }) {
  const [, go] = useLocation();
  const goTo = (replace: boolean) => (next: string) =>
    go(next === '' ? ODDS_PATH : `${ODDS_PATH}/${next}`, { replace });
  return <OddsPlace asked={asked} onAsked={goTo(true)} onOpen={goTo(false)} onBack={onBack} />;
}

/** The screens where something is made or printed. `Switch` looks into a fragment. */
const makingRoutes = (at: string, back: () => void) => (
  <>
    <Route path="/print/:mission/:sheet?">
      {({ mission, sheet }) => (
        <Place at={at}>
          <ScenarioPrintRoute mission={mission} sheet={sheet ?? null} onBack={back} />
        </Place>
      )}
    </Route>
    <Route path={`${ODDS_PATH}/*?`}>
      {({ '*': asked }) => (
        <Place at={ODDS_PATH}>
          <OddsRoute asked={asked ?? ''} onBack={back} />
        </Place>
      )}
    </Route>
    <Route path={GENERATOR_PATH}>
      <Place at={at}>
        <GeneratorRoute />
      </Place>
    </Route>
    <Route path={`${WORKSHOP_PATH}/*?`}>
      {({ '*': rest }) => (
        <Place at={placeOf(at)}>
          <WorkshopRoute rest={rest ?? ''} />
        </Place>
      )}
    </Route>
  </>
);

function Screens() {
  const [at, go] = useLocation();
  const back = () => (history.length > 1 ? history.back() : go('/'));
  if (partsOf(at) === null) return <NotFoundScreen />;
  return (
    <Switch>
      <Route path="/new/:mission?">
        {({ mission }) => (
          <Place at={at}>
            <NewBattleRoute mission={mission ?? null} onBack={back} />
          </Place>
        )}
      </Route>
      <Route path="/battle/:id/:view?">
        {({ id, view }) => (
          <Place at={at} battle={id}>
            <BattleRoute id={id} view={view ?? 'play'} />
          </Place>
        )}
      </Route>
      <Route path="/campaign/new">
        <Place at={at}>
          <NewCampaignRoute table={<TableSettings />} onBack={back} />
        </Place>
      </Route>
      <Route path="/campaign/:id/*?">
        {({ id, '*': rest }) => (
          <Place at={at}>
            <CampaignRoute id={id} {...viewIn(rest)} />
          </Place>
        )}
      </Route>
      <Route path={IMPORT_PATH}>
        <Place at={at}>
          <ImportRoute onBack={back} />
        </Place>
      </Route>
      <Route path="/settings">
        <Place at={at}>
          <SettingsRoute onBack={back} />
        </Place>
      </Route>
      <Route path={STORAGE_PATH}>
        <Place at={at}>
          <StorageRoute onBack={back} />
        </Place>
      </Route>
      {makingRoutes(at, back)}
      <Route path="/take/:code?">
        {({ code }) => (
          <Place at={at}>
            <TakeRoute code={code ?? null} />
          </Place>
        )}
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

/** The screens beside home by their address. */
export const Places = () => (
  <ByHash>
    <Screens />
  </ByHash>
);

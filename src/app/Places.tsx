import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { TableSettings } from '../features/home/TableSettings.tsx';
import { later } from '../ui/later.tsx';
import { backFromScreen } from '../ui/sheetsOver.ts';
import { partsOf } from './address.ts';
import { ByHash } from './ByHash.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Place } from './Place.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { speaking } from './speaking.ts';
import { WithTerms } from './WithTerms.tsx';
import { printPath } from './playPaths.ts';
import { battlePath } from './paths.ts';

/** The battle, which home fetches ahead. */
export const BattleRoute = speaking([], async () => (await import('./battle/BattleRoute.tsx')).BattleRoute);
const DeploymentScreen = speaking(
  ['play', 'settings', 'killTeams'],
  async () => (await import('../features/deployment/DeploymentScreen.tsx')).DeploymentScreen,
);
const BandsRoute = speaking(['play', 'warBands'], async () => (await import('./BandsRoute.tsx')).BandsRoute);
/** The campaigns, which home fetches ahead where there are any. */
export const CampaignRoute = speaking(
  ['campaign'],
  async () => (await import('./campaign/CampaignRoute.tsx')).CampaignRoute,
);
const NewCampaignRoute = speaking(
  ['campaign', 'dataslate'],
  async () => (await import('./campaign/NewCampaignRoute.tsx')).NewCampaignRoute,
);
const NewDataslateRoute = speaking(
  ['campaign', 'dataslate'],
  async () => (await import('./campaign/NewDataslateRoute.tsx')).NewDataslateRoute,
);
const sides = () => import('./SidePlaces.tsx');
const SidePlaces = later(async () => (await sides()).SidePlaces);

const fetchWorkshop = async (): Promise<void> => {
  const [{ fetchWorkshop: fetchIt }] = await Promise.all([sides(), SidePlaces.fetch()]);
  await fetchIt();
};

/** Fetches the screen of an address, where it is one that is come to from outside. */
export async function fetchScreen(hash: string): Promise<void> {
  const [, place, id] = hash.split('/');
  const campaign = id === 'new' ? NewCampaignRoute : CampaignRoute;
  const routes = new Map([
    ['battle', BattleRoute.fetch],
    ['campaign', campaign.fetch],
    ['workshop', fetchWorkshop],
  ]);
  await routes.get(place ?? '')?.();
}

/** The view of a campaign and what it is about, out of the rest of its address. */
function viewIn(rest: string | undefined): { readonly view: string | null; readonly of: string | null } {
  const [view = '', of = ''] = partsOf(rest ?? '') ?? [];
  return { view: view === '' ? null : view, of: of === '' ? null : of };
}

type NewBattleProps = {
  readonly mission: string | null;
  readonly muster?: { readonly game: string; readonly dataslate: string };
  readonly two?: boolean;
  readonly onBack: () => void;
};

/** The deployment; `mission`: the scenario to begin with, as it stands in the address; `muster`: of which dataslate; `two`: of two equal sides. */
function NewBattleRoute({ mission, muster, two = false, onBack }: NewBattleProps) {
  const [, go] = useLocation();
  return (
    <DeploymentScreen
      bands={BandsRoute}
      mission={mission}
      {...(muster !== undefined && { muster })}
      {...(two && { prepares: 'sides' })}
      table={<TableSettings />}
      onBack={onBack}
      onBegun={(id) => go(battlePath(id), { replace: true })}
      onPrint={(id) => go(printPath(id))}
    />
  );
}

function Screens() {
  const [at, go] = useLocation();
  const back = () => (history.length > 1 ? backFromScreen() : go('/'));
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
      <Route path="/two">
        <Place at={at}>
          <NewBattleRoute mission={null} two onBack={back} />
        </Place>
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
      <Route path="/campaign/new/dataslate">
        <Place at={at}>
          <NewDataslateRoute onBack={back} />
        </Place>
      </Route>
      <Route path="/muster/:game/:dataslate">
        {({ game, dataslate }) => (
          <Place at={at}>
            <NewBattleRoute mission={null} muster={{ game, dataslate }} onBack={back} />
          </Place>
        )}
      </Route>
      <Route path="/campaign/:id/*?">
        {({ id, '*': rest }) => (
          <Place at={at}>
            <CampaignRoute id={id} {...viewIn(rest)} />
          </Place>
        )}
      </Route>
      <Route>
        <RouteBoundary battle={null}>
          <Suspense fallback={<LoadingScreen />}>
            <SidePlaces onBack={back} />
          </Suspense>
        </RouteBoundary>
      </Route>
    </Switch>
  );
}

/** The screens beside home by their address. */
export const Places = () => (
  <ByHash>
    <WithTerms>
      <Screens />
    </WithTerms>
  </ByHash>
);

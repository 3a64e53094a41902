import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { StorageRows } from '../features/home/StorageRows.tsx';
import { TableSettings } from '../features/home/TableSettings.tsx';
import { Arrived } from './Arrived.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { battlePath } from './paths.ts';

/** A screen that is fetched when it is needed, with the whole catalogue. */
const later = <P extends object>(fetched: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [Screen, { AllWords }] = await Promise.all([fetched(), import('./AllWords.tsx')]);
    return {
      default: (props: P) => (
        <AllWords>
          <Screen {...props} />
        </AllWords>
      ),
    };
  });

const BattleRoute = later(async () => (await import('./battle/BattleRoute.tsx')).BattleRoute);
const DeploymentScreen = later(
  async () => (await import('../features/deployment/DeploymentScreen.tsx')).DeploymentScreen,
);
const SettingsScreen = later(async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen);

/** One screen: a fault in it stays in it, and the focus goes to its head when it has come. */
function Place({
  at,
  battle = null,
  children,
}: {
  readonly at: string;
  readonly battle?: string | null;
  readonly children: ReactNode;
}) {
  return (
    <RouteBoundary key={at} battle={battle}>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <Arrived />
      </Suspense>
    </RouteBoundary>
  );
}

/** The screens by their address. */
export function Routes() {
  const [at, go] = useLocation();
  const back = () => (history.length > 1 ? history.back() : go('/'));
  return (
    <Switch>
      <Route path="/">
        <Place at={at}>
          <HomeRoute />
        </Place>
      </Route>
      <Route path="/new">
        <Place at={at}>
          <DeploymentScreen
            table={<TableSettings />}
            onBack={back}
            onBegun={(id) => go(battlePath(id), { replace: true })}
          />
        </Place>
      </Route>
      <Route path="/battle/:id/:view?">
        {({ id, view }) => (
          <Place at={at} battle={id}>
            <BattleRoute id={id} view={view ?? 'play'} />
          </Place>
        )}
      </Route>
      <Route path="/settings">
        <Place at={at}>
          <SettingsScreen onBack={back} storage={<StorageRows />} />
        </Place>
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

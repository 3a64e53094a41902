import { Route, Switch, useLocation } from 'wouter';
import { BIN_PATH } from './binPath.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Place } from './Place.tsx';
import { BRING_PATH, IMPORT_PATH, ODDS_PATH, STORAGE_PATH, WORKSHOP_PATH } from './paths.ts';
import { RULINGS_PATH } from './rulingsPath.ts';
import { GENERATOR_PATH, newBattlePath } from './playPaths.ts';
import { speaking } from './speaking.ts';
import { scenarioPath, sectionPath } from './workshopPaths.ts';

const StorageRoute = speaking(['storage', 'saving'], async () => (await import('./StorageRoute.tsx')).StorageRoute);
const BinScreen = speaking(
  ['storage', 'workshop'],
  async () => (await import('../features/storage/BinScreen.tsx')).BinScreen,
);
const ImportRoute = speaking(['importing', 'play'], async () => (await import('./ImportRoute.tsx')).ImportRoute);
const BringRoute = speaking(
  ['sharing', 'saving', 'storage'],
  async () => (await import('./BringRoute.tsx')).BringRoute,
);
const TakeRoute = speaking(['sharing'], async () => (await import('./TakeRoute.tsx')).TakeRoute);
const WorkshopRoute = speaking(
  ['workshop', 'behaviour'],
  async () => (await import('./WorkshopRoute.tsx')).WorkshopRoute,
);
const ScenarioPrintRoute = speaking(
  ['printing', 'scenario', 'behaviour', 'play'],
  async () => (await import('./ScenarioPrintRoute.tsx')).ScenarioPrintRoute,
);
const GeneratorScreen = speaking(
  ['workshop', 'settings', 'killzones', 'scenario'],
  async () => (await import('../features/generator/GeneratorScreen.tsx')).GeneratorScreen,
);

const GlossaryScreen = speaking(
  ['glossary', 'play'],
  async () => (await import('../features/glossary/GlossaryScreen.tsx')).GlossaryScreen,
);
const RulingsScreen = speaking(
  ['rulings'],
  async () => (await import('../features/rulings/RulingsScreen.tsx')).RulingsScreen,
);
const OddsPlace = speaking(['odds', 'play'], async () => (await import('../features/odds/OddsPlace.tsx')).OddsPlace);

const SettingsRoute = speaking(
  ['settings', 'behaviour', 'battle', 'play', 'saving'],
  async () => (await import('./SettingsRoute.tsx')).SettingsRoute,
);

/** The address without what stands open within one thing of the workshop: it is the same screen. */
const placeOf = (at: string): string =>
  at.startsWith(sectionPath('')) ? WORKSHOP_PATH : at.split('/').slice(0, 4).join('/');

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

/** The words of the game, and from them to the rulings. */
function GlossaryRoute({ term, onBack }: { readonly term: string | null; readonly onBack: () => void }) {
  const [, go] = useLocation();
  return <GlossaryScreen term={term} onBack={onBack} onRulings={() => go(RULINGS_PATH)} />;
}

/** The odds of what the address asks, which goes on with it. */
function OddsRoute({ asked, onBack }: { readonly asked: string; readonly onBack: () => void }) {
  const [, go] = useLocation();
  const goTo = (replace: boolean) => (next: string) =>
    go(next === '' ? ODDS_PATH : `${ODDS_PATH}/${next}`, { replace });
  return <OddsPlace asked={asked} onAsked={goTo(true)} onOpen={goTo(false)} onBack={onBack} />;
}

/** Fetches the workshop, for an address that begins with it. */
export const fetchWorkshop = (): Promise<void> => WorkshopRoute.fetch();

/** What is looked up or made. */
function WrittenPlaces({ onBack: back }: { readonly onBack: () => void }) {
  const [at] = useLocation();
  return (
    <Switch>
      <Route path={`${ODDS_PATH}/*?`}>
        {({ '*': asked }) => (
          <Place at={ODDS_PATH}>
            <OddsRoute asked={asked ?? ''} onBack={back} />
          </Place>
        )}
      </Route>
      <Route path="/glossary/:term?">
        {({ term }) => (
          <Place at={at}>
            <GlossaryRoute term={term ?? null} onBack={back} />
          </Place>
        )}
      </Route>
      <Route path="/rulings/:ruling?">
        {({ ruling }) => (
          <Place at={at}>
            <RulingsScreen ruling={ruling ?? null} onBack={back} />
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
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

/** The screens where nothing is played: settings and saves, what is brought, made, printed or looked up. */
export function SidePlaces({ onBack: back }: { readonly onBack: () => void }) {
  const [at] = useLocation();
  return (
    <Switch>
      <Route path={BRING_PATH}>
        <Place at={at}>
          <BringRoute onBack={back} />
        </Place>
      </Route>
      <Route path={IMPORT_PATH}>
        <Place at={at}>
          <ImportRoute onBack={back} />
        </Place>
      </Route>
      <Route path="/settings/:page?">
        {({ page }) => (
          <Place at="/settings">
            <SettingsRoute page={page} onBack={back} />
          </Place>
        )}
      </Route>
      <Route path={STORAGE_PATH}>
        <Place at={at}>
          <StorageRoute onBack={back} />
        </Place>
      </Route>
      <Route path={BIN_PATH}>
        <Place at={at}>
          <BinScreen onBack={back} />
        </Place>
      </Route>
      <Route path="/take/:code?">
        {({ code }) => (
          <Place at={at}>
            <TakeRoute code={code ?? null} />
          </Place>
        )}
      </Route>
      <Route path="/print/:mission/:sheet?">
        {({ mission, sheet }) => (
          <Place at={at}>
            <ScenarioPrintRoute mission={mission} sheet={sheet ?? null} onBack={back} />
          </Place>
        )}
      </Route>
      <Route>
        <WrittenPlaces onBack={back} />
      </Route>
    </Switch>
  );
}

import { use } from 'react';
import { useLocation } from 'wouter';
import { NewDataslateScreen } from '../../features/dataslate/NewDataslateScreen.tsx';
import { part } from '../../state/base/part.ts';
import { useApp } from '../../state/base/useApp.ts';
import { playersOf } from '../../state/battle/beginBattle.ts';
import { foundDataslate, teamPacks } from '../../state/campaign/dataslates.ts';
import { useWords } from '../../words/useWords.ts';
import { campaignPath } from '../paths.ts';

/** Asked for once, so that the screen waits for the same thing each time it is drawn. */
const packsOf = part((app) => teamPacks(app));

/** Opening a dataslate: the kill teams there are come first. */
export function NewDataslateRoute({ onBack }: { readonly onBack: () => void }) {
  const [, go] = useLocation();
  const app = useApp();
  const { common } = useWords('campaign');
  const packs = use(packsOf(app));
  return (
    <NewDataslateScreen
      packs={packs}
      onBack={onBack}
      onFound={(founding) => {
        const players = playersOf(app.store.getState().settings, common.playerName).slice(0, 1);
        void foundDataslate(app, { ...founding, players }).then(
          (id) => id !== null && go(campaignPath(id), { replace: true }),
        );
      }}
    />
  );
}

import { useLocation } from 'wouter';
import { OverScreen } from '../../../features/vanguard-round/OverScreen.tsx';
import { playAgain } from '../../../state/battle/playAgain.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { HOME_PATH, battlePath } from '../../paths.ts';
import { RoundsScene } from './RoundsScene.tsx';

/** The end of a battle in rounds, and where it leads. */
export function RoundsEnd({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const app = useApp();
  const again = () => {
    const begun = playAgain(app);
    if (begun !== null) go(battlePath(begun));
  };
  const toLog = () => go(battlePath(id, 'log'));
  return (
    <RoundsScene onTimeline={toLog}>
      <OverScreen onHome={() => go(HOME_PATH)} onTable={() => go(battlePath(id))} onLog={toLog} onAgain={again} />
    </RoundsScene>
  );
}

import { useGame } from '../../state/base/useApp.ts';
import { later } from '../../ui/later.tsx';
import { ScenarioHud } from './ScenarioHud.tsx';
import { killTeamIn } from '../../state/battle/killTeam.ts';

const ScenarioPart = later(async () => (await import('./ScenarioPart.tsx')).ScenarioPart);

/** How the scenario stands: as one row in a firefight, as a part of the screen before and after it. */
export function ScenarioHere() {
  const firefight = useGame((game) => killTeamIn(game.battle)?.state.phase === 'firefight');
  return firefight ? <ScenarioHud /> : <ScenarioPart />;
}

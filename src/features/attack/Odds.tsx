import type { FightView } from '../../engine/view/fight.ts';
import { useGame } from '../../state/base/useApp.ts';
import { hasAttackOdds } from '../../state/base/store.ts';
import { FightOdds } from './FightOdds.tsx';
import { ShotOdds } from './ShotOdds.tsx';
import type { Scene } from './view/Scene.ts';
import type { ShotScene } from './view/shotScene.ts';

/** What to expect of a shot, until its attack dice are rolled; nothing where odds are switched off. */
export function OddsOfShot({ scene }: { readonly scene: ShotScene }) {
  const { attack, resolved } = scene.shot.task.sequence;
  const hasOdds = useGame(hasAttackOdds);
  if (!hasOdds || resolved || attack !== null) return null;
  return (
    <div>
      <ShotOdds scene={scene} />
    </div>
  );
}

/** What to expect of a fight, until somebody has rolled; nothing where odds are switched off. */
export function OddsOfFight({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const hasOdds = useGame(hasAttackOdds);
  if (!hasOdds || !fight.isToBeRolled) return null;
  return (
    <div>
      <FightOdds scene={scene} fight={fight} />
    </div>
  );
}

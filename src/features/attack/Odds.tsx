import type { FightView } from '../../engine/view/fight.ts';
import { useGame } from '../../state/base/useApp.ts';
import { hasAttackOdds } from '../../state/base/store.ts';
import { FightOdds } from './FightOdds.tsx';
import { ShotOdds } from './ShotOdds.tsx';
import type { ShotView } from '../../engine/view/shot.ts';

/** What to expect of a shot, until its attack dice are rolled; nothing where odds are switched off. */
export function OddsOfShot({ shot }: { readonly shot: ShotView }) {
  const { attack, resolved } = shot.task.sequence;
  const hasOdds = useGame(hasAttackOdds);
  if (!hasOdds || resolved || attack !== null) return null;
  return (
    <div>
      <ShotOdds shot={shot} />
    </div>
  );
}

/** What to expect of a fight, until somebody has rolled; nothing where odds are switched off. */
export function OddsOfFight({ fight }: { readonly fight: FightView }) {
  const hasOdds = useGame(hasAttackOdds);
  if (!hasOdds || !fight.isToBeRolled) return null;
  return (
    <div>
      <FightOdds fight={fight} />
    </div>
  );
}

import type { FightInHand } from '../../engine/family/killteam/rules/steps.ts';
import { CommandWorth } from './CommandWorth.tsx';
import { FightOdds } from './FightOdds.tsx';
import { ShotOdds } from './ShotOdds.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import type { Scene } from './view/Scene.ts';
import type { ShotScene } from './view/shotScene.ts';

/** Of what the odds are: a shot, a fight, or a Command Re-roll of the best die or of this one. */
type OddsAsked =
  | { readonly of: 'shot'; readonly shot: ShotScene }
  | { readonly of: 'fight'; readonly scene: Scene; readonly fight: FightInHand }
  | { readonly of: 'command'; readonly scene: Scene; readonly die?: Pick<DieTapped, 'pool' | 'die'> };

/** What the odds of the open attack say. */
export function AttackOdds(asked: OddsAsked) {
  switch (asked.of) {
    case 'shot':
      return <ShotOdds shot={asked.shot} />;
    case 'fight':
      return <FightOdds scene={asked.scene} fight={asked.fight} />;
    case 'command':
      return <CommandWorth {...asked} />;
  }
}

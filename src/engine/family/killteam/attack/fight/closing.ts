import { fold } from '../fold.ts';
import { attackContext } from '../attackContext.ts';
import type { BattleEvent } from '../../model/event.ts';
import { limitedEvents } from '../limited.ts';
import type { FighterInHand, FightInHand } from '../../rules/steps.ts';
import { retainBoth } from './retain.ts';

/** After the fight: uses of Limited weapons and the die of Hot, for whoever used them. */
function afterUse({ game, task }: FightInHand, { operative, weapon, opponent, fighter }: FighterInHand) {
  if (weapon === null || fighter.dice === null) return { used: [], hot: [] };
  const context = attackContext(game.state, { attacker: operative, weapon, target: opponent, via: task.via });
  const burnsAfter = game.rules.attacks.hot === 'dieAfter';
  const hot = burnsAfter && fold(game.rules, 'hot', { value: false, moment: context }).value;
  const used = limitedEvents(game.rules, context);
  const burns: BattleEvent[] = hot
    ? [
        {
          type: 'taskOpened',
          task: {
            kind: 'hot',
            id: `hot.${operative.id}`,
            operative: operative.id,
            weapon: weapon.id,
            hit: fighter.hit,
          },
        },
      ]
    : [];
  return { used, hot: burns };
}

/** The fight is over. `retainFirst`: nobody rolled a success, so the dice were never retained by a strike. */
export function closingEvents(fight: FightInHand, retainFirst: boolean): readonly BattleEvent[] {
  const attacker = afterUse(fight, fight.attacker);
  const defender = afterUse(fight, fight.defender);
  return [
    ...(retainFirst ? retainBoth(fight) : []),
    ...attacker.used,
    ...defender.used,
    { type: 'taskClosed' },
    ...defender.hot,
    ...attacker.hot,
  ];
}

import type { PickOption } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { onceForState } from '../onceForState.ts';
import { fightIsLike } from './oddsOf.ts';
import { advisedOf, type Retaliation, retaliationsOf } from './retaliation.ts';
import { fighterMoved, fightRequestId } from './step.ts';
import type { FightStep } from '../../rules/steps.ts';
import { retaliationWeapons, withRetaliation } from './weapons.ts';

const armsOf = onceForState(retaliationsOf, (fight) => ({
  state: fight.game.state,
  key: fightRequestId(fight, 'weapon'),
}));

const optionOf = ({ weapon, prospect }: Retaliation, strongest: boolean): PickOption => ({
  id: weapon.id,
  code: 'weapon',
  params: { weapon: weapon.id, name: weapon.name },
  value: weapon.attacks,
  note: prospect === null && strongest ? 'strongest' : null,
  ...(prospect !== null && { prospect }),
});

/** The defender chooses a melee weapon, after the attacker's choice. Asked only when there are several. */
export const defenderWeapon: FightStep = {
  request: (fight) => {
    const [first, ...others] = armsOf(fight);
    if (first === undefined) return null;
    return {
      kind: 'pick',
      id: fightRequestId(fight, 'weapon'),
      question: 'defenderWeapon',
      side: fight.defender.operative.side,
      operative: fight.defender.operative.id,
      options: [first, ...others].map((each) => optionOf(each, each === first)),
      best: advisedOf([first, ...others]).weapon.id,
      random: false,
      omitted: fightIsLike(fight) ? 'traits' : null,
    };
  },
  resolve: (fight, answer): readonly BattleEvent[] => {
    const weapon = retaliationWeapons(fight.game, fight.defender.operative).find(
      (candidate) => answer.kind === 'pick' && candidate.id === answer.option,
    );
    if (weapon === undefined) return [];
    return [fighterMoved('defender', withRetaliation(fight, weapon).defender)];
  },
};

import type { PickOption } from '../../../dice/request.ts';
import { bestOf, NO_PROSPECT, type Prospect } from '../../../odds/prospect.ts';
import type { BattleEvent } from '../../event.ts';
import type { Weapon } from '../../operative.ts';
import { onceForState } from '../onceForState.ts';
import type { FightInHand } from './fightInHand.ts';
import { fightIsLike } from './oddsOf.ts';
import { fighterMoved, fightRequestId, type FightStepModule } from './step.ts';
import { retaliationWeapons, withRetaliation } from './weapons.ts';
import { retaliationWorth } from './worth.ts';

const mustChoose = ({ game, task, defender }: FightInHand): readonly Weapon[] =>
  task.noRetaliate || defender.weapon !== null ? [] : retaliationWeapons(game, defender.operative);

interface Armed {
  readonly weapon: Weapon;
  /** Null: a fight with one of the weapons is too long to work out, so none is compared. */
  readonly prospect: Prospect | null;
}

/** The weapons, the strongest first, with what comes of each. */
const armsOf = onceForState(
  (fight: FightInHand): readonly Armed[] => {
    const arms = mustChoose(fight).map((weapon) => ({ weapon, prospect: retaliationWorth(fight, weapon) }));
    return arms.every(({ prospect }) => prospect !== null) ? arms : arms.map((each) => ({ ...each, prospect: null }));
  },
  (fight) => ({ state: fight.game.state, key: fightRequestId(fight, 'weapon') }),
);

const optionOf = ({ weapon, prospect }: Armed, strongest: boolean): PickOption => ({
  id: weapon.id,
  code: 'weapon',
  params: { weapon: weapon.id, name: weapon.name },
  value: weapon.attacks,
  note: prospect === null && strongest ? 'strongest' : null,
  ...(prospect !== null && { prospect }),
});

/** The defender chooses a melee weapon, after the attacker's choice. Asked only when there are several. */
export const defenderWeapon: FightStepModule = {
  request: (fight) => {
    const [first, ...others] = armsOf(fight);
    if (first === undefined) return null;
    const best = bestOf([first, ...others], ({ prospect }) => prospect ?? NO_PROSPECT);
    return {
      kind: 'pick',
      id: fightRequestId(fight, 'weapon'),
      question: 'defenderWeapon',
      side: fight.defender.operative.side,
      operative: fight.defender.operative.id,
      options: [first, ...others].map((each) => optionOf(each, each === first)),
      best: best.weapon.id,
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

import type { PickOption } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Weapon } from '../../model/operative.ts';
import { fighterMoved, fightRequestId } from './step.ts';
import type { FightInHand, FightStep } from '../../rules/steps.ts';
import { retaliationWeapons, withRetaliation } from './weapons.ts';

/** What the defender can choose to fight back with, the strongest first; none: it has no choice, or has chosen. */
export const retaliationChoices = ({ game, task, defender }: FightInHand): readonly Weapon[] =>
  task.noRetaliate || defender.weapon !== null ? [] : retaliationWeapons(game, defender.operative);

const optionOf = (weapon: Weapon): PickOption => ({
  id: weapon.id,
  code: 'weapon',
  params: { weapon: weapon.id, name: weapon.name },
  value: weapon.attacks,
});

/** The defender chooses a melee weapon, after the attacker's choice. Asked only when there are several. */
export const defenderWeapon: FightStep = {
  request: (fight) => {
    const [strongest, ...others] = retaliationChoices(fight);
    if (strongest === undefined) return null;
    return {
      kind: 'pick',
      id: fightRequestId(fight, 'weapon'),
      question: 'defenderWeapon',
      side: fight.defender.operative.side,
      operative: fight.defender.operative.id,
      options: [strongest, ...others].map(optionOf),
      usual: strongest.id,
      random: false,
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

import { describe, expect, it } from 'vitest';
import { battleDecider, pendingRequest } from '../../../../src/engine/systems/battle.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { ruleUse, weaponWith } from '../../../support/attackContext.ts';
import { ally, battleWith, foe } from '../../../support/battleState.ts';

const blade = { ...weaponWith(ruleUse('accurate', { x: 2 })), id: 'blade', kind: 'melee' as const, attacks: 2 };
const club = { ...weaponWith(), id: 'club', kind: 'melee' as const, attacks: 2 };

function after(state: BattleState, ...commands: Command[]): BattleState {
  let now = state;
  for (const command of commands) {
    const decision = battleDecider.decide(now, command);
    if (!decision.ok) throw new Error(decision.rejection.code);
    now = decision.events.reduce(battleDecider.evolve, now);
  }
  return now;
}

const fought = (attacker: typeof blade, defender: typeof blade): BattleState =>
  after(
    battleWith({
      operatives: [ally('ann', { weapons: [attacker] }), foe('bob', { weapons: [defender] })],
      engagement: [['ann', 'bob']],
    }),
    { type: 'activate', operative: 'ann', order: 'engage' },
    { type: 'fight', weapon: attacker.id, target: 'bob' },
  );

const answerRoll = (state: BattleState, ...faces: number[]): BattleState =>
  after(state, {
    type: 'answer',
    requestId: pendingRequest(state)?.id ?? '',
    answer: { kind: 'faces', faces },
  });

describe('a fight with a weapon whose dice Accurate keeps all', () => {
  it('should go on to the dice of the defender and then to the strikes of the attacker', () => {
    const begun = fought(blade, club);
    expect(pendingRequest(begun)).toMatchObject({ kind: 'roll', purpose: 'fightDefence', count: 2 });
    expect(pendingRequest(answerRoll(begun, 1, 1))).toMatchObject({ kind: 'pick', operative: 'ann' });
  });

  it('should let the defender strike back with such a weapon', () => {
    const begun = fought(club, blade);
    expect(pendingRequest(begun)).toMatchObject({ kind: 'roll', purpose: 'fightAttack' });
    expect(pendingRequest(answerRoll(begun, 1, 1))).toMatchObject({ kind: 'pick', operative: 'bob' });
  });

  it('should ask for nothing but the strikes when both have one', () => {
    expect(pendingRequest(fought(blade, blade))).toMatchObject({ kind: 'pick', operative: 'ann' });
  });
});

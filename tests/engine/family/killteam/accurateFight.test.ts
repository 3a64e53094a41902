import { describe, expect, it } from 'vitest';
import { battleDecider, pendingRequest } from '../../../../src/engine/systems/battle.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
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

const fought = (attacker: typeof blade, defender: typeof blade, bob: Partial<Operative> = {}): BattleState =>
  after(
    battleWith({
      operatives: [ally('ann', { weapons: [attacker] }), foe('bob', { weapons: [defender], ...bob })],
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

const keeps = (state: BattleState, dice: number): BattleState =>
  after(state, {
    type: 'answer',
    requestId: pendingRequest(state)?.id ?? '',
    answer: { kind: 'pick', option: String(dice) },
  });
const asks = (operative: string) => ({ kind: 'pick', question: 'accurate', operative, usual: '2' });

describe('Accurate in a fight, which may be declined', () => {
  it('should go on to the dice of the defender and then to the strikes when all are kept', () => {
    const begun = fought(blade, club);
    expect(pendingRequest(begun)).toMatchObject(asks('ann'));
    const kept = keeps(begun, 2);
    expect(pendingRequest(kept)).toMatchObject({ kind: 'roll', purpose: 'fightDefence', count: 2 });
    expect(pendingRequest(answerRoll(kept, 1, 1))).toMatchObject({ kind: 'pick', operative: 'ann' });
  });

  it('should roll those that are not kept, which may be crits', () => {
    const one = keeps(fought(blade, club), 1);
    expect(pendingRequest(one)).toMatchObject({ kind: 'roll', purpose: 'fightAttack', count: 1 });
    const struck = answerRoll(answerRoll(one, 6), 1, 1);
    expect(pendingRequest(struck)).toMatchObject({ question: 'fightDie', operative: 'ann' });
    const options = pendingRequest(struck);
    expect(options?.kind === 'pick' ? options.options.map(({ id }) => id) : []).toContain('strikeCritical');
    const none = keeps(fought(blade, club), 0);
    expect(pendingRequest(none)).toMatchObject({ kind: 'roll', purpose: 'fightAttack', count: 2 });
  });

  it('should be kept as said when the friends who assist are counted anew', () => {
    const none = keeps(fought(blade, club), 0);
    const counted = after(none, { type: 'setAssists', attacker: 1, defender: 0 });
    expect(pendingRequest(counted)).toMatchObject({ kind: 'roll', purpose: 'fightAttack', count: 2 });
  });

  it('should be asked of a defender whom people play, and let it strike back', () => {
    const begun = answerRoll(fought(club, blade), 1, 1);
    const [first, second] = begun.sides;
    const byPeople: BattleState = { ...begun, sides: [first, { ...second, hand: 'people' }] };
    expect(pendingRequest(byPeople)).toMatchObject(asks('bob'));
    expect(pendingRequest(keeps(byPeople, 2))).toMatchObject({ kind: 'pick', operative: 'bob' });
  });

  it('should not be asked of one who cannot fight back', () => {
    const begun = fought(club, blade, { cannotRetaliate: true });
    const [first, second] = begun.sides;
    const rolled = answerRoll({ ...begun, sides: [first, { ...second, hand: 'people' }] }, 6, 6);
    expect(pendingRequest(rolled)).toMatchObject({ question: 'fightDie', operative: 'ann' });
  });

  it('should be used by tables for as many dice as they may', () => {
    expect(pendingRequest(answerRoll(fought(club, blade), 1, 1))).toMatchObject({
      question: 'fightDie',
      operative: 'bob',
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { type EnemyTurn, noNpo } from '../../../src/engine/plugins/npo/state.ts';
import { reject } from '../../../src/engine/family/killteam/model/rejection.ts';
import type { BattleSettings } from '../../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { answerOn } from '../../../src/state/answer/autoAnswer.ts';
import { smallRules, smallSetup } from '../../support/smallBattle.ts';
import type { KillTeamTypes } from '../../../src/engine/systems/killTeamSystem.ts';

type Action = NonNullable<EnemyTurn['plan']>['steps'][number]['action'];
type Dial = NonNullable<BattleSettings['automation']['enemy']>;

const planned = (actions: readonly Action[], dial: Dial, hand = false): BattleState => {
  const setup = smallSetup();
  const steps = actions.map((action) => ({ row: action, action, target: 'vex', wish: null, inches: null }));
  const plan = { order: 'engage' as const, steps, trace: [] };
  return {
    ...setup,
    settings: { ...setup.settings, automation: { ...setup.settings.automation, enemy: dial } },
    npo: { ...noNpo(9), turn: { enemy: 'voice', why: [], asked: 0, barred: [], plan, hand } },
  };
};

/** What is done without the player: every command is refused, so that it ends with the first. */
function begunBy(state: BattleState): readonly Command[] {
  const commands: Command[] = [];
  const decide = (_: BattleState, command: Command) => {
    commands.push(command);
    return { ok: false as const, rejection: reject('notReady') };
  };
  answerOn<KillTeamTypes>(
    { ...smallRules, decider: { ...smallRules.decider, decide }, pendingRequest: () => null },
    { state, events: [] },
  );
  return commands;
}

describe('an enemy that plays without a stop', () => {
  it.each(['shoot', 'fight'] as const)('should begin a plan whose first step is: %s', (action) => {
    expect(begunBy(planned([action, 'dash'], 'full'))).toEqual([{ type: 'carryOut', count: 1 }]);
  });

  it('should wait for the hands to move', () => {
    expect(begunBy(planned(['reposition', 'shoot'], 'full'))).toEqual([]);
    expect(begunBy(planned([], 'full'))).toEqual([]);
  });

  it('should wait where its steps are shown, where it is played by hand, and while a guard interrupts', () => {
    expect(begunBy(planned(['shoot'], 'assisted'))).toEqual([]);
    expect(begunBy(planned(['shoot'], 'full', true))).toEqual([]);
    expect(begunBy({ ...planned(['shoot'], 'full'), interrupt: { operative: 'vex', enemy: 'voice' } })).toEqual([]);
  });
});

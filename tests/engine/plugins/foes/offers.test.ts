import { describe, expect, it } from 'vitest';
import { vanguardByTables } from '../../../../src/engine/systems/vanguardByTables.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { after, foeBattle, GOES, looked, planOf } from '../../../support/foeBattle.ts';
import { blade, model, rifle } from '../../../support/vanguardBattle.ts';

const gunner = model('b1', { attacks: [rifle, blade] });
const battle = (): FoeBattle => foeBattle([model('a1'), model('a2'), gunner, model('b2')], 'band-marksman');

/** One model of this side has just acted: the other is to act, and both can pay. */
function acted(side: string, turn: string): FoeBattle {
  const { sides, ...rest } = battle();
  const [first, second] = sides;
  return {
    ...rest,
    sides: [
      { ...first, cp: 2 },
      { ...second, cp: 2 },
    ],
    turn,
    succession: { side, count: 1, model: 'somebody' },
  };
}

const byHand = (state: FoeBattle, enemy: 'log' | 'assisted'): FoeBattle => ({
  ...state,
  settings: { ...state.settings, automation: { ...state.settings.automation, enemy } },
});

const followUp = (state: FoeBattle) => vanguardByTables.view(state).offers?.followUp;

describe('what people may do beside a side that plays itself', () => {
  it('[V-35] should not be to let one of its models follow up: its tables decide that', () => {
    expect(followUp(acted('B', 'A'))).toMatchObject({ models: [], why: { code: 'byTables', params: { side: 'B' } } });
  });

  it('[V-35] should be to let their own follow up', () => {
    expect(followUp(acted('A', 'B'))?.models).toEqual(['a1', 'a2']);
  });

  it('[V-35] should be both where the app only writes down', () => {
    expect(followUp(byHand(acted('B', 'A'), 'log'))?.models).toEqual(['b1', 'b2']);
  });
});

describe('a side that plays itself and is taken over', () => {
  it('should ask and plan nothing while people play it, and think on when it has it back', () => {
    const begun = after(battle(), GOES).state;
    const taken = byHand(begun, 'log');
    expect(pendingOf(taken)).toBeNull();
    expect(vanguardByTables.view(taken).foes?.acting).toBeNull();
    const back = byHand(taken, 'assisted');
    const told = after(back, looked(back, { kind: 'sight', seen: ['a1'], inCover: [], obscured: [] })).state;
    expect(planOf(told)).toBe('aim, shoot a1');
    expect(vanguardByTables.view(byHand(told, 'log')).foes?.acting).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import { aimed, fought, gun, shotForecastAt, TOUGH } from '../../support/attackView.ts';
import { activate, play, shoot, ticked } from '../../support/decide.ts';
import { battleOf, cultist, rule, thug, vex } from '../../support/duel.ts';
import { withCp } from '../../support/sides.ts';

describe('the odds of a shot', () => {
  const BLAST = gun(rule('blast', 2));
  const group = play(battleOf([vex(BLAST), cultist(TOUGH), thug(TOUGH), thug({ ...TOUGH, id: 'third' })], withCp(0)))
    .does(activate('vex'))
    .does(shoot());

  it('should be worked out once for a state', () => {
    const state = aimed().midway;
    expect(battleAdvisor.shot(state)?.expected).not.toBeNull();
    expect(battleAdvisor.shot(state)).toBe(battleAdvisor.shot(state));
    expect(battleAdvisor.shot({ ...state })).not.toBe(battleAdvisor.shot(state));
  });

  it('should be those of the wounds that are left', () => {
    const sure = shotForecastAt(aimed({ other: { wounds: 1 } })).expected;
    expect(sure?.kill).toBeGreaterThan(0.5);
    expect(sure?.mean).toBeLessThanOrEqual(1);
    expect(sure).toMatchObject({ fall: 0, burn: null });
  });

  it('should be none while a fight or nothing is in hand', () => {
    expect(battleAdvisor.shot(fought().midway)).toBeNull();
    expect(battleAdvisor.fight(aimed().midway)).toBeNull();
  });

  it('should say what Hot does to the shooter', () => {
    const hot = shotForecastAt(aimed({ me: { ...gun(rule('hot')), wounds: 2 } })).expected;
    expect(hot?.burn).toBeGreaterThan(0);
    expect(hot?.fall).toBeGreaterThan(0);
  });

  it('should be those of all targets together once they are chosen', () => {
    expect(shotForecastAt(group).spread).toBeNull();
    const second = group.answers([4, 4, 1, 1], [1, 1, 1], 'c0n0', ticked('thug', 'third'));
    const { expected, spread } = shotForecastAt(second);
    expect(spread?.further.map(({ target }) => target)).toEqual(['third']);
    expect(expected?.mean).toBeGreaterThan(0);
    expect(spread?.mean).toBeCloseTo(2 * (expected?.mean ?? 0), 10);
  });
});

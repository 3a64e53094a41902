import { describe, expect, it } from 'vitest';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import { aimed, fought, gun, shotForecastAt, TOUGH } from '../../support/attackView.ts';
import { activate, play, shoot, ticked } from '../../support/decide.ts';
import { battleOf, cultist, rule, thug, vex } from '../../support/duel.ts';
import { upright } from '../../support/lasting.ts';
import { withCp } from '../../support/sides.ts';
import { changed } from '../../support/traits.ts';

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

  it('should count what the target rolls away of each die, and no wounds of whoever stays up without any', () => {
    const soft = shotForecastAt(aimed()).expected;
    const hard = changed({ op: 'hardened', least: 3, from: 6, by: 1 });
    expect(shotForecastAt(aimed({ other: { ...TOUGH, ...hard } })).expected?.mean).toBeLessThan(soft?.mean ?? 0);
    const shot = aimed({ other: { wounds: 0 }, lasting: [upright('cultist')] });
    expect(shotForecastAt(shot).expected).toMatchObject({ mean: 0, kill: 0 });
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

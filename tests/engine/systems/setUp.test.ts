import { describe, expect, it } from 'vitest';
import { HELD_CLUES } from '../../../src/engine/family/killteam/model/mission.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { noNpo } from '../../../src/engine/plugins/npo/state.ts';
import { setUpOf } from '../../../src/engine/systems/battle.ts';
import { settingsWith } from '../../support/battleState.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';

const kinds = (set: Partial<BattleState> = {}): readonly string[] =>
  setUpOf(battleOf([vex(), cultist()], set)).map(({ kind }) => kind);

const logged = settingsWith({
  automation: { attack: 'assisted', ammo: true, events: 'app', falling: true, enemy: 'log' },
});

describe('what the table is told before the first turning point', () => {
  it('should be the scenario, the patrols, those that tables play, and that all stand ready', () => {
    expect(kinds()).toEqual([
      'terrain',
      'edges',
      'scenario',
      'randomPlaces',
      'entryPoints',
      'patrols',
      'byTables',
      'ready',
    ]);
  });

  it('should tell of clues that were held over, with their number', () => {
    expect(setUpOf(battleOf([vex()], { counters: { [HELD_CLUES]: 2 } }))).toContainEqual({
      kind: 'heldClues',
      count: 2,
    });
    expect(kinds({ counters: { [HELD_CLUES]: 0 } })).not.toContain('heldClues');
  });

  it('should tell of patrols only where the table that reads Alert will play', () => {
    const chosen = (table: string) => ({ ...noNpo(0), table });
    expect(kinds({ npo: chosen('acolyte') })).toContain('patrols');
    expect(kinds({ npo: chosen('brawler') })).not.toContain('patrols');
    expect(kinds({ settings: logged })).not.toContain('patrols');
  });

  it('should tell of no tables where people play both sides', () => {
    const [one, other] = battleOf([vex()]).sides;
    expect(kinds({ sides: [one, { ...other, hand: 'people' }] })).not.toContain('byTables');
  });
});

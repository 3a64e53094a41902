import { gameOf } from '../../../src/engine/systems/killTeams.ts';
import { describe, expect, it } from 'vitest';
import { hitRows } from '../../../src/features/attack/view/hitRows.ts';
import { moveReach } from '../../../src/engine/family/killteam/stats/moveReach.ts';
import { weaponHit } from '../../../src/engine/family/killteam/stats/stats.ts';
import { en } from '../../support/words.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { activate, fight, play, ticked } from '../../support/decide.ts';
import { battleOf, cultist, ENGAGED, knife, thug, vex } from '../../support/duel.ts';
import { changed } from '../../support/traits.ts';
import { fieldWith } from '../../support/lasting.ts';
import { lookOf } from '../../../src/words/look.ts';

describe('how far a move goes', () => {
  const reach = (move: 'charge' | 'dash' | 'reposition', by: number, action = move) => {
    const operative = vex(changed({ op: 'distance', action, by }));
    return moveReach(gameOf(battleOf([operative])), operative, move);
  };

  it('should be farther or less far by what a trait says', () => {
    expect([reach('charge', 1), reach('charge', -1), reach('dash', 1), reach('reposition', 1)]).toEqual([9, 7, 4, 7]);
  });

  it('should not be changed for another move', () => {
    expect([reach('charge', 1, 'dash'), reach('dash', 1, 'charge'), reach('reposition', 1, 'dash')]).toEqual([8, 3, 6]);
  });
});

describe('where a Hit comes from', () => {
  it('should name the one it fights', () => {
    const foe = vex({ id: 'foe', ...changed({ op: 'foeHit', by: -1 }) });
    const use = { operative: vex(), weapon: knife(), pointBlank: false, assists: 0, foe };
    const hitFrom = weaponHit(fieldWith(), use, use);
    expect(hitFrom.hit).toBe(5);
    expect(hitRows(en, { ...use, hitFrom }, lookOf(en, battleOf([vex(), foe]))).map(({ text }) => text)).toContain(
      en.whyRows.foe,
    );
  });

  it('should tell every pip of a fight, those that friends lend too', () => {
    const icon = changed({ op: 'meleeAura', by: 1, inches: 3 });
    const fought = play(battleOf([vex(), cultist(), thug(icon)], { ...ENGAGED, turn: 'enemy' }))
      .does(activate('cultist'))
      .does(fight('vex'))
      .answers(ticked('cultist'))
      .does({ type: 'setAssists', attacker: 1, defender: 0 });
    const { attacker } = present(viewOf(fought.midway).attack?.fight, 'the fight');
    const { weapon, operative, fighter } = attacker;
    const hitFrom = present(attacker.hitFrom(operative.wounds), 'its Hit');
    const rows = hitRows(
      en,
      { operative, weapon: present(weapon, 'a blade'), assists: fighter.assists, hitFrom },
      lookOf(en, fought.midway),
    );
    expect(hitFrom.hit).toBe(fighter.hit);
    expect(rows.slice(1).map(({ text }) => text)).toEqual([en.whyRows.assists(1), en.whyRows.aura(1)]);
    expect(rows.slice(1).map(({ lead }) => lead)).toEqual([{ value: '+1' }, { value: '+1' }]);
  });
});

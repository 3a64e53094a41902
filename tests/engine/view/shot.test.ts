import { describe, expect, it } from 'vitest';
import { present } from '../../../src/engine/core/invariant.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { ShotFacts } from '../../../src/engine/family/killteam/model/facts.ts';
import type { PickOption } from '../../../src/engine/family/killteam/model/request.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import type { ShotView } from '../../../src/engine/view/shot.ts';
import type { ToldWindow } from '../../../src/engine/view/spoken.ts';
import { aimed, attackAt, gun, shotAt, TOUGH, viewAt } from '../../support/attackView.ts';
import type { Play } from '../../support/decide.ts';
import { countedRifle, devastating, rule, shots, vexActs } from '../../support/duel.ts';
import { changed, diceWhen, ruleWhen, usable } from '../../support/traits.ts';

const told = (facts: Partial<ShotFacts>, at: Play = aimed()): Play => at.does({ type: 'setFacts', facts });
const option = ({ question }: Play, id: string): PickOption =>
  present((question.kind === 'pick' ? question.options : []).find((one) => one.id === id) ?? null, id);
const spoke = (shot: ShotView, window: ToldWindow) =>
  shot.spoken(window).map(({ use, because }) => [use.id, because !== null]);

describe('the view of a battle', () => {
  it('should hold no attack while none is in hand', () => {
    expect(viewAt(vexActs()).attack).toBeNull();
  });

  it('should be one and the same for a state, with what it has worked out', () => {
    const state = aimed().midway;
    expect(viewOf(state)).toBe(viewOf(state));
    expect(viewOf(state).attack).toBe(viewOf(state).attack);
    expect(viewOf({ ...state })).not.toBe(viewOf(state));
  });
});

describe('a shot in hand', () => {
  it('should be known before its dice', () => {
    expect(shotAt(aimed())).toMatchObject({
      thresholds: { hit: 4, critical: 7 },
      save: 5,
      defenceDice: 3,
      attack: null,
      hits: null,
      hasHit: false,
      defence: null,
      saves: { criticals: 0, normals: 0 },
      wounds: 40,
      immediate: 0,
      range: null,
      counter: null,
      problem: null,
    });
  });

  it('should know its hits and what saves them', () => {
    const hit = aimed().answers([6, 4, 1, 1]);
    expect(shotAt(hit)).toMatchObject({ hits: { criticals: 1, normals: 1 }, hasHit: true, defence: { toRoll: 3 } });
    expect(shotAt(hit.answers([6, 5, 1])).saves).toEqual({ criticals: 1, normals: 1 });
    expect(shotAt(aimed().answers([1, 1, 1, 1])).hasHit).toBe(false);
  });

  it('should count the wounds that are lost at once', () => {
    const hit = aimed({ me: gun(devastating(2)) }).answers([6, 6, 1, 1]);
    expect(shotAt(hit)).toMatchObject({ immediate: 4, wounds: 36 });
  });

  it('should say what is left in the gun, how far it goes, and why its target is none', () => {
    const counted = aimed({ me: { weapons: [countedRifle({}, rule('range', 8))], ammo: shots(2) } });
    expect(shotAt(counted)).toMatchObject({ counter: { left: 2 }, range: 8, problem: null });
    expect(shotAt(told({ inRange: false }, counted)).problem?.code).toBe('outOfRange');
  });

  it('should use the weapon with what a trait adds', () => {
    const me = { ...gun(), ...changed(diceWhen('always')) };
    expect(shotAt(aimed({ me })).weapon.attacks).toBe(5);
  });

  it('should say where its Hit comes from', () => {
    const injured = aimed({ me: { ...gun(), wounds: 3 } });
    expect(shotAt(injured).hitFrom).toEqual({ hit: 5, base: 4, changes: [{ why: 'injured', by: 1 }] });
  });

  it('should read dice as they count, in an obscured target no crit', () => {
    const dice = [6, 4, 1].map((face) => ({ face, grade: null, was: null, rerolled: false }));
    expect(attackAt(aimed()).grades('attack', dice)).toEqual(['critical', 'normal', 'fail']);
    expect(attackAt(told({ obscured: true })).grades('attack', dice)).toEqual(['normal', 'normal', 'fail']);
    expect(attackAt(told({ obscured: true })).grades('defence', dice)).toEqual(['critical', 'fail', 'fail']);
  });
});

describe('facts of a shot', () => {
  it('should count cover or obscured where both come from one feature', () => {
    const both = told({ cover: true, obscured: true, oneFeature: 'cover' });
    expect(shotAt(both).terrain).toEqual({ cover: true, obscured: false });
  });

  it('should be asked for only where they matter', () => {
    const nothing = { coverIsLight: false, within3: false, oneFeature: false, height: false };
    expect(shotAt(aimed()).asks).toEqual(nothing);
    expect(shotAt(told({ cover: true })).asks).toEqual(nothing);
    expect(shotAt(told({ cover: true, obscured: true })).asks).toEqual({ ...nothing, oneFeature: true });
    expect(shotAt(told({ fromVantage: true })).asks).toEqual({ ...nothing, height: true });
    const hides = aimed({ other: { ...TOUGH, order: 'conceal' } });
    expect(shotAt(told({ cover: true }, hides)).asks).toEqual({ ...nothing, coverIsLight: true });
    const me = { ...gun(), ...changed(ruleWhen('severe', 'within3')) };
    expect(shotAt(aimed({ me })).asks).toEqual({ ...nothing, within3: true });
  });

  it('should be known as told only when they are not the usual ones', () => {
    expect(shotAt(aimed()).toldUnusual).toBe(false);
    expect(shotAt(told({ obscured: true })).toldUnusual).toBe(true);
    expect(shotAt(told({ obscured: false }, told({ obscured: true }))).toldUnusual).toBe(false);
  });
});

describe('the rules of the weapon', () => {
  it('should be told in the order of the ruleset, with whether they spoke', () => {
    const shot = shotAt(aimed({ me: gun(rule('severe'), rule('rending'), rule('lethal', 5)) }).answers([6, 4, 1, 1]));
    expect(spoke(shot, 'thresholds')).toEqual([['lethal', true]]);
    expect(spoke(shot, 'retained')).toEqual([
      ['rending', true],
      ['severe', false],
    ]);
    expect(spoke(shot, 'critsOnly')).toEqual([]);
  });

  it('should be told of the defence dice', () => {
    const me = gun(rule('piercing', 1), rule('saturate'));
    const shot = shotAt(told({ cover: true }, aimed({ me })).answers([4, 4, 1, 1]));
    expect(spoke(shot, 'piercing')).toEqual([['piercing', true]]);
    expect(spoke(shot, 'coverSave')).toEqual([['saturate', true]]);
  });
});

describe('what saves stop', () => {
  const asked = aimed().answers([6, 4, 1, 1], [6, 1, 1]);
  const spent = (at: Play, id: string) => shotAt(at).spent(option(at, id));

  it('should be told of every way to spend them', () => {
    const one = { stopped: { criticals: 1, normals: 0 }, damage: 3, byHand: false, from: 40, to: 37 };
    expect(spent(asked, 'c1n0')).toEqual(one);
    expect(spent(asked, 'c0n1')).toMatchObject({ damage: 4, to: 36 });
  });

  it('should be the damage that was set by hand, and no wound less than none', () => {
    const set = asked.does({ type: 'correct', correction: { what: 'damage', to: 50 } });
    expect(spent(set, 'c1n0')).toMatchObject({ damage: 50, byHand: true, from: 40, to: 0 });
  });
});

describe('who can use something in the middle of an attack', () => {
  it('should be whoever may at any moment and now', () => {
    const now = aimed({ me: { ...gun(), ...usable({ during: 'any' }) } });
    expect(attackAt(now).able).toMatchObject([{ operative: 'vex', traits: [{ id: 'trait' }] }]);
    expect(attackAt(aimed({ me: { ...gun(), ...usable() } })).able).toEqual([]);
  });
});

describe('a save for cover that is taken away', () => {
  const denied = (other: Partial<Operative>, facts: Partial<ShotFacts>) =>
    shotAt(told(facts, aimed({ other: { ...TOUGH, ...other } }))).coverDeniedBy;
  const bare = changed({ op: 'noCoverSave' });
  const open = changed({ op: 'noLightCover' });

  it('should say what takes it, where there is cover at all', () => {
    expect(denied(bare, { cover: true })).toMatchObject([{ id: 'trait' }]);
    expect([denied(bare, { cover: false }), denied({}, { cover: true })]).toEqual([[], []]);
  });

  it('should say so of Light terrain only where that is the cover', () => {
    expect(denied(open, { cover: true, coverIsLight: true })).toMatchObject([{ id: 'trait' }]);
    expect(denied(open, { cover: true, coverIsLight: false })).toEqual([]);
  });
});

describe('a target that is obscured', () => {
  const ignored = (me: Partial<Operative>, obscured: boolean) =>
    shotAt(told({ obscured }, aimed({ me: { ...gun(), ...me } }))).obscuredIgnoredBy;
  const keen = changed({ op: 'ignoreObscured' });

  it('should say what sees it all the same, where it is obscured at all', () => {
    expect(ignored(keen, true)).toMatchObject([{ id: 'trait' }]);
    expect([ignored(keen, false), ignored({}, true)]).toEqual([[], []]);
  });
});

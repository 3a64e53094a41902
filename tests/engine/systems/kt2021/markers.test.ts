import { describe, expect, it } from 'vitest';
import { controllerOf } from '../../../../src/engine/systems/kt2021/markers/control.ts';
import { gamesOf } from '../../../../src/engine/family/killteam/rules/game.ts';
import type { Command, MarkerPlace } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Match } from '../../../../src/engine/systems/kt2021/match/match.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { aMatch, withMatch } from '../../../support/match2021.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021 } from '../../../support/play2021.ts';

const M = { id: 'm', name: 'Marker', where: 'in the middle', pickUp: true };
const markers: Partial<Match> = { markers: [M, { ...M, id: 'n' }] };
const ONE: Partial<Match> = { markers: [M] };

type Known = NonNullable<BattleState['markers']>[string];
const near = (...ids: readonly string[]): { m: Known } => ({ m: { near: [...ids], unsure: [], held: null } });

const two = [op('a1', A), op('b1', B)];
const at = (
  operatives: Parameters<typeof battle2021>[0] = two,
  set: Parameters<typeof battle2021>[1] = {},
  match: Partial<Match> = ONE,
): Play2021 => new Play2021(withMatch(battle2021(operatives, set), aMatch(match)));

const controlIn = ({ state }: Play2021, marker = 'm') => controllerOf(gamesOf(kt2021KillTeam)(state), marker);

const pickUp = (marker: Partial<MarkerPlace> | null = null, note: string | null = 'm'): Command => ({
  type: 'act',
  action: 'pickUpMarker',
  targets: [],
  weapon: null,
  note,
  fall: 0,
  ...(marker !== null && { marker: { inches: 0.5, visible: true, room: true, ...marker } }),
});
const drop = (marker: Partial<MarkerPlace> = {}): Command => ({
  type: 'act',
  action: 'placeMarker',
  targets: [],
  weapon: null,
  note: null,
  fall: 0,
  marker: { inches: 0.5, visible: true, room: true, ...marker },
});

const lasting = (id: string, change: Lasting['change'], until: Lasting['until'] = 'nextTurningPoint'): Lasting => ({
  id,
  source: { kind: 'event', id, name: id },
  on: { kind: 'operative', operative: 'a1' },
  change,
  until,
});
const impose = (held: Lasting): Command => ({ type: 'correct', correction: { what: 'impose', lasting: held } });
const apl = (by: number): Lasting['change'] => ({ op: 'stat', stat: 'apl', by, least: null });

describe('Control of markers', () => {
  it('[K-61] should add up the APL of both sides within 2 inches, and give it to the greater sum', () => {
    const three = [op('a1', A), op('b1', B), op('b2', B)];
    expect(controlIn(at(three, { markers: near('a1', 'b1', 'b2') }))).toBe(B);
    expect(controlIn(at([op('a1', A, { apl: 3 }), op('b1', B)], { markers: near('a1', 'b1') }))).toBe(A);
  });

  it('[K-61] should give it to nobody with equal sums, or with nobody near', () => {
    expect(controlIn(at(two, { markers: near('a1', 'b1') }))).toBeNull();
    expect(controlIn(at())).toBeNull();
  });

  it('[K-61] should not count whoever is down', () => {
    const fallen = op('b1', B, { down: true, removed: true, wounds: 0 });
    expect(controlIn(at([op('a1', A), fallen], { markers: near('a1', 'b1') }))).toBe(A);
  });

  it('[C-41] should change with an APL that lasts until the next turning point, and not the AP already counted', () => {
    const active = at(two, { markers: near('a1', 'b1') }).does(activates('a1'));
    const raised = active.does(impose(lasting('more', apl(1))));
    expect(controlIn(raised)).toBe(A);
    expect(raised.state.activation).toMatchObject({ ap: 2, spent: 0 });
    const again = raised.does(ENDS).does(activates('b1')).does(ENDS);
    expect(again.state.lasting.map(({ id }) => id)).toEqual(['more']);
  });

  it('[C-09] [K-61] should be looked at at the start and the end of an action, not in the middle of it', () => {
    const own = [op('a1', A, { weapons: [blade()] }), op('b1', B, { weapons: [blade()], wounds: 3, apl: 3 })];
    const fighting = at(own, { markers: near('a1', 'b1'), engagement: [['a1', 'b1']] })
      .does(activates('a1'))
      .does({ type: 'fight', weapon: 'blade', target: 'b1' });
    expect(controlIn(fighting)).toBe(B);
    const stunned = fighting.does(impose({ ...lasting('stun', apl(-1)), on: { kind: 'operative', operative: 'b1' } }));
    expect(controlIn(stunned)).toBe(B);
    expect(controlIn(stunned.does({ type: 'cancelAttack' }))).toBeNull();
  });

  it('[K-61] should tell when it changes, and forget who was sure to be near when somebody moves', () => {
    const told = at(two, { markers: near() }).does({ type: 'tellNear', marker: 'm', operatives: ['a1'] });
    expect(told.told('controlChanged')).toMatchObject([{ marker: 'm', side: A }]);
    const moved = told.does(activates('a1')).does(acts('dash'));
    expect(moved.state.markers?.['m']).toMatchObject({ near: ['a1'], unsure: ['a1'] });
    const away = moved.does({ type: 'tellPlace', operative: 'a1', markers: [] });
    expect(away.state.markers?.['m']).toMatchObject({ near: [], unsure: [] });
    expect(away.told('controlChanged').at(-1)).toMatchObject({ side: null });
  });

  it('[K-61] should refuse what names nobody and nothing', () => {
    expect(at().refuses({ type: 'tellNear', marker: 'x', operatives: [] })).toBe('unknownObjective');
    expect(at().refuses({ type: 'tellNear', marker: 'm', operatives: ['x'] })).toBe('unknownOperative');
    expect(at().refuses({ type: 'tellPlace', operative: 'x', markers: [] })).toBe('unknownOperative');
    expect(at().refuses({ type: 'tellPlace', operative: 'a1', markers: ['x'] })).toBe('unknownObjective');
  });
});

describe('Pick Up', () => {
  const ready = (set: Parameters<typeof battle2021>[1] = {}, me = {}, match = ONE) =>
    at([op('a1', A, me), op('b1', B)], { markers: near('a1'), ...set }, match).does(activates('a1'));

  it('[K-42] [K-62] should take a marker within 1 inch of its centre for 1 AP, and control it always', () => {
    const carries = ready().does(pickUp({ inches: 1 }));
    expect(carries.operative('a1').carriesMarker).toBe('m');
    expect(carries.state.activation?.spent).toBe(1);
    const crowded = carries.does({ type: 'tellNear', marker: 'm', operatives: ['a1', 'b1'] });
    expect(controlIn(crowded)).toBe(A);
  });

  it('[K-42] [K-62] should not reach farther than 1 inch from the centre', () => {
    expect(ready().refuses(pickUp({ inches: 1.1 }))).toBe('noMarkerNear');
    expect(ready().refuses(pickUp(null, 'elsewhere'))).toBe('noMarkerNear');
  });

  it('[K-42] should not take one that its side does not control', () => {
    expect(ready({ markers: near('a1', 'b1') }).refuses(pickUp())).toBe('notControlled');
  });

  it('[K-42] should not be done in engagement range, nor by somebody who carries, nor without the action', () => {
    expect(ready({ engagement: [['a1', 'b1']] }).refuses(pickUp())).toBe('inControlRange');
    expect(ready({}, { carriesMarker: 'x' }).refuses(pickUp())).toBe('alreadyCarrying');
    expect(ready({}, { abilities: ['cannotPickUp'] }).refuses(pickUp())).toBe('cannotByCard');
  });

  it('[K-42] should not take what cannot be picked up, nor what somebody carries', () => {
    expect(ready({}, {}, { markers: [{ ...M, pickUp: false }] }).refuses(pickUp())).toBe('noMarkerNear');
    const other = at([op('a1', A), op('b1', B, { carriesMarker: 'm' })]).does(activates('a1'));
    expect(other.refuses(pickUp())).toBe('noMarkerNear');
  });

  it('[K-61] [K-42] should ask who is near only where somebody has moved since the table was asked', () => {
    const unsure = { m: { near: ['a1'], unsure: ['b1'], held: null } };
    const asked = ready({ markers: unsure }).does(pickUp());
    expect(asked.pending).toMatchObject({ kind: 'tick', question: 'nearMarker', marker: { id: 'm' }, preset: ['a1'] });
    expect(asked.state.activation?.spent).toBe(0);
    const taken = asked.answers({ kind: 'tick', operatives: ['a1'] });
    expect(taken.operative('a1').carriesMarker).toBe('m');
    expect(taken.state.activation?.spent).toBe(1);
    expect(ready().does(pickUp()).pending).toBeNull();
  });

  it('[K-32] [K-42] should be undone for no AP when it turns out not to be controlled', () => {
    const unsure = { m: { near: ['a1'], unsure: ['b1'], held: null } };
    const undone = ready({ markers: unsure })
      .does(pickUp())
      .answers({ kind: 'tick', operatives: ['a1', 'b1'] });
    expect(undone.told('actionUndone')).toMatchObject([{ operative: 'a1', reason: 'notControlled' }]);
    expect(undone.state.activation).toMatchObject({ spent: 0, done: [] });
    expect(undone.operative('a1').carriesMarker).toBeNull();
  });

  it('should take the only marker there is when nobody says which, and ask for one of several', () => {
    expect(ready().does(pickUp(null, null)).operative('a1').carriesMarker).toBe('m');
    expect(ready({}, {}, markers).refuses(pickUp(null, null))).toBe('noMarkerNear');
  });
});

describe('Drop', () => {
  const carrying = (set: Parameters<typeof battle2021>[1] = {}) =>
    at([op('a1', A, { carriesMarker: 'm' }), op('b1', B)], set).does(activates('a1'));

  it('[K-43] should be for 0 AP within 1 inch and visible, at any point of its own activation', () => {
    const dropped = carrying()
      .does(acts('pass'))
      .does(acts('pass'))
      .does(drop({ inches: 1 }));
    expect(dropped.operative('a1').carriesMarker).toBeNull();
    expect(dropped.state.activation?.spent).toBe(2);
    expect(dropped.state.markers?.['m']?.near).toEqual(['a1']);
  });

  it('[K-43] should not be farther nor out of sight, unless there is no room', () => {
    expect(carrying().refuses(drop({ inches: 1.1 }))).toBe('outOfRange');
    expect(carrying().refuses(drop({ visible: false }))).toBe('notVisible');
    const far = carrying().does(drop({ inches: 2.5, visible: false, room: false }));
    expect(far.operative('a1').carriesMarker).toBeNull();
  });

  it('[K-43] should not be done outside its activation, nor without anything to drop', () => {
    const idle = at([op('a1', A, { carriesMarker: 'm' }), op('b1', B)]);
    expect(idle.refuses(drop())).toBe('noActivation');
    expect(at().does(activates('a1')).refuses(drop())).toBe('carriesNothing');
  });

  it('[K-43] should come before the carrier is removed', () => {
    const shooter = op('b1', B, { weapons: [gun()] });
    const down = at([op('a1', A, { carriesMarker: 'm', wounds: 2 }), shooter], { turn: B })
      .does(activates('b1'))
      .does({ type: 'logAttack', action: 'shoot', weapon: 'gun', target: 'a1', damage: 2, suffered: 0 });
    const order = down.events
      .map(({ type }) => type)
      .filter((type) => type === 'markerCarried' || type === 'incapacitated');
    expect(order).toEqual(['markerCarried', 'incapacitated']);
    expect(controlIn(down)).toBeNull();
  });

  it('[K-43] should leave it on the table also when the carrier is taken off by hand', () => {
    const wounds: Command = { type: 'correct', correction: { what: 'wounds', operative: 'a1', to: 0, credit: 'b1' } };
    const down = carrying().does(wounds);
    expect(down.operative('a1')).toMatchObject({ carriesMarker: null, down: true });
    expect(down.state.markers?.['m']).toMatchObject({ near: [], unsure: ['b1'] });
  });

  it('[C-38] should follow when the Pick Up action is lost', () => {
    const lost = carrying().does(impose(lasting('numb', { op: 'forbid', action: 'pickUpMarker' })));
    expect(lost.operative('a1').carriesMarker).toBeNull();
  });

  it('[C-38] should not follow when another action is lost', () => {
    const kept = carrying().does(impose(lasting('numb', { op: 'forbid', action: 'dash' })));
    expect(kept.operative('a1').carriesMarker).toBe('m');
  });
});

describe('Markers in Lite', () => {
  const lite = (match: Match | null): Play2021 => {
    const state = { ...battle2021(two, { markers: near('a1') }), ruleset: 'kt2021-lite' };
    return new Play2021(match === null ? state : withMatch(state, match), kt2021LiteKillTeam).does(activates('a1'));
  };

  it('[L-17] should be left out without a mission that has some (X-54)', () => {
    expect(lite(null).refuses(pickUp())).toBe('noMarkerNear');
  });

  it('[L-17] should be there with a mission that has some (X-54)', () => {
    expect(lite(aMatch(ONE)).does(pickUp()).operative('a1').carriesMarker).toBe('m');
  });
});

import { describe, expect, it } from 'vitest';
import { interpret } from '../../../../src/engine/behaviour/interpret.ts';
import { knownOf } from '../../../../src/engine/behaviour/known.ts';
import { ROUND_FACTS } from '../../../../src/engine/behaviour/rounds/fact.ts';
import { roundInches } from '../../../../src/engine/behaviour/rounds/situation.ts';
import { roundCompiled } from '../../../../src/engine/behaviour/rounds/vocabulary.ts';
import type { RoundTable } from '../../../../src/engine/behaviour/rounds/table.ts';
import { FRESH, factsOf, type Given, rowsOf, said } from './support.ts';

const SEEN = { a: 'validTarget validTarget.walk validTarget.run chargeReach' };
const NEAR = { a: 'engagedWith' };

/** Why the rows of a table are passed over: the codes of its trace. */
function stops(table: RoundTable, { self = '', targets = {}, situation = {} }: Given): readonly string[] {
  const known = knownOf(ROUND_FACTS, factsOf(`canShoot canFight ${self}`, targets));
  const { trace } = interpret({
    table: roundCompiled(table),
    known,
    situation: { ...FRESH, ...situation },
    lot: () => 0,
  });
  return trace.flatMap((line) => (line.why === 'stopped' ? [line.code] : []));
}

describe('what a table for a game in rounds can have done', () => {
  it('[V-20] should be two short acts, and no third', () => {
    expect(said(rowsOf('aim', 'walk', 'focus', 'standUp'), { targets: SEEN })).toBe('aim, walk');
  });

  it('[V-20] should be one long act, but none behind a short one', () => {
    expect(said(rowsOf('run', 'aim'), { targets: SEEN })).toBe('run');
    expect(said(rowsOf('run'), { situation: { ap: 1, done: ['aim'] } })).toBe('-');
    expect(stops(rowsOf('run'), { situation: { ap: 1, done: ['aim'] } })).toEqual(['slots']);
  });

  it('[V-21] should be no second attack, whichever it is', () => {
    expect(stops(rowsOf('shoot'), { targets: SEEN, situation: { ap: 1, done: ['shoot', 'strike'] } })).toEqual([
      'done',
    ]);
    expect(said(rowsOf('shoot'), { targets: SEEN, situation: { ap: 1, done: ['walk'] } })).toBe('shoot a');
  });

  it('[V-24] should be no walk beside a run or a charge', () => {
    expect(stops(rowsOf('walk'), { situation: { ap: 1, done: ['run', 'push'] } })).toEqual(['moved']);
    expect(said(rowsOf('walk'), { situation: { ap: 1, done: ['aim'] } })).toBe('walk');
  });

  it('[V-29] should begin with standing up for whoever lies, and for nobody else', () => {
    expect(said(rowsOf('walk', 'standUp'), { situation: { down: true } })).toBe('standUp, walk');
    expect(stops(rowsOf('standUp'), {})).toEqual(['notDown']);
  });

  it('[V-30] [V-31] should be one short act for whoever is fatigued: to stand up, if it lies', () => {
    const tired = { ap: 1, push: false };
    expect(said(rowsOf('run', 'walk', 'shoot'), { targets: SEEN, situation: tired })).toBe('walk');
    expect(said(rowsOf('walk', 'standUp'), { situation: { ...tired, down: true } })).toBe('standUp');
  });

  it('[V-32] should be one short act more behind all others, when a row says so', () => {
    expect(said(rowsOf('run', 'push', 'shoot'), { targets: SEEN })).toBe('run, push, shoot a');
    expect(said(rowsOf('run', 'shoot'), { targets: SEEN })).toBe('run');
    expect(stops(rowsOf('push'), {})).toEqual(['slotsLeft']);
    expect(stops(rowsOf('push'), { situation: { ap: 0, push: false } })).toEqual(['push']);
  });

  it('[V-40] should be no shot and no charge while engaged, and a blow only then', () => {
    expect(stops(rowsOf('shoot', 'charge'), { targets: NEAR })).toEqual(['engaged', 'engaged']);
    expect(said(rowsOf('shoot', 'charge', 'strike'), { targets: NEAR })).toBe('strike a');
    expect(stops(rowsOf('strike'), { targets: SEEN })).toEqual(['notEngaged']);
  });

  it('[V-27] [V-28] should be no bonus for an attack that cannot follow', () => {
    expect(stops(rowsOf('aim'), { targets: SEEN, situation: { ap: 1 } })).toEqual(['noUse']);
    expect(said(rowsOf('aim', 'shoot'), { targets: SEEN })).toBe('aim, shoot a');
    expect(said(rowsOf('focus', 'strike'), { targets: NEAR })).toBe('focus, strike a');
  });

  it('[V-07] should be the action of its card only where it can be done, for the slots that it takes', () => {
    expect(stops(rowsOf('own'), {})).toEqual(['own']);
    expect(said(rowsOf('own'), { self: 'canOwn', situation: { own: 2 } })).toBe('own');
    expect(stops(rowsOf('own'), { self: 'canOwn', situation: { own: 2, ap: 1 } })).toEqual(['slots']);
  });

  it('[V-24] [V-25] [V-44] should go as far as SP, twice SP, or SP and 3"', () => {
    expect((['walk', 'run', 'charge'] as const).map((move) => roundInches(move, { speed: 5 }))).toEqual([5, 10, 8]);
  });

  it('[V-44] should charge whoever it reaches, and nobody else', () => {
    expect(said(rowsOf('charge'), { targets: { a: '9in', b: 'chargeReach' } })).toBe('charge b');
    expect(said(rowsOf('charge'), { targets: { a: '9in' } })).toBe('-');
  });
});

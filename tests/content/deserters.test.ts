import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { toOperative } from '../../src/content/toOperative.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { play, type Play } from '../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../support/duel.ts';
import { withCp } from '../support/sides.ts';

const pack = await loadBundledPack();
const trooper = (id: string, set: Partial<Operative> = {}): Operative => ({
  ...toOperative(pack, {
    id,
    name: id,
    card: 'penal-trooper',
    portrait: null,
    weapons: [],
    armour: null,
    side: 'retinue',
    dv: 1,
    owner: 'p1',
  }),
  ...set,
});
const ACOLYTE: Partial<Operative> = { keywords: ['ACOLYTE RETINUE', 'ACOLYTE'] };
const DOWN: Partial<Operative> = { wounds: 0, down: true };

/** The next turning point begins, for two Penal Troopers. */
const begins = (acolyte: Partial<Operative>, friend: Partial<Operative> = {}, one: Partial<Operative> = {}): Play =>
  play(
    battleOf([vex({ ...ACOLYTE, ...acolyte }), pim(friend), trooper('one', one), trooper('two'), cultist()], {
      phase: 'turningPointOver',
      ...withCp(0),
    }),
  ).does({ type: 'nextTurningPoint' });

describe('Deserters', () => {
  it('should roll for each while an Acolyte is down: on 2 it leaves the board, on 3 it stays', () => {
    const at = begins(DOWN);
    expect(at.question).toMatchObject({ kind: 'roll', purpose: 'effectTest', count: 1, sides: 6 });
    const rolled = at.answers([2], [3]);
    const left = rolled.told('left').map(({ operative }) => operative);
    expect(left).toHaveLength(1);
    expect(rolled.operative(left[0] ?? '')).toMatchObject({ removed: true, down: false });
    expect(rolled.question).toMatchObject({ kind: 'roll', purpose: 'initiative' });
  });

  it('should not be asked about while every Acolyte stands, whoever else is down', () => {
    expect(begins({}, DOWN).question).toMatchObject({ purpose: 'initiative' });
  });

  it('should not be rolled for whoever is down itself', () => {
    expect(begins(DOWN, {}, DOWN).answers([1]).told('left')).toMatchObject([{ operative: 'two' }]);
  });
});

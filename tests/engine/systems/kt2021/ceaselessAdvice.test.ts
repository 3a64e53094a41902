import { describe, expect, it } from 'vitest';
import { battleAdvisor } from '../../../../src/engine/systems/battleAdvisor.ts';
import { A, activates, B, battle2021, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const shot = (faces: readonly number[]): Play2021 =>
  new Play2021(battle2021([op('a1', A, { weapons: [gun(rule('ceaseless'))] }), op('b1', B), op('b2', B)]))
    .does(activates('a1'))
    .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
    .answers(faces);

describe('Advice on Ceaseless of 2021', () => {
  it('[L-34] should propose dice that show 1, and no others however many miss alike', () => {
    const { pending, state } = shot([2, 2, 1, 5]);
    expect(pending).toMatchObject({ kind: 'reroll', dice: [2] });
    expect(pending === null ? null : battleAdvisor.advise(state, pending)).toMatchObject({ kind: 'reroll', dice: [2] });
  });
});

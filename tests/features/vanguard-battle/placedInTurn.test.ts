import { describe, expect, it } from 'vitest';
import { placedInTurn } from '../../../src/features/vanguard-battle/view/placedInTurn.ts';
import { model, side } from '../../support/roundsScene.tsx';

const waiting = (...names: readonly string[]) => names.map((name) => model(name, { status: 'waiting' }));

describe('who is set up when all are', () => {
  it('should begin with the side whose turn it is, one each, the rest alone, and leave out who stands (V-80)', () => {
    const one = side('one', { models: [model('Thorn'), ...waiting('Hesk', 'Marrow')] });
    const two = side('two', { models: waiting('Bass', 'Alto', 'Tenor') });
    expect(placedInTurn({ sides: [one, two], turn: 'two' })).toEqual(['Bass', 'Hesk', 'Alto', 'Marrow', 'Tenor']);
    expect(placedInTurn({ sides: [two, one], turn: 'one' })).toEqual(['Hesk', 'Bass', 'Marrow', 'Alto', 'Tenor']);
  });
});

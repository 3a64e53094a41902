import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../../../src/engine/family/vanguard/view/laidOut.ts';

const objective = { id: 'well', name: 'The well', near: null, worth: {} };

describe('laidOut', () => {
  it('should tell the layout, the place of each objective and both zones apart (V-79, V-80)', () => {
    const setUp = ['Two wells.', 'In the north.', 'In the south.', 'Zone one.', 'Zone two.'];
    expect(laidOut({ setUp, objectives: [objective, { ...objective, id: 'other' }] })).toEqual({
      layout: 'Two wells.',
      where: ['In the north.', 'In the south.'],
      zones: ['Zone one.', 'Zone two.'],
    });
  });

  it('should have nothing to say of a scenario without such lines', () => {
    expect(laidOut({ setUp: [], objectives: [objective] })).toEqual({ layout: null, where: [], zones: [] });
  });
});

import { describe, expect, it } from 'vitest';
import type { CampaignRoll } from '../../../src/engine/campaign/model/request.ts';
import { meaningsOf } from '../../../src/features/campaign-dice/view.ts';

const roll = (sides: number, ...changes: number[]): CampaignRoll => ({
  kind: 'roll',
  id: 'roll',
  purpose: 'casualty',
  member: null,
  sides,
  changes: changes.map((by) => ({ why: 'own', by })),
  again: [],
});
const row = (from: number | null, to: number | null, text: string) => ({ id: text, face: '', from, to, text });
const spans = (...asked: Parameters<typeof meaningsOf>) =>
  meaningsOf(...asked).map(({ from, to, text }) => [from, to, text]);

const ROWS = [row(4, null, 'well'), row(null, 1, 'dead'), row(2, 3, 'scarred')];

describe('what stands below the faces of a die of the campaign', () => {
  it('should be each row below its faces, the lowest first, open ends up to the last face', () => {
    expect(spans(ROWS, roll(6))).toEqual([
      [1, 1, 'dead'],
      [2, 3, 'scarred'],
      [4, 6, 'well'],
    ]);
  });

  it('should stand below the faces that come to it with what is added', () => {
    expect(spans(ROWS, roll(6, 1, 1))).toEqual([
      [1, 1, 'scarred'],
      [2, 6, 'well'],
    ]);
    expect(spans(ROWS, roll(6, -1))).toEqual([
      [1, 2, 'dead'],
      [3, 4, 'scarred'],
      [5, 6, 'well'],
    ]);
  });

  it('should say of a face that is rolled again why, and nothing below the faces of a large die', () => {
    expect(spans([{ ...row(1, 1, 'Mend'), note: 'has it' }], roll(6))).toEqual([[1, 1, 'has it']]);
    expect(spans(ROWS, roll(20))).toEqual([]);
  });
});

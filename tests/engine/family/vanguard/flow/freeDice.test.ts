import { describe, expect, it } from 'vitest';
import { plainRoll } from '../../../../../src/engine/dice/freeRoll.ts';
import { nextFreeRoll } from '../../../../../src/engine/family/vanguard/flow/decide/freeDice.ts';
import { battleOf, model } from '../../../../support/vanguardBattle.ts';
import { Play } from '../../../../support/vanguardPlay.ts';

const fresh = () => new Play(battleOf([model('a1'), model('b1')]));
const roll = (id: string, faces: readonly number[]) =>
  ({ type: 'rollFree', id, roll: plainRoll('d6'), faces, typed: true, why: '  the door ' }) as const;

describe('dice for the table', () => {
  it('should be told and counted, and change nothing else', () => {
    const play = fresh();
    const before = play.state;
    play.says(roll('free.1', [4]));
    expect(play.state).toEqual({ ...before, freeRolls: 1 });
    expect(nextFreeRoll(play.state)).toBe('free.2');
  });

  it('should not be rolled twice by one tap, nor show what no die shows', () => {
    const play = fresh().says(roll('free.1', [4]));
    expect(play.refuses(roll('free.1', [4]))).toBe('staleRequest');
    expect(play.refuses(roll('free.2', [7]))).toBe('badFace');
    expect(play.refuses(roll('free.2', [1, 2]))).toBe('wrongDiceCount');
  });
});

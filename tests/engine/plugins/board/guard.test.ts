import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';
import { act, activate, play } from '../../../support/decide.ts';
import { battleOf, cultist, thug, vex } from '../../../support/duel.ts';

beforeAll(fetchGeometry);

const ON_GUARD = { guard: true, readiness: 'expended' } as const;
const wall = block('wall', { left: 9, near: 0, right: 10, far: 22, high: 3 }, 'Heavy');

interface Places {
  readonly vex?: BoardPlace;
  readonly cultist: BoardPlace;
  readonly thug?: BoardPlace;
}

const apart: Places = { vex: stands(3, 5), cultist: stands(14, 5) };

/** What is asked when an enemy has moved before somebody on guard. */
function askedOf(places: Places, pieces: readonly MapPiece[]): string | null {
  const { x, y, z } = places.cultist;
  const from = { x, y, z };
  const moment = play(
    battleOf([vex(ON_GUARD), cultist({ apl: 3 }), ...(places.thug === undefined ? [] : [thug()])], { turn: 'enemy' }),
  )
    .does(takeUp(pieces, { ...places }))
    .does(activate('cultist', 'engage'))
    .does(act('dash', { path: [from, { ...from, y: from.y + toGrid(1) }] }));
  const { pending } = moment;
  return pending?.kind === 'pick' ? pending.question : null;
}

describe('an interrupt on guard with a board', () => {
  it('should not be asked about where the board says that nobody can be attacked', () => {
    expect(askedOf(apart, [wall])).toBeNull();
  });

  it('should be asked about where somebody is seen, is near, or has no place', () => {
    expect(askedOf({ vex: stands(3, 5), cultist: stands(8, 5) }, [])).toBe('guardInterrupt');
    expect(askedOf({ ...apart, thug: stands(4.6, 5) }, [wall])).toBe('guardInterrupt');
    expect(askedOf({ cultist: stands(14, 5) }, [wall])).toBe('guardInterrupt');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { tableGeometry } from '../../../../src/engine/family/killteam/attack/attackContext.ts';
import { operativeById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { KillTeam } from '../../../../src/engine/family/killteam/rules/plugin.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';
import { A, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

beforeAll(fetchGeometry);

const CORE = { rules: kt2021KillTeam, ruleset: 'kt2021' } as const;
const LITE = { rules: kt2021LiteKillTeam, ruleset: 'kt2021-lite' } as const;

interface Between {
  readonly pieces?: readonly MapPiece[];
  /** Changes of the friend who stands before the target. */
  readonly friend?: Partial<Operative>;
}

/** What is known of a shot from 3″ to 12″, with a friend of the target 0.7″ before it. */
function shotIn({ rules, ruleset }: { rules: KillTeam; ruleset: string }, { pieces = [], friend = {} }: Between) {
  const state = battle2021([op('shooter', A), op('target', B), op('friend', B, friend)], { ruleset });
  const there = { shooter: stands(3, 5), target: stands(12, 5), friend: stands(10.2, 5) };
  const begun = new Play2021(state, rules).does(takeUp(pieces, there)).state;
  const { cover, obscured } = tableGeometry.shot(
    begun,
    operativeById(begun, 'shooter'),
    operativeById(begun, 'target'),
  );
  return { cover, obscured };
}

const crate = block('crate', { left: 8, near: 4.8, right: 8.6, far: 5.2, high: 3 }, 'Light');
const low = block('low', { left: 7, near: 3, right: 8, far: 7, high: 1 }, 'Heavy');

describe('bases as cover on a board (K-66)', () => {
  it('should be given by whoever stands within 1″ of the target and is seen', () => {
    expect(shotIn(CORE, {})).toMatchObject({ cover: true });
    expect(shotIn(CORE, { friend: { order: 'conceal' } })).toMatchObject({ cover: true });
    expect(shotIn(CORE, { friend: { wounds: 0, down: true } })).toMatchObject({ cover: false });
  });

  it('should not be given by whoever conceals itself in cover: the shooter does not see it', () => {
    const wall = block('wall', { left: 9, near: 3, right: 9.3, far: 7, high: 0.6 }, 'Light');
    expect(shotIn(CORE, { pieces: [wall], friend: { order: 'engage' } })).toMatchObject({ cover: true });
    expect(shotIn(CORE, { pieces: [wall], friend: { order: 'conceal' } })).toMatchObject({ cover: false });
  });

  it('should not be given in Lite, which does not mention them (L-19)', () => {
    expect(shotIn(LITE, {})).toMatchObject({ cover: false });
  });
});

describe('what obscures on a board', () => {
  it('should be Heavy terrain in the core book (K-67), and what is taller than the target in Lite (L-18)', () => {
    const away = { friend: { wounds: 0, down: true } };
    expect(shotIn(CORE, { ...away, pieces: [crate] })).toMatchObject({ obscured: false });
    expect(shotIn(LITE, { ...away, pieces: [crate] })).toMatchObject({ obscured: true });
    expect(shotIn(CORE, { ...away, pieces: [low] })).toMatchObject({ obscured: true });
    expect(shotIn(LITE, { ...away, pieces: [low] })).toMatchObject({ obscured: false });
  });
});

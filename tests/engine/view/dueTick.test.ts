import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { play, shoot } from '../../support/decide.ts';
import { battleOf, cultist, vex, vexActs } from '../../support/duel.ts';
import { scripted } from '../../support/scripted.ts';

const silenced = { id: 'silenced', name: 'It is down', ends: 'complete', whenDown: 'The Voice' } as const;
const mission = { ...scripted({}), script: undefined, ticks: [silenced], counters: [] };
const voice = { name: 'The Voice' };

const due = (from: ReturnType<typeof play>) => viewOf(from.midway).due?.id ?? null;

const fallsByHand = (from: ReturnType<typeof play>) =>
  from.does({ type: 'correct', correction: { what: 'wounds', operative: 'cultist', to: 0, credit: null } });

describe('a tick that is due when the named enemy is down', () => {
  it('should be offered after it was set to 0 by hand, and not before', () => {
    const acting = vexActs({ mission, other: voice });
    expect(due(acting)).toBeNull();
    expect(due(fallsByHand(acting))).toBe('silenced');
  });

  it('should be offered although the dice for the initiative are asked', () => {
    const start = play(battleOf([vex(), cultist(voice)], { mission, phase: 'setUp' })).does({ type: 'startBattle' });
    expect(start.question.kind).toBe('roll');
    expect(due(fallsByHand(start))).toBe('silenced');
  });

  it('should wait while an attack is worked out, and stand after it', () => {
    const shot = vexActs({ mission, other: { ...voice, wounds: 1 } }).does(shoot());
    expect(due(fallsByHand(shot))).toBeNull();
    const over = shot.answers([6, 6, 6, 6], [1, 1, 1], 'c0n0');
    expect(over.operative('cultist').down).toBe(true);
    expect(due(over)).toBe('silenced');
  });

  it('should not be offered when somebody else falls, nor once it is ticked', () => {
    expect(due(fallsByHand(vexActs({ mission })))).toBeNull();
    const ticks = { silenced: true };
    expect(due(fallsByHand(vexActs({ mission, ticks, other: voice })))).toBeNull();
  });
});

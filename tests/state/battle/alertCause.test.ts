import { describe, expect, it } from 'vitest';
import { alertCause, lastAlert } from '../../../src/state/battle/alertCause.ts';
import type { KillTeamEntry } from '../../../src/state/battle/killTeam.ts';

type Told = Pick<KillTeamEntry, 'command' | 'events'>;

const alarm = { type: 'alertChanged', to: 2 } as const;
const heard = (sighting: boolean) =>
  ({ type: 'npoSet', choice: { noise: 'Isaura Vex', sighting }, startDv: 0 }) as const;
const entry = (type: 'enemyActivates' | 'endActivation', events: Told['events']): KillTeamEntry =>
  ({
    id: type,
    command: type === 'enemyActivates' ? { type, operative: null } : { type },
    events,
  }) as unknown as KillTeamEntry;

describe('why the Alert has changed', () => {
  it('should be the wounds of before, an attack, a sighting, or what the log says', () => {
    expect(alertCause(entry('enemyActivates', [alarm]))).toBe('hurtBefore');
    expect(alertCause(entry('endActivation', [alarm, heard(false)]))).toBe('heard');
    expect(alertCause(entry('endActivation', [alarm, heard(true)]))).toBe('noticed');
    const found = { type: 'hookFired', hook: 'found', name: 'The item', subject: null } as const;
    expect(alertCause(entry('endActivation', [found, alarm]))).toBe('scenario');
    expect(alertCause(entry('endActivation', [alarm]))).toBeNull();
  });

  it('should be told from the change until the next enemy acts', () => {
    const [shot, quiet, acts] = [
      entry('endActivation', [alarm, heard(false)]),
      entry('endActivation', []),
      entry('enemyActivates', []),
    ];
    expect(lastAlert([shot, quiet, acts, quiet])).toBe(shot);
    expect(lastAlert([quiet, acts])).toBeNull();
    expect(lastAlert([shot, acts, quiet, acts])).toBeNull();
  });
});

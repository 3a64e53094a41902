import { describe, expect, it } from 'vitest';
import { askOrPlan } from '../../../src/engine/behaviour/ask.ts';
import { everybody } from '../../../src/engine/behaviour/known.ts';
import { thoughtOf } from './support.ts';

const self = {
  alertAtLeast1: true,
  alertAtLeast2: true,
  alertAtLeast3: true,
  isBrawler: true,
  canFight: true,
  canShoot: false,
  engaged: false,
  broken: false,
  missionActionHere: false,
  targetLocationSet: true,
  atTargetLocation: true,
};
const target = (priorityTarget: boolean, facts = {}) => ({
  facts: { inControlRange: false, carriesMarker: false, wounded: false, injured: false, priorityTarget, ...facts },
  inches: null,
  wounds: 5,
  threat: 1,
});

describe('a look', () => {
  it('should be asked of all at once, where the first row wants one of them and the next all, also as the only question', () => {
    const targets = [target(true), target(false), target(false)];
    const asked = askOrPlan(thoughtOf('acolyte', { self, targets }));
    expect(asked).toMatchObject({ kind: 'ask', question: { kind: 'sight', place: 'here', targets: everybody(3) } });
  });

  it('should not be asked again of those of whom it is known', () => {
    const targets = [target(true), target(false, { validTarget: false }), target(false)];
    const asked = askOrPlan(thoughtOf('acolyte', { self, targets }));
    expect(asked).toMatchObject({ kind: 'ask', question: { kind: 'sight', targets: 0b101 } });
  });
});

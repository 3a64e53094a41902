import { describe, expect, it } from 'vitest';
import { isScenario, newScenario } from '../../src/content/scenarioFiles.ts';

describe('a scenario in the making', () => {
  const dusk = newScenario('Dusk', new Set());

  it('should be known again as it is written, with what is not written yet', () => {
    const half = { ...dusk, name: '', primary: '', setUp: [''], counters: [] };
    expect([dusk, half, structuredClone(half)].map(isScenario)).toEqual([true, true, true]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [dusk]],
    ['without its live part', { ...dusk, script: undefined }],
    ['without lines', { ...dusk, setUp: 'lines' }],
    ['with a counter that is none', { ...dusk, counters: [{ id: 7 }] }],
    ['of more than a scenario has', { ...dusk, script: { ...dusk.script, run: 'alert()' } }],
  ])('should not be anything else: %s', (_, value) => {
    expect(isScenario(value)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fallOf, isFelled } from '../../../../../../src/engine/family/vanguard/rules/moving/fall.ts';

describe('falls', () => {
  it('[V-46] should hit as often, and with as much AP, as there are whole inches beyond 2', () => {
    expect(fallOf(4.5)).toEqual({ falls: true, hits: 2, ap: 2 });
    expect(fallOf(4)).toEqual({ falls: true, hits: 2, ap: 2 });
    expect(fallOf(5)).toEqual({ falls: true, hits: 3, ap: 3 });
  });

  it('[V-46] should end the action of whoever is wounded, who lies then', () => {
    expect(isFelled(1)).toBe(true);
  });

  it('[V-46] should do nothing to whoever goes down 2 inches, or saves every hit', () => {
    expect(fallOf(2)).toEqual({ falls: false, hits: 0, ap: 0 });
    expect(isFelled(0)).toBe(false);
  });

  it('[V-47] [X-58] should have no hits below 3 inches', () => {
    expect(fallOf(2.9)).toEqual({ falls: true, hits: 0, ap: 0 });
  });

  it('[V-47] should hit once from 3 inches on', () => {
    expect(fallOf(3).hits).toBe(1);
    expect(fallOf(2.9999999).hits).toBe(1);
  });
});

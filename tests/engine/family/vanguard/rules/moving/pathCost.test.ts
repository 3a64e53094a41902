import { describe, expect, it } from 'vitest';
import { type PathPart, pathCost } from '../../../../../../src/engine/family/vanguard/rules/moving/pathCost.ts';

const go = (kind: 'open' | 'stairs' | 'ladder' | 'difficult' | 'surface', inches: number): PathPart => ({
  kind,
  inches,
});

describe('what a way costs', () => {
  it('[V-38] should be its length along the path', () => {
    expect(pathCost([go('open', 3), go('open', 1.5)])).toBe(4.5);
  });

  it('[V-38] should be nothing for whoever stays', () => {
    expect(pathCost([])).toBe(0);
  });

  it('[V-45] should count a ladder by its height and a surface twice', () => {
    expect(pathCost([go('ladder', 4)])).toBe(4);
    expect(pathCost([go('surface', 4)])).toBe(8);
  });

  it('[V-45] should not make stairs dearer than open ground', () => {
    expect(pathCost([go('stairs', 3), go('open', 2)])).toBe(5);
  });

  it('[V-48] should count difficult ground twice, and an obstacle as 2 inches however low', () => {
    expect(pathCost([go('difficult', 3)])).toBe(6);
    expect(pathCost([{ kind: 'obstacle', height: 0.5 }])).toBe(2);
    expect(pathCost([{ kind: 'obstacle', height: 2 }])).toBe(2);
  });

  it('[V-46] should not count a way down', () => {
    expect(pathCost([{ kind: 'drop', height: 2 }])).toBe(0);
  });
});

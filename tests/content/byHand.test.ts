import { describe, expect, it } from 'vitest';
import { BY_HAND_RULES, byHandRows, emptyReasons } from '../../src/content/byHand.ts';
import { CHECKLIST_VANGUARD } from '../support/checklistVanguard.ts';

/** It only ever becomes less. */
const MOST = 4;

describe('rows of the shipped packs that the table sees to', () => {
  it('should each have a reason, and no reason be left over', () => {
    expect(byHandRows().filter(({ reason }) => reason === null)).toEqual([]);
    expect(emptyReasons()).toEqual([]);
  });

  it('should not become more', () => {
    expect(byHandRows().length).toBeLessThanOrEqual(MOST);
  });
});

describe('rules of war bands that the table sees to', () => {
  it('should be those that are guides, each with its reason, and no other', () => {
    expect(Object.keys(BY_HAND_RULES).toSorted()).toEqual(CHECKLIST_VANGUARD.guide.toSorted());
    for (const reason of Object.values(BY_HAND_RULES)) expect(reason).toMatch(/\.$/u);
  });
});

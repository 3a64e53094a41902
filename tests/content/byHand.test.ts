import { describe, expect, it } from 'vitest';
import { byHandRows, emptyReasons } from '../../src/content/byHand.ts';

/** It only ever becomes less. */
const MOST = 13;

describe('rows of the shipped packs that the table sees to', () => {
  it('should each have a reason, and no reason be left over', () => {
    expect(byHandRows().filter(({ reason }) => reason === null)).toEqual([]);
    expect(emptyReasons()).toEqual([]);
  });

  it('should not become more', () => {
    expect(byHandRows().length).toBeLessThanOrEqual(MOST);
  });
});

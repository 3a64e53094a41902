import { expect, it } from 'vitest';
import { newId } from '../../src/persistence/newId.ts';

it('should make ids that fit a key and differ', () => {
  const ids = Array.from({ length: 500 }, newId);
  for (const id of ids) expect(id).toMatch(/^[2-9a-z]{16}$/);
  expect(new Set(ids).size).toBe(500);
});

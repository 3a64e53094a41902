import { describe, expect, it } from 'vitest';
import { tableName } from '../../../src/features/battle/view/nextThing.ts';

describe('tableName', () => {
  it('should be the first name of one’s own, and all of an enemy’s', () => {
    expect(tableName('Isaura Vex', 'retinue')).toBe('Isaura');
    expect(tableName('Fighter 2', 'enemy')).toBe('Fighter 2');
  });

  it('should be the rest where others begin alike, or where it begins with an article', () => {
    const names = ['Saint Rag', 'Saint Nail', 'The Flail', 'Pim'];
    expect(names.map((name) => tableName(name, 'second', names))).toEqual(['Rag', 'Nail', 'Flail', 'Pim']);
  });
});

import { describe, expect, it } from 'vitest';
import { shortName } from '../../../src/features/home/shortName.ts';
import { en } from '../../support/words.ts';

describe('a name on the home screen', () => {
  it.each([
    ['Isaura Vex', 'Vex'],
    ['The Voice', 'Voice'],
    ['Cult Fighter 12', 'Fighter 12'],
    ['Hired gun', 'Hired gun'],
    ['Hired gun 2', 'Hired gun 2'],
    ['Zombie', 'Zombie'],
  ])('should say %s as %s', (name, short) => {
    expect(shortName(en, name)).toBe(short);
  });
});

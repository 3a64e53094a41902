import { describe, expect, it, vi } from 'vitest';
import { fetchedOnce, fetchInUse } from '../../src/words/fetched.ts';

describe('fetchedOnce', () => {
  it('should fetch a language once and have it from then on', async () => {
    const load = vi.fn((language: string) => Promise.resolve(`words ${language}`));
    const part = fetchedOnce(load);
    expect(part.here('fr')).toBeNull();
    expect(part.fetch('fr')).toBe(part.fetch('fr'));
    await part.fetch('fr');
    expect([part.here('fr'), part.here('en')]).toEqual(['words fr', null]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('should fetch again after it failed', async () => {
    const part = fetchedOnce(vi.fn(() => Promise.resolve('words')).mockRejectedValueOnce(new Error('offline')));
    await expect(part.fetch('fr')).rejects.toThrow('offline');
    expect(part.here('fr')).toBeNull();
    expect(await part.fetch('fr')).toBe('words');
  });

  it('should have English from the beginning when it is given', async () => {
    const part = fetchedOnce(() => Promise.resolve('other'), 'words');
    expect(part.here('en')).toBe('words');
    expect(await part.fetch('en')).toBe('words');
  });
});

describe('fetchInUse', () => {
  it('should fetch a language for the parts that are in use and for no other', async () => {
    const load = vi.fn((language: string) => Promise.resolve(language));
    const other = vi.fn((language: string) => Promise.resolve(language));
    fetchedOnce(load, 'en');
    fetchedOnce(other);
    await fetchInUse('fr');
    expect(load).toHaveBeenCalledExactlyOnceWith('fr');
    expect(other).not.toHaveBeenCalled();
  });
});

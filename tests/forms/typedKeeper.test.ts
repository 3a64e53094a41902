import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_THE_LATEST, type SaveState, TypedKeeper } from '../../src/forms/typedKeeper.ts';

/** Something typed that is kept in memory; each writing takes some time. */
function typing(takes = 0) {
  const written: string[] = [];
  const states: SaveState[] = [];
  let park: { readonly text: string } | null = null;
  const parked: [string, boolean][] = [];
  let isFull = false;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let atOnce = 0;
  const keeper = new TypedKeeper<string>('', {
    write: async (text) => {
      underWay += 1;
      atOnce = Math.max(atOnce, underWay);
      const before = last;
      const done = before.then(() => (takes > 0 ? new Promise((resolve) => setTimeout(resolve, takes)) : null));
      last = done;
      await done;
      underWay -= 1;
      if (!isFull) written.push(text);
      return !isFull;
    },
    park: (text, letter) => {
      const mine = { text };
      park = mine;
      parked.push([text, letter]);
      return () => {
        if (park === mine) park = null;
      };
    },
  });
  const deaf = keeper.hear((state) => states.push(state));
  return {
    keeper,
    deaf,
    written,
    states,
    atOnce: () => atOnce,
    park: () => park?.text ?? null,
    parked,
    full: (is: boolean) => (isFull = is),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Types letter by letter without a rest. */
async function type(keeper: TypedKeeper<string>, text: string, every: number) {
  for (let letters = 1; letters <= text.length; letters += 1) {
    keeper.typed(text.slice(0, letters));
    await pass(every);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  it('should be written from the first letter, at once', async () => {
    const { keeper, written } = typing();
    keeper.typed('a');
    await pass(0);
    expect(written).toEqual(['a']);
  });

  it('should be written on, and told of no more, once nobody listens', async () => {
    const { keeper, deaf, written, states } = typing();
    keeper.typed('a');
    await pass(0);
    keeper.typed('ab');
    const told = states.length;
    deaf();
    await pass(AT_THE_LATEST);
    expect(written).toEqual(['a', 'ab']);
    expect(states).toHaveLength(told);
  });

  it('should be written at the latest every 300 ms while typing goes on without a rest', async () => {
    const { keeper, written } = typing();
    await type(keeper, 'abcdefghijk', 80);
    expect(written).toEqual(['a', 'abcd', 'abcdefgh']);
    await pass(AT_THE_LATEST);
    expect(written.at(-1)).toBe('abcdefghijk');
    await pass(10 * AT_THE_LATEST);
    expect(written).toHaveLength(4);
  });

  it('should be written one time after the other, and the last is what stands there', async () => {
    const { keeper, written, atOnce } = typing(1000);
    await type(keeper, 'abcdefghijkl', 100);
    await pass(2000);
    expect([written[0], written.at(-1), atOnce()]).toEqual(['a', 'abcdefghijkl', 1]);
  });

  it('should be said to be saved only when all of it is, and typing rests', async () => {
    const { keeper, states, full } = typing();
    await type(keeper, 'ab', 100);
    expect(new Set(states)).toEqual(new Set(['writing']));
    await pass(2 * AT_THE_LATEST);
    expect(states.at(-1)).toBe('saved');
    full(true);
    keeper.typed('abc');
    await pass(AT_THE_LATEST);
    expect(states.at(-1)).toBe('unsaved');
  });

  it('should be written again when it is what it was before something else was being written', async () => {
    const { keeper, written, park } = typing(50);
    await type(keeper, 'ab', 400);
    keeper.typed('a');
    await pass(0);
    keeper.typed('ab');
    keeper.leave();
    expect(park()).toBe('ab');
    await pass(AT_THE_LATEST);
    expect([written.at(-1), park()]).toEqual(['ab', null]);
  });
});

describe('a letter', () => {
  it('should be parked in the moment it is typed, also while others are being written, until all is', async () => {
    const { keeper, park, parked } = typing(50);
    keeper.typed('a');
    expect(park()).toBe('a');
    keeper.typed('ab');
    expect(park()).toBe('ab');
    await pass(60);
    expect(park()).toBe('ab');
    await pass(AT_THE_LATEST + 60);
    expect([park(), parked]).toEqual([
      null,
      [
        ['a', true],
        ['ab', true],
      ],
    ]);
  });

  it('should be parked with all there is of it once the page is left', () => {
    const { keeper, parked } = typing(50);
    keeper.typed('a');
    keeper.leave();
    keeper.leave();
    expect(parked).toEqual([
      ['a', true],
      ['a', false],
    ]);
  });
});

describe('what is typed when the page is left', () => {
  it('should be parked in the same moment, until it is written', async () => {
    const { keeper, written, park } = typing(50);
    keeper.typed('a');
    keeper.typed('ab');
    keeper.leave();
    expect([park(), written]).toEqual(['ab', []]);
    await pass(60);
    expect([park(), written]).toEqual(['ab', ['a']]);
    await pass(60);
    expect([park(), written]).toEqual([null, ['a', 'ab']]);
  });

  it('should not be parked when all of it is written', async () => {
    const { keeper, park } = typing();
    keeper.leave();
    keeper.typed('a');
    await pass(0);
    keeper.leave();
    expect(park()).toBeNull();
  });

  it('should stay parked while it cannot be written, as it was last', async () => {
    const { keeper, park, full } = typing();
    full(true);
    keeper.typed('a');
    await pass(AT_THE_LATEST);
    keeper.leave();
    keeper.leave();
    expect(park()).toBe('a');
    keeper.typed('ab');
    keeper.leave();
    await pass(AT_THE_LATEST);
    expect(park()).toBe('ab');
    full(false);
    keeper.typed('abc');
    await pass(AT_THE_LATEST);
    expect(park()).toBeNull();
  });

  it('should be neither written nor parked once it is not to be kept', async () => {
    const { keeper, written, park, full } = typing();
    full(true);
    await type(keeper, 'ab', 100);
    keeper.leave();
    await pass(0);
    full(false);
    keeper.forget();
    expect(park()).toBeNull();
    keeper.leave();
    await pass(2 * AT_THE_LATEST);
    expect([park(), written]).toEqual([null, []]);
  });
});

describe('all that was typed', () => {
  it('should be on its way at once when that is asked for, behind what is being written', async () => {
    const { keeper, written, atOnce } = typing(10);
    keeper.typed('a');
    keeper.typed('ab');
    const flushed = keeper.flush();
    expect(atOnce()).toBe(2);
    await pass(20);
    await flushed;
    expect(written).toEqual(['a', 'ab']);
  });
});

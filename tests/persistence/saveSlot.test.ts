import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { applyEntry } from '../../src/persistence/fold.ts';
import { Journal } from '../../src/persistence/journal.ts';
import { followSlot, loadSlot } from '../../src/persistence/loadSlot.ts';
import { SaveSlot } from '../../src/persistence/saveSlot.ts';
import { MemoryStorage } from '../support/savePorts.ts';
import { foldAll, smallEntry, smallMeta, smallRules, smallSetup } from '../support/smallBattle.ts';
import { asVersion0, BATTLE_NOW } from '../support/versions.ts';
import type { KillTeamLog } from '../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const { evolve } = smallRules.decider;
const battles = battleLog<KillTeamTypes>(evolve);

/** A battle that is played and stored after every step. */
class Played {
  readonly storage: MemoryStorage;
  readonly journal: Journal<KillTeamLog>;
  readonly setup = smallSetup();
  slot: SaveSlot<KillTeamLog>;
  revision = 0;
  #branch = 0;

  constructor(storage = new MemoryStorage()) {
    this.storage = storage;
    this.journal = new Journal<KillTeamLog>();
    this.slot = new SaveSlot({ storage, kind: battles, meta: smallMeta(), setup: this.setup }, null);
  }

  get state() {
    return foldAll(this.setup, this.journal.slice(0, this.journal.length));
  }

  get logged() {
    return { entries: this.journal.slice(0, this.journal.length), redo: this.journal.slice(this.journal.length) };
  }

  save(state = this.state) {
    return this.slot.write({ journal: this.journal, state, revision: this.revision, savedAt: `t${this.revision}` });
  }

  do(step: 'push' | 'undo' | 'redo') {
    if (step === 'push') {
      this.#branch += 1;
      this.slot.changed(this.journal.length);
      this.journal.push(smallEntry(this.journal.length + 1, this.#branch));
    } else this.journal[step]();
    this.revision += 1;
  }

  /** Entries without looking at the state each time. */
  run(count: number) {
    let { state } = this;
    for (let n = 0; n < count; n += 1) {
      this.do('push');
      if (this.journal.last !== null) state = applyEntry(evolve, state, this.journal.last);
      this.save(state);
    }
  }

  /** Closes the tab and opens the battle in a new one. */
  reopen() {
    const found = loadSlot(this.storage, 'one', battles);
    if (found.kind !== 'loaded') throw new Error(found.kind);
    this.slot = new SaveSlot(
      { storage: this.storage, kind: battles, meta: smallMeta(), setup: this.setup },
      found.value.layout,
    );
  }
}

/** What a new tab would find: entries, undone entries and state; the kind when there is no battle. */
function kept(storage: MemoryStorage) {
  const result = loadSlot(storage, 'one', battles);
  if (result.kind !== 'loaded') return result.kind;
  const { file, state } = result.value;
  return { entries: file.entries, redo: file.redo, state };
}

const keysOf = ({ texts }: MemoryStorage, part: string) => [...texts.keys()].filter((key) => key.includes(part));
const step = fc.oneof(
  { arbitrary: fc.constant('push' as const), weight: 4 },
  fc.constantFrom('undo' as const, 'redo' as const),
);

describe('save slot', () => {
  it('should be loaded as it was stored, after any step and in any tab', () => {
    fc.assert(
      fc.property(fc.nat(205), fc.array(fc.tuple(step, fc.nat(3), fc.boolean()), { maxLength: 12 }), (begun, steps) => {
        const played = new Played();
        played.run(begun);
        for (const [kind, times, reopen] of steps) {
          for (let n = 0; n <= times * times * 15; n += 1) played.do(kind);
          played.save();
          expect(kept(played.storage)).toEqual({ ...played.logged, state: played.state });
          if (reopen) played.reopen();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('should hold the battle before or after a command, wherever the tab is killed while it stores it', () => {
    const lengths = [0, 1, 99, 100, 101, 199, 200, 201, 399, 400];
    const cases = lengths.flatMap((length) =>
      (['push', 'undo', 'redo'] as const).flatMap((kind) =>
        Array.from({ length: 8 }, (_, steps) => ({ length, kind, steps })),
      ),
    );
    for (const { length, kind, steps } of cases) {
      const played = new Played();
      played.run(length + 3);
      for (let n = 0; n < 3; n += 1) played.do('undo');
      played.save();
      const before = kept(played.storage);
      played.storage.stepsLeft = steps;
      played.do(kind);
      played.save();
      const after = { ...played.logged, state: played.state };
      expect([before, after], `${kind} at ${length}, ${steps} steps`).toContainEqual(kept(played.storage));
    }
  });

  it('should have no battle, or its beginning, when the tab is killed at its start', () => {
    for (const steps of [0, 1, 2, 3]) {
      const played = new Played();
      played.storage.stepsLeft = steps;
      played.save();
      expect(kept(played.storage)).toEqual(steps < 2 ? 'absent' : { entries: [], redo: [], state: played.setup });
    }
  });

  it('should write as little at 5,000 entries as at 50', () => {
    const played = new Played();
    const cost = () => {
      played.storage.written.length = 0;
      played.run(100);
      const sizes = played.storage.written.map((key) => played.storage.texts.get(key)?.length ?? 0);
      return { writes: sizes.length, largest: Math.max(...sizes) };
    };
    played.run(50);
    const early = cost();
    played.run(4_850);
    const late = cost();
    expect(late.writes).toBeLessThanOrEqual(early.writes + 1);
    expect(late.largest).toBeLessThan(early.largest * 1.2);
  });

  it('should keep the last two checkpoints, and fold from one of them only', () => {
    const played = new Played();
    played.run(650);
    expect(keysOf(played.storage, 'checkpoint').map((key) => key.split('/').at(-1))).toEqual(['400.400', '600.600']);
    let folded = 0;
    loadSlot(
      played.storage,
      'one',
      battleLog<KillTeamTypes>((state, event) => {
        folded += 1;
        return evolve(state, event);
      }),
    );
    expect(folded).toBe(50);
  });

  it('should do without a checkpoint that cannot be read', () => {
    const played = new Played();
    played.run(205);
    for (const key of keysOf(played.storage, 'checkpoint')) played.storage.texts.set(key, '{');
    expect(kept(played.storage)).toMatchObject({ state: played.state });
  });

  it('should not use a checkpoint of entries that were undone and done differently', () => {
    const played = new Played();
    played.run(203);
    for (let n = 0; n < 10; n += 1) played.do('undo');
    played.save();
    played.run(9);
    expect(kept(played.storage)).toMatchObject({ state: played.state });
  });

  it('should leave nothing that does not count', () => {
    const played = new Played();
    played.run(250);
    for (let n = 0; n < 120; n += 1) played.do('undo');
    played.run(1);
    played.reopen();
    played.run(1);
    const names = keysOf(played.storage, `/v${BATTLE_NOW}/`).map((key) => key.split(`/v${BATTLE_NOW}/`)[1]);
    expect(new Set(names)).toEqual(new Set(['chunk/0.101', 'setup', 'tail']));
  });

  it('should say why it could not store, keep what was stored, and store it all with the next command', () => {
    const played = new Played();
    played.run(99);
    played.storage.fault = new DOMException('off', 'SecurityError');
    for (let n = 0; n < 5; n += 1) {
      played.do('push');
      expect(played.save()).toBe('off');
    }
    played.storage.fault = null;
    expect(kept(played.storage)).toMatchObject({ entries: { length: 99 } });
    played.do('push');
    expect(played.save()).toBeNull();
    expect(kept(played.storage)).toEqual({ ...played.logged, state: played.state });
  });

  it('should keep the last battle that fitted when the store is full', () => {
    const played = new Played();
    played.run(20);
    const before = kept(played.storage);
    played.storage.room = [...played.storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 20);
    played.do('push');
    expect(played.save()).toBe('full');
    expect(kept(played.storage)).toEqual(before);
    played.storage.room = 1e6;
    expect(played.save()).toBeNull();
    expect(kept(played.storage)).toMatchObject({ entries: { length: 21 } });
  });

  it('should write everything again after the store was cleared from outside', () => {
    const played = new Played();
    played.run(150);
    played.storage.texts.clear();
    played.slot.forget();
    played.run(1);
    expect(kept(played.storage)).toMatchObject({ entries: { length: 151 } });
  });
});

const stored = (length = 130) => {
  const played = new Played();
  played.run(length);
  return played.storage;
};

describe('load slot', () => {
  const tail = `retinue/battle/one/v${BATTLE_NOW}/tail`;
  it('should never throw and keep every text, whichever of them is spoiled', () => {
    const good = stored();
    const { entries: all } = kept(good) as { entries: readonly unknown[] };
    fc.assert(
      fc.property(
        fc.constantFrom(...good.texts.keys()),
        fc.oneof(fc.string(), fc.json(), fc.nat(2_000)),
        (key, change) => {
          const storage = new MemoryStorage(good.texts);
          const spoiled = typeof change === 'number' ? (good.texts.get(key) ?? '').slice(0, change) : change;
          storage.texts.set(key, spoiled);
          const result = loadSlot(storage, 'one', battles);
          const before = result.kind === 'loaded' && result.leftover === true ? result.value.file.entries : null;
          if (before !== null) expect(all.slice(0, before.length)).toEqual(before);
          if (result.kind === 'loaded' && before === null) expect(spoiled).toBe(good.texts.get(key));
          else expect('raw' in result && JSON.parse(result.raw)[key]).toBe(spoiled);
          expect(storage.texts.get(key)).toBe(spoiled);
        },
      ),
    );
  });

  it('should know a tail of which a letter was changed, and give what stands before it', () => {
    const good = stored();
    const { entries: all } = kept(good) as { entries: readonly unknown[] };
    const text = good.texts.get(tail) ?? '';
    // From the entries on: what stands before says of what version and when it was written.
    fc.assert(
      fc.property(fc.integer({ min: text.indexOf('"data"'), max: text.length - 1 }), (place) => {
        const storage = new MemoryStorage(good.texts);
        const letter = text[place] === '7' ? '8' : '7';
        storage.texts.set(tail, `${text.slice(0, place)}${letter}${text.slice(place + 1)}`);
        const result = loadSlot(storage, 'one', battles);
        expect(result).toMatchObject({ kind: 'loaded', leftover: true });
        const { entries } = kept(storage) as { entries: readonly unknown[] };
        expect(entries.length).toBeGreaterThanOrEqual(100);
        expect(all.slice(0, entries.length)).toEqual(entries);
      }),
    );
  });

  it('should load a tail of an app before the checksums as it is', () => {
    const storage = stored();
    const before = kept(storage);
    const { sums: _, ...old } = JSON.parse(storage.texts.get(tail) ?? '');
    storage.texts.set(tail, JSON.stringify(old));
    expect(kept(storage)).toEqual(before);
    expect(loadSlot(storage, 'one', battles)).not.toHaveProperty('leftover');
  });

  it('should say which text is missing', () => {
    const storage = stored();
    storage.texts.delete(`retinue/battle/one/v${BATTLE_NOW}/chunk/0.101`);
    expect(loadSlot(storage, 'one', battles)).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: `v${BATTLE_NOW}/chunk/0.101`, message: 'missing' }],
    });
    storage.texts.set('retinue/battle/one/summary', '{}');
    storage.texts.delete(tail);
    expect(loadSlot(storage, 'one', battles)).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'tail', message: 'missing' }],
    });
  });

  it('should refuse what a newer app has written beside, and show its text', () => {
    const storage = stored();
    storage.texts.set(`retinue/battle/one/v${BATTLE_NOW + 1}/tail`, '{"unheard":"of"}');
    const result = loadSlot(storage, 'one', battles);
    expect(result).toMatchObject({ kind: 'newer', version: BATTLE_NOW + 1, raw: expect.stringContaining('unheard') });
  });

  it('should find nothing when the store is off', () => {
    const storage = stored();
    storage.fault = new DOMException('off', 'SecurityError');
    expect(loadSlot(storage, 'one', battles)).toEqual({ kind: 'absent' });
  });

  it('should migrate a slot of an older version, and be written whole beside it before that one is removed', () => {
    const old = new MemoryStorage();
    for (const [key, text] of asVersion0(stored(30).texts)) old.texts.set(key, text);
    const result = loadSlot(old, 'one', battles);
    expect(result).toMatchObject({
      kind: 'loaded',
      migratedFrom: 0,
      value: { layout: null, file: { entries: { length: 30 } } },
    });
    if (result.kind !== 'loaded') return;
    const slot = new SaveSlot({ storage: old, kind: battles, meta: smallMeta(), setup: result.value.file.setup }, null);
    const journal = new Journal<KillTeamLog>(result.value.file.entries);
    slot.write({ journal, state: result.value.state, revision: result.revision + 1, savedAt: 'now' });
    expect(loadSlot(old, 'one', battles)).toMatchObject({
      kind: 'loaded',
      migratedFrom: null,
      value: { state: result.value.state },
    });
    expect(keysOf(old, '/v0/')).toEqual([]);
  });
});

const layoutOf = (storage: MemoryStorage) => {
  const result = loadSlot(storage, 'one', battles);
  if (result.kind !== 'loaded' || result.value.layout === null) throw new Error(result.kind);
  return result.value.layout;
};

describe('follow slot', () => {
  it('should bring a reader to where the writer is, whatever the writer did since', () => {
    fc.assert(
      fc.property(fc.nat(210), fc.array(fc.tuple(step, fc.nat(40)), { minLength: 1, maxLength: 6 }), (begun, steps) => {
        const played = new Played();
        played.run(begun);
        played.save();
        const known = layoutOf(played.storage);
        const reader = new Journal<KillTeamLog>(played.logged.entries, played.logged.redo);
        for (const [kind, times] of steps) {
          for (let n = 0; n <= times; n += 1) played.do(kind);
          played.save();
        }
        const change = followSlot(played.storage, 'one', battles, known);
        if (change === null) throw new Error('must follow');
        reader.replaceFrom(change.index, change.entries, change.length);
        expect(reader.slice(0)).toEqual(played.journal.slice(0));
        expect(reader.length).toBe(played.journal.length);
      }),
      { numRuns: 60 },
    );
  });

  it('should read no more than the tail while the writer goes on', () => {
    const played = new Played();
    played.run(350);
    const known = layoutOf(played.storage);
    played.run(1);
    expect(followSlot(played.storage, 'one', battles, known)).toMatchObject({
      index: 300,
      length: 351,
      entries: { length: 51 },
    });
  });

  it('should ask for a whole load when what is stored cannot be read', () => {
    const played = new Played();
    played.run(10);
    const known = layoutOf(played.storage);
    played.storage.texts.set(`retinue/battle/one/v${BATTLE_NOW}/tail`, '{');
    expect(followSlot(played.storage, 'one', battles, known)).toBeNull();
  });
});

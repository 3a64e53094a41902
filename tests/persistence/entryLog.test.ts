import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EntryLog } from '../../src/persistence/entryLog.ts';
import { storedSummaries } from '../../src/persistence/summaries.ts';
import { logText } from '../../src/persistence/exportFile.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { Journal } from '../../src/persistence/journal.ts';
import { MemoryDurable } from '../support/savePorts.ts';
import { smallEntry, smallMeta, smallRules, smallSetup } from '../support/smallBattle.ts';
import type { KillTeamLog } from '../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

const battles = battleLog<KillTeamTypes>(smallRules.decider.evolve);
const changesOf = (durable: MemoryDurable) => [...durable.texts.keys()].filter((key) => key.includes('/change/'));

/** A battle whose every change goes to its second copy. */
class Logged {
  readonly durable: MemoryDurable;
  readonly log: EntryLog<KillTeamLog>;
  readonly journal = new Journal<KillTeamLog>();
  revision = 0;
  #branch = 0;

  constructor(durable = new MemoryDurable()) {
    this.durable = durable;
    this.log = new EntryLog(durable, 'one', battles);
  }

  file = () => {
    const setup = smallSetup();
    return logText(
      battles,
      { meta: smallMeta(), setup, journal: this.journal, state: setup },
      { savedAt: 't', revision: this.revision },
    );
  };

  do(kind: 'entry' | 'undo' | 'redo') {
    this.revision += 1;
    this.#branch += 1;
    const entry = smallEntry(this.journal.length + 1, this.#branch);
    if (kind === 'entry') this.journal.push(entry);
    else this.journal[kind]();
    return this.log.append(this.revision, kind === 'entry' ? { kind, entry } : { kind }, {
      file: this.file,
      summary: '{}',
    });
  }

  get expected() {
    const entries = this.journal.slice(0, this.journal.length);
    return {
      kind: 'loaded',
      revision: this.revision,
      value: { entries, redo: this.journal.slice(this.journal.length) },
    };
  }
}

describe('entry log', () => {
  it('should hold the battle after every change, undo and redo too', async () => {
    const kinds = fc.array(fc.constantFrom('entry' as const, 'entry' as const, 'undo' as const, 'redo' as const), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(kinds, async (changes) => {
        const logged = new Logged();
        await logged.log.replace(logged.file(), '{}');
        for (const kind of changes) expect(await logged.do(kind)).toBe('stored');
        expect(await logged.log.load()).toMatchObject({ ...logged.expected, leftover: false });
        expect(changesOf(logged.durable)).toHaveLength(changes.length);
      }),
      { numRuns: 60 },
    );
  });

  it('should store the whole battle with the next change after one could not be stored', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    await logged.do('entry');
    logged.durable.fault = new DOMException('off', 'InvalidStateError');
    expect(await logged.do('entry')).toBe('failed');
    expect(await logged.do('entry')).toBe('failed');
    logged.durable.fault = null;
    expect(await logged.do('entry')).toBe('stored');
    expect(await logged.log.load()).toMatchObject(logged.expected);
  });

  it('should not take a change past a gap', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    for (let n = 0; n < 4; n += 1) await logged.do('entry');
    logged.durable.texts.delete(changesOf(logged.durable)[1] ?? '');
    const found = await logged.log.load();
    expect(found).toMatchObject({ revision: 1, value: { entries: { length: 1 } }, leftover: true });
    const texts = Object.fromEntries([...logged.durable.texts].filter(([key]) => key.startsWith('battle/')));
    expect(found.kind === 'loaded' && JSON.parse(found.raw)).toEqual(texts);
  });

  it('should take the changes before one that is spoiled', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    for (let n = 0; n < 4; n += 1) await logged.do('entry');
    logged.durable.texts.set(changesOf(logged.durable)[2] ?? '', '{"version":2');
    expect(await logged.log.load()).toMatchObject({ kind: 'loaded', revision: 2, leftover: true });
  });

  it('should not call the changes absent whose beginning is gone', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    await logged.do('entry');
    logged.durable.texts.delete('battle/one/base');
    const found = await logged.log.load();
    expect(found).toMatchObject({ kind: 'unreadable', problems: [{ path: 'base', message: 'missing' }] });
    expect(found.kind === 'unreadable' && Object.keys(JSON.parse(found.raw))).toEqual(changesOf(logged.durable));
  });

  it('should tell when another tab has stored a change of the same revision', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    const other = new EntryLog(logged.durable, 'one', battles);
    other.continueFrom();
    await other.append(1, { kind: 'undo' }, { file: logged.file, summary: '{}' });
    expect(await logged.do('entry')).toBe('conflict');
  });

  it('should forget changes that the whole battle contains', async () => {
    const logged = new Logged();
    await logged.log.replace(logged.file(), '{}');
    await logged.do('entry');
    await logged.log.replace(logged.file(), '{"title":"x"}');
    expect(changesOf(logged.durable)).toEqual([]);
    expect(await logged.log.load()).toMatchObject(logged.expected);
    expect(await logged.log.holds(logged.file())).toBe(true);
    expect(await storedSummaries(logged.durable, 'battle')).toEqual(new Map([['one', '{"title":"x"}']]));
  });

  it('should keep the text of a copy that cannot be read', async () => {
    const logged = new Logged();
    logged.durable.texts.set('battle/one/base', '{"format"');
    const found = await logged.log.load();
    expect(found.kind === 'unreadable' && JSON.parse(found.raw)).toEqual({ 'battle/one/base': '{"format"' });
  });

  it('should hold nothing where there is no such store', async () => {
    const logged = new Logged();
    logged.durable.fault = new ReferenceError('indexedDB is not defined');
    expect(await logged.log.load()).toEqual({ kind: 'absent' });
    expect(await logged.log.raw()).toBeNull();
    expect(await storedSummaries(logged.durable, 'battle')).toEqual(new Map());
  });

  it('should remove one battle and no other whose id begins alike', async () => {
    const durable = new MemoryDurable();
    const logged = new Logged(durable);
    await logged.log.replace(logged.file(), '{}');
    await new EntryLog(durable, 'one2', battles).replace(logged.file(), '{}');
    await logged.log.remove();
    expect([...durable.texts.keys()]).toEqual(['battle/one2/base', 'summary/one2/']);
  });
});

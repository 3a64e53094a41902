import { describe, expect, it } from 'vitest';
import { documentId } from '../../src/content/documentId.ts';
import { ROW_FILES } from '../../src/content/packFiles.ts';
import { rowDiff } from '../../src/content/rowDiff.ts';
import { rowId } from '../../src/content/schema/common.ts';
import { sharedNow } from '../../src/content/sharedVersion.ts';
import { narrativeBook } from '../../src/engine/plugins/narrative/book.ts';
import { tacOp } from '../../src/engine/systems/kt2021/tacOps/state.ts';
import { diffSaid } from '../../src/words/diffSaid.ts';
import { diff } from '../../src/words/en/diff.ts';
import { diff as fr } from '../../src/words/fr/diff.ts';

const before = {
  id: 'a',
  name: 'The Chapel',
  provenance: 'user',
  wounds: 8,
  script: { hooks: [{ id: 'bell', name: 'The keeper betrays them' }], objectives: [{ id: 'o' }], briefing: 'Go.' },
};
const after = {
  ...before,
  provenance: 'ours',
  wounds: 9,
  script: { hooks: [{ id: 'bell', name: 'Other' }, { id: 'more' }], objectives: [], briefing: 'Run.' },
};

describe('what is different inside a row', () => {
  it('should be said part by part, numbers from and to, lists by how many, and no secret by its name', () => {
    const parts = rowDiff(before, after);
    expect(diffSaid(diff, 'The Chapel', parts)).toBe(
      'The Chapel: Wounds 8 → 9, moments (1 new, 1 changed), objectives (1 gone), the briefing',
    );
    expect(diffSaid(diff, 'The Chapel', parts)).not.toContain('keeper');
    expect(diffSaid(fr, 'La Chapelle', parts)).toBe(
      'La Chapelle\u00a0: PV 8 → 9, moments (+ 1, 1 changé), objectifs (− 1), le briefing',
    );
  });

  it('should be nothing where only what nobody wrote is another, and never fail on what is no row', () => {
    expect(rowDiff(before, { ...before, id: 'b', provenance: 'ours' })).toEqual([]);
    expect(rowDiff(null, [1])).toEqual([]);
    expect(diffSaid(diff, 'Dusk', [])).toBe('Dusk');
    expect(diffSaid(diff, 'Dusk', rowDiff({ odd: 1 }, { odd: 'x' }))).toBe('Dusk: something else');
  });
});

describe('who or what inside a row is different', () => {
  const vex = { id: 'vex', name: 'Isaura Vex', weapons: ['lamp'] };
  const crew = { id: 'crew', name: 'Crew', members: [vex, { id: 'pim', name: 'Pim' }] };
  const parts = rowDiff(crew, {
    ...crew,
    name: 'The Crew',
    members: [
      { ...vex, weapons: ['spade'] },
      { id: 'hale', name: 'Sabine Hale' },
    ],
  });

  it('should be called by name, and what was called otherwise by both names', () => {
    expect(diffSaid(diff, 'The Crew', parts)).toBe(
      'The Crew: the name (before: Crew), who is in it (new: Sabine Hale; gone: Pim; changed: Isaura Vex)',
    );
    expect(diffSaid(fr, 'L’équipe', parts)).toContain('nouveau\u00a0: Sabine Hale');
  });

  it('should be counted where somebody has no name of his own, and in whatever has secrets', () => {
    const band = (name: string | null) => ({ members: [{ id: 'one', name }] });
    expect(rowDiff(band(null), band('Hesk'))).toMatchObject([{ kind: 'named', changed: ['Hesk'] }]);
    expect(rowDiff(band('Hesk'), band(null))).toMatchObject([{ kind: 'list', changed: 1 }]);
    const script = (name: string) => ({ script: { endings: [{ id: 'end', name }], actions: [{ id: 'dig', name }] } });
    expect(rowDiff(script('Betrayed'), script('Saved')).map(({ kind }) => kind)).toEqual(['list', 'list']);
  });

  it('should have words for every part of every kind of row', () => {
    const said = (part: string): boolean => part in diff.parts || ['id', 'provenance', 'script', 'plan'].includes(part);
    const shapes = Object.values(ROW_FILES).map(({ rows }) => rows.def.element);
    const every = [...shapes, narrativeBook, tacOp].flatMap((shape) =>
      'shape' in shape ? Object.keys(shape.shape) : [],
    );
    expect(every.length).toBeGreaterThan(150);
    expect(every.filter((part) => !said(part))).toEqual([]);
  });
});

describe('the id of a document', () => {
  it('should be another for two masters who call theirs alike, and fit a file', () => {
    const [one, other] = [documentId('new-linked-campaign', 'k3f9abcd2222'), documentId('new-linked-campaign', 'zz')];
    expect(one).toBe('new-linked-campaign-k3f9abcd');
    expect(one).not.toBe(other);
    const long = documentId(`${'word-'.repeat(12)}end`.slice(0, 60), '23456789');
    expect(rowId.safeParse(long).success).toBe(true);
    expect(long.endsWith('-23456789')).toBe(true);
  });
});

describe('the version of what is shared', () => {
  const said = { pack: 'p', version: '1.0.0' };
  const files = { 'pack.json': { version: '1.0.0' }, 'missions.json': [before] };

  it('should count up when it has changed since, and stay when only its maker is called otherwise', () => {
    const first = sharedNow(files, said, undefined);
    expect(first).toMatchObject(said);
    expect(sharedNow({ ...files, 'pack.json': { credits: ['Ana'] } }, said, first)).toEqual(first);
    const second = sharedNow({ ...files, 'missions.json': [after] }, { ...said, pack: 'other' }, first);
    expect(second).toMatchObject({ pack: 'p', version: '1.0.1' });
  });

  it('should never be older than its pack says', () => {
    const first = sharedNow(files, said, undefined);
    expect(sharedNow(files, { ...said, version: '2.3.0' }, first).version).toBe('2.3.0');
    expect(sharedNow({ ...files, 'missions.json': [] }, { ...said, version: '1.0.1' }, first).version).toBe('1.0.1');
  });
});

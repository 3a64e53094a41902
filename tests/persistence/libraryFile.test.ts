import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../src/persistence/envelope.ts';
import { LIBRARY_MOST, type LibraryTexts, libraryText, readLibrary } from '../../src/persistence/libraryFile.ts';
import { DEFAULT_SETTINGS } from '../../src/persistence/settingsSlot.ts';

const AT = '2026-11-20T10:00:00.000Z';
const PICTURE = 'data:image/webp;base64,UklGRg==';
const PICTURE_ID = 'abcdefghjkmnpqrs';

const save = (format: string, id: string, more: object = {}) =>
  JSON.stringify({ format, version: 1, savedAt: AT, revision: 7, data: { id, entries: [{ seq: 1 }], ...more } });

const packText = (id: string, name = 'Lamplighters') =>
  JSON.stringify({
    format: 'ownPack',
    version: 1,
    savedAt: AT,
    revision: 0,
    data: { files: { 'pack.json': { id, name }, 'weapons.json': [] } },
  });

const texts = {
  campaigns: [save('campaign', 'c1')],
  battles: [save('battle', 'b1', { title: 'L’assaut «é»' }), save('battle', 'b2')],
  packs: [packText('own-crew')],
  pictures: new Map([[PICTURE_ID, PICTURE]]),
  settings: JSON.stringify({ format: 'settings', version: 0, savedAt: AT, revision: 0, data: DEFAULT_SETTINGS }),
};

function built(from: Partial<LibraryTexts> = {}): string {
  const made = libraryText({ ...texts, ...from }, AT);
  if (made.kind !== 'built') throw new Error(made.kind);
  return made.text;
}

/** The file with something else in it. */
function changed(change: (file: { version: number; format: string; data: Record<string, unknown> }) => void): string {
  const file = JSON.parse(built());
  change(file);
  return JSON.stringify(file);
}

describe('a file with everything', () => {
  it('should be an envelope with every save as an object of its own', () => {
    expect(JSON.parse(built())).toMatchObject({
      format: 'library',
      version: 2,
      savedAt: AT,
      data: {
        packs: [{ format: 'ownPack' }],
        campaigns: [{ format: 'campaign', data: { id: 'c1' } }],
        pictures: { [PICTURE_ID]: PICTURE },
      },
    });
  });

  it('should bring back everything as it was', () => {
    const found = readLibrary(built());
    expect(found).toMatchObject({ kind: 'loaded', savedAt: AT });
    const value = found.kind === 'loaded' ? found.value : null;
    expect(value?.campaigns).toEqual([{ id: 'c1', savedAt: AT, revision: 7, text: texts.campaigns[0] }]);
    expect(value?.battles.map(({ text }) => text)).toEqual(texts.battles);
    expect(value?.packs).toMatchObject([{ id: 'own-crew', name: 'Lamplighters', savedAt: AT, text: texts.packs[0] }]);
    expect(value?.pictures).toEqual(texts.pictures);
    expect(value?.settings).toEqual(DEFAULT_SETTINGS);
  });

  it('should bring back any saves, written out and read again', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue()).map((more) => JSON.parse(JSON.stringify(more)));
    fc.assert(
      fc.property(fc.array(data, { maxLength: 5 }), (contents) => {
        const battles = contents.map((more, index) => save('battle', `b${index}`, { ...more, id: `b${index}` }));
        const found = readLibrary(built({ battles }));
        expect(found.kind).toBe('loaded');
        if (found.kind === 'loaded')
          expect(found.value.battles.map(({ text }) => JSON.parse(text))).toEqual(
            battles.map((text) => JSON.parse(text)),
          );
      }),
      { numRuns: 50 },
    );
  });

  it('should be there when there is nothing', () => {
    const text = built({ campaigns: [], battles: [], pictures: new Map(), settings: null });
    expect(readLibrary(text)).toMatchObject({ kind: 'loaded', value: { campaigns: [], battles: [], settings: null } });
  });

  it('should leave out what is no save, and name it', () => {
    const made = libraryText({ ...texts, battles: ['{half', texts.battles[0] ?? '', '{}'], settings: '{broken' }, AT);
    expect(made).toMatchObject({ kind: 'built', left: ['{half', '{}'] });
    expect(readLibrary(made.kind === 'built' ? made.text : '')).toMatchObject({
      kind: 'loaded',
      value: { battles: [{ id: 'b1' }], settings: null },
    });
  });

  it('should not be made when it is too large', () => {
    const huge = save('battle', 'b1', { notes: 'n'.repeat(LIBRARY_MOST) });
    expect(libraryText({ ...texts, battles: [huge] }, AT)).toMatchObject({ kind: 'tooLarge' });
  });
});

describe('readLibrary', () => {
  it('should refuse half a file and give its text back', () => {
    const half = built().slice(0, 300);
    expect(readLibrary(half)).toEqual({ kind: 'unreadable', raw: half, problems: [{ path: '', message: 'not JSON' }] });
  });

  it('should refuse the file of another app, and a battle on its own', () => {
    expect(readLibrary('{"format":"other","stuff":[]}')).toMatchObject({ kind: 'unreadable' });
    expect(readLibrary(texts.battles[0] ?? '')).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'format', message: 'expected "library"' }],
    });
  });

  it('should refuse a newer file and one of a version that never was', () => {
    expect(readLibrary(changed((file) => (file.version = 3)))).toMatchObject({ kind: 'newer', version: 3 });
    expect(readLibrary(changed((file) => (file.version = 0)))).toMatchObject({ kind: 'unreadable' });
  });

  it('should read a file of before packs were in it', () => {
    const older = changed((file) => {
      file.version = 1;
      delete file.data['packs'];
    });
    expect(readLibrary(older)).toMatchObject({
      kind: 'loaded',
      migratedFrom: 1,
      value: { packs: [], battles: [{}, {}] },
    });
  });

  it('should say of a pack that cannot be read where it is', () => {
    const broken = ['../up', 'own-crew', 'own-crew'].map((id) => JSON.parse(packText(id)));
    const text = changed(({ data }) => (data['packs'] = [...broken, { ...broken[1], version: 9 }, 'text']));
    const found = readLibrary(text);
    expect(found.kind === 'partly' && found.problems.map(({ path }) => path)).toEqual([
      'data.packs[0].data.files.pack.json',
      'data.packs[2]',
      'data.packs[3].version',
      'data.packs[4]',
    ]);
    expect(found).toMatchObject({ value: { packs: [{ id: 'own-crew' }] } });
  });

  it('should refuse more than 50 MB before it is parsed', () => {
    expect(readLibrary(built().padEnd(LIBRARY_MOST + 1))).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: '', message: 'more than 50000000 characters' }],
    });
  });

  it('should say of every part that cannot be read where it is, and keep the rest', () => {
    const text = changed(({ data }) => {
      data['campaigns'] = [JSON.parse(save('battle', 'b9')), JSON.parse(save('campaign', 'c1'))];
      data['battles'] = [...texts.battles, save('battle', '../x'), save('battle', 'b2')].map((each) =>
        JSON.parse(each),
      );
      data['pictures'] = { [PICTURE_ID]: PICTURE, short: PICTURE, bcdefghjkmnpqrst: 'data:text/html,x', c: 7 };
      data['settings'] = { ...JSON.parse(texts.settings), data: { ...DEFAULT_SETTINGS, textSize: 7 } };
    });
    const found = readLibrary(text);
    if (found.kind !== 'partly') throw new Error(found.kind);
    expect(found.problems.map(({ path }) => path)).toEqual([
      'data.campaigns[0].format',
      'data.battles[2].data.id',
      'data.battles[3].data.id',
      'data.pictures.short',
      'data.pictures.bcdefghjkmnpqrst',
      'data.pictures.c',
      'data.settings.data.textSize',
    ]);
    expect(found.value.campaigns.map(({ id }) => id)).toEqual(['c1']);
    expect(found.value.battles.map(({ id }) => id)).toEqual(['b1', 'b2']);
    expect([...found.value.pictures.keys()]).toEqual([PICTURE_ID]);
    expect(found.value.settings).toBeNull();
  });

  it('should read every save whole with the reader of its kind', () => {
    const seen: string[] = [];
    const found = readLibrary(built(), {
      campaign: (text) => {
        seen.push(text);
        return { kind: 'newer', raw: text, version: 9 };
      },
      battle: (text) =>
        text.includes('b2') ? unreadable(text, [{ path: 'entries[0]', message: 'does not fold' }]) : { kind: 'absent' },
    });
    expect(seen).toEqual(texts.campaigns);
    expect(found).toMatchObject({
      kind: 'partly',
      problems: [
        { path: 'data.campaigns[0].version', message: '9 is newer than this app' },
        { path: 'data.battles[1].entries[0]', message: 'does not fold' },
      ],
      value: { campaigns: [], battles: [{ id: 'b1' }] },
    });
  });

  it('should never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readLibrary(text).kind).toBe('unreadable');
      }),
    );
    const inside = fc.record({
      campaigns: fc.jsonValue(),
      battles: fc.array(fc.jsonValue()),
      settings: fc.jsonValue(),
    });
    fc.assert(
      fc.property(inside, (data) => {
        const text = changed((file) => (file.data = { ...data, pictures: {} }));
        expect(['loaded', 'partly', 'unreadable']).toContain(readLibrary(text).kind);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import {
  copiedModule,
  isModule,
  keptModule,
  moduleFlaws,
  modulesIn,
  newModule,
  withModule,
  withoutModule,
} from '../../src/content/moduleFiles.ts';
import { newScenario, withScenario } from '../../src/content/scenarioFiles.ts';
import { linked } from '../support/linkedCampaign.ts';

const siege = newScenario('Siege', new Set());
const made = newModule('The long war', siege, new Set());

describe('linked campaigns in files', () => {
  it('should be put in, replaced and taken out, beside what cannot be read', () => {
    const files = withModule({ 'modules.json': [{ id: 'torn' }] }, made);
    const changed = withModule(files, { ...made, text: 'Long.' });
    expect(modulesIn(changed).map(({ text }) => text)).toEqual(['Long.']);
    expect(withoutModule(changed, made.id)).toEqual({ 'modules.json': [{ id: 'torn' }] });
  });

  it('should begin with one chapter, its start', () => {
    expect(made).toMatchObject({
      id: 'the-long-war',
      start: 'chapter',
      chapters: [{ id: 'chapter', mission: 'siege' }],
    });
    expect(newModule('The long war', siege, new Set(['the-long-war'])).id).toBe('the-long-war-2');
  });

  it('should be sound with a scenario of its own pack or of the app, and with no other', async () => {
    const base = await loadBundledPack();
    const shipped = newModule('Shipped', { id: 'retrieve', name: 'Retrieve' }, new Set());
    expect(moduleFlaws(made, withScenario({}, siege), base)).toEqual([]);
    expect(moduleFlaws(shipped, {}, base)).toEqual([]);
    expect(moduleFlaws(made, {}, base)).toMatchObject([{ path: 'chapters[0].mission', code: 'unknownReference' }]);
  });

  it('should be copied with chapters of its own ids and the scenarios of the app', async () => {
    const base = await loadBundledPack();
    const [starter] = base.modules.values();
    if (starter === undefined) throw new Error('no module is bundled');
    const copy = copiedModule(starter, 'Mine', new Set());
    expect(copy.chapters.map(({ id }) => id)).toEqual(['chapter', 'chapter-2', 'chapter-3']);
    expect(copy.start).toBe('chapter');
    expect(copy.chapters.map(({ next }) => next.map((way) => way.chapter))).toEqual([['chapter-2'], ['chapter-3'], []]);
    expect(copy.chapters.map(({ mission }) => mission)).toEqual(starter.chapters.map(({ mission }) => mission));
    expect(moduleFlaws(copy, {}, base)).toEqual([]);
  });

  it('should keep a draft with its empty names filled, and nothing that no file may have', () => {
    const draft = { ...made, name: ' ', chapters: made.chapters.map((each) => ({ ...each, title: '' })) };
    expect(keptModule(draft, 'Nameless')).toMatchObject({ name: 'Nameless', chapters: [{ title: 'Nameless' }] });
    expect(isModule(draft)).toBe(true);
    expect(keptModule({ ...made, chapters: [] }, 'Nameless')).toBeNull();
    for (const other of [null, 7, {}, { ...made, chapters: [] }, { ...made, chapters: [null] }, { ...made, start: 7 }])
      expect(isModule(other)).toBe(false);
    expect(isModule(linked({ a: [] }))).toBe(true);
  });
});

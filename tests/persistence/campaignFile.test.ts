import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pack } from '../../src/content/pack.ts';
import { modulesOf, withPinned } from '../../src/content/pinned.ts';
import { newerModule } from '../../src/engine/campaign/decide/modules.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { type CampaignLog, campaignLog } from '../../src/persistence/campaignFile.ts';
import { versionOf } from '../../src/persistence/heading.ts';
import { logText } from '../../src/persistence/exportFile.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import { Journal } from '../../src/persistence/journal.ts';
import { filesWith, packWithModule, TWO_NIGHTS } from '../support/modulePack.ts';
import { smallCampaignEntry, smallCampaignSetup } from '../support/smallCampaign.ts';
import { CAMPAIGN_NOW } from '../support/versions.ts';

const campaigns = campaignLog(evolveCampaign);
const meta = {
  id: 'one',
  title: 'The Carrow Ledger',
  createdAt: '2026-11-20T10:00:00.000Z',
  ruleset: { id: 'acolyte', version: '1' },
  packs: [{ id: 'core', version: '1', hash: 'abc' }],
};
const entries = [1, 2, 3].map(smallCampaignEntry);

function fileText(): string {
  const setup = smallCampaignSetup();
  const journal = new Journal<CampaignLog>(entries.slice(0, 2), entries.slice(2));
  return logText(campaigns, { meta, setup, journal, state: setup }, { savedAt: 't', revision: 4 });
}

const problemsIn = (text: string) => {
  const found = readLogNow(campaigns, text);
  return found.kind === 'unreadable' ? found.problems.map(({ path }) => path) : found.kind;
};

describe('campaign file', () => {
  it('should bring back the campaign with its undone entries', () => {
    const text = fileText();
    expect(JSON.parse(text)).toMatchObject({ format: 'campaign', version: CAMPAIGN_NOW, revision: 4, data: meta });
    const found = readLogNow(campaigns, text);
    expect(found).toMatchObject({ kind: 'loaded', revision: 4, savedAt: 't', value: { state: { clues: 2 } } });
    if (found.kind !== 'loaded') return;
    expect([found.value.file.entries, found.value.file.redo]).toEqual([entries.slice(0, 2), entries.slice(2)]);
  });

  it('should be refused when it is truncated, newer, of another format, or does not fold', () => {
    const text = fileText();
    for (let end = 1; end < text.length; end += 97) expect(problemsIn(text.slice(0, end))).toEqual(['']);
    expect(problemsIn(text.replace(`"version":${CAMPAIGN_NOW}`, '"version":91'))).toBe('newer');
    expect(problemsIn(text.replace('"format":"campaign"', '"format":"battle"'))).toEqual(['format']);
    expect(problemsIn(text.replace('"seq":2', '"seq":3'))).toEqual(['entries[1].seq']);
    expect(problemsIn(text.replace('"clues":2', '"clues":-2'))).toEqual(['state.clues']);
    expect(problemsIn(text.replace('"day":1', '"day":"today"'))).toEqual(['data.setup.day']);
  });

  it.each([
    { type: 'answer', requestId: 'r' },
    { type: 'answer', requestId: 'r', answer: { kind: 'faces', face: 3 } },
    { type: 'answer', requestId: 'r', answer: { kind: 'face', face: 'three' } },
    { type: 'describe', member: 'm1' },
    { type: 'rename', name: { first: 'One' } },
    { type: 'deploy', title: [] },
  ])('should be read with a command that lacks what belongs in it, and keep that as it was: %j', (command) => {
    const text = fileText().replace('{"type":"setClues","to":2}', JSON.stringify(command));
    const found = readLogNow(campaigns, text);
    if (found.kind !== 'loaded') throw new Error(found.kind);
    expect(found.value.file.entries.at(-1)?.command).toEqual({ type: 'unknown', was: command });
    expect(found.value.state.clues).toBe(2);
  });
});

describe('campaigns of every version so far', () => {
  const saves = new URL('saves/campaign/', import.meta.url);
  const names = readdirSync(saves).toSorted();

  it('should be there, the current one too', () => {
    const versions = Array.from({ length: versionOf(campaigns.shape) + 1 }, (_, at) => `v${`${at}`.padStart(3, '0')}`);
    expect([...new Set(names.map((name) => name.slice(0, 'v000'.length)))]).toEqual(versions);
  });

  const stateIn = (name: string) => {
    const found = readLogNow(campaigns, readFileSync(new URL(name, saves), 'utf8'));
    if (found.kind !== 'loaded') throw new Error(JSON.stringify(found));
    return found.value.state;
  };
  const told = ({ chronicle }: CampaignState) => chronicle.map(({ kind }) => kind);

  it.each(names.filter((name) => !name.includes('-')))('should be read: %s', (name) => {
    const state = stateIn(name);
    expect(state).toMatchObject({ name: 'The Carrow Ledger', scenarios: 1, scenario: null });
    expect(told(state)).toEqual(['founded', 'recruited', 'recruited', 'battle']);
  });

  it('should be read as the dataslate of a roster', () => {
    const state = stateIn('v003-dataslate.json');
    expect(state).toMatchObject({ name: 'Night tide', bases: ['sick-bay'], scenario: null });
    expect(state.dataslate).toMatchObject({ team: 'salt-wardens', requisition: 0, moreEp: 2 });
    expect(state.members.map(({ scars, honours }) => [scars.length, honours.length])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it.each(names.filter((name) => name.includes('-module')))('should be read with a running module: %s', (name) => {
    const state = stateIn(name);
    expect(state).toMatchObject({ name: 'The Two Nights', scenarios: 1, scenario: null });
    expect(state.module).toMatchObject({ row: { id: TWO_NIGHTS }, chapter: 'second', done: [{ chapter: 'first' }] });
    expect(told(state)).toEqual(['founded', 'recruited', 'module', 'battle']);
  });

  it('should go on by the copies they have, as far as those go', () => {
    const [before, now] = ['v000-module-before.json', 'v000-module.json'].map((name) => stateIn(name).module);
    const wounds = (pack: Pack) => pack.operatives.get('nights--wrecker')?.wounds;
    const changed = packWithModule(filesWith('operatives.json', (row) => ({ ...row, wounds: 14 })));
    expect(wounds(withPinned(changed, now?.pinned))).toBe(8);
    expect(wounds(withPinned(changed, before?.pinned))).toBe(14);
    for (const pack of [changed, packWithModule(null)])
      for (const module of [before, now])
        expect(withPinned(pack, module?.pinned).missions.get('nights--landing')?.name).toBe('The landing');
    expect(newerModule(now, modulesOf(packWithModule()))).toBeNull();
    expect(newerModule(now, modulesOf(changed))).not.toBeNull();
  });

  it('should not be told of a change in what older ones have no copies of', () => {
    const { module } = stateIn('v000-module-before.json');
    const missions = (name?: string) =>
      filesWith('missions.json', (row) => {
        const { behaviour: _behaviour, ...plan } = row['plan'] as Readonly<Record<string, unknown>>;
        return { ...row, name: name ?? row['name'], plan };
      })['missions.json'];
    const cards = filesWith('operatives.json', (row) => ({ ...row, wounds: 14 }));
    const newer = (files: typeof cards) => newerModule(module, modulesOf(packWithModule(files)));
    expect(newer({ ...cards, 'missions.json': missions() })).toBeNull();
    expect(newer({ ...cards, 'missions.json': missions('Other') })?.pinned.length).toBeGreaterThan(4);
  });
});

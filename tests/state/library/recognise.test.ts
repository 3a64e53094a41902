import { beforeEach, describe, expect, it } from 'vitest';
import { rowOfProblem } from '../../../src/content/problemPlace.ts';
import { shippedBehaviours } from '../../../src/content/shippedBehaviours.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { shareFromWorkshop } from '../../../src/state/workshop/sharePack.ts';
import { take } from '../../../src/state/workshop/takePack.ts';
import { tablesOf } from '../../../src/state/workshop/workshop.ts';
import { shareBytes, shareValue } from '../../../src/persistence/scenarioShare.ts';
import { encodeShare } from '../../../src/persistence/shareCode.ts';
import { partsOf } from '../../../src/persistence/shareParts.ts';
import { retinueCode, retinueOf, retinueText } from '../../../src/persistence/sharedRetinue.ts';
import { recogniseFile, recogniseText } from '../../../src/state/library/recognise.ts';
import { killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';
import { app, withDurable } from '../../support/app.tsx';
import { crewFiles } from '../../support/ownPack.ts';
import { freshApp, openReady } from '../../support/readyBattle.ts';
import { sample } from '../../support/rosterFiles.ts';
import { sharedMember } from '../../support/sharedMembers.ts';
import { smallCampaignSetup } from '../../support/smallCampaign.ts';

const HERE = 'https://example.org/#/';
const AT = '2026-11-20T10:00:00.000Z';
const pack = {
  about: { kind: 'pack' as const, title: 'Lamplighters', author: 'Ana', savedAt: AT, needs: [] },
  files: crewFiles(),
};
const retinue = retinueOf({ ...smallCampaignSetup(), members: [sharedMember('m1', 'Isaura Vex')] });

async function codeOf(value: unknown): Promise<string> {
  const encoded = await encodeShare(value);
  if (encoded.kind !== 'code') throw new Error(encoded.kind);
  return encoded.code;
}
const text = (given: string) => recogniseText(app, given, 'Pasted');

beforeEach(async () => {
  await freshApp();
  withDurable();
});

describe('what something given is', () => {
  it('should be a battle that is taken in, of a file or of its text', async () => {
    await openReady();
    const file = (await killTeamPlayOf(app).exportBattle())?.text ?? '';
    expect(await text(file)).toMatchObject({ kind: 'same', subject: { kind: 'battle' } });
    await freshApp();
    withDurable();
    expect(await text(file)).toMatchObject({ kind: 'here', subject: { kind: 'battle' } });
  });

  it('should be a retinue, of a link, a bare code or a file', async () => {
    const code = await codeOf(retinueCode(retinue));
    const found = { kind: 'retinue', title: retinue.name, members: 1 };
    expect(await text(`${HERE}take/${code}`)).toMatchObject({ ...found, of: { code } });
    expect(await text(code)).toMatchObject(found);
    expect(await recogniseFile(app, new File([retinueText(retinue, AT)], 'r.json'))).toMatchObject(found);
  });

  it('should be a pack, by whatever address its code is given, of a file, and of an exported one', async () => {
    const code = await codeOf(shareValue(pack));
    const found = { kind: 'shared', looked: { shared: { about: { title: 'Lamplighters' } } } };
    expect(await text(`${HERE}take/${code}`)).toMatchObject({ ...found, of: { code } });
    expect(await text(`${HERE}workshop/take/${code}`)).toMatchObject(found);
    expect(await recogniseFile(app, new File([await shareBytes(pack)], 'p.zip'))).toMatchObject(found);
    const own = JSON.stringify({
      format: 'ownPack',
      version: 1,
      savedAt: AT,
      revision: 0,
      data: { files: pack.files },
    });
    expect(await text(own)).toMatchObject({ kind: 'shared' });
  });

  it('should be a decision table, of its file, of its code and link, and be taken', async () => {
    const table = { ...present(shippedBehaviours().get('marksman'), 'no table'), id: 'mine', name: 'Stubborn as mud' };
    const file = tablesOf(app).exportTables([{ behaviour: table, examples: [] }]);
    const kind = { kind: 'shared', looked: { shared: { about: { kind: 'behaviour' } }, rows: [{ id: 'mine' }] } };
    const found = await recogniseFile(app, new File([file], 'mine.json'));
    expect(found).toMatchObject(kind);
    expect(await text(file)).toMatchObject(kind);
    await tablesOf(app).saveTables(() => ({
      tables: [{ behaviour: table, examples: [] }],
      was: [],
      copyName: (name) => name,
    }));
    const share = await shareFromWorkshop(app, { kind: 'behaviours', id: 'mine' }, 'Ana', `${HERE}workshop/take/`);
    const link = share?.link ?? '';
    expect(link).not.toBe('');
    expect(await text(link)).toMatchObject(kind);
    if (found.kind !== 'shared') throw new Error(found.kind);
    expect((await take(app, found.looked, 'replace')).kind).toBe('taken');
    const packs = (await tablesOf(app).readWorkshop())?.packs ?? [];
    expect(packs.flatMap(({ tables }) => tables.map(({ behaviour }) => behaviour.name))).toEqual(['Stubborn as mud']);
  });

  it('should be no pack that cannot be played, with what is wrong in which of its rows', async () => {
    const { 'weapons.json': weapons, ...files } = crewFiles();
    const bad = (Array.isArray(weapons) ? weapons : []).map((row: object, index) =>
      index === 0 ? { ...row, name: 'Rust pistol', kind: 'sung' } : row,
    );
    const broken = { ...pack, files: { ...files, 'weapons.json': bad } };
    const found = await recogniseFile(app, new File([await shareBytes(broken)], 'p.zip'));
    expect(found).toMatchObject({ kind: 'unread', why: 'unfit' });
    const { problems = [], rows = [] } = found.kind === 'unread' ? found : {};
    expect(rowOfProblem(rows, problems[0]?.path ?? '')?.name).toBe('Rust pistol');
  });

  it('should be parts of a code until all are here', async () => {
    const code = await codeOf(shareValue(pack));
    const [first = '', ...others] = partsOf(code, 'x'.repeat(1_000)) ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(await text(first)).toMatchObject({ kind: 'parts', parts: { here: [1], count: others.length + 1 } });
    const links = others.map((part) => `${HERE}workshop/take/${part}`).join(' ');
    expect(await text(links)).toMatchObject({ kind: 'shared' });
  });

  it('should be a roster of another app, and what was wrong with it is for its own screen', async () => {
    const read = await recogniseFile(app, new File([new Uint8Array(sample('crew.ros'))], 'crew.ros'));
    expect(read).toMatchObject({ kind: 'roster', models: 5 });
    expect(await text('<roster name="x"><forces/></roster>')).toMatchObject({ kind: 'roster', models: null });
  });

  it('should be a question to the odds, or of another device', async () => {
    expect(await text(`${HERE}odds/kt3/a4`)).toEqual({ kind: 'odds', asked: 'kt3/a4' });
    expect(await text(`${HERE}campaign/c1`)).toEqual({ kind: 'place' });
  });

  it('should be nothing, with the reason, and change nothing', async () => {
    const code = await codeOf(shareValue(pack));
    expect(await text(`${HERE}take/${code.slice(0, -9)}`)).toEqual({ kind: 'unread', why: 'cut' });
    expect(await text('no such thing')).toEqual({ kind: 'refused', problems: [] });
    expect(await recogniseFile(app, new File(['PK no zip at all'], 'b.zip'))).toEqual({
      kind: 'unread',
      why: 'damaged',
    });
  });
});

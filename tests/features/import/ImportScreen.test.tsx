import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeploymentScreen } from '../../../src/features/deployment/DeploymentScreen.tsx';
import { ImportScreen, type ImportScreenProps } from '../../../src/features/import/ImportScreen.tsx';
import { readRemoved } from '../../../src/persistence/removedThings.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import * as picking from '../../../src/ui/pickFile.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { asWritten, SpeechContext } from '../../../src/words/useWords.ts';
import { crewFiles } from '../../support/ownPack.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { bytesOf, operativeProfile, ros, rosz, sample, selection, weaponProfile } from '../../support/rosterFiles.ts';
import { pressStep } from '../../support/pressStep.ts';
import { app, durable, render, withDurable } from '../../support/app.tsx';

const { storePack } = packsOf(app);

let chosen: File;

const FRENCH = { language: 'fr', as: asWritten } as const;

await fetchWords('importing', 'en');
await fetchWords('importing', 'fr');
await fetchWords('shared', 'fr');
await fetchWords('battle', 'fr');

beforeEach(async () => {
  await freshApp();
  withDurable();
  vi.spyOn(picking, 'pickFile').mockImplementation((onFile) => onFile(chosen));
});

const fileOf = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name);

async function shown(props: Partial<ImportScreenProps> = {}, language: 'en' | 'fr' = 'en') {
  const ways = {
    campaignOpen: false,
    onBack: vi.fn<() => void>(),
    onDone: vi.fn<() => void>(),
    onElse: vi.fn<ImportScreenProps['onElse']>(),
    onRecruit: vi.fn<ImportScreenProps['onRecruit']>(() => []),
    ...props,
  };
  const now = <ImportScreen {...ways} />;
  await act(async () => {
    render(<Suspense>{language === 'fr' ? <SpeechContext value={FRENCH}>{now}</SpeechContext> : now}</Suspense>);
    await Promise.resolve();
  });
  return { ...ways, user: userEvent.setup() };
}
type Stage = Awaited<ReturnType<typeof shown>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

async function choose({ user }: Stage, name: string, bytes: Uint8Array) {
  chosen = fileOf(name, bytes);
  await user.click(button(/^(Choose a file|Another file)/));
}

const modelNames = async (): Promise<readonly (string | null)[]> => {
  const models = await screen.findByRole('region', { name: 'The models' });
  return within(models)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

const fact = (label: string): string | null =>
  within(region('What is in it')).getByText(label).nextElementSibling?.textContent ?? null;

describe('a roster that can be read', () => {
  it.each([
    ['crew.ros', sample('crew.ros'), 'BattleScribe', 7, 5],
    ['crew.rosz', rosz(sample('crew.ros')), 'BattleScribe', 7, 5],
    ['crew.newrecruit.json', sample('crew.newrecruit.json'), 'New Recruit', 5, 5],
    ['team.fork.json', sample('team.fork.json'), 'killteamjson', 2, 2],
    ['roster.ktdash.json', sample('roster.ktdash.json'), 'KTDash', 4, 2],
  ])('should be shown whole before anything is saved: %s', async (name, bytes, format, inFile, read) => {
    const stage = await shown();
    await choose(stage, name, bytes);
    expect(await modelNames()).toHaveLength(read);
    expect([fact('Format'), fact('Models in the file'), fact('Read'), fact('Left out')]).toEqual([
      format,
      `${inFile}`,
      `${read}`,
      `${inFile - read}`,
    ]);
    expect(screen.getByRole('log')).toHaveTextContent(`${read} of ${inFile} models read.`);
    expect(screen.queryByText('Every model of the file is here.') !== null).toBe(inFile === read);
    expect(durable.texts.size).toBe(0);
  });

  it('should show numbers, weapons, rules, unknown rules and what was left out with its reason', async () => {
    const stage = await shown();
    await choose(stage, 'crew.ros', sample('crew.ros'));
    await modelNames();
    const [maren] = within(region('The models')).getAllByRole('listitem');
    expect(maren).toHaveTextContent('Old Maren');
    expect(maren).toHaveTextContent('APL 3 · Move 6″ · Save 4+ · Wounds 9');
    expect(maren).toHaveTextContent('Lamp cannon (blaze) ranged · Atk 4 · Hit 4+ · Dmg 5/6 · Hot, Lethal 5+');
    expect(maren).toHaveTextContent('Not known here, yours to carry out: Dazzle 2');
    expect(maren).toHaveTextContent('Abilities: Steady Hands, Lantern Oath');
    const left = within(region('What is in it')).getAllByRole('listitem');
    const models = left.map(({ textContent }) => Number(/costs (\d+) model/u.exec(textContent)?.[1] ?? 0));
    expect(models.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it('should say of a kind of weapon that it is a guess', async () => {
    const stage = await shown();
    const profiles = operativeProfile() + weaponProfile('Bolt pistol') + weaponProfile('⚔ Cudgel');
    await choose(stage, 'x.ros', bytesOf(ros(selection({ profiles }))));
    await modelNames();
    expect(screen.getByText('Bolt pistol').parentElement).toHaveTextContent('Bolt pistol ranged, by its name · Atk 4');
    expect(screen.getByText('Cudgel').parentElement).toHaveTextContent('Cudgel melee · Atk 4');
  });

  it('should ask which team is meant, and let another one be chosen', async () => {
    const stage = await shown();
    await choose(stage, 'teams.killteamjson.json', sample('teams.killteamjson.json'));
    const teams = within(await screen.findByRole('radiogroup', { name: 'Teams in this file' })).getAllByRole('radio');
    expect(teams.length).toBeGreaterThan(1);
    await stage.user.click(screen.getByRole('radio', { name: /Tidewalkers/ }));
    expect(await modelNames()).toHaveLength(2);
    await stage.user.click(button('Another team'));
    expect(await screen.findByRole('radiogroup', { name: 'Teams in this file' })).toBeVisible();
  });

  it('should be read from a text', async () => {
    const stage = await shown();
    await stage.user.click(screen.getByRole('textbox', { name: 'Or its text' }));
    await stage.user.paste(new TextDecoder().decode(sample('roster.ktdash.json')));
    await stage.user.click(button('Read the text'));
    expect(await modelNames()).toHaveLength(2);
  });

  it('should keep a text that is refused in its field, to be mended', async () => {
    const stage = await shown();
    await stage.user.click(screen.getByRole('textbox', { name: 'Or its text' }));
    await stage.user.paste('{"half":');
    await stage.user.click(button('Read the text'));
    await screen.findByRole('region', { name: 'This cannot be read as a roster' });
    expect(screen.getByRole('textbox', { name: 'Or its text' })).toHaveValue('{"half":');
  });
});

describe('a file that cannot be read', () => {
  const whole = sample('crew.ros');
  const json = sample('crew.newrecruit.json');
  it.each([
    ['half an XML', whole.slice(0, whole.length / 2), /breaks off or is damaged/],
    ['half a JSON', json.slice(0, json.length / 2), /breaks off or is damaged/],
    ['half an archive', rosz(whole).slice(0, 300), /archive is damaged/],
    ['a file of another app', bytesOf('{"format":"battle","version":1}'), /no roster of BattleScribe/],
    ['a bomb', rosz(new Uint8Array(20_000_001)), /Unpacked it would be far larger/],
    ['a large file', new Uint8Array(5_000_001), /larger than 5.MB/],
    ['another game', bytesOf(ros(selection({ profiles: operativeProfile() }), 'sys-other')), /another game/],
    ['nothing', new Uint8Array(), /It is empty/],
  ])('should be refused with a sentence and change nothing: %s', async (_, bytes, sentence) => {
    const stage = await shown();
    await choose(stage, 'x.ros', bytes);
    const refused = await screen.findByRole('region', { name: 'This cannot be read as a roster' });
    expect(within(refused).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent(sentence);
    expect(durable.texts.size).toBe(0);
    await choose(stage, 'crew.ros', whole);
    expect(await modelNames()).toHaveLength(5);
  });

  it('should lead to the door that sees what else it is, with what was read', async () => {
    const stage = await shown();
    await choose(stage, 'battle.json', bytesOf('{"format":"battle","version":1}'));
    await stage.user.click(await screen.findByRole('button', { name: /^It is something else/ }));
    const [given] = vi.mocked(stage.onElse).mock.lastCall ?? [];
    expect([given?.name, await given?.text()]).toEqual(['battle.json', '{"format":"battle","version":1}']);
  });

  it('should not even be read when it is too large', async () => {
    const stage = await shown();
    chosen = fileOf('x.ros', new Uint8Array(5_000_001));
    const read = vi.spyOn(chosen, 'arrayBuffer');
    await stage.user.click(button(/^Choose a file/));
    await screen.findByRole('region', { name: 'This cannot be read as a roster' });
    expect(read).not.toHaveBeenCalled();
  });

  it('should be refused when the browser cannot read it', async () => {
    const stage = await shown();
    chosen = fileOf('x.ros', whole);
    vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    await stage.user.click(button(/^Choose a file/));
    expect((await screen.findAllByText(/It cannot be read/)).length).toBeGreaterThan(0);
  });

  it('should be refused in French too, and say where', async () => {
    const stage = await shown({}, 'fr');
    chosen = fileOf('x.ros', bytesOf('<roster>\n<forces>\n'));
    await stage.user.click(button(/^Choisir un fichier/));
    const refused = await screen.findByRole('region', { name: 'Ceci ne se lit pas comme une liste' });
    expect(refused).toHaveTextContent('La liste s’interrompt ou est abîmée.');
    expect(refused.textContent).toContain('line 3\u00A0: the file ends before </forces>');
  });

  it('should not take the place of a file chosen after it', async () => {
    const stage = await shown();
    chosen = fileOf('slow.ros', bytesOf('no roster'));
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    vi.spyOn(chosen, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await stage.user.click(button(/^Choose a file/));
    chosen = fileOf('crew.ros', whole);
    await stage.user.click(button('Reading it, it takes a moment'));
    expect(await modelNames()).toHaveLength(5);
    await act(async () => {
      arrive(new ArrayBuffer(0));
      await Promise.resolve();
    });
    expect(await modelNames()).toHaveLength(5);
  });
});

describe('saving', () => {
  async function read(props: Partial<ImportScreenProps> = {}) {
    const stage = await shown(props);
    await choose(stage, 'crew.ros', sample('crew.ros'));
    await modelNames();
    return stage;
  }

  it('should keep auxiliaries under a name, and offer them in a deployment', async () => {
    const stage = await read();
    const name = screen.getByRole('textbox', { name: 'Name of the pack' });
    await stage.user.clear(name);
    expect(button('Save 5 auxiliaries, as Lamplighters & Sons')).toBeVisible();
    await stage.user.type(name, 'The lamps');
    await stage.user.click(button('One DV more'));
    await stage.user.click(button('Save 5 auxiliaries, as The lamps'));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('The lamps is saved.'));
    expect(within(region('Packs of your own')).getByRole('button')).toHaveTextContent('The lamps 5 auxiliaries');
    await stage.user.click(button('Done'));
    expect(stage.onDone).toHaveBeenCalledOnce();

    render(<DeploymentScreen bands={() => null} table={null} onBack={vi.fn()} onBegun={vi.fn()} />);
    await screen.findByRole('region', { name: 'The retinue' });
    await pressStep(stage.user, 'The retinue');
    await stage.user.click(screen.getByText('Others who could come along'));
    await stage.user.click(button('Take Old Maren along'));
    expect(button('Leave Old Maren behind')).toBeVisible();
  });

  it('should keep enemies as a faction of a battle', async () => {
    const stage = await read();
    await stage.user.click(screen.getByRole('radio', { name: /^Enemies/ }));
    await stage.user.click(button(/^Save 5 enemies/));
    await screen.findByText(/It is a faction in every new battle/, { selector: 'p' });
    render(<DeploymentScreen bands={() => null} table={null} onBack={vi.fn()} onBegun={vi.fn()} />);
    await screen.findByRole('region', { name: 'Enemy' });
    await pressStep(stage.user, 'Enemy');
    await stage.user.click(screen.getByRole('radio', { name: 'Lamplighters & Sons' }));
    expect(await screen.findAllByRole('button', { name: /Watchman|Old Maren/ })).not.toHaveLength(0);
  });

  it('should keep what was read when the store fails', async () => {
    const stage = await read();
    durable.fault = new DOMException('full', 'QuotaExceededError');
    await stage.user.click(button(/^Save 5 auxiliaries/));
    expect(await screen.findByText(/The browser did not store it/)).toBeVisible();
    expect(await modelNames()).toHaveLength(5);
    durable.fault = null;
    await stage.user.click(button('One DV more'));
    await stage.user.click(button(/^Save 5 auxiliaries/));
    expect(await screen.findByText(/is saved/, { selector: 'p' })).toBeVisible();
  });

  it('should save nothing of a file without a model that can be read', async () => {
    const stage = await shown();
    await choose(stage, 'x.ros', bytesOf(ros(selection({ name: 'Nobody' }))));
    await screen.findByText(/Nobody/);
    await stage.user.click(button(/No model could be read/));
    expect(durable.texts.size).toBe(0);
  });
});

describe('recruiting', () => {
  async function members(props: Partial<ImportScreenProps> = {}) {
    const stage = await shown({ campaignOpen: true, ...props });
    await choose(stage, 'crew.ros', sample('crew.ros'));
    await modelNames();
    await stage.user.click(screen.getByRole('radio', { name: /^Operatives of the campaign/ }));
    return stage;
  }
  const give = async ({ user }: Stage, model: number, card: RegExp) => {
    const rows = within(region('Who joins as what')).getAllByRole('button');
    const row = rows[model];
    if (row === undefined) throw new Error('no such model');
    await user.click(row);
    const sheet = within(screen.getByRole('dialog'));
    await user.click(await sheet.findByRole('radio', { name: card }));
    await user.click(sheet.getByRole('button', { name: 'Done' }));
  };

  it('should not be offered without a campaign', async () => {
    const stage = await shown();
    await choose(stage, 'crew.ros', sample('crew.ros'));
    await modelNames();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('should take on those who were given a card', async () => {
    const stage = await members();
    await stage.user.click(button(/Choose a card for someone/));
    expect(stage.onRecruit).not.toHaveBeenCalled();
    await give(stage, 0, /^Acolyte/);
    await give(stage, 2, /^Hiver/);
    await give(stage, 3, /^Hiver/);
    await give(stage, 3, /^Stays out/);
    await stage.user.click(button(/^Take on 2/));
    expect(stage.onRecruit).toHaveBeenCalledWith([
      { name: 'Old Maren', card: 'acolyte' },
      { name: expect.stringMatching(/./), card: 'hiver' },
    ]);
    expect(stage.onDone).toHaveBeenCalledOnce();
    expect([...durable.texts.keys()].filter((key) => !key.startsWith('typed/'))).toEqual([]);
  });

  it('should name those whom the campaign does not take', async () => {
    const stage = await members({ onRecruit: (all) => all });
    await give(stage, 0, /^Acolyte/);
    await stage.user.click(button(/^Take on 1/));
    expect(await screen.findByText(/Not taken on: Old Maren/)).toBeVisible();
    expect(stage.onDone).not.toHaveBeenCalled();
  });
});

describe('packs of one’s own', () => {
  it('should be removed, kept, and put back by one tap', async () => {
    await storePack(crewFiles());
    const { user } = await shown();
    await user.click(await screen.findByRole('button', { name: /^Lamplighters/ }));
    await user.click(button('Remove the pack'));
    expect(await screen.findByText('Lamplighters is removed. It is in the bin for 30 days.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Lamplighters/ })).toBeNull();
    expect(await readRemoved(durable, 'pack')).toMatchObject([{ name: 'Lamplighters' }]);
    await user.click(button('Undo'));
    expect(await screen.findByRole('button', { name: /^Lamplighters/ })).toBeVisible();
    expect(screen.getByText('Lamplighters is back')).toBeVisible();
  });

  it('should say what is wrong with one that cannot be played', async () => {
    durable.texts.set('pack/half/', '{"format":"ownPa');
    const { user } = await shown();
    await user.click(await screen.findByRole('button', { name: /half Not played: 1 problem/ }));
    expect(within(screen.getByRole('dialog')).getByText('not JSON')).toBeVisible();
  });

  it('should say when they cannot be read', async () => {
    durable.fault = new DOMException('off', 'InvalidStateError');
    await shown();
    await waitFor(() => expect(screen.getByText(/cannot be read here/)).toBeVisible());
  });
});

import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PINNED_KINDS, type PinnedRow } from '../../../src/engine/campaign/model/module.ts';
import { chapterAtHand } from '../../../src/engine/campaign/model/modules.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { ModulePart } from '../../../src/features/campaign/ModulePart.tsx';
import { changesOf } from '../../../src/features/campaign/moduleView.ts';
import { DeployScreen } from '../../../src/features/retinue/DeployScreen.tsx';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { line, report } from '../../support/walkPlay.ts';
import { answersAll, campaignNow, does, founded, manned, shows, stateNow } from '../retinue/stage.tsx';
import { app } from '../../support/app.tsx';

const { undoCampaign } = campaignPlayOf(app);

const STORY = 'the-voice-in-the-water';

beforeEach(() => founded());

/** The chapter at hand is fought and its book closed. */
function played(member: string): void {
  const chapter = present(chapterAtHand(stateNow()), 'a chapter at hand');
  const [faction = ''] = campaignNow().pack.factions.keys();
  const { id, mission, title } = chapter;
  const chosen = { mission, title, faction, chapter: id, deployed: [member], auxiliaries: [], objectives: [] };
  does({ type: 'deploy', battle: `battle-${id}`, ...chosen }, { type: 'report', report: report([line(member)]) });
  while (stateNow().scenario !== null) {
    answersAll();
    does(stateNow().scenario?.stage === 'closing' ? { type: 'closeBook' } : { type: 'goOn' });
  }
}

describe('a linked campaign on the home of the campaign', () => {
  it('should be begun from those that packs have, and be taken back', async () => {
    const user = await shows(<ModulePart />);
    await user.click(screen.getByRole('button', { name: /Begin a linked campaign/u }));
    await user.click(screen.getByRole('radio', { name: /The Voice in the Water/u }));
    await user.click(screen.getByRole('button', { name: /^Begin$/u }));
    expect(await screen.findByRole('heading', { name: 'Chapter 1. The Silent Relay' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Begin a linked campaign/u })).toBeNull();
    act(() => {
      undoCampaign();
    });
    expect(stateNow().module).toBeUndefined();
    expect(screen.getByRole('button', { name: /Begin a linked campaign/u })).toBeInTheDocument();
  });

  it('should offer the ways on once the book of its chapter is closed', async () => {
    const { vex } = manned();
    does({ type: 'startModule', module: STORY });
    played(vex);
    const user = await shows(<ModulePart />);
    const part = within(screen.getByRole('region', { name: 'Linked campaign' }));
    expect(part.queryByText(/Chapter 2/u)).toBeNull();
    await user.click(part.getByRole('button', { name: /Water Runs Down/u }));
    expect(chapterAtHand(stateNow())?.id).toBe('water-runs-down');
    expect(part.getByRole('heading', { name: 'Chapter 2. Water Runs Down' })).toBeInTheDocument();
  });

  it('should tell what earlier chapters have changed of the one at hand, at home and at deployment, and only that', async () => {
    const { vex } = manned();
    does({ type: 'startModule', module: STORY });
    played(vex);
    does({ type: 'chooseChapter', chapter: 'water-runs-down' });
    await shows(<ModulePart />);
    expect(screen.queryByText(/You know the drain stair/u)).toBeNull();
    act(() => does({ type: 'setFlag', flag: 'relay-gang-entry', on: true }));
    expect(screen.getByText(/You know the drain stair/u)).toBeVisible();
    cleanup();
    await shows(<DeployScreen onBack={vi.fn()} onDeployed={vi.fn()} onScenario={vi.fn()} onRecruit={vi.fn()} />);
    const part = within(screen.getByRole('region', { name: 'From the chapters before' }));
    expect(part.getByText(/stays out/u)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /The Silent Relay|The Last Hour/u })).toBeNull();
    expect(screen.getByRole('radio', { name: /Water Runs Down/u })).toBeChecked();
  });

  it('should have its scenario chosen when the retinue deploys', async () => {
    manned();
    does({ type: 'startModule', module: STORY });
    await shows(
      <DeployScreen
        onBack={() => undefined}
        onDeployed={() => undefined}
        onScenario={() => undefined}
        onRecruit={() => undefined}
      />,
    );
    const { mission } = present(chapterAtHand(stateNow()), 'a chapter');
    const { name } = present(campaignNow().pack.missions.get(mission), 'its mission');
    expect(screen.getByRole('radio', { name: new RegExp(`^${name}`, 'u') })).toBeChecked();
  });

  it('should say what has changed in its pack, and that nothing is taken by itself', async () => {
    does({ type: 'startModule', module: STORY });
    const { content } = campaignNow();
    const now = present(content.modules.get(STORY), 'the module');
    const pinned = now.pinned.map((each) =>
      each.kind === 'missions' && each.id === 'silent-relay'
        ? { ...each, row: { name: 'The Silent Relay', primary: '' } }
        : each,
    );
    const modules = new Map([[STORY, { ...now, pinned: pinned.slice(0, -1), hash: 'other', hashBefore: 'other' }]]);
    await shows(<ModulePart />);
    expect(screen.queryByText(/has changed/u)).toBeNull();
    act(() => app.store.setState({ campaign: { ...campaignNow(), content: { ...content, modules } } }));
    expect(screen.getByText(/has changed/u)).toBeInTheDocument();
    expect(screen.getByText(/^Changed: The Silent Relay \(scenario\): .*what must be done/u)).toBeInTheDocument();
    expect(screen.getByText(/^Gone: .+\(table\)$/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep the old' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take the new' })).toBeInTheDocument();
  });

  it('should say that an older state is played once the new one was refused, and let it be taken after all', async () => {
    does({ type: 'startModule', module: STORY });
    await shows(<ModulePart />);
    expect(screen.getByText('It is played as its pack is now.')).toBeInTheDocument();
    const { content } = campaignNow();
    const now = present(content.modules.get(STORY), 'the module');
    const modules = new Map([[STORY, { ...now, hash: 'other', hashBefore: 'other' }]]);
    act(() => app.store.setState({ campaign: { ...campaignNow(), content: { ...content, modules } } }));
    expect(screen.queryByText(/It is played as it was/u)).toBeNull();
    const refused = { ...present(stateNow().module, 'the module'), refused: 'other' };
    act(() =>
      app.store.setState({
        campaign: {
          ...campaignNow(),
          content: { ...content, modules },
          state: { ...stateNow(), module: refused },
        },
      }),
    );
    expect(screen.getByText(/It is played as it was when it was last taken/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Take the new one after all/u })).toBeInTheDocument();
  });

  it('should tell what its battles are fought with by kind, in both languages', async () => {
    does({ type: 'startModule', module: STORY });
    const { content } = campaignNow();
    const now = present(content.modules.get(STORY), 'the module');
    const row = (kind: PinnedRow['kind']): PinnedRow => ({ kind, id: `nights--${kind}`, row: { name: 'The thing' } });
    const pinned = [...now.pinned, ...PINNED_KINDS.slice(3).map(row)];
    const newer = { ...now, pinned, hash: 'other' };
    const module = present(stateNow().module, 'a module');
    const said = async (language: 'en' | 'fr') =>
      changesOf({ words: await fetchWords('campaign', language), state: stateNow(), content }, module, newer);
    const names = (kinds: readonly string[]) => kinds.map((kind) => `The thing (${kind})`).join(', ');
    expect(await said('en')).toEqual([`New: ${names(['card', 'weapon', 'armour', 'faction', 'decision table'])}`]);
    expect(await said('fr')).toEqual([
      `Nouveau\u00A0: ${names(['fiche', 'arme', 'armure', 'faction', 'table de décision'])}`,
    ]);
  });

  it('should say that its pack is gone, and go on', async () => {
    does({ type: 'startModule', module: STORY });
    await shows(<ModulePart />);
    const { content } = campaignNow();
    act(() => app.store.setState({ campaign: { ...campaignNow(), content: { ...content, modules: new Map() } } }));
    expect(screen.getByText(/Its pack is gone/u)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Chapter 1. The Silent Relay' })).toBeInTheDocument();
  });

  it('should say what it has brought when nothing leads on', async () => {
    const { vex } = manned();
    does({ type: 'startModule', module: STORY });
    for (const flag of ['relay-won', 'water-stopped', 'hour-kept']) does({ type: 'setFlag', flag, on: true });
    played(vex);
    does({ type: 'chooseChapter', chapter: 'water-runs-down' });
    played(vex);
    await shows(<ModulePart />);
    const part = within(screen.getByRole('region', { name: 'Linked campaign' }));
    expect(part.queryByText(/25 XP for each Acolyte/u)).toBeNull();
    act(() => {
      does({ type: 'chooseChapter', chapter: 'the-last-hour' });
      played(vex);
    });
    expect(part.getByText(/25 XP for each Acolyte/u)).toBeInTheDocument();
    expect(part.getByText(/one roll on the rare finds/u)).toBeInTheDocument();
    expect(part.queryByText(/one follower more/u)).toBeNull();
  });

  it('should be left by a tap', async () => {
    does({ type: 'startModule', module: STORY });
    const user = await shows(<ModulePart />);
    await user.click(screen.getByRole('button', { name: /Leave the linked/u }));
    expect(stateNow().module).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { fetchPlace } from '../../src/app/routes.tsx';
import { campaignPlayOf } from '../../src/state/campaign/campaignPlay.ts';
import { freshApp, openNow, play } from '../support/readyBattle.ts';
import { app, render } from '../support/app.tsx';

const user = userEvent.setup();

beforeEach(async () => {
  await campaignPlayOf(app).closeCampaign();
  await freshApp();
});

/** Lets what was asked for be fetched and drawn. */
const settles = () => act(async () => Promise.resolve());
const button = (name: RegExp | string) => screen.findByRole('button', { name });

/** Taps, and lets what it leads to be fetched. */
async function press(name: RegExp | string): Promise<void> {
  await user.click(await button(name));
  await settles();
}

/** Goes to an address, which the page hears of some time afterwards. */
async function goes(hash: string): Promise<void> {
  await fetchPlace(hash);
  await act(async () => {
    const heard = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    location.hash = hash;
    await heard;
  });
}

/** The app at this address. */
async function shows(hash: string): Promise<void> {
  await goes(hash);
  await act(async () => {
    render(<App language="en" />);
  });
}

/** A dataslate of this kill team under this name, opened from a new campaign. */
async function opens(name: string, team: RegExp): Promise<void> {
  await press(/^A dataslate/u);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
  await user.click(await screen.findByRole('radio', { name: team }));
  await press(/^Open the dataslate/u);
  await button(/^To battle/u);
}

const picks = async (name: RegExp | string) => user.click(await screen.findByRole('radio', { name }));
const page = (): string => document.body.textContent ?? '';
const ACOLYTES_WORDS =
  /clue|captive|left behind|loot|acolyte|follower|retinue\b|wargear|difficulty|Easy|specialism|level|Deployment/iu;

/** The dataslates of both kill teams, and the battle between them under way; the address of the first’s home. */
async function toBattle(): Promise<string> {
  await shows('#/campaign/new');
  await opens('Low ash', /^Gutter saints/u);
  await goes('#/campaign/new');
  await opens('Night tide', /^Salt wardens/u);
  const home = location.hash;
  await press(/^To battle/u);
  await press(/^Player 2/u);
  const second = await screen.findByRole('region', { name: 'The kill team of Player 2' });
  await user.click(within(second).getByRole('button', { name: /^Gutter saints/u }));
  await picks(/^Low ash/u);
  await press(/^To the table/u);
  await waitFor(() => expect(location.hash).toMatch(/^#\/battle\//u));
  return home;
}

/** One of either side is brought down, and the battle is over: its end is shown. */
async function toEnd(): Promise<void> {
  const of = (who: string) => openNow().state.operatives.find(({ name }) => name === who)?.id ?? who;
  play(
    { type: 'correct', correction: { what: 'wounds', operative: of('Saint Rag'), to: 0, credit: of('Tom Barrow') } },
    { type: 'correct', correction: { what: 'wounds', operative: of('Ines Cole'), to: 0, credit: of('Saint Nail') } },
    { type: 'endBattle', reason: 'ended' },
  );
  await goes(`#/battle/${openNow().id}/end`);
}

describe('a dataslate', () => {
  it('should take somebody on after its opening, and say what is not chosen yet', async () => {
    await shows('#/campaign/new');
    await opens('Night tide', /^Salt wardens/u);
    await press(/^Enlist an operative/u);
    await press(/^Enlist$/u);
    expect(await screen.findByText('It needs a name')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nell Gray');
    await picks('Salt warden');
    await press(/^Enlist$/u);
    expect(await button(/^Nell Gray.*Salt warden · Untried · 0 XP/u)).toBeVisible();
    await press(/^Undo/u);
    expect(screen.queryByRole('button', { name: /^Nell Gray/u })).toBeNull();
  });

  it('[K-80] should be opened at the end of a battle for the kill team that was played, which counts', async () => {
    await shows('#/new');
    await picks('Kill Team 2021');
    await press(/^To the table/u);
    await waitFor(() => openNow());
    await toEnd();
    await press(/^Open a dataslate for Gutter saints/u);
    expect(await button(/^Roll the dice/u)).toBeVisible();
    await press(/^Saint Nail/u);
    expect(page()).toContain('Kills of Saint Nail1');
    const battle = openNow().id;
    await goes(`#/battle/${battle}/end`);
    expect(await button(/^Open a dataslate for Salt wardens/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open a dataslate for Gutter saints/u })).toBeNull();
  });

  it('[K-80] [K-81] should be opened, counted by its side alone, walked to its end, spent, printed and shared', async () => {
    const home = await toBattle();
    await toEnd();
    await press(/^Not for Low ash/u);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Count it for Low ash/u })).toBeNull());
    await press(/^Count it for Night tide/u);

    expect(await button(/^Roll the dice/u)).toBeVisible();
    await press(/^Tom Barrow/u);
    expect(page()).toContain('Kills of Tom Barrow1');
    expect(page()).not.toMatch(ACOLYTES_WORDS);
    await press(/^Roll the dice/u);
    await press(/^Face 2/u);
    expect(page()).toContain('Roll for the battle scar of Ines Cole');
    await press(/^Face 6/u);
    expect(page()).toContain('Battle scar. D6: 6, Bad knee');
    await press(/^To experience/u);
    await press(/^One more: Tom Barrow/u);
    await press(/^One more: Tom Barrow/u);
    await press(/^Give the experience/u);

    expect(page()).toContain('From which list are the battle honours of Tom Barrow?');
    expect(page()).not.toMatch(ACOLYTES_WORDS);
    await picks('Marksman');
    await press(/^Marksman/u);
    await press(/^Face 2/u);
    expect(page()).toContain('Blooded: a battle honour, rolled');
    await press(/^To the closing/u);
    expect(page()).toContain('Requisition points2 → 3 RP');
    expect(page()).not.toMatch(ACOLYTES_WORDS);
    await press(/^Close the book/u);

    expect(await button(/^Tom Barrow.*Blooded · 5 XP · 1 honour/u)).toBeVisible();
    expect(await button(/^Ines Cole.*1 scar/u)).toBeVisible();
    expect(page()).toContain('3 RP');
    await press(/^Foothold/u);
    await picks(/^Sick bay/u);
    expect(page()).toContain('0 RP');
    expect(page()).toContain('Recovery tests have +1.');
    await press(/^Drill yard/u);
    await picks(/^Ada Quill/u);
    expect(page()).toContain('Costs 1 RP, there are 0');

    await press(/^Print/u);
    const card = await screen.findByRole('article', { name: 'Tom Barrow' });
    expect(card).toHaveTextContent('Blooded');
    expect(card).toHaveTextContent('Cold barrel');
    await goes(home);
    await press(/^Share/u);
    await screen.findByRole('heading', { name: 'As a link' });
    expect(screen.getByRole('heading', { name: 'Share the dataslate' })).toBeVisible();
    expect(page()).toContain('Operative, Rank 2');
    expect(page()).not.toMatch(ACOLYTES_WORDS);
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link' }).value;
    await goes(link.slice(link.indexOf('#')));
    expect(await button(/^Take as a new dataslate/u)).toBeVisible();
    expect(page()).toContain('Operative, Rank 2');
    expect(page()).not.toMatch(ACOLYTES_WORDS);
    await press(/^Take as a new dataslate/u);
    expect(await button(/^Tom Barrow.*Blooded · 5 XP · 1 honour/u)).toBeVisible();
    expect(location.hash).not.toBe(home);
    await goes(`${home}/chronicle`);
    expect(await screen.findByText(/met Low ash|against Low ash|Low ash waited/u)).toHaveTextContent(
      'Tom Barrow reached rank 2.',
    );
    await goes(home);
    await press(/^Settings/u);
    expect(await screen.findByRole('heading', { name: 'The dataslate' })).toBeVisible();
    expect(page()).not.toMatch(ACOLYTES_WORDS);
  });
});

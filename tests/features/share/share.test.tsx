import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareScreen } from '../../../src/features/share/ShareScreen.tsx';
import { TakeScreen } from '../../../src/features/share/TakeScreen.tsx';
import type { CampaignState } from '../../../src/engine/campaign/model/state.ts';
import type { OpenCampaign } from '../../../src/state/campaign/openCampaign.ts';
import { retinueOf } from '../../../src/persistence/sharedRetinue.ts';
import { openShareCode } from '../../../src/state/campaign/sharing.ts';
import * as downloads from '../../../src/ui/downloadText.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { sharedMember } from '../../support/sharedMembers.ts';
import { smallCampaignSetup } from '../../support/smallCampaign.ts';
import { app, render } from '../../support/app.tsx';

const ORIGIN = 'https://example.org/#/take/';

await fetchWords('sharing', 'en');

const campaign: CampaignState = {
  ...smallCampaignSetup(),
  members: [{ ...sharedMember('m1', 'Isaura Vex'), kind: 'acolyte' }, sharedMember('m2', 'Sabine Hale')],
};

const downloadText = vi.spyOn(downloads, 'downloadText').mockReturnValue();
beforeEach(() => downloadText.mockClear());

async function share(state = campaign) {
  app.store.setState({ campaign: { id: 'c1', state } as OpenCampaign });
  const user = userEvent.setup();
  await act(async () => {
    render(
      <Suspense>
        <ShareScreen origin={ORIGIN} onBack={vi.fn()} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'As a link' });
  return user;
}

const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'The link' });

describe('sharing a retinue', () => {
  it('should give a link that holds who serves, and say who that is', async () => {
    await share();
    const opened = await openShareCode(link().value.slice(ORIGIN.length));
    expect(opened).toEqual({ kind: 'retinue', shared: retinueOf(campaign) });
    expect(screen.getByText('Isaura Vex')).toBeVisible();
    expect(screen.getByText('Acolyte, Level 2')).toBeVisible();
  });

  it('should copy the link, or select it where the browser does not let', async () => {
    const user = await share();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link().value);
    expect(screen.getByText('The link is copied.')).toBeVisible();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(screen.getByText(/The link is selected/)).toBeVisible();
    expect(document.activeElement).toBe(link());
  });

  it('should draw a QR code with a name', async () => {
    await share();
    expect(screen.getByRole('img', { name: 'QR code of the link to the retinue The Carrow Ledger' })).toBeVisible();
  });

  it('should always give a file, and only that when it is too long', async () => {
    let notes = '';
    for (let n = 0; notes.length < 30_000; n += 1) notes += Math.sin(n).toString(36).slice(3);
    const user = await share({ ...campaign, members: [{ ...sharedMember('m1', 'Vex'), notes }] });
    expect(screen.getByText('It is too long for a link. Share it as a file.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Save the file/ }));
    expect(downloadText).toHaveBeenCalledOnce();
  });
});

describe('taking a retinue', () => {
  const shared = retinueOf(campaign);

  it('should show who is inside before it is taken', async () => {
    const onTake = vi.fn(() => Promise.resolve());
    render(<TakeScreen opened={{ kind: 'retinue', shared }} onBack={vi.fn()} onTake={onTake} />);
    expect(screen.getByRole('heading', { name: 'The Carrow Ledger' })).toBeVisible();
    expect(screen.getByText('Nothing is stored before you take it.')).toBeVisible();
    expect(screen.getByText('Follower, Level 2')).toBeVisible();
    expect(onTake).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole('button', { name: /^Take as a new campaign/ }));
    expect(onTake).toHaveBeenCalledWith(shared);
  });

  it.each([
    ['foreign', /no retinue of this app/],
    ['newer', /a newer version/],
    ['cut', /Its end is missing/],
    ['damaged', /not as it was sent/],
    ['tooLarge', /more than a link may/],
    ['unfit', /no retinue that can be played/],
  ] as const)('should say of a %s code what to do', (why, said) => {
    render(<TakeScreen opened={{ kind: 'refused', why }} onBack={vi.fn()} onTake={vi.fn()} />);
    expect(screen.getByRole('heading', { name: 'This link cannot be read' })).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  it('should say when it could not be stored', async () => {
    const onTake = () => Promise.reject(new Error('off'));
    render(<TakeScreen opened={{ kind: 'retinue', shared }} onBack={vi.fn()} onTake={onTake} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Take as a new campaign/ }));
    expect(await screen.findByText('It could not be stored. Nothing has changed.')).toBeVisible();
  });
});

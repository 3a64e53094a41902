import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type BandChoice, choiceOf } from '../../../src/content/warBands/bandChoice.ts';
import { BandHalf } from '../../../src/features/vanguard-choose/BandHalf.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { render } from '../../support/app.tsx';
import { bandPack } from '../../support/bandPack.ts';

await Promise.all([fetchWords('play', 'en'), fetchWords('warBands', 'en')]);

const pack = bandPack();

function Half({ band, limit }: { readonly band: string; readonly limit: number }) {
  const [choice, setChoice] = useState<BandChoice>(choiceOf(pack, band));
  return <BandHalf packs={[pack]} side="enemy" player="Marc" choice={choice} limit={limit} onChange={setChoice} />;
}

async function shown(band = 'iron-third', limit = 100) {
  await act(async () => {
    render(
      <Suspense>
        <Half band={band} limit={limit} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

const facts = () => screen.queryByRole('list', { name: 'Not by the rules' });
const press = (user: ReturnType<typeof userEvent.setup>, name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }));

describe('a war band before a battle', () => {
  it('should show whose it is, who is in it with what, and its points', async () => {
    await shown();
    expect(screen.getByRole('region', { name: 'The war band of Marc' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iron Third 5 models, change' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Thorn, leader, 28 points, 3 wounds' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hesk, Trooper, 17 points, Marked barrel, 1 wound' })).toBeVisible();
    expect(screen.getByText('100 of 100 points')).toBeVisible();
    expect(facts()).toBeNull();
  });

  it('should show the card of a model with all that its faction and its leading bring', async () => {
    const user = await shown();
    await press(user, /^Thorn/u);
    const card = screen.getByRole('dialog', { name: 'Thorn' });
    expect(within(card).getByRole('region', { name: 'Attacks' })).toHaveTextContent('Hotgun 12″: 3D6, 3+, AP1, D1');
    expect(within(card).getByRole('region', { name: 'Abilities' })).toHaveTextContent(
      'Mark the range 1 CP, said before the roll, shooting: +1 on each die',
    );
    expect(within(card).getByRole('region', { name: 'Abilities' })).toHaveTextContent('Heads down');
    expect(within(card).queryByRole('region', { name: 'Actions' })).toBeNull();
    expect(within(card).getByText('32 mm base')).toBeVisible();
  });

  it('should say at once what an option costs, and what is against it', async () => {
    const user = await shown();
    await press(user, /^Hesk/u);
    await user.click(screen.getByRole('checkbox', { name: 'Cup discharger, 6 points' }));
    expect(screen.getByText('106 of 100 points')).toBeVisible();
    expect(facts()).toHaveTextContent('106 points, 6 over the 100 agreed.');
    await user.click(screen.getByRole('checkbox', { name: 'Marked barrel, 3 points' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cup discharger, 6 points' }));
    expect(screen.getByText('97 of 100 points')).toBeVisible();
    expect(facts()).toBeNull();
  });

  it('should leave a model out, and miss a leader then', async () => {
    const user = await shown();
    await press(user, /^Thorn/u);
    await press(user, 'Leave Thorn out');
    expect(screen.queryByRole('button', { name: /^Thorn/u })).toBeNull();
    expect(facts()).toHaveTextContent('No leader: somebody must lead.');
    await press(user, /^Old Bell/u);
    await user.click(screen.getByRole('checkbox', { name: 'Leads: +1 CP, +1 wound' }));
    expect(facts()).toBeNull();
    expect(screen.getByRole('button', { name: 'Old Bell, leader, 19 points, 3 wounds' })).toBeVisible();
  });

  it('should add a model, number those that are alike, and say what is against it before', async () => {
    const user = await shown('bone-choir', 120);
    await press(user, 'Add a model');
    const sheet = screen.getByRole('dialog', { name: 'Add a model to Bone Choir' });
    expect(within(sheet).getByRole('button', { name: /^Precentor/u })).toHaveTextContent('2 of Precentor: at most 1.');
    expect(within(sheet).getByRole('button', { name: /^Bone bier/u })).toHaveTextContent(
      '124 points, 4 over the 120 agreed.',
    );
    expect(within(sheet).getByRole('button', { name: /^Chorister/u })).not.toHaveTextContent(/at most|over/u);
    await user.click(within(sheet).getByRole('button', { name: /^Chorister/u }));
    expect(screen.getByRole('button', { name: /^Chorister 4/u })).toBeVisible();
    expect(screen.getByText('112 of 120 points')).toBeVisible();
  });

  it('should be another war band, or one to build', async () => {
    const user = await shown();
    await press(user, /^Iron Third/u);
    expect(screen.getByRole('radio', { name: /^Bone Choir/u })).toHaveTextContent('Precentor, Chorister 1');
    await user.click(screen.getByRole('radio', { name: /^Charnel Choirs/u }));
    expect(screen.getByRole('button', { name: 'Charnel Choirs 0 models, change' })).toBeVisible();
    expect(facts()).toHaveTextContent('No leader');
  });

  it('should call a model as its player does', async () => {
    const user = await shown('bone-choir');
    await press(user, /^Bass/u);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Low Nell');
    await press(user, 'Done');
    expect(screen.getByRole('button', { name: /^Low Nell/u })).toBeVisible();
  });
});

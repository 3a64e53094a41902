import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { choiceOf, type SideChoice } from '../../../src/content/killTeams/sideChoice.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { SideHalf } from '../../../src/features/deployment/SideHalf.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { render } from '../../support/app.tsx';
import { sides2021 } from '../../support/sides2021.ts';

await Promise.all([fetchWords('play', 'en'), fetchWords('killTeams', 'en')]);

function Half({ pack }: { readonly pack: Pack }) {
  const [choice, setChoice] = useState<SideChoice>(choiceOf(pack, 'gutter-saints'));
  return <SideHalf packs={[pack]} side="enemy" player="Marc" choice={choice} onChange={setChoice} />;
}

async function shown(pack: Pack = sides2021()) {
  await act(async () => {
    render(
      <Suspense>
        <Half pack={pack} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

describe('a side of a new battle', () => {
  it('should show its kill team, who goes, and the points for equipment', async () => {
    await shown();
    expect(screen.getByRole('region', { name: 'The kill team of Marc' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gutter saints 6 operatives, change' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Saint Rag, Gutter zealot, GA 2, Nail belt, 7 wounds' })).toBeVisible();
    expect(screen.getByText('8 of 10 EP')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Not by the rules' })).toBeNull();
  });

  it('should leave somebody behind, and say what the rules have against it', async () => {
    const user = await shown();
    await user.click(screen.getByRole('button', { name: /^Mother Ash/u }));
    await user.click(screen.getByRole('checkbox', { name: 'Goes into battle' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('list', { name: 'Not by the rules' })).toHaveTextContent(
      'No leader: matched play wants exactly one.5 operatives, not 6.',
    );
    expect(screen.getByRole('button', { name: /^Mother Ash.*stays behind/u })).toBeVisible();
  });

  it('should take equipment within the points, and let a keyword in brackets be chosen', async () => {
    const user = await shown();
    await user.click(screen.getByRole('button', { name: /^Old Lob/u }));
    await user.click(screen.getByRole('checkbox', { name: 'Nail belt, 3 EP' }));
    expect(screen.getByText('11 of 10 EP')).toBeVisible();
    expect(screen.getByText('Equipment for 11 EP: at most 10.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'In the place of <CHOIR>' }));
    expect(screen.getByText('Old Lob: choose what stands for <CHOIR>.')).toBeVisible();
  });

  it('should be another kill team when one is chosen', async () => {
    const user = await shown();
    await user.click(screen.getByRole('button', { name: 'Gutter saints 6 operatives, change' }));
    await user.click(screen.getByRole('radio', { name: /^Salt wardens/u }));
    expect(screen.getByRole('button', { name: 'Salt wardens 6 operatives, change' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ada Quill, leader/u })).toBeVisible();
  });
});

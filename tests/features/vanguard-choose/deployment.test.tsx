import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BandsDeployment, type BandShareProps } from '../../../src/features/vanguard-choose/BandsDeployment.tsx';
import { BandPrint } from '../../../src/features/vanguard-choose/print/BandPrint.tsx';
import { beginBattle } from '../../../src/state/battle/beginBattle.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { deployment } from '../../../src/words/en/deployment.ts';
import { app, render } from '../../support/app.tsx';
import { pressStep } from '../../support/pressStep.ts';

await Promise.all([fetchWords('play', 'en'), fetchWords('warBands', 'en')]);

const Share = ({ choice, limit }: BandShareProps) => <p>{`Shared: ${choice.name}, ${limit}`}</p>;

async function shown() {
  const onBegun = vi.fn<(id: string) => void>();
  await act(async () => {
    render(
      <Suspense>
        <BandsDeployment
          game="vanguard"
          systems={null}
          screens={{ print: BandPrint, share: Share }}
          begin={(prepare, told) => void prepare().then((beginning) => told(beginBattle(app, beginning)))}
          start={deployment.start}
          onBack={vi.fn()}
          onBegun={onBegun}
        />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('region', { name: 'Player 1' });
  return { user: userEvent.setup(), onBegun };
}

const start = () => screen.getByRole('button', { name: /^To the table/u });

// What one test has begun is nothing to the next.
beforeEach(() => localStorage.clear());

describe('two war bands before a battle', () => {
  it('should still be as chosen when the page was gone', async () => {
    const { user } = await shown();
    const tables = () => screen.getByRole('radio', { name: 'The tables' });
    await pressStep(user, 'Player 2');
    await user.click(tables());
    cleanup();
    const { user: later } = await shown();
    await pressStep(later, 'The tables');
    expect(tables()).toBeChecked();
  });

  it('should be ready to begin at once, with the points of each model and what objectives are worth to whom', async () => {
    const { user, onBegun } = await shown();
    expect(screen.getByRole('button', { name: /^Player 1 Iron Third · 100 of 100 points/u })).toBeVisible();
    await pressStep(user, 'Player 1');
    expect(screen.getAllByText('pts')[0]).toBeVisible();
    await pressStep(user, 'Scenario');
    expect(screen.getByText(/^South-west relay: 1 for Iron Third, 2 for Bone Choir\./u)).toBeVisible();
    expect(screen.getByText(/^Middle relay: 3 points\./u)).toBeVisible();
    await user.click(start());
    await expect.poll(() => onBegun).toHaveBeenCalledTimes(1);
  });

  it('should not begin while a war band breaks its rules, and say whose and how where the start is', async () => {
    const { user, onBegun } = await shown();
    await pressStep(user, 'Player 1');
    await user.click(screen.getByRole('button', { name: /^Thorn/u }));
    await user.click(screen.getByRole('button', { name: 'Leave Thorn out' }));
    expect(start()).toHaveAccessibleName(/Iron Third: No leader: somebody must lead\./u);
    await user.click(start());
    expect(onBegun).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Share or keep Iron Third/u })).toBeNull();
    expect(screen.getByText('only once it is by the rules')).toBeVisible();
  });

  it('should name players, and ask no name of the tables', async () => {
    const { user } = await shown();
    await pressStep(user, 'The table');
    await user.type(screen.getByRole('textbox', { name: 'Player 2: name' }), 'Marc');
    expect(app.store.getState().settings.players.map(({ name }) => name)).toEqual(['', 'Marc']);
    await pressStep(user, 'Marc');
    expect(screen.getByRole('region', { name: 'The war band of Marc' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'The tables' }));
    await pressStep(user, 'The table');
    expect(screen.queryByRole('textbox', { name: 'Player 2: name' })).toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Dice of the tables' })).toBeVisible();
  });

  it('should print the cards of both with every figure, what follows an attack, and whoever leads', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: /^Print the cards/u }));
    const [first] = screen.getAllByRole('region', { name: 'Iron Third' });
    expect(within(first ?? document.body).getAllByRole('article')).toHaveLength(5);
    const thorn = screen.getByRole('heading', { name: 'Thorn' }).closest('article') ?? document.body;
    expect(thorn).toHaveTextContent('leader · 28 points');
    for (const label of ['CP', 'Speed', 'Armour', 'Wounds', 'Nerve']) expect(thorn).toHaveTextContent(label);
    expect(thorn).toHaveTextContent('32 mm base');
    expect(within(thorn).getByRole('row', { name: /^Hotgun/u })).toHaveTextContent('12″33+11');
    expect(thorn).toHaveTextContent('Mark the range 1 CP');
    expect(within(thorn).getByRole('img', { name: '3 wounds to cross out' })).toBeVisible();
    const marrow = screen.getByRole('heading', { name: 'Marrow' }).closest('article') ?? document.body;
    expect(marrow).toHaveTextContent(/if it hits: everybody else within 2″ of the target/u);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(start()).toBeVisible();
  });

  it('should give a war band to others as it stands now, by the name that it was given', async () => {
    const { user } = await shown();
    await pressStep(user, 'Player 1');
    await user.click(screen.getByRole('button', { name: 'Iron Third 5 models, change' }));
    const name = screen.getByRole('textbox', { name: 'Name of the war band' });
    await user.clear(name);
    await user.type(name, 'Rust Third');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Share or keep Rust Third/u }));
    expect(screen.getByText('Shared: Rust Third, 100')).toBeVisible();
  });
});

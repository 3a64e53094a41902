import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareEntry } from '../../../../src/features/odds/compare/CompareEntry.tsx';
import { CompareScreen } from '../../../../src/features/odds/compare/CompareScreen.tsx';
import { NO_COMPARISON, withBeside } from '../../../../src/features/odds/compare/comparison.ts';
import { comparisonIn } from '../../../../src/features/odds/compare/comparisonAddress.ts';
import { memoryOf } from '../../../../src/features/odds/compare/memory.ts';
import { FIRST_SITUATION } from '../../../../src/features/odds/oddsSituation.ts';
import { fetchWords } from '../../../../src/words/catalogues.ts';
import { oddsCompare as words } from '../../../../src/words/en/oddsCompare.ts';
import { app, render } from '../../../support/app.tsx';

type Asked = (asked: string) => void;

await Promise.all([fetchWords('odds', 'en'), fetchWords('odds', 'en')]);

const LISTS = 'weapons~!weak!dice=2,!strong!dice=6&rules=rending/targets~!soft!save=6&wounds=5,!hard!save=2&wounds=9';

async function show(asked: string) {
  const [onAsked, onOpen] = [vi.fn<Asked>(), vi.fn<Asked>()];
  await act(async () => {
    render(
      <Suspense>
        <CompareScreen asked={asked} onAsked={onAsked} onOpen={onOpen} onBack={vi.fn<() => void>()} />
      </Suspense>,
    );
  });
  return { onAsked, onOpen, user: userEvent.setup() };
}

const grid = () => screen.getByRole('grid');
const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const headsOf = () => bodyRows(grid()).map((row) => within(row).getByRole('rowheader').textContent);

describe('the comparison', () => {
  beforeEach(() => memoryOf(app).remember(NO_COMPARISON));

  it('should show weapons against targets, mark the best and open a cell', async () => {
    const { onOpen, user } = await show(`compare/targets/${LISTS}`);
    const table = grid();
    expect(table).toHaveAccessibleName(words.targetsTitle.shoot);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([words.figures.kill, `soft ${words.targetShort(5, 6)}`, `hard ${words.targetShort(9, 2)}`]);
    const best = within(table).getAllByRole('cell', { name: new RegExp(`, ${words.best}$`, 'u') });
    expect(best.map((cell) => cell.closest('tr')?.dataset['row'])).toEqual(['1', '1']);
    const [, hard] = best;
    if (hard === undefined) throw new Error('no cell');
    await user.click(hard);
    expect(onOpen).toHaveBeenLastCalledWith('save=2&dice=6&rules=rending&foe-wounds=9');
  });

  it('should be used with keys alone', async () => {
    const { onOpen, user } = await show(`compare/targets/${LISTS}`);
    const [first] = within(grid()).getAllByRole('cell');
    first?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith('save=2&dice=6&rules=rending&foe-wounds=9');
    await user.keyboard('{ArrowUp}{ArrowLeft} ');
    expect(onOpen).toHaveBeenLastCalledWith('save=6&dice=2&foe-wounds=5');
  });

  it('should sort rows by a column, and keep that in the address', async () => {
    const { onAsked, user } = await show(`compare/targets/${LISTS}`);
    expect(headsOf()[0]).toMatch(/^weak/u);
    await user.click(within(grid()).getByRole('button', { name: /^hard/u }));
    expect(headsOf()[0]).toMatch(/^strong/u);
    expect(within(grid()).getByRole('columnheader', { name: /^hard/u })).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(comparisonIn(onAsked.mock.lastCall?.[0] ?? '').comparison.sort).toBe(1));
  });

  it('should show fights cell by cell, also where there are no workers', async () => {
    await show('compare/targets/of~kind=fight/fighters~!one!/foes~!two!foe-wounds=5,!three!dice=2');
    await waitFor(() => expect(within(grid()).getAllByRole('cell')[1]).toHaveTextContent(/%/u));
  });

  it('should show one weapon by saves and wounds, the last rows as one', async () => {
    const { onOpen, user } = await show('compare/saves/of~dice=2');
    await waitFor(() => expect(headsOf()).toHaveLength(9));
    expect(headsOf().at(-1)).toBe(words.woundsRow(9, 24));
    const [cell] = within(grid()).getAllByRole('cell');
    if (cell === undefined) throw new Error('no cell');
    await user.click(cell);
    expect(onOpen).toHaveBeenLastCalledWith('save=2&dice=2&foe-wounds=1');
  });

  it('should let rows be added with own numbers', async () => {
    const { user } = await show('compare/targets/targets~!soft!save=6&wounds=5');
    await user.click(await screen.findByRole('button', { name: words.listCount(words.lists.weapons, 0) }));
    await user.click(screen.getByRole('button', { name: words.addOwn }));
    await user.type(screen.getByRole('textbox', { name: words.name }), 'Mine');
    await user.click(screen.getByRole('button', { name: words.add }));
    await user.click(screen.getByRole('button', { name: words.done }));
    expect(headsOf()).toEqual([expect.stringMatching(/^Mine/u)]);
  });
});

describe('situations side by side', () => {
  beforeEach(() => memoryOf(app).remember(NO_COMPARISON));

  it('should be kept from the page of one, four at most', async () => {
    const onOpen = vi.fn<Asked>();
    const user = userEvent.setup();
    render(
      <Suspense>
        <CompareEntry situation={{ ...FIRST_SITUATION, save: 3 }} onOpen={onOpen} />
      </Suspense>,
    );
    const keep = await screen.findByRole('button', { name: words.keep });
    for (let times = 0; times < 5; times += 1) await user.click(keep);
    expect(screen.getByRole('status')).toHaveTextContent(words.keptFull(4));
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.compare}`, 'u') }));
    const { comparison } = comparisonIn(onOpen.mock.lastCall?.[0] ?? '');
    expect(comparison).toMatchObject({ view: 'beside', of: { save: 3 } });
    expect(comparison.beside.map(({ situation }) => situation.save)).toEqual([3, 3, 3, 3]);
  });

  it.each([
    [2, [4, 2]],
    [4, [4]],
  ])('should set what is asked beside what was kept, once: Save %i', async (save, kept) => {
    memoryOf(app).remember(withBeside({ ...NO_COMPARISON, view: 'beside' }, FIRST_SITUATION));
    const onOpen = vi.fn<Asked>();
    render(<CompareEntry situation={{ ...FIRST_SITUATION, save }} onOpen={onOpen} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: new RegExp(`^${words.compare}`, 'u') }));
    const { beside } = comparisonIn(onOpen.mock.lastCall?.[0] ?? '').comparison;
    expect(beside.map(({ situation }) => situation.save)).toEqual(kept);
  });

  it('should weigh re-rolls away from the screen', async () => {
    const told = vi.fn<(order: unknown) => void>();
    class SilentWorker extends EventTarget {
      postMessage = told;
      terminate = () => undefined;
    }
    vi.stubGlobal('Worker', SilentWorker);
    await show('compare/beside/beside~!/beside~Better!rerolls=best&rules=relentless&dice=30');
    vi.unstubAllGlobals();
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.lastCall?.[0]).toMatchObject({ work: { tasks: [{ kind: 'shots' }] } });
  });

  it('should show figures with their difference to the first, and be named and removed', async () => {
    const { onAsked, user } = await show('compare/beside/beside~!/beside~Better!dice=5&rules=hot');
    const table = await screen.findByRole('table', { name: words.besideTitle });
    const [first, second] = bodyRows(table);
    expect(within(first ?? table).queryByText(words.difference)).toBeNull();
    expect(second).toHaveTextContent(/Better.*Hot.*\+\d+.*\+1\.\d/u);
    expect(screen.getByRole('table', { name: words.atLeast })).toHaveTextContent('Better');
    await user.click(within(table).getByRole('button', { name: /^Better/u }));
    await user.type(screen.getByRole('textbox', { name: words.name }), ' one');
    await user.click(screen.getByRole('button', { name: words.first }));
    await waitFor(() =>
      expect(comparisonIn(onAsked.mock.lastCall?.[0] ?? '').comparison.beside.map(({ name }) => name)).toEqual([
        'Better one',
        '',
      ]),
    );
    await user.click(within(table).getByRole('button', { name: /^Better one/u }));
    await user.click(screen.getByRole('button', { name: words.removeIt }));
    expect(bodyRows(table)).toHaveLength(1);
  });

  it('should know on the next page what was typed before the address was written', async () => {
    const asked = 'compare/beside/beside~Worse!dice=3';
    const { onAsked, user } = await show(asked);
    const nameOf = async () => {
      await user.click(await screen.findByRole('button', { name: /^Worse/u }));
      return screen.getByRole('textbox', { name: words.name });
    };
    fireEvent.change(await nameOf(), { target: { value: 'Worse o' } });
    expect(onAsked).not.toHaveBeenCalled();
    cleanup();
    const again = await show(asked);
    expect(await nameOf()).toHaveValue('Worse o');
    await waitFor(() => expect(again.onAsked).toHaveBeenCalledOnce());
    expect(comparisonIn(again.onAsked.mock.lastCall?.[0] ?? '').comparison.beside[0]?.name).toBe('Worse o');
    cleanup();
    await show(asked);
    expect(await nameOf()).toHaveValue('Worse');
  });
});

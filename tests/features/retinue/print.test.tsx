import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardsPrint } from '../../../src/features/retinue/CardsPrint.tsx';
import { RosterPrint } from '../../../src/features/retinue/RosterPrint.tsx';
import { does, founded, joins, manned, RUSK, shows, VEX } from './stage.tsx';

beforeEach(() => founded());

describe('printing', () => {
  it('should put four datacards on a page, each with its name as a heading', async () => {
    manned();
    for (const name of ['Pim', 'Odo']) joins('hiver', { name, background: 'tunnel-rat' });
    does({ type: 'recruit', recruit: { ...fifth, name: 'Kess' }, override: { reason: 'test' } });
    await shows(<CardsPrint onBack={vi.fn()} />);
    expect(within(screen.getByRole('region', { name: '1 / 2' })).getAllByRole('article')).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: '2 / 2' })).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: VEX })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print, 2 pages, A4' })).toBeVisible();
  });

  it('should print wounds, shots, weapons and what is borne', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'addScar', member: vex, scar: 'haunted' } });
    await shows(<CardsPrint onBack={vi.fn()} />);
    const [card] = screen.getAllByRole('article');
    if (card === undefined) throw new Error('no card');
    expect(within(card).getByRole('img', { name: '8 wounds to tick' }).children).toHaveLength(8);
    expect(within(card).getByRole('img', { name: '5 shots to tick' }).children).toHaveLength(5);
    expect(within(card).getByRole('rowheader', { name: 'Hot-shot laspistol' })).toBeVisible();
    expect(within(card).getByText(/Its first activation of each battle must be with Conceal/)).toBeVisible();
  });

  it('should print what is on the screen when asked, and nothing when nobody serves', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const empty = await shows(<CardsPrint onBack={vi.fn()} />);
    await empty.click(screen.getByRole('button', { name: /^Print/ }));
    expect(print).not.toHaveBeenCalled();
    expect(screen.getByText('Nobody to print')).toBeVisible();
    manned();
    const user = await shows(<CardsPrint onBack={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: /^Print/ }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('should print the roster as a table with the fallen below', async () => {
    const { rusk } = manned();
    does({ type: 'correct', correction: { what: 'fate', member: rusk, fate: 'slain' } });
    await shows(<RosterPrint onBack={vi.fn()} />);
    expect(screen.getByRole('rowheader', { name: new RegExp(VEX) })).toBeVisible();
    expect(screen.getByText(/The fallen: 1/)).toBeVisible();
    expect(screen.getByText(new RegExp(`${RUSK}, Serviceman`))).toBeVisible();
  });
});

const fifth = {
  card: 'hiver',
  player: 'p1',
  portrait: null,
  background: 'tunnel-rat',
  increase: 'wounds' as const,
};

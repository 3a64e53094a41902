import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TermDoor } from '../../../src/ui/termDoor.ts';
import { RosterScreen } from '../../../src/features/retinue/RosterScreen.tsx';
import { answersAll, does, founded, joins, manned, RUSK, shows, stateNow, VEX } from './stage.tsx';

const doors = () => ({
  onBack: vi.fn<() => void>(),
  onOperative: vi.fn<(member: string) => void>(),
  onRecruit: vi.fn<() => void>(),
  onDeploy: vi.fn<() => void>(),
  onScenario: vi.fn<() => void>(),
  onFallen: vi.fn<() => void>(),
  onPrint: vi.fn<(what: 'cards' | 'roster') => void>(),
});

interface WithViewport {
  readonly happyDOM: { readonly setViewport: (viewport: { readonly width: number }) => void };
}

/** Makes the window that wide, in px. */
const viewport = (width: number) => (window as unknown as WithViewport).happyDOM.setViewport({ width });

/** A phone: one datacard is open. */
const PHONE = 390;
/** What a window here has at first. */
const USUAL = 1024;
/** A desk: all of them are. */
const DESK = 1280;

afterAll(() => viewport(USUAL));

beforeEach(async () => {
  viewport(PHONE);
  await founded();
});

describe('the roster', () => {
  it('should say that nobody serves, and recruit', async () => {
    const on = doors();
    const user = await shows(<RosterScreen {...on} />);
    expect(screen.getByText('Nobody serves yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recruit' }));
    expect(on.onRecruit).toHaveBeenCalledOnce();
  });

  it('should show the first operative as a datacard, and another when it is opened', async () => {
    manned();
    const user = await shows(<RosterScreen {...doors()} />);
    const card = screen.getByRole('article', { name: VEX });
    expect(within(card).getByText(/^Acolyte, Arbitrator\. Level 0$/)).toBeVisible();
    expect(within(card).getByText('0 XP. At 25: a firefight ploy')).toBeVisible();
    expect(within(card).getByText('Hot-shot laspistol')).toBeVisible();
    expect(within(card).getByRole('img', { name: '5 shots' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(RUSK) }));
    expect(screen.getByRole('article', { name: RUSK })).toBeVisible();
    expect(screen.queryByRole('article', { name: VEX })).toBeNull();
  });

  it('should show every datacard where there is room, and say whose number it is that is asked for', async () => {
    viewport(DESK);
    manned();
    const on = doors();
    const user = await shows(<RosterScreen {...on} />);
    const card = screen.getByRole('article', { name: RUSK });
    expect(screen.getByRole('article', { name: VEX })).toBeVisible();
    await user.click(within(card).getByRole('button', { name: /^Wounds 8/ }));
    expect(within(screen.getByRole('dialog')).getByText('taken at recruitment')).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(within(card).getByRole('button', { name: `Page of ${RUSK}` }));
    expect(on.onOperative).toHaveBeenCalledOnce();
  });

  it('should head the numbers of weapons', async () => {
    manned();
    await shows(<RosterScreen {...doors()} />);
    const arms = within(screen.getByRole('article', { name: VEX })).getByRole('table');
    expect(
      within(arms)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Weapon', 'Atk', 'Hit', 'Dmg', 'Rng']);
    const pistol = within(arms).getByRole('row', { name: /^Hot-shot laspistol/ });
    expect(
      within(pistol)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4', '4+', '3/4', '8″']);
  });

  it('should say where a number comes from', async () => {
    const { rusk } = manned();
    const user = await shows(<RosterScreen {...doors()} />);
    await user.click(screen.getByRole('button', { name: new RegExp(RUSK) }));
    await user.click(screen.getByRole('button', { name: /^Wounds 8/ }));
    expect(within(screen.getByRole('dialog')).getByText('taken at recruitment')).toBeVisible();
    expect(stateNow().members.find(({ id }) => id === rusk)?.gains).toHaveLength(1);
  });

  it('should name what undo takes back, and take it back', async () => {
    manned();
    const user = await shows(<RosterScreen {...doors()} />);
    await user.click(screen.getByRole('button', { name: `Undo: what is carried, ${VEX}` }));
    expect(stateNow().members[0]?.weapons.map(({ item }) => item)).not.toContain('hot-shot-laspistol');
  });

  it('should sum the deployment value of all who can go', async () => {
    const { rusk } = manned();
    const on = doors();
    const user = await shows(<RosterScreen {...on} />);
    const deploy = screen.getByRole('button', { name: 'Deploy, DV 3 of 6, all 2 fit' });
    await user.click(deploy);
    expect(on.onDeploy).toHaveBeenCalledOnce();
    does({ type: 'correct', correction: { what: 'rest', member: rusk, mustRest: true } });
    expect(await screen.findByRole('button', { name: 'Deploy, DV 2 of 6, it fits' })).toBeVisible();
  });

  it('should group by player when there are several, each with its own capacity', async () => {
    await founded({ players: ['Ana', 'Bo'] });
    joins('acolyte', { name: VEX, background: 'arbitrator' });
    joins('acolyte', { name: RUSK, background: 'archivist', player: 'p2' });
    joins('hiver', { name: 'Pim', background: 'tunnel-rat', player: 'p2' });
    await shows(<RosterScreen {...doors()} />);
    const bo = screen.getByRole('region', { name: 'Bo' });
    expect(within(bo).getByText('Follower capacity 1 of 3')).toBeVisible();
    expect(within(bo).getByRole('button', { name: /Pim/ })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Ana' })).queryByText(/Pim/)).toBeNull();
  });

  it('should open the fallen by the last name', async () => {
    const { rusk } = manned();
    does({ type: 'correct', correction: { what: 'fate', member: rusk, fate: 'slain' } });
    const on = doors();
    const user = await shows(<RosterScreen {...on} />);
    await user.click(screen.getByRole('button', { name: /The fallen: 1/ }));
    expect(on.onFallen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('article', { name: RUSK })).toBeNull();
  });

  it('should say what waits for somebody', async () => {
    manned();
    joins('hiver', { name: 'Pim' });
    await shows(<RosterScreen {...doors()} />);
    expect(screen.getByRole('button', { name: /Pim.*1 choice or roll waits/ })).toBeVisible();
    answersAll();
    expect(await screen.findByRole('button', { name: /Pim Hiver, (?!.*waits)/ })).toBeVisible();
  });

  it('should say what a number of a card means, one tap beside it', async () => {
    manned();
    const open = vi.fn<(term: string) => void>();
    const user = await shows(
      <TermDoor value={open}>
        <RosterScreen {...doors()} />
      </TermDoor>,
    );
    await user.click(screen.getByRole('button', { name: /^APL 3\b/u }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'APL' }));
    expect(open).toHaveBeenCalledWith('apl');
  });
});

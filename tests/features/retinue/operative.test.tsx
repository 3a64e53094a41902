import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestNext } from '../../../src/features/campaign-dice/RequestNext.tsx';
import { RequestPanel } from '../../../src/features/campaign-dice/RequestPanel.tsx';
import { OperativePage } from '../../../src/features/retinue/OperativePage.tsx';
import { campaignNow, does, founded, joins, manned, RUSK, shows, stateNow, VEX } from './stage.tsx';
import { app } from '../../support/app.tsx';

const doors = () => ({
  panel: <RequestPanel />,
  panelNext: <RequestNext />,
  onBack: vi.fn<() => void>(),
  onEquip: vi.fn<(member: string) => void>(),
  onScenario: vi.fn<() => void>(),
});

const memberNow = (id: string) => {
  const found = stateNow().members.find((member) => member.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

beforeEach(() => founded());

describe('the page of an operative', () => {
  it('should say where numbers come from, what it bears and what it means', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'addScar', member: vex, scar: 'shattered-leg' } });
    await shows(<OperativePage member={vex} {...doors()} />);
    const numbers = screen.getByRole('region', { name: 'Numbers' });
    expect(within(numbers).getByText('Shattered leg, scar')).toBeVisible();
    expect(within(numbers).getByText('5″')).toBeVisible();
    const scars = screen.getByRole('region', { name: 'Battle scars' });
    expect(within(scars).getByText('No Dash. Move 1″ less.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Background' })).getByText(/Point-blank/)).toBeVisible();
  });

  it('should ask what waits for this operative before what waits for others', async () => {
    const { vex } = manned();
    joins('hiver', { name: 'Pim' });
    does({ type: 'correct', correction: { what: 'xp', member: vex, to: 25 } });
    expect(campaignNow().request).toMatchObject({ purpose: 'background' });
    const user = await shows(<OperativePage member={vex} {...doors()} />);
    await user.click(screen.getByRole('button', { name: 'a ploy to choose' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /Grit Your Teeth/ }));
    await user.click(within(dialog).getByRole('button', { name: /Grit Your Teeth/ }));
    expect(memberNow(vex).ploys).toEqual(['not-yet']);
    expect(stateNow().owed.map(({ what }) => what)).toEqual(['background']);
    expect(within(dialog).getByRole('heading', { name: 'All answered' })).toBeVisible();
  });

  it('should keep name, bust and notes in one command that undo takes back', async () => {
    const { vex } = manned();
    const { length } = campaignNow();
    const user = await shows(<OperativePage member={vex} {...doors()} />);
    await user.click(screen.getAllByRole('button', { name: 'Name and portrait' }).at(-1) ?? document.body);
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Orla');
    await user.click(screen.getByRole('radio', { name: 'Helmet' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Owes Pim.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(memberNow(vex)).toMatchObject({ name: 'Orla', portrait: 'helmet', notes: 'Owes Pim.' });
    expect(campaignNow().length).toBe(length + 1);
    await user.click(screen.getByRole('button', { name: /^Undo: name, notes, portrait or player/ }));
    expect(memberNow(vex).name).toBe(VEX);
  });

  it('should set a number by hand with its reason', async () => {
    const { vex } = manned();
    const user = await shows(<OperativePage member={vex} {...doors()} />);
    await user.click(screen.getByRole('button', { name: 'Set by hand' }));
    await user.click(screen.getByRole('button', { name: 'A number' }));
    await user.click(screen.getByRole('button', { name: 'One more: Wounds' }));
    await user.clear(screen.getByRole('textbox', { name: 'Reason' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'a gift');
    await user.click(screen.getByRole('button', { name: 'Set it' }));
    expect(memberNow(vex).gains).toContainEqual({ stat: 'wounds', by: 1, source: { kind: 'hand', reason: 'a gift' } });
    expect(screen.getByText('by hand: a gift')).toBeVisible();
  });

  it('should give and take a scar by hand', async () => {
    const { vex } = manned();
    const user = await shows(<OperativePage member={vex} {...doors()} />);
    await user.click(screen.getByRole('button', { name: 'Set by hand' }));
    expect(screen.queryByRole('button', { name: 'Take a scar away' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Give a scar' }));
    await user.click(screen.getByRole('radio', { name: 'Haunted' }));
    await user.click(screen.getByRole('button', { name: 'Set it' }));
    expect(memberNow(vex).scars.map(({ id }) => id)).toEqual(['haunted']);
  });

  it('should let somebody go, and undo bring it back', async () => {
    const { rusk } = manned();
    const user = await shows(<OperativePage member={rusk} {...doors()} />);
    await user.click(screen.getByRole('button', { name: 'Leave the retinue' }));
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }));
    expect(memberNow(rusk).fate).toBe('dismissed');
    expect(screen.queryByRole('button', { name: 'Change wargear' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Undo: who left, ${RUSK}` }));
    expect(memberNow(rusk).fate).toBe('serving');
  });

  it('should promote a follower when its Acolyte fell, at its level or anyway', async () => {
    const { vex, rusk } = manned();
    await shows(<OperativePage member={rusk} {...doors()} />);
    expect(screen.queryByRole('button', { name: 'Promote' })).toBeNull();
    does({ type: 'correct', correction: { what: 'fate', member: vex, fate: 'slain' } });
    const user = await shows(<OperativePage member={rusk} {...doors()} />);
    await user.click(screen.getByRole('button', { name: 'Promote' }));
    expect(screen.getByText('From level 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(memberNow(rusk).kind).toBe('acolyte');
  });

  it('should keep what no pack has any more, and say so', async () => {
    const { vex } = manned();
    const { state } = campaignNow();
    const lost = {
      ...state,
      members: state.members.map((each) => ({ ...each, honours: [{ id: 'lost', scenario: 2 }] })),
    };
    app.store.setState({ campaign: { ...campaignNow(), state: lost } });
    await shows(<OperativePage member={vex} {...doors()} />);
    const honours = screen.getByRole('region', { name: 'Battle honours' });
    expect(within(honours).getByText('lost')).toBeVisible();
    expect(within(honours).getByText(/No pack here has it any more/)).toBeVisible();
  });

  it('should say when nobody of that id is on the roster', async () => {
    await shows(<OperativePage member="nobody" {...doors()} />);
    expect(screen.getByText('Nobody of that name on the roster')).toBeVisible();
  });
});

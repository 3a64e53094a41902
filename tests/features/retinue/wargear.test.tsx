import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EquipScreen } from '../../../src/features/retinue/EquipScreen.tsx';
import { RecruitScreen } from '../../../src/features/retinue/RecruitScreen.tsx';
import { campaignNow, does, founded, joins, manned, RUSK, shows, stateNow, VEX } from './stage.tsx';
import { app } from '../../support/app.tsx';

const carriedBy = (id: string): readonly string[] =>
  stateNow()
    .members.find((member) => member.id === id)
    ?.weapons.map(({ item }) => item) ?? [];

/** Opens what is forbidden, of every kind. */
async function unfold(user: Awaited<ReturnType<typeof shows>>): Promise<void> {
  for (const fold of screen.getAllByText(/^\d+ not now$/u)) await user.click(fold);
}

beforeEach(() => founded());

describe('equipping', () => {
  const equip = (member: string) => shows(<EquipScreen member={member} onBack={vi.fn()} onScenario={vi.fn()} />);

  it('should show the points used and what would still fit', async () => {
    const { vex } = manned();
    const user = await equip(vex);
    expect(screen.getByText('3 of 3 WP')).toBeVisible();
    expect(screen.getByText('0 of 3 EP')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Put down Sword/ }));
    expect(screen.getByText('2 of 3 WP')).toBeVisible();
    expect(screen.getByText('0 of 4 EP')).toBeVisible();
    expect(carriedBy(vex)).toEqual(['hot-shot-laspistol']);
  });

  it('should refuse what is over the points with its reason, and do it anyway when told', async () => {
    const { vex } = manned();
    const user = await equip(vex);
    const boltgun = screen.getByRole('button', { name: /^Take Boltgun, 2 WP, Would be 5 of 3 WP/ });
    expect(boltgun).toHaveAttribute('aria-disabled', 'true');
    await user.click(boltgun);
    expect(carriedBy(vex)).not.toContain('boltgun');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Do it anyway' }));
    expect(carriedBy(vex)).toContain('boltgun');
    expect(screen.getByText('over by 2')).toBeVisible();
    expect(campaignNow().entries().at(-1)?.events[0]).toMatchObject({ type: 'overridden', code: 'overWargear' });
  });

  it('should have weapons in the columns of a datacard, what fits before what is forbidden', async () => {
    const { vex } = manned();
    const user = await equip(vex);
    await user.click(screen.getByRole('button', { name: /^Put down Sword/ }));
    const melee = screen.getByRole('region', { name: 'Melee weapons' });
    for (const head of ['Atk', 'Hit', 'Dmg', 'WP']) expect(within(melee).getByText(head)).toBeVisible();
    const rows = within(melee).getAllByRole('button');
    const forbidden = rows.map((row) => row.getAttribute('aria-disabled') === 'true');
    expect(forbidden.slice(forbidden.indexOf(true))).not.toContain(false);
    expect(forbidden).toContain(true);
    expect(within(melee).getByRole('button', { name: /^Take Sword/ })).toHaveAccessibleDescription(/4 4\+ 3\/4/u);
  });

  it('should shut what its Acolyte’s level does not open', async () => {
    const { rusk } = manned();
    const user = await equip(rusk);
    const pistol = screen.getByText('Plasma pistol');
    expect(pistol).not.toBeVisible();
    await unfold(user);
    expect(screen.getByRole('button', { name: /^Take Plasma pistol.*From level 4 of its Acolyte/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take Relic blade/ })).toBeNull();
  });

  it('should offer found things, and say who carries them', async () => {
    const { vex, rusk } = manned();
    does({ type: 'correct', correction: { what: 'addItem', item: 'flak-vest', wpLess: 1 } });
    const user = await equip(vex);
    const found = screen.getByRole('region', { name: 'Found things' });
    await user.click(within(found).getByRole('button', { name: /^Take Flak vest, free/ }));
    expect(stateNow().members[0]?.armour?.stash).not.toBeNull();
    await unfold(await equip(rusk));
    expect(screen.getByRole('button', { name: new RegExp(`Take Flak vest.*Carried by ${VEX}`) })).toBeVisible();
  });

  it('should show what no pack has any more as missing, and let it be put down', async () => {
    const { vex } = manned();
    const { state } = campaignNow();
    const ghost = { item: 'ghost-rifle', stash: null };
    const members = state.members.map((each) => (each.id === vex ? { ...each, weapons: [ghost] } : each));
    app.store.setState({ campaign: { ...campaignNow(), state: { ...state, members } } });
    await equip(vex);
    const gone = screen.getByRole('region', { name: 'Missing' });
    expect(within(gone).getByRole('button', { name: /^Put down ghost-rifle/ })).toBeVisible();
  });
});

describe('recruiting', () => {
  const onRecruited = vi.fn<(member: string) => void>();
  const recruit = () => {
    onRecruited.mockClear();
    return shows(<RecruitScreen onBack={vi.fn()} onRecruited={onRecruited} onScenario={vi.fn()} />);
  };

  it('should take an Acolyte first, under the name of its card', async () => {
    const user = await recruit();
    await user.click(screen.getByRole('button', { name: 'Recruit Acolyte, follower capacity 0 of 3' }));
    const [member] = stateNow().members;
    expect(member).toMatchObject({ name: 'Acolyte', kind: 'acolyte', background: null });
    expect(onRecruited).toHaveBeenCalledExactlyOnceWith(member?.id);
  });

  it('should open with nobody chosen where nobody has room, and say so', async () => {
    manned();
    joins('hiver');
    joins('hiver');
    const user = await recruit();
    expect(screen.queryByRole('radio', { checked: true, name: /^(Acolyte|Hiver|Serviceman)/u })).toBeNull();
    expect(screen.getByRole('button', { name: /^Recruit, nobody more fits now/iu })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Nobody can be recruited now');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Serviceman/u }));
    expect(screen.getByRole('button', { name: /^Recruit Serviceman, Follower capacity would be/u })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });

  it('should take a follower with name, background, portrait and improvement', async () => {
    joins('acolyte', { name: VEX, background: 'arbitrator' });
    const user = await recruit();
    await user.click(screen.getByRole('radio', { name: /^Serviceman/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), RUSK);
    await user.click(screen.getByRole('radio', { name: 'Hood' }));
    await user.click(screen.getByRole('radio', { name: 'Hit' }));
    await user.click(screen.getByRole('radio', { name: /^Sniper/ }));
    await user.click(screen.getByRole('button', { name: /^Recruit Serviceman/ }));
    expect(stateNow().members.at(-1)).toMatchObject({ name: RUSK, portrait: 'hood', background: 'sharpshooter' });
    expect(stateNow().owed).toEqual([]);
  });

  it('should not take more followers than the Acolyte leads, unless told to', async () => {
    joins('acolyte', { name: VEX, background: 'arbitrator' });
    for (const name of ['Pim', 'Odo', 'Kess']) joins('hiver', { name, background: 'tunnel-rat' });
    const user = await recruit();
    await user.click(screen.getByRole('radio', { name: /^Hiver/ }));
    await user.click(screen.getByRole('button', { name: 'Recruit Hiver, Follower capacity would be 4 of 3' }));
    expect(stateNow().members).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(stateNow().members).toHaveLength(5);
  });
});

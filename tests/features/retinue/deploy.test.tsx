import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { retinue } from '../../../src/words/en/campaign/retinue.ts';
import { CampaignUndo } from '../../../src/features/retinue/CampaignUndo.tsx';
import { DeployScreen } from '../../../src/features/retinue/DeployScreen.tsx';
import { pressStep } from '../../support/pressStep.ts';
import { openNow } from '../../support/readyBattle.ts';
import { answersAll, does, founded, joins, manned, RUSK, shows, stateNow, VEX } from './stage.tsx';

const onDeployed = vi.fn<(battle: string) => void>();
const onScenario = vi.fn<() => void>();
const onRecruit = vi.fn<() => void>();
const deploy = () => {
  onDeployed.mockClear();
  return shows(<DeployScreen onBack={vi.fn()} onDeployed={onDeployed} onScenario={onScenario} onRecruit={onRecruit} />);
};
const bar = () => screen.getByRole('button', { name: /^Deploy, / });

beforeEach(() => founded());

/** An Acolyte that fell, and a follower of this much experience. */
function fallen(xp: number): ReturnType<typeof manned> {
  const both = manned();
  does(
    { type: 'correct', correction: { what: 'xp', member: both.rusk, to: xp } },
    { type: 'correct', correction: { what: 'fate', member: both.vex, fate: 'slain' } },
  );
  answersAll();
  return both;
}

describe('deploying with nobody to lead', () => {
  it('should offer the place of an Acolyte that died to a follower of level 5, and go on from there', async () => {
    const { rusk } = fallen(200);
    const user = await deploy();
    const part = within(screen.getByRole('region', { name: 'Nobody leads the retinue' }));
    expect(part.getByText(/^Isaura Vex is dead\. A follower of level 5 or more may take the place/u)).toBeVisible();
    await user.click(part.getByRole('button', { name: new RegExp(`^Promote ${RUSK}`, 'u') }));
    expect(stateNow().members.find(({ id }) => id === rusk)).toMatchObject({ kind: 'acolyte', level: 0 });
    expect(screen.queryByRole('region', { name: 'Nobody leads the retinue' })).toBeNull();
    await user.click(bar());
    expect(stateNow().scenario?.deployed).toEqual([rusk]);
  });

  it('should say that nobody may follow yet, and lead to a new Acolyte or to the word of the table', async () => {
    const { rusk } = fallen(0);
    const user = await deploy();
    const part = within(screen.getByRole('region', { name: 'Nobody leads the retinue' }));
    expect(part.getByText(/Nobody has level 5 yet.*A new Acolyte leads who is there/u)).toBeVisible();
    await user.click(part.getByRole('button', { name: /^Recruit an Acolyte/u }));
    expect(onRecruit).toHaveBeenCalledOnce();
    await user.click(part.getByRole('button', { name: 'Do it anyway' }));
    expect(stateNow().members.find(({ id }) => id === rusk)?.kind).toBe('acolyte');
  });
});

describe('what a deployment has drawn', () => {
  it('should stand when one looks elsewhere and comes back', async () => {
    manned();
    const drawn = async () => {
      await deploy();
      const said = screen.getByRole('main').textContent;
      cleanup();
      return said;
    };
    const first = await drawn();
    expect(await drawn()).toBe(first);
    expect(await drawn()).toBe(first);
  });
});

describe('Undo of the campaign while a battle is in play', () => {
  it('should say that it leads into the battle, and take back nothing unseen', async () => {
    manned();
    const user = await deploy();
    await user.click(bar());
    const before = openNow().length;
    const onBattle = vi.fn<() => void>();
    await shows(<CampaignUndo onBattle={onBattle} />);
    const undo = screen.getByRole('button', { name: /^Undo in the battle: it is opened/u });
    expect(undo).toHaveTextContent('in the battle');
    await user.click(undo);
    expect(onBattle).toHaveBeenCalledOnce();
    expect(openNow().length).toBe(before);
    expect(stateNow().scenario).not.toBeNull();
  });

  it('should name what it takes back while none is', async () => {
    manned();
    await shows(<CampaignUndo onBattle={vi.fn<() => void>()} />);
    expect(screen.queryByRole('button', { name: /^Undo in the battle/u })).toBeNull();
    expect(screen.getByRole('button', { name: /^Undo: /u })).toBeVisible();
  });
});

describe('deploying', () => {
  it('should start the battle that was chosen, with its enemies', async () => {
    const { vex } = manned();
    const user = await deploy();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: /Hold the Line/ }));
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Underhive gang' }));
    await pressStep(user, retinue.deploying.who);
    await user.click(screen.getByRole('button', { name: `Leave ${RUSK} behind, DV 1` }));
    await user.click(screen.getByRole('button', { name: 'One more Cyber-hound' }));
    await pressStep(user, 'Enemy');
    const listed = within(screen.getByRole('region', { name: 'Enemy' }))
      .getAllByRole('button', { name: /DV \d$/ })
      .map((row) => row.querySelector('b')?.textContent);
    await user.click(bar());
    const { scenario } = stateNow();
    expect(onDeployed).toHaveBeenCalledExactlyOnceWith(scenario?.battle);
    expect(scenario).toMatchObject({ mission: 'hold-the-line', deployed: [vex], auxiliaries: ['cyber-hound'], dv: 3 });
    expect(scenario?.objectives).toHaveLength(1);
    const { operatives } = openNow().state;
    expect(operatives.filter(({ side }) => side === 'retinue').map(({ name }) => name)).toEqual([VEX, 'Cyber-hound']);
    expect(operatives.filter(({ side }) => side === 'enemy').map(({ name }) => name)).toEqual(listed);
  });

  it('should show the god of a cult, and field the one that is chosen', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Chaos Cult' }));
    const kinds = within(screen.getByRole('radiogroup', { name: 'Choose its kind' }));
    expect(kinds.getAllByRole('radio')).toHaveLength(4);
    expect(kinds.getByRole('radio', { checked: true })).toBeVisible();
    const traitsOf = () =>
      openNow().state.operatives.flatMap(({ side, traits = [] }) => (side === 'enemy' ? traits : []));
    await user.click(kinds.getByRole('radio', { name: /^Tzeentch/u }));
    // Two Abominations may have been rolled, which no god favours.
    await user.click(screen.getByRole('button', { name: 'Add an enemy' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Fighter/u }));
    await user.click(bar());
    expect(traitsOf().map(({ id }) => id)).toContain('tzeentch-fate');
  });

  it('should be fought in the environment and by the events that were chosen', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, 'Mission');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Environment (D10)' }), '2 · Gloom');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Events from' }), 'underhive-events');
    await user.click(bar());
    const { lasting, eventTable } = openNow().state;
    expect(lasting.map(({ source }) => source.id)).toContain('gloom');
    expect(eventTable).toBe('underhive-events');
  });

  it('should draw events from a deck where that is chosen', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: 'A deck' }));
    await user.click(bar());
    const { eventTable, tables } = openNow().state;
    expect(tables?.[eventTable ?? '']?.deck).toEqual({ reshuffle: 'whenEmpty' });
  });

  it('should bring back enemies chosen by hand that were rolled again, and count models', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, 'Enemy');
    await user.click(screen.getByRole('radio', { name: 'Walking dead' }));
    const against = () => Number(/against (\d+)/u.exec(bar().textContent)?.[1]);
    const before = against();
    await user.click(screen.getByRole('button', { name: 'Add an enemy' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Zombie pair/u }));
    expect(against()).toBe(before + 2);
    const rows = () =>
      within(screen.getByRole('region', { name: 'Enemy' }))
        .getAllByRole('button', { name: /DV \d$/u })
        .map((row) => row.textContent);
    const chosen = rows();
    await user.click(screen.getByRole('button', { name: 'Roll again' }));
    expect(screen.getByText('The enemies chosen by hand were replaced.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(chosen);
    expect(against()).toBe(before + 2);
  });

  it('should not deploy over the limit, unless told to', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, retinue.deploying.who);
    for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'One more Gun Servitor' }));
    expect(screen.getByRole('status', { name: 'DV 7 of 6' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deploy, 1 DV over the limit' }));
    expect(stateNow().scenario).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(stateNow().scenario?.dv).toBe(7);
  });

  it('should leave behind who must rest, and say why', async () => {
    const { rusk } = manned();
    does({ type: 'correct', correction: { what: 'rest', member: rusk, mustRest: true } });
    const user = await deploy();
    await pressStep(user, retinue.deploying.who);
    const row = screen.getByRole('button', { name: `Take ${RUSK} along, DV 1, must rest` });
    await user.click(row);
    expect(row).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(row).toHaveAttribute('aria-pressed', 'true');
  });

  it('should warn of who goes with bare hands, and of nobody else', async () => {
    const { rusk } = manned();
    await pressStep(await deploy(), retinue.deploying.who);
    expect(screen.queryByText('no weapon but bare hands')).toBeNull();
    does({ type: 'equip', member: rusk, weapons: [], armour: null, equipment: [] });
    await pressStep(await deploy(), retinue.deploying.who);
    expect(screen.getByText('no weapon but bare hands')).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`${RUSK} .*no weapon but bare hands`, 'u') })).toBeVisible();
  });

  it('should take only as many as fit, in the order of the roster', async () => {
    joins('acolyte', { name: VEX, background: 'arbitrator' });
    for (const name of ['Pim', 'Odo', 'Kess']) joins('hiver', { name, background: 'tunnel-rat' });
    does({ type: 'setDifficulty', difficulty: 'hard' });
    await deploy();
    expect(screen.getByRole('status', { name: 'DV 5 of 5' })).toBeVisible();
  });

  it('should draw other objectives when the difficulty changes, and log the change', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, 'Mission');
    await user.click(screen.getByRole('radio', { name: 'Easy' }));
    expect(stateNow().difficulty).toBe('easy');
    expect(within(screen.getByRole('region', { name: 'Secondary objectives' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    expect(screen.getByRole('status', { name: 'DV 3 of 7' })).toBeVisible();
  });

  it('should not deploy with nobody', async () => {
    manned();
    const user = await deploy();
    await pressStep(user, retinue.deploying.who);
    for (const button of screen.getAllByRole('button', { name: /^Leave .* behind/ })) await user.click(button);
    expect(screen.getByRole('button', { name: 'Deploy, Nobody goes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('should lead to the scenario that is open', async () => {
    manned();
    const user = await deploy();
    await user.click(bar());
    const again = await deploy();
    await again.click(screen.getByRole('button', { name: 'Back to the scenario' }));
    expect(onScenario).toHaveBeenCalledOnce();
    expect(user).toBeDefined();
  });
});

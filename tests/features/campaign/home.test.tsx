import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CampaignDoors, CampaignHomeScreen } from '../../../src/features/campaign/CampaignHomeScreen.tsx';
import { does, founded, manned, RUSK, shows, VEX } from '../retinue/stage.tsx';

beforeEach(() => founded());

const nowhere = vi.fn<() => void>();
const onOperative = vi.fn<(member: string) => void>();
const DOORS: CampaignDoors = {
  onBack: nowhere,
  onRoster: nowhere,
  onOperative,
  onRecruit: nowhere,
  onDeploy: nowhere,
  onBattle: nowhere,
  onAfter: nowhere,
  onAgain: nowhere,
  onChronicle: nowhere,
  onFallen: nowhere,
  onStash: nowhere,
  onTracker: nowhere,
  onSettings: nowhere,
  onPrint: nowhere,
  onExport: nowhere,
  onShare: nowhere,
  onStorage: nowhere,
  onImport: nowhere,
};

const home = () =>
  shows(
    <CampaignHomeScreen
      doors={DOORS}
      undo={null}
      save={null}
      portrait={() => null}
      lastChapter={null}
      succession={null}
    />,
  );
const retinue = () => within(screen.getByRole('region', { name: 'The retinue' }));

describe('the home of a campaign', () => {
  it('should show who serves with wounds, experience and scars, and lead to each', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'addScar', member: vex, scar: 'shattered-leg' } });
    const user = await home();
    const face = retinue().getByRole('button', {
      name: /^Isaura Vex, Acolyte, Level 0, 0.XP, 8 wounds, .*Shattered leg/u,
    });
    expect(retinue().getAllByRole('button')).toHaveLength(2);
    await user.click(face);
    expect(onOperative).toHaveBeenCalledExactlyOnceWith(vex);
  });

  it('should say who must rest, and of nobody else', async () => {
    const { rusk } = manned();
    does({ type: 'correct', correction: { what: 'rest', member: rusk, mustRest: true } });
    await home();
    expect(retinue().getByRole('button', { name: new RegExp(`^${RUSK}.*, Must rest$`, 'u') })).toBeVisible();
    expect(retinue().queryByRole('button', { name: new RegExp(`^${VEX}.*Must rest`, 'u') })).toBeNull();
  });

  it('should show no muster while nobody serves', async () => {
    await home();
    expect(screen.queryByRole('region', { name: 'The retinue' })).toBeNull();
  });

  it('should show the scenario in hand with what it asks, and none between scenarios', async () => {
    const { vex } = manned();
    await home();
    expect(screen.queryByRole('article', { name: 'Hold' })).toBeNull();
    const chosen = { faction: 'chaos-cult', deployed: [vex], auxiliaries: [], objectives: [] };
    does({ type: 'deploy', battle: 'b', mission: 'hold-the-line', title: 'Hold', ...chosen });
    await home();
    const sheet = within(screen.getAllByRole('article', { name: 'Hold' })[0] ?? document.body);
    expect(sheet.getByText(/holds two objectives/u)).toBeVisible();
  });

  it('should keep all that manages the campaign in one place', async () => {
    manned();
    await home();
    const managed = within(screen.getByText('Manage the campaign').closest('details') ?? document.body);
    for (const name of ['Print', 'Export', 'Storage and backups', 'Import a roster'])
      expect(managed.getByRole('button', { name })).toBeVisible();
  });
});

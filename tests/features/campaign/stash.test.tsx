import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StashScreen } from '../../../src/features/campaign/StashScreen.tsx';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { does, founded, joins, manned, RUSK, shows, stateNow, VEX } from '../retinue/stage.tsx';
import { app } from '../../support/app.tsx';

const { undoCampaign } = campaignPlayOf(app);

const screenOf = <StashScreen undo={null} onBack={() => undefined} />;
const carriers = () =>
  stateNow()
    .members.filter(({ weapons }) => weapons.some(({ stash }) => stash !== null))
    .map(({ name }) => name);
const finds = (item: string) => does({ type: 'correct', correction: { what: 'addItem', item, wpLess: 0 } });
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => founded());

describe('the stash', () => {
  it('should give what lies free to somebody, then to another, and take it back', async () => {
    manned();
    finds('stub-revolver');
    const user = await shows(screenOf);
    await user.click(screen.getByRole('button', { name: /Give to/u }));
    await user.click(dialog().getByRole('radio', { name: new RegExp(RUSK, 'u') }));
    await user.click(dialog().getByRole('button', { name: `Give to ${RUSK}` }));
    expect(carriers()).toEqual([RUSK]);
    joins('hiver', { name: 'Pim', background: 'tunnel-rat' });
    await user.click(await screen.findByRole('button', { name: new RegExp(`carried by ${RUSK}`, 'u') }));
    await user.click(dialog().getByRole('radio', { name: /Pim/u }));
    await user.click(dialog().getByRole('button', { name: 'Give to Pim' }));
    expect(carriers()).toEqual(['Pim']);
    undoCampaign();
    expect(carriers()).toEqual([]);
  });

  it('should say why somebody cannot have it, and not give it', async () => {
    manned();
    finds('hot-shot-laspistol');
    const user = await shows(screenOf);
    await user.click(screen.getByRole('button', { name: /Give to/u }));
    const vex = dialog().getByRole('radio', { name: new RegExp(VEX, 'u') });
    expect(vex).toHaveTextContent('Has it already');
    await user.click(vex);
    expect(dialog().queryByRole('button', { name: `Give to ${VEX}` })).toBeNull();
    expect(dialog().getByRole('status')).toHaveTextContent('Has it already');
  });
});

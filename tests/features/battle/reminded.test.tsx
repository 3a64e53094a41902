import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { fieldMember } from '../../../src/content/fielding.ts';
import type { Member } from '../../../src/engine/campaign/model/member.ts';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { traits as words } from '../../../src/words/en/traits.ts';
import { render } from '../../support/app.tsx';
import { en } from '../../support/words.ts';
import { carried, memberWith, since } from '../../support/fieldedMember.ts';
import { firefight, named, order } from './stage.tsx';

const VEX = 'Isaura Vex';

/** Vex acts, with what this member has beyond its card. */
async function actsWith(member: Member): Promise<void> {
  const { pack, campaignPack, content } = await loadBundledCampaign();
  const { traits = [] } = fieldMember(pack, campaignPack, content, member);
  await firefight((state) => ({
    ...state,
    operatives: state.operatives.map((each) => (each.name === VEX ? { ...each, traits } : each)),
  }));
  order({ type: 'activate', operative: named(VEX).id, order: 'engage' });
}

const ROWS: readonly (readonly [name: string, member: Member])[] = [
  ['Breacher', memberWith({ background: 'breacher' })],
  ['Lay-Technician', memberWith({ background: 'lay-technician' })],
  ['Reach', memberWith({ honours: since('reach') })],
  ['Seal of passage', memberWith({ equipment: [carried('seal-of-passage')] })],
];

/** What the key to the abilities of who acts says of them; null: there is none. */
async function keySays(): Promise<string | null> {
  render(<BattleScreen tray={null} onTraits={() => undefined} />);
  await screen.findByText(en.actions.dash.name);
  return screen.queryByText(words.open)?.closest('button')?.getAttribute('aria-label') ?? null;
}

it.each(ROWS)('should name %s among the acts of its bearer, of which the table does a part', async (name, member) => {
  await actsWith(member);
  expect(await keySays()).toContain(`${words.always}: ${name}`);
});

it('should name nothing to remember of what the app carries out', async () => {
  await actsWith(memberWith({ background: 'sapper' }));
  const said = await keySays();
  expect(said).toContain(words.openDetail(1));
  expect(said).not.toContain(words.always);
});

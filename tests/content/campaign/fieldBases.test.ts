import { gameOf } from '../../../src/engine/systems/killTeams.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { type CampaignDeployment, fieldCampaign } from '../../../src/content/fielding.ts';
import { usesLeft } from '../../../src/engine/family/killteam/plugins/traits/traitUse.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { newCampaign } from '../../../src/engine/campaign/newCampaign.ts';
import type { CampaignState, Stashed } from '../../../src/engine/campaign/model/state.ts';
import { itemsFor } from '../../../src/engine/campaign/walk/finds.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { matching } from '../../../src/engine/family/killteam/plugins/effects/selector.ts';
import { carried, memberWith } from '../../support/fieldedMember.ts';

const players = [{ id: 'p1', name: 'Anna', mark: 'circle' }];
const medkit: Stashed = { key: 's1', item: 'medkit', scenario: 1, foundBy: null, wpLess: 0, lost: false, uses: 1 };
const preacher = memberWith({
  id: 'm1',
  card: 'acolyte',
  kind: 'acolyte',
  background: 'mission-preacher',
  equipment: [{ item: 'medkit', stash: 's1' }],
});
const follower = memberWith({ id: 'm2', equipment: [carried('medkit')] });
const state: CampaignState = {
  ...newCampaign({ name: 'The Ledger', seed: 'seed', difficulty: 'medium', players }, 'acolyte'),
  members: [preacher, follower],
  stash: [medkit],
};
const plan: CampaignDeployment = {
  deployed: ['m1', 'm2'],
  auxiliaries: ['cyber-hound'],
  objectives: ['take-one-alive', 'the-other-thing', 'burn-the-ledger'],
  mission: 'silence-the-voice',
  faction: 'chaos-cult',
  enemies: [{ card: 'cult-leader', weapons: ['autopistol', 'ritual-blade'] }],
  eventTable: 'standard-events',
  difficulty: 'medium',
  dice: { retinue: 'table', enemy: 'screen' },
  seed: 'battle',
  perils: 'perils',
};

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const battle = (of = state) => fieldCampaign(bundled, of, plan);
const operative = ({ operatives }: BattleState, id: string) =>
  present(
    operatives.find((each) => each.id === id),
    id,
  );
const traitOf = (of: BattleState, id: string, trait: string) =>
  operative(of, id).traits?.find((each) => each.id === trait);

describe('the base of operations in a battle', () => {
  it.each(['archive', 'vox-hall'])('should be known to every member while %s is ours, once for all', (base) => {
    const at = battle({ ...state, bases: [base, 'medicae'] });
    expect(['m1', 'm2', 'auxiliary-1'].map((id) => traitOf(at, id, base)?.source)).toEqual(['base', 'base', undefined]);
    const trait = present(traitOf(at, 'm1', base), base);
    expect(trait.use === null ? trait.modifiers : usesLeft(at, operative(at, 'm1'), trait)).toEqual(
      base === 'archive' ? [{ op: 'investigation', by: 1, per: 'battle' }] : 1,
    );
    if (trait.use === null) return;
    const used = { ...operative(at, 'm2'), used: { [base]: { turningPoint: 1, battle: 1, active: false } } };
    const after = { ...at, operatives: at.operatives.map((each) => (each.id === 'm2' ? used : each)) };
    expect(usesLeft(after, operative(after, 'm1'), trait)).toBe(0);
    expect(traitOf(battle(), 'm1', base)).toBeUndefined();
  });
});

describe('found equipment in a battle', () => {
  it('should serve as often as it has uses left, bought equipment as its row says', () => {
    expect(traitOf(battle(), 'm1', 'medkit')?.use).toMatchObject({ times: 1, per: 'battle' });
    expect(traitOf(battle(), 'm2', 'medkit')?.use?.times).toBeNull();
  });

  it('should be used up by its row, where it is used up at all', () => {
    const { items } = bundled.content;
    expect(['frag-grenade', 'spare-magazines', 'medkit', 'auspex'].map((id) => items.get(id)?.uses)).toEqual([
      1,
      1,
      2,
      undefined,
    ]);
  });

  it('should never be what somebody is born with', () => {
    const basic = itemsFor({ content: bundled.content, state }, { kind: 'basicOfChoice' });
    expect([basic.includes('fists'), basic.includes('knife')]).toEqual([false, true]);
  });
});

describe('objectives that the log tells of', () => {
  it('should not be ticked on the table: captives are counted, and the secret is a secret', () => {
    expect(Object.keys(battle().ticks).filter((id) => plan.objectives.includes(id))).toEqual(['burn-the-ledger']);
  });
});

describe('the Mission Preacher', () => {
  it('should give its help to another, never to itself', () => {
    const at = battle();
    const step = present(traitOf(at, 'm1', 'mission-preacher')?.use?.effects[0], 'its effect');
    if (!('to' in step) || typeof step.to !== 'object' || step.to === null) throw new Error('its effect is for nobody');
    expect(matching(gameOf(at), step.to, 'm1').map(({ id }) => id)).toEqual(['m2', 'auxiliary-1']);
  });
});

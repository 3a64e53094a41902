import { lootInBattle } from '../../src/content/campaign/lootInBattle.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { ally, gun } from './battleState.ts';
import { activate, play, type Play } from './decide.ts';
import { battleOf, cultist } from './duel.ts';
import { campaignPack, pack } from './rowPlay.ts';
import { usable, uses } from './traits.ts';

export const founded: CampaignState = newCampaign(
  { name: 'Loot', seed: 'seed', difficulty: 'medium', players: [{ id: 'p1', name: 'One', mark: 'I' }] },
  'acolyte',
);

/** One of the roster, with two guns, who searches and finds loot so often. */
export const finder = (count = 1, set: Partial<Operative> = {}): Operative =>
  ally('m2', {
    weapons: [gun('pistol'), gun('rifle')],
    ammo: { pistol: { left: 1, max: 6, jammed: false }, rifle: { left: 3, max: 6, jammed: false } },
    ...usable({ effects: [{ op: 'loot', to: { who: 'this', side: 'retinue', filters: [] }, count }] }),
    ...set,
  });

/** What its campaign brings into a battle: the tables of loot and the equipment of their rows. */
export const lootOf = (state: CampaignState = founded): Pick<BattleState, 'tables' | 'loot'> =>
  lootInBattle({ pack, campaignPack }, state);

/** It searches, in the battle of a campaign. */
export function searching(me: Operative = finder(), set: Partial<BattleState> = {}): Play {
  const clues = { id: 'clues', name: 'Clues', max: 20 };
  const battle = battleOf([me, ally('m1'), cultist()], { ...lootOf(), counters: { clues: 0 }, ...set });
  const mission = { ...battle.mission, counters: [...battle.mission.counters, clues] };
  return play({ ...battle, mission })
    .does(activate('m2'))
    .does(uses('m2'));
}

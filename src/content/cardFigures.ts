import { NOTHING_LASTS } from '../engine/family/killteam/model/lasting.ts';
import type { Operative, Weapon } from '../engine/family/killteam/model/operative.ts';
import { saveOf, weaponHit } from '../engine/family/killteam/stats/stats.ts';
import { systemById } from '../engine/systems/killTeams.ts';
import type { Pack } from './pack.ts';

/** Figures of somebody in no battle, by the rules that its pack is for. Faces, 2..6. */
export const cardSave = ({ manifest }: Pack, operative: Operative): number =>
  saveOf({ rules: systemById(manifest.ruleset), state: NOTHING_LASTS }, operative);

export const cardHit = ({ manifest }: Pack, operative: Operative, weapon: Weapon): number =>
  weaponHit(
    { rules: systemById(manifest.ruleset), state: NOTHING_LASTS },
    { operative, weapon },
    { pointBlank: false, assists: 0 },
  ).hit;

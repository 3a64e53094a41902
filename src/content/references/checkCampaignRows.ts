import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import { CAMPAIGN_KINDS, type CampaignKind } from '../schema/campaignRows.ts';
import { type Check, followBelow, inside, type ProblemPlace, report } from './check.ts';
import { checkRule, type RuleSource } from './checkWeapons.ts';

/** The system whose campaigns have such rows. */
const CAMPAIGNS = 'acolyte';

/** The last face of the die that a kind is rolled with. */
const DICE: Readonly<Partial<Record<CampaignKind, number>>> = { honours: 6, scars: 10 };

type Row = { readonly id: string; readonly trait: Trait; readonly face?: number; readonly weapon?: string | null };
type Placed = ProblemPlace & { readonly row: Row };

function checkTrait(check: Check, place: ProblemPlace, { row, kind }: { row: Row; kind: CampaignKind }): void {
  const { trait, id } = row;
  if (trait.id !== id) report(check, inside(place, 'trait.id'), 'idDiffers', `the row is "${id}"`);
  if (trait.source !== CAMPAIGN_KINDS[kind])
    report(check, inside(place, 'trait.source'), 'wrongKind', `must be ${CAMPAIGN_KINDS[kind]} here`);
}

function checkRow(check: Check, { row, ...place }: Placed, kind: CampaignKind, ruleset: RuleSource): void {
  if (ruleset.id !== CAMPAIGNS) report(check, place, 'notAllowed', `${ruleset.id} has no campaigns of this kind`);
  checkTrait(check, place, { row, kind });
  const die = DICE[kind];
  if (die !== undefined && row.face !== undefined && row.face > die)
    report(check, inside(place, 'face'), 'outOfRange', `most ${die}`);
  if (row.weapon !== undefined && row.weapon !== null)
    followBelow(check, inside(place, 'weapon'), { kind: 'weapons', id: row.weapon });
  for (const [index, change] of row.trait.modifiers.entries())
    if (change.op === 'weaponRule')
      checkRule(check, inside(place, `trait.modifiers[${index}].rule`), change.rule, ruleset);
}

/** Honours, scars, ploys and gear of campaigns: each trait belongs to its row, faces are on the die, weapons are there. */
export function checkCampaignRows(check: Check, ruleset: RuleSource | null): void {
  if (ruleset === null) return;
  for (const kind of ['honours', 'scars', 'campaignPloys', 'campaignGear'] as const)
    for (const { row, ...place } of check.rows[kind] ?? []) checkRow(check, { ...place, row }, kind, ruleset);
}

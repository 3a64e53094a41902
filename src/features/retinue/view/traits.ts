import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { CampaignContent } from '../../../engine/campaign/model/content.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { contentText } from '../../../words/content.ts';
import type { Shown } from './look.ts';
import { traitName, traitText } from './traitText.ts';

/** Something of an operative beyond its card. `note`: when it came, what kind it is. */
export interface TraitShown {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly note: string;
  readonly missing: boolean;
}

type NamedTrait = { readonly name: string; readonly trait: Trait };
type Kind = 'backgrounds' | 'honours' | 'scars' | 'ploys' | 'powers';
const ICONS: Readonly<Record<Kind, IconName>> = {
  backgrounds: 'guard',
  honours: 'honour',
  scars: 'scar',
  ploys: 'byHand',
  powers: 'injured',
};

const rowsOf = (content: CampaignContent, kind: Kind): ReadonlyMap<string, NamedTrait> => content[kind];

function traitShown(scene: CampaignScene, kind: Kind, id: string, note: string): TraitShown {
  const { retinue } = scene.words.campaign;
  const row = rowsOf(scene.content, kind).get(id);
  if (row === undefined) {
    return { id, icon: ICONS[kind], name: id, text: retinue.missingHint, note: retinue.missing, missing: true };
  }
  return {
    id,
    icon: ICONS[kind],
    name: traitName(scene, { id, name: row.name }),
    text: traitText(scene, row.trait),
    note,
    missing: false,
  };
}

/** Background, honours, scars, ploys and powers with their meaning, by kind. */
export function traitsShown(scene: CampaignScene, { member }: Shown): Readonly<Record<Kind, readonly TraitShown[]>> {
  const { operative } = scene.words.campaign.retinue;
  const ployNote = (id: string) => {
    const kind = scene.content.ploys.get(id)?.kind;
    return kind === undefined ? '' : operative.ployKind[kind];
  };
  return {
    backgrounds: member.background === null ? [] : [traitShown(scene, 'backgrounds', member.background, '')],
    honours: member.honours.map(({ id, scenario }) => traitShown(scene, 'honours', id, operative.gainedIn(scenario))),
    scars: member.scars.map(({ id, scenario }) => traitShown(scene, 'scars', id, operative.gainedIn(scenario))),
    ploys: member.ploys.map((id) => traitShown(scene, 'ploys', id, ployNote(id))),
    powers: member.powers.map((id) => traitShown(scene, 'powers', id, '')),
  };
}

/** Rules of the card in our own words, carried out by the players. */
export const cardRules = (
  scene: CampaignScene,
  { member }: Shown,
): readonly { readonly id: string; readonly text: string }[] =>
  (scene.pack.operatives.get(member.card)?.rules ?? []).map(({ id, text }) => ({
    id,
    text: contentText(scene.words, `${member.card}/${id}`, text),
  }));

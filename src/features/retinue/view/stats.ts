import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { NumberSource, SheetNumber, SheetStat } from '../../../engine/campaign/model/sheet.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import type { CampaignContent } from '../../../engine/campaign/model/content.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { inches, number, signed, target } from '../../../words/format.ts';
import { type Shown, cardName } from './look.ts';
import { traitName } from './traitText.ts';

export const STATS = ['apl', 'move', 'hit', 'save', 'wounds'] as const;

/** A number of a datacard as it is written. */
interface StatShown {
  readonly stat: SheetStat;
  readonly label: string;
  readonly value: string;
  /** Another number than the card's: underlined. */
  readonly changed: boolean;
}

/** A value of a stat as it is written: `6″`, `4+`. */
export function statText(stat: SheetStat, value: number): string {
  if (stat === 'move') return inches(value);
  return stat === 'hit' || stat === 'save' ? target(value) : number(value);
}

export const statsShown = ({ words }: CampaignScene, { sheet }: Shown): readonly StatShown[] =>
  STATS.map((stat) => {
    const { value, changes } = sheet.stats[stat];
    return { stat, label: words.common.stats[stat], value: statText(stat, value), changed: changes.length > 0 };
  });

type Rows = 'backgrounds' | 'honours' | 'scars' | 'ploys' | 'powers' | 'items' | 'cards' | 'bases';
const ROWS: Readonly<Record<Trait['source'], Rows | null>> = {
  card: 'cards',
  background: 'backgrounds',
  honour: 'honours',
  scar: 'scars',
  ploy: 'ploys',
  equipment: 'items',
  armour: 'items',
  power: 'powers',
  level: null,
  base: 'bases',
};

function rowName(content: CampaignContent, of: Trait['source'], id: string): string {
  const rows = ROWS[of];
  return rows === null ? id : (content[rows].get(id)?.name ?? id);
}

/** Where a change of a number comes from. */
function sourceText(scene: CampaignScene, source: NumberSource): string {
  const { sources } = scene.words.campaign.retinue.operative;
  if (source.kind === 'trait') {
    const name = traitName(scene, { id: source.id, name: rowName(scene.content, source.of, source.id) });
    return sources.named(name, sources.trait[source.of]);
  }
  switch (source.source.kind) {
    case 'recruitment':
      return sources.recruitment;
    case 'level':
      return sources.level(source.source.level);
    case 'loot':
      return sources.loot(source.source.scenario);
    case 'hand':
      return sources.hand(source.source.reason);
  }
}

/** Where a number comes from: the card's first, then every change. + is for better. */
export function statWhy(
  scene: CampaignScene,
  { member }: Shown,
  stat: SheetStat,
  found: SheetNumber,
): readonly WhyRow[] {
  const { operative } = scene.words.campaign.retinue;
  return [
    { id: 'base', lead: { value: statText(stat, found.base) }, text: operative.base(cardName(scene, member.card)) },
    ...found.changes.map(({ source, by }, index): WhyRow => ({
      id: `${index}`,
      lead: { value: signed(by) },
      text: sourceText(scene, source),
      weight: 'did',
    })),
  ];
}

import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { SheetStat } from '../../engine/campaign/model/sheet.ts';
import { Term } from '../../ui/Term.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import type { Shown } from './view/look.ts';
import { statText, statWhy } from './view/stats.ts';

type StatSheetProps = {
  readonly shown: Shown;
  readonly stat: SheetStat;
  readonly onClose: () => void;
};

/** Where a number of a datacard comes from. */
export function StatSheet({ shown, stat, onClose }: StatSheetProps) {
  const scene = useCampaignScene();
  const { common, campaign } = scene.words;
  const { operative, statNames } = campaign.retinue;
  const found = shown.sheet.stats[stat];
  const title = `${statNames[stat]} ${statText(stat, found.value)}`;
  return (
    <SheetDialog open title={title} closeLabel={common.close} onClose={onClose}>
      <WhyList label={operative.statWhy(statNames[stat])} rows={statWhy(scene, shown, stat, found)} />
      <p>
        <Term of={stat}>{statNames[stat]}</Term>
      </p>
      {found.changes.length === 0 && <p>{operative.unchanged}</p>}
    </SheetDialog>
  );
}

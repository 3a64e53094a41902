import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { changesTold } from '../../../engine/campaign/model/modules.ts';
import { PrepBrief, PrepSection } from '../../../ui/PrepSection.tsx';
import { contentText } from '../../../words/content.ts';
import { chapterOf, type DeploymentDraft } from './plan.ts';

/** What earlier chapters have changed of this one, as far as the players know; nothing when that is nothing. */
export function BroughtSection({ plan }: { readonly plan: DeploymentDraft }) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const chapter = chapterOf(scene, plan);
  const lines = changesTold(state, chapter).map(({ index, text }) =>
    contentText(words, `${chapter}/changes/${index}`, text),
  );
  return lines.length === 0 ? null : (
    <PrepSection title={words.campaign.module.brought}>
      <PrepBrief lines={lines} />
    </PrepSection>
  );
}

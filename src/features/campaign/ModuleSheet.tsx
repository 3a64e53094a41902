import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { contentName, contentText } from '../../words/content.ts';
import { plainProse } from '../../words/plainProse.ts';

/** Which linked campaign begins. */
export function ModuleSheet({ onClose }: { readonly onClose: () => void }) {
  const scene = useCampaignScene();
  const { dispatchCampaign } = useCampaignPlay();
  const { words, content } = scene;
  const said = words.campaign.module;
  const modules = [...content.modules.values()].map(({ row }) => row);
  const [chosen, setChosen] = useCampaignHalfDone('module', modules[0]?.id ?? '');
  const begin = () => {
    if (dispatchCampaign({ type: 'startModule', module: chosen }) === null) onClose();
  };
  return (
    <SheetDialog
      open
      title={said.choose}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton icon="next" label={said.begin} tone="brass" onPress={begin} />}
    >
      <ChoiceList
        label={said.choose}
        value={chosen}
        onChange={setChosen}
        options={modules.map(({ id, name, text, chapters }) => ({
          id,
          title: `${contentName(words, id, name)} · ${said.chapters(chapters.length)}`,
          reason: plainProse(contentText(words, `${id}/text`, text)),
        }))}
      />
    </SheetDialog>
  );
}

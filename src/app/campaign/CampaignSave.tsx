import { useGame } from '../../state/base/useApp.ts';
import { SaveGlyph } from '../../ui/SaveGlyph.tsx';
import { useSaveShown } from '../../ui/useSaveShown.ts';
import { saveSentence } from '../../words/saveSentence.ts';
import { useWords } from '../../words/useWords.ts';

/** Whether the campaign is kept; it leads to the storage screen. */
export function CampaignSave({ onStorage }: { readonly onStorage: () => void }) {
  const words = useWords('campaign');
  const save = useSaveShown(useGame((game) => game.campaignSave));
  return <SaveGlyph state={save.kind} label={saveSentence(words, save)} onPress={onStorage} />;
}

import { useGame } from '../../state/store.ts';
import { SaveGlyph } from '../../ui/SaveGlyph.tsx';
import { useSaveShown } from '../../ui/useSaveShown.ts';
import { saveSentence } from '../../words/saveSentence.ts';
import { useWords } from '../../words/useWords.ts';

/** Whether the campaign is kept; it leads to the storage screen. */
export function CampaignSave({ onStorage }: { readonly onStorage: () => void }) {
  const words = useWords('campaign');
  const shown = useSaveShown(useGame((game) => game.campaignSave.kind));
  return <SaveGlyph state={shown} label={saveSentence(words, shown)} onPress={onStorage} />;
}

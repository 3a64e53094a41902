import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useApp, useGame } from '../../../state/base/useApp.ts';
import { PrepRows } from '../../../ui/PrepSection.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';

/** Where the players' and the enemy's dice are. */
export function TablePart() {
  const { settings: words } = useCampaignScene().words;
  const { changeSettings } = useApp();
  const dice = useGame((game) => game.settings.dice);
  return (
    <PrepRows>
      {(['retinue', 'enemy'] as const).map((side) => (
        <SettingRow key={side} label={words.diceOf[side]}>
          <Segmented
            label={words.diceOf[side]}
            options={(['table', 'screen'] as const).map((value) => ({ value, label: words.diceModes[value] }))}
            value={dice[side]}
            onChange={(mode) => changeSettings({ dice: { ...dice, [side]: mode } })}
          />
        </SettingRow>
      ))}
    </PrepRows>
  );
}

import { Explained } from '../../forms/Explained.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Part } from './Part.tsx';
import { useScene } from '../../scene/useScene.ts';

type PloysProps = {
  /** Opens the strategic ploys. */
  readonly onTraits?: (() => void) | undefined;
};

/** What command points can be spent on, and when. */
export function Ploys({ onTraits }: PloysProps) {
  const { words, view } = useScene();
  const { turningPoint: tp, traits } = words;
  return (
    <Part title={tp.ploys}>
      <SettingRow label={tp.commandReroll} hint={<Explained text={tp.commandRerollText} />}>
        <b>{words.common.cp(1)}</b>
      </SettingRow>
      {onTraits !== undefined && view.traits.strategic.length > 0 && (
        <ListRow icon="honour" title={traits.strategic} detail={traits.strategicText} opens onPress={onTraits} />
      )}
    </Part>
  );
}

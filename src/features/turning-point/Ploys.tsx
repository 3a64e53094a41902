import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';

/** Somebody of the retinue can use something before the firefight. */
const anyStrategic = ({ operatives }: BattleState): boolean =>
  operatives.some(
    ({ side, traits }) => side === 'retinue' && traits?.some(({ use }) => use?.during === 'strategy') === true,
  );

type PloysProps = {
  readonly stage: Stage;
  /** Opens the strategic ploys. */
  readonly onTraits?: (() => void) | undefined;
};

/** What command points can be spent on, and when. */
export function Ploys({ stage: { words, battle }, onTraits }: PloysProps) {
  const { turningPoint: tp, traits } = words;
  return (
    <Part title={tp.ploys}>
      <SettingRow label={tp.commandReroll} hint={tp.commandRerollText}>
        <b>{words.common.cp(1)}</b>
      </SettingRow>
      {onTraits !== undefined && anyStrategic(battle.state) && (
        <ListRow icon="honour" title={traits.strategic} detail={traits.strategicText} opens onPress={onTraits} />
      )}
    </Part>
  );
}

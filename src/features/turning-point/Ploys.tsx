import { SettingRow } from '../../ui/SettingRow.tsx';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';

/** What command points can be spent on, and when. */
export function Ploys({ words }: Stage) {
  const { turningPoint: tp } = words;
  return (
    <Part title={tp.ploys}>
      <SettingRow label={tp.commandReroll} hint={tp.commandRerollText}>
        <b>{words.common.cp(1)}</b>
      </SettingRow>
    </Part>
  );
}

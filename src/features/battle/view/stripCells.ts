import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { TableWords } from '../../../words/tableWords.ts';

/** One fact of the status strip. */
export interface StripFact {
  readonly id: 'phase' | 'initiative' | 'cp' | 'alert';
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly name?: string;
  readonly side?: Side;
}

const NOBODY = '–';

/** Phase and turning point, initiative, command points, alert; `wide`: with every word there is. */
export function stripCells(words: TableWords, state: BattleState, wide: boolean): readonly StripFact[] {
  const { cells, phases, phasesShort, alertNames, short, of } = words.turningPoint;
  const { initiative: side, turningPoints, cp, alert } = state;
  const alarm = alertNames[alert] ?? '';
  return [
    {
      id: 'phase',
      label: wide ? phases[state.phase] : phasesShort[state.phase],
      value: short(state.turningPoint),
      ...(turningPoints !== null && { note: of(turningPoints) }),
    },
    {
      id: 'initiative',
      label: cells.initiative,
      value: side === null ? NOBODY : words.common[side],
      ...(side !== null && { side }),
    },
    { id: 'cp', label: wide ? cells.cp : cells.cpShort, value: `${cp}`, name: `${cells.cp} ${cp}` },
    {
      id: 'alert',
      label: cells.alert,
      value: `${alert}`,
      name: `${cells.alert} ${alert} ${alarm}`,
      ...(wide && { note: alarm }),
    },
  ];
}

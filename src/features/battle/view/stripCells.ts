import type { Scene } from '../../../scene/useScene.ts';
import { holdsNow } from '../../../words/holdsNow.ts';
import type { Look } from '../../../words/look.ts';
import { sideLabel } from '../../../words/sideLabel.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Words } from '../../../words/words.ts';
import { colourOf, leftSide, rightSide, type SideColour } from '../../../state/battle/sides.ts';

/** One fact of the status strip. */
interface StripFact {
  readonly id: 'phase' | 'initiative' | 'cp' | 'alert';
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly name?: string;
  readonly side?: SideColour;
  readonly pair?: readonly [left: string, right: string];
}

const NOBODY = '–';

/** Both pools, where both sides are played by people. */
function cpCell(state: BattleState, look: Look): Pick<StripFact, 'value' | 'pair'> & { readonly said: string } {
  const [left, right] = [leftSide(state), rightSide(state)];
  if (right.hand !== 'people') return { value: `${left.cp}`, said: `${left.cp}` };
  const said = [left, right].map(({ id, cp }) => `${look.side(id)} ${cp}`).join(', ');
  return { value: `${left.cp} : ${right.cp}`, pair: [`${left.cp}`, `${right.cp}`], said };
}

const alertCell = (
  { turningPoint: { cells, alertNames } }: Words<'battle'>,
  alert: number,
  wide: boolean,
): StripFact => ({
  id: 'alert',
  label: cells.alert,
  value: `${alert}`,
  name: `${cells.alert} ${alert} ${alertNames[alert] ?? ''}`,
  ...(wide && { note: alertNames[alert] ?? '' }),
});

/** Phase and turning point, initiative, command points, alert; `wide`: with every word there is. */
export function stripCells(
  { words, look, state }: { readonly words: Words<'battle'>; readonly look: Look; readonly state: BattleState },
  wide: boolean,
): readonly StripFact[] {
  const { cells, phases, phasesShort, short, of } = words.turningPoint;
  const { initiative: side, turningPoints, alert } = state;
  const { said, ...cp } = cpCell(state, look);
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
      value: side === null ? NOBODY : sideLabel(words.common, look, side),
      ...(side !== null && { side: colourOf(state, side) }),
    },
    { id: 'cp', label: wide ? cells.cp : cells.cpShort, ...cp, name: `${cells.cp} ${said}` },
    ...(alert === undefined ? [] : [alertCell(words, alert, wide)]),
  ];
}

/** What holds now by one source, as a cell of the strip; `source`: whose sheet it opens. */
interface HoldFact extends Omit<StripFact, 'id'> {
  readonly source: string;
}

/** What holds now, a cell for each source. */
export function holdCells({
  words,
  look,
  state: { turningPoint },
  view,
}: Pick<Scene, 'words' | 'look' | 'state' | 'view'>): readonly HoldFact[] {
  const { holdsShort: label } = words.battle.table;
  return holdsNow({ words, look, turningPoint, overruledBy: view.lasting.overruledBy }, view.lasting.onTable).map(
    ({ key, short, until }) => ({
      source: key,
      label,
      value: short,
      name: `${short}, ${until}`,
    }),
  );
}

import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { isMark } from '../../../engine/board/markIds.ts';
import type { Distance, Measurable } from '../../../engine/board/measuring.ts';
import type { PlaceWords } from '../whoIsWhere.ts';
import type { Measuring } from './measuring.ts';

/** Where it is measured: the board, those who stand on it by their ids in reading order, and with what they are told. */
export interface MeasureStage {
  readonly board: BattleBoard;
  readonly models: readonly string[];
  readonly words: PlaceWords;
}

/** Inches within which those are told and drawn that are near. */
export const NEAR = 6;

/** How far both things are; null: there are not two. */
export const distanceOf = (board: BattleBoard, { from, to }: Measuring): Distance | null =>
  from === null || to === null ? null : geometry().distanceOn(board, from, to);

/** What a thing is called. Pieces of one name are told apart by their number in the list of them. */
export function measurableName({ board: { map }, words }: MeasureStage, thing: Measurable): string {
  const shown = (name: string): string => words.names[name] ?? name;
  if (thing.kind === 'point') return words.told.measure.point;
  if (thing.kind === 'model') return words.nameOf(thing.id);
  if (thing.kind === 'zone') return shown(map.zones.find(({ id }) => id === thing.id)?.name ?? '');
  const at = map.pieces.findIndex(({ id }) => id === thing.id);
  return `${at + 1}. ${shown(map.pieces[at]?.name ?? '')}`;
}

type Measurables = Readonly<Record<'models' | 'zones' | 'pieces', readonly Measurable[]>>;

/** All models, markers with the places where somebody comes in, and pieces, for lists. */
export const measurables = ({ board: { map, places }, models }: MeasureStage): Measurables => ({
  models: models.filter((id) => places[id] !== undefined).map((id) => ({ kind: 'model', id })),
  zones: map.zones.filter(({ kind }) => kind !== 'drop').map(({ id }) => ({ kind: 'zone', id })),
  pieces: map.pieces.map(({ id }) => ({ kind: 'piece', id })),
});

/** One key for each thing that a list can name; of a place none. */
export const keyOf = (thing: Measurable | null): string =>
  thing === null ? '' : thing.kind === 'point' ? 'point' : `${thing.kind} ${thing.id}`;

/** The marker that was chosen last, or the mark of an event, to be laid elsewhere; null: what was chosen last is neither. */
export function markerIn({ from, to }: Measuring, { map }: BattleBoard): string | null {
  const last = to ?? from;
  if (last?.kind !== 'zone') return null;
  return map.zones.find((zone) => zone.id === last.id && (zone.kind === 'marker' || isMark(zone)))?.id ?? null;
}

/** Models near what is measured from, seen from above. */
export function modelsNear(stage: MeasureStage, from: Measurable): readonly string[] {
  return measurables(stage)
    .models.filter((each) => keyOf(each) !== keyOf(from))
    .flatMap((each) => {
      const far = geometry().distanceOn(stage.board, from, each);
      return far !== null && far.across <= NEAR && each.kind === 'model' ? [each.id] : [];
    });
}

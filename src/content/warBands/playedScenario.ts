import type { Scenario } from '../../engine/family/vanguard/model/scenario.ts';
import { BAND_SIDES, type BandScenario } from '../schema/warBands/bandScenario.ts';

/** What the hands lay out before a battle, in order: the layout, each objective, both zones (V-79, V-80, V-84). */
export const layoutLines = ({ layout, objectives, deployment }: BandScenario): readonly string[] => [
  layout.text,
  ...objectives.map(({ where }) => where),
  ...BAND_SIDES.map((side) => deployment[side]),
];

/** A scenario as a battle of these sides holds it, by their ids (V-83, V-88): it folds without its pack. */
export function playedScenario(row: BandScenario, sides: Readonly<Record<'first' | 'second', string>>): Scenario {
  const { id, name, rounds, endDie, map, fallback } = row;
  const by = <T>(value: Readonly<Record<'first' | 'second', T>>): Record<string, T> => ({
    [sides.first]: value.first,
    [sides.second]: value.second,
  });
  return {
    id,
    name,
    rounds,
    endDie,
    objectives: row.objectives.map((each) => ({
      id: each.id,
      name: each.name,
      near: each.near === null ? null : sides[each.near],
      worth: by(each.points),
      ...(each.fromEdges !== undefined && { fromEdges: each.fromEdges }),
    })),
    leaderObjectives: row.leaderObjectives,
    edges: by(fallback),
    map,
    setUp: [...layoutLines(row)],
    special: row.special.map(({ text }) => text),
  };
}

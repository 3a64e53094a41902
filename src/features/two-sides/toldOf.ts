import type { ScoreView } from './views.ts';
import type { SceneWith } from '../../scene/useScene.ts';

type Told = SceneWith<'twoSides'>;

/** Whoever brought down most: by whom, and how many. */
function topKiller({ state, look, told }: Told): readonly string[] {
  const counts = new Map<string, number>();
  for (const { by } of state.credits ?? []) if (by !== null) counts.set(by, (counts.get(by) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best === undefined ? [] : [told.final.killer(look.name(best[0]), best[1])];
}

/** The turning point in which a side made more than anybody in any other. */
function bestTurn({ state, look, told }: Told, score: ScoreView): readonly string[] {
  const all = state.sides.flatMap(({ id }) =>
    Array.from({ length: state.turningPoint }, (_, at) => ({
      side: id,
      turningPoint: at + 1,
      points: score.total(id, at + 1) - score.total(id, at),
    })),
  );
  const [best, second] = all.toSorted((a, b) => b.points - a.points);
  return best === undefined || best.points === 0 || best.points === second?.points
    ? []
    : [told.final.best(look.side(best.side), best.points, best.turningPoint)];
}

const unseen = ({ state, look, told, view }: Told): readonly string[] =>
  state.sides.flatMap(({ id }) => {
    const hidden = view.parts.tacOps?.hidden(id) ?? 0;
    return hidden === 0 ? [] : [told.final.unseen(look.side(id), hidden)];
  });

/** What there is to tell of a battle, in at most three sentences. */
export function toldOf(scene: Told, score: ScoreView): readonly string[] {
  const all = [...topKiller(scene), ...bestTurn(scene, score), ...unseen(scene)];
  return all.length === 0 ? [scene.told.final.none] : all.slice(0, 3);
}

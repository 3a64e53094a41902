import type { SceneWith } from '../../scene/useScene.ts';
import { whoPlays } from '../../words/whoPlays.ts';
import { toldOf } from './toldOf.ts';
import type { ScoreView } from './views.ts';

/** A battle that is over, as a few lines of text: who, the points by turning point, and what is told of it. */
export function reportOf(scene: SceneWith<'twoSides'>, score: ScoreView, title: string): string {
  const { told, state, look } = scene;
  const { final } = told;
  const points = (upTo?: number) => state.sides.map(({ id }) => score.total(id, upTo)).join(' : ');
  const sides = state.sides.map(({ id }) => `${look.side(id)} (${whoPlays(state, look, id)}) ${score.total(id)}`);
  const turns = Array.from({ length: state.turningPoint }, (_, at) => `${final.tp(at + 1)} ${points(at + 1)}`);
  return [title, ...sides, [...turns, `${final.all} ${points()}`].join(' · '), ...toldOf(scene, score)].join('\n');
}

import type { ScoreLine } from './views.ts';
import type { ScoreView } from './views.ts';
import type { SceneWith } from '../../scene/useScene.ts';

type Told = SceneWith<'twoSides'>;

/** What a line is called: the award by its name. */
export const lineName = ({ look }: Told, { source: { award } }: ScoreLine): string =>
  look.contentName(award.id, award.name);

/** Why it scores, or that it does not. */
export function lineDetail(scene: Told, { source, known, hand }: ScoreLine): string {
  const { told, look } = scene;
  const { award, tacOp } = source;
  const because =
    award.fact.kind === 'asked'
      ? look.contentText(`${award.id}/asked`, award.fact.text)
      : known === 0
        ? told.score.notSo
        : told.score.times(known / award.points);
  return [...(tacOp === null ? [] : [told.score.tacOp]), hand ? told.score.byHand : because].join(', ');
}

/** How often it can be so at most, on this table. */
function mostTimes({ state }: Told, score: ScoreView, { source: { award }, side }: ScoreLine): number {
  if (award.atLeast !== null) return 1;
  switch (award.fact.kind) {
    case 'controls':
    case 'carries':
      return award.fact.marker === null ? Math.max(1, score.markers.length) : 1;
    case 'fell':
      return award.fact.keyword === null ? state.operatives.filter((each) => each.side !== side).length : 1;
    case 'controlsMore':
    case 'controlsChosen':
    case 'fellMore':
    case 'acted':
    case 'standingMore':
    case 'alarm':
    case 'asked':
      return 1;
  }
}

/** What a tap makes of it: once more, and after the most none. */
export function corrected(scene: Told, score: ScoreView, line: ScoreLine): number {
  const { points } = line.source.award;
  const next = line.points + points;
  return next > points * mostTimes(scene, score, line) ? 0 : next;
}

import { bookOf } from '../../engine/campaign/model/book.ts';
import { chapterOf } from '../../engine/campaign/walk/chapter.ts';
import { levelsReached } from '../../engine/campaign/walk/reached.ts';
import { WALK_STAGES, type WalkStage } from '../../engine/campaign/model/walk.ts';
import type { Walk } from './useWalk.ts';

export type ShownStage = Exclude<WalkStage, 'battle'>;

const SHOWN = WALK_STAGES.filter((stage): stage is ShownStage => stage !== 'battle');

/** The stages that the walk has, by the book of its campaign: no loot where nothing is brought home. */
export const stagesOf = ({ content }: Pick<Walk, 'content'>): readonly ShownStage[] =>
  SHOWN.filter((stage) => stage !== 'loot' || bookOf(content).bringsHome);

/** A stage that was passed over, and why there was nothing to do. */
interface Idle {
  readonly stage: ShownStage;
  readonly why: string;
}

/** Whether anybody advanced by this scenario, or was asked, whatever has been answered since. */
function advanced(game: Walk): boolean {
  const { honours } = chapterOf(game);
  return levelsReached(game).length > 0 || honours.length > 0 || game.state.owed.length > 0;
}

/** The stages before the one in hand in which there was nothing to do. */
export function idleStages(walk: Walk): readonly Idle[] {
  const { scenario, words } = walk;
  const { after } = words.campaign;
  const at = WALK_STAGES.indexOf(scenario.stage);
  const idle: readonly (Idle & { readonly is: () => boolean })[] = [
    { stage: 'casualties', why: after.casualties.none, is: () => scenario.casualties.length === 0 },
    { stage: 'recovery', why: after.recovery.none, is: () => scenario.recoveries.length === 0 },
    { stage: 'experience', why: after.experience.none, is: () => scenario.earned.length === 0 },
    { stage: 'advances', why: after.advances.none, is: () => !advanced(walk) },
    { stage: 'loot', why: `${after.loot.none}. ${after.loot.whence}`, is: () => scenario.finds.length === 0 },
  ];
  const stages = stagesOf(walk);
  return idle.filter(({ stage, is }) => stages.includes(stage) && WALK_STAGES.indexOf(stage) < at && is());
}

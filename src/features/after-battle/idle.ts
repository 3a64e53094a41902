import type { Benefit } from '../../engine/campaign/model/rows.ts';
import { chapterOf } from '../../engine/campaign/walk/chapter.ts';
import { WALK_STAGES, type WalkStage } from '../../engine/campaign/model/walk.ts';
import type { Walk } from './useWalk.ts';

export type ShownStage = Exclude<WalkStage, 'battle'>;

/** A stage that was passed over, and why there was nothing to do. */
interface Idle {
  readonly stage: ShownStage;
  readonly why: string;
}

/** Benefits of a level that somebody has to roll or choose for. */
const ASKED: ReadonlySet<Benefit['kind']> = new Set(['ploy', 'statChoice', 'honour']);

/** Whether the levels of this scenario asked for anything, whatever has been answered since. */
function advanced({ state, content }: Walk): boolean {
  const { levels, honours } = chapterOf({ state, content });
  const asked = levels.some(({ member: id, level }) => {
    const kind = state.members.find((member) => member.id === id)?.kind;
    const row = content.levels.find((each) => each.of === kind && each.level === level);
    return row?.benefits.some((benefit) => ASKED.has(benefit.kind)) ?? false;
  });
  return asked || honours.length > 0 || state.owed.length > 0;
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
    { stage: 'advances', why: after.advances.noneAsked, is: () => !advanced(walk) },
    { stage: 'loot', why: after.loot.none, is: () => scenario.finds.length === 0 },
  ];
  return idle.filter(({ stage, is }) => WALK_STAGES.indexOf(stage) < at && is());
}

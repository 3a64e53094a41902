import type { Earned } from '../../engine/campaign/model/walk.ts';
import { isOfAll, objectivesDone, scriptedDone } from '../../engine/campaign/walk/objectives.ts';
import { contentName, contentText } from '../../words/content.ts';
import { memberName } from '../../words/optionName.ts';
import type { Walk } from './useWalk.ts';

type Award = Earned['rows'][number]['award'];

interface Done {
  readonly award: 'secondary' | 'secret';
  readonly name: string;
  readonly by: string | null;
  /** All of the retinue did it together. */
  readonly ofAll: boolean;
}

/** Objectives beside the primary one that are done, with who did each. */
function doneBeside(walk: Walk): readonly Done[] {
  const { words, scenario } = walk;
  const { report } = scenario;
  if (report === null) return [];
  const drawn = objectivesDone(walk, report).map(({ id, by, row }): Done => ({
    award: row?.secret === true ? 'secret' : 'secondary',
    name: contentName(words, id, row?.name ?? id),
    by,
    ofAll: isOfAll(id),
  }));
  const own = (['secondary', 'secret'] as const).flatMap((award) =>
    scriptedDone(report, award).map(({ id, text, by }): Done => ({
      award,
      name: contentText(words, `${scenario.mission}/objectives/${id}`, text),
      by,
      ofAll: false,
    })),
  );
  return [...drawn, ...own];
}

const leads = ({ state }: Walk, member: string): boolean =>
  state.members.find(({ id }) => id === member)?.kind === 'acolyte';

/** The objectives that a line of experience is for: an Acolyte has every one, a follower a secondary one that it did. */
export function doneFor(walk: Walk, member: string, award: Award): readonly string[] {
  const { experience } = walk.words.campaign.after;
  return doneBeside(walk)
    .filter((done) => done.award === award)
    .filter(({ by }) => award === 'secret' || leads(walk, member) || by === member)
    .map(({ name, by, ofAll }) =>
      award === 'secret' || ofAll ? name : experience.doneBy(name, by === null ? null : memberName(walk, by)),
    );
}

/** Secondary objectives for which nobody is named. */
export const unnamedOf = (walk: Walk): readonly string[] =>
  doneBeside(walk).flatMap(({ award, name, by, ofAll }) =>
    award === 'secondary' && by === null && !ofAll ? [name] : [],
  );

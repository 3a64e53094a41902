import { RANKS, type Criterion } from '../../engine/behaviour/table.ts';
import { SELF_FACTS, TARGET_FACTS } from '../../engine/behaviour/killTeam/fact.ts';
import type { PickGroup } from '../../ui/PickList.tsx';
import { selfFactSaid, targetFactSaid } from '../../words/behaviourSentence.ts';
import { capital } from '../../words/capital.ts';
import type { Words } from '../../words/words.ts';
import { isSo, type Wanted, wantedOf } from './conditionNode.ts';

export interface BothWords {
  readonly words: Words<'workshop'>;
  readonly said: Words<'behaviour'>;
}

/** A fact and whether it is so, as the value of an option. */
export const valueOf = (wanted: Wanted): string => `${wanted.fact}=${isSo(wanted)}`;

/** The fact of an option. */
export function wantedIn(value: string): Wanted {
  const [fact = '', is] = value.split('=');
  return wantedOf(fact, is === 'true');
}

function group(label: string, facts: readonly string[], say: (wanted: Wanted) => string): PickGroup {
  const wanted = facts.flatMap((fact) => [wantedOf(fact, true), wantedOf(fact, false)]);
  return { label, options: wanted.map((each) => ({ value: valueOf(each), label: capital(say(each)) })) };
}

/** What may be asked of the enemy that acts. */
export const selfPicks = ({ words, said }: BothWords): readonly PickGroup[] => [
  group(
    words.editor.ofEnemy,
    SELF_FACTS.map(({ id }) => id),
    (wanted) => selfFactSaid(said, wanted),
  ),
];

/** What may be asked of a target. */
export function targetPicks({ words, said }: BothWords): readonly PickGroup[] {
  const ids = TARGET_FACTS.map(({ id }) => id);
  const say = (wanted: Wanted) => targetFactSaid(said, wanted);
  const here = ids.filter((id) => !id.includes('.'));
  const later = ids.filter((id) => id.includes('.'));
  return [group(words.editor.ofTarget, here, say), group(words.editor.afterMove, later, say)];
}

const RANK = 'rank=';

/** What may be preferred among targets. */
export const criterionPicks = (both: BothWords): readonly PickGroup[] => [
  {
    label: both.words.editor.byNumber,
    options: RANKS.map((rank) => ({ value: `${RANK}${rank}`, label: both.said.ranks[rank].name })),
  },
  ...targetPicks(both),
];

export const criterionValue = (criterion: Criterion): string =>
  'rank' in criterion ? `${RANK}${criterion.rank}` : valueOf(criterion);

export function criterionIn(value: string): Criterion {
  const rank = RANKS.find((each) => value === `${RANK}${each}`);
  return rank === undefined ? wantedIn(value) : { rank };
}

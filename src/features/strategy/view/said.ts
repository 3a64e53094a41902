import type { Side } from '../../../engine/core/ids.ts';
import type { BattleEvent } from '../../../engine/family/killteam/model/event.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Look } from '../../../words/look.ts';
import { ployText } from '../../../words/ployText.ts';
import type { Words } from '../../../words/words.ts';

/** One thing that was said. `quiet`: it was a pass. */
export interface Said {
  readonly key: string;
  readonly side: Side;
  readonly title: string;
  readonly detail: string;
  readonly quiet: boolean;
}

type Told = { readonly words: Words<'strategy'>; readonly look: Look; readonly state: BattleState };

type Spoken = Extract<BattleEvent, { type: 'ployUsed' | 'stepPassed' }>;

const isSpoken = (event: BattleEvent): event is Spoken => event.type === 'ployUsed' || event.type === 'stepPassed';

function wordsOf({ words: { strategy }, look, state }: Told, event: Spoken): Pick<Said, 'title' | 'detail'> {
  switch (event.type) {
    case 'ployUsed':
      return {
        title: look.contentName(event.ploy, event.name),
        detail: strategy.price(event.cp, ployText(state, look, event.ploy)),
      };
    case 'stepPassed':
      return { title: strategy.passed, detail: strategy.speaksAgain };
  }
}

/** What has been said in the step in hand, in order. */
export function saidNow(told: Told, events: readonly BattleEvent[]): readonly Said[] {
  const from = events.findLastIndex(({ type }) => type === 'stepBegan');
  return events
    .slice(from + 1)
    .filter(isSpoken)
    .map((event, at) => ({
      key: `${at}`,
      side: event.side,
      quiet: event.type === 'stepPassed',
      ...wordsOf(told, event),
    }));
}

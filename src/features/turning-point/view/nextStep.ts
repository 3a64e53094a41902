import type { Look } from '../../../words/look.ts';
import type { Command } from '../../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Words } from '../../../words/words.ts';

/** The one next thing between firefights; `command` null: the tray asks. */
interface NextStep {
  readonly title: string;
  readonly detail: string | null;
  readonly command: Command | null;
}

const nowhere = (words: Words<'play'>, state: BattleState): NextStep => ({
  title: words.turningPoint.phases[state.phase],
  detail: null,
  command: null,
});

function startsWith({ turningPoint }: Words<'play'>, { initiative, sides }: BattleState, look: Look): string {
  const side = initiative ?? sides[0].id;
  return turningPoint.startFirefightDetail(side, look.side(side));
}

/** What the bar's large button does now. */
export function nextStep(
  words: Words<'play'>,
  { state, look }: { readonly state: BattleState; readonly look: Look },
  asked: boolean,
): NextStep {
  const { turningPoint: tp, battle } = words;
  if (asked) return { title: battle.answerAbove, detail: battle.answerAboveDetail, command: null };
  switch (state.phase) {
    case 'setUp':
      return { title: tp.startBattle, detail: tp.title(1), command: { type: 'startBattle' } };
    case 'strategy':
      return {
        title: tp.startFirefight,
        detail: startsWith(words, state, look),
        command: { type: 'startFirefight' },
      };
    case 'turningPointOver':
      return {
        title: tp.next,
        detail: tp.nextDetail(state.turningPoint + 1, state.turningPoints),
        command: { type: 'nextTurningPoint' },
      };
    case 'firefight':
      return nowhere(words, state);
  }
}

import type { PlayScene } from '../../../scene/useScene.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import { killTeamRefusal } from '../../../state/battle/killTeam.ts';
import { refusalSentence } from '../../../words/reason.ts';

/** Why the last answer was not taken; null: it was. */
export const refusalText = ({ words, look }: PlayScene, { refusal }: Draft): string | null =>
  refusal === null ? null : refusalSentence(words, killTeamRefusal(refusal), look);

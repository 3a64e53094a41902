import { useState } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import { usePlay } from '../../state/battle/play.ts';
import type { OpenBattle } from '../../state/base/store.ts';
import { type Look, lookOf } from '../../words/look.ts';
import { refusalSentence } from '../../words/reason.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What the parts of the turning point read and may do. */
export interface Stage {
  readonly battle: OpenBattle;
  readonly words: Words<'battle'>;
  readonly look: Look;
  /** Carries a command out. A refusal is kept in `refusal` until the next one. */
  readonly act: (command: Command) => void;
  readonly refusal: string | null;
}

/** A battle between firefights, with words. */
export function useStage(battle: OpenBattle): Stage {
  const { dispatch } = usePlay();
  const words = useWords('battle');
  const look = lookOf(words, battle.state);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = (command: Command) => {
    const refused = dispatch(command);
    setRefusal(refused === null ? null : refusalSentence(words, refused, look));
  };
  return { battle, words, look, act, refusal };
}

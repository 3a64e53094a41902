import type { AttackView } from '../../../engine/view/attack.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** What every part of the attack screen is drawn from. `draft`: what has been begun of the open question. */
export interface Scene {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly view: BattleView;
  /** The attack in hand. */
  readonly attack: AttackView;
  readonly draft: Draft | null;
}

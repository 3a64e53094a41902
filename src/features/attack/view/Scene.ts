import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { Request } from '../../../engine/log/request.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';

/** What every part of the attack screen is drawn from. `draft`: what has been begun of the open question. */
export interface Scene {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly game: Game;
  readonly request: Request | null;
  readonly draft: Draft | null;
}

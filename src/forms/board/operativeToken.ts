import type { BoardNow, BoardPlace } from '../../engine/board/battleBoard.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { TokenShown } from '../../ui/board/shown.ts';
import { baseShown } from './baseShown.ts';
import { factsVerdict } from './shooting.ts';
import { spotAt } from './spotAt.ts';
import { allSaidOf, type PlaceWords, type Watchers, whereSaid } from './whoIsWhere.ts';

/** From what the tokens of a battle are told. */
export interface TokenLook {
  readonly view: BattleView;
  readonly board: BoardNow;
  readonly words: PlaceWords;
}

/** What a token says: its card, where it is, and what it is worth as a target; null: nothing. */
interface TokenSaid {
  readonly card: string;
  readonly worth: string | null;
}

/** Its enemies that stand, and what it is to each of them, with what was said by hand. */
function watchersOf({ table, aim }: BattleView, operative: Operative): Watchers {
  return {
    foes: table
      .ofSide(table.opposing(operative.side))
      .filter((foe) => table.standing(foe))
      .map(({ id }) => id),
    seenAs: (foe) => factsVerdict(aim.facts({ operative: table.operative(foe), target: operative })),
  };
}

/** Somebody on the board as its token, but for what a screen marks at it. */
export function operativeToken(
  { view, board, words }: TokenLook,
  operative: Operative,
  place: BoardPlace,
  { card, worth, ...shown }: TokenSaid & Pick<TokenShown, 'side' | 'state' | 'name'>,
): TokenShown {
  const sentence = (where: string): string =>
    [card, where, worth].filter((part) => part !== null && part !== '').join(', ');
  const { id, down } = operative;
  return {
    id,
    ...shown,
    at: spotAt(place),
    ...baseShown(place),
    wounds: `${operative.wounds}`,
    injured: view.figures(operative).injured,
    conceal: operative.order === 'conceal',
    sentence: sentence(whereSaid(board, id, words)),
    ...(!down && { tells: () => sentence(allSaidOf(board, id, watchersOf(view, operative), words)) }),
  };
}

import { isWithin } from '../../board/apart.ts';
import type { TableSays } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import type { Look } from '../../board/looks.ts';
import { PLAIN_FACTS } from '../../core/roundsBook.ts';
import type { Attack } from '../../family/vanguard/card/card.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleEvent } from '../../family/vanguard/model/event.ts';
import type { Sighted } from '../../family/vanguard/model/onBoard.ts';
import { isFar } from '../../family/vanguard/rules/modifiers/longRange.ts';

/** What a look says of a target of an attack: seen, in range, obscured, far, in cover (V-50 to V-52, V-58); without an attack any range will do. */
export const factsOfLook = ({ leaning, inches, said }: Look, attack: Pick<Attack, 'range'> | null): Sighted => ({
  inches,
  facts: {
    ...PLAIN_FACTS,
    sight: leaning !== null,
    inRange: attack === null || isWithin({ reading: 'bodies', inches, said }, attack.range),
    obscured: (leaning?.obscured.size ?? 0) > 0,
    far: isFar(inches),
    cover: (leaning?.cover.size ?? 0) > 0,
  },
});

/** What an attacker has against a target; null: one of both has no place on the board. */
export function sightedOn(
  { board }: BattleState,
  attacker: string,
  target: string,
  attack: Pick<Attack, 'range'> | null,
): Sighted | null {
  const look = board === undefined ? null : geometry().lookOn(board, attacker, target);
  return look === null ? null : factsOfLook(look, attack);
}

/** What is to be kept once the table says this of what one sees of another; nothing where the board has it so too, or knows nothing of one of them. */
export const overruled = ({ board }: BattleState, from: string, to: string, facts: TableSays): readonly BattleEvent[] =>
  (board === undefined ? null : geometry().overrulingsOn(board, from, to, facts))?.map((each) => ({
    type: 'boardOverruled',
    ...each,
  })) ?? [];

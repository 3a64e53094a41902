import { commandWays } from '../../../engine/family/killteam/advice/commandWays.ts';
import { commandRerollDice } from '../../../engine/family/killteam/flow/decide/openAttack.ts';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import { openPool } from '../../../engine/family/killteam/attack/openPool.ts';
import type { Omitted, Prospect } from '../../../engine/log/advice.ts';
import { isBetter } from '../../../engine/odds/prospect.ts';
import { wayOf } from '../../../engine/odds/rerollWays.ts';
import type { Language } from '../../../words/language.ts';
import type { Words } from '../../../words/words.ts';
import { changeSaid, omittedSaid } from '../../../words/worthSaid.ts';
import type { DieTapped } from './DieTapped.ts';

/** A die that 1 CP may roll again: what comes of the dice as they lie, and with it. */
interface CommandDie {
  readonly pool: DieTapped['pool'];
  readonly die: number;
  readonly face: number | null;
  readonly from: Prospect;
  readonly to: Prospect;
  readonly omitted: Omitted;
}

/** Every die of a pool that a Command Re-roll may take, with what that is worth. */
export function commandDice(game: Game, pool: DieTapped['pool']): readonly CommandDie[] {
  const offered = commandRerollDice(game, pool);
  const found = offered.length === 0 ? null : commandWays(game, pool);
  const from = found?.ways[0]?.prospect;
  if (found === null || from === undefined) return [];
  const dice = openPool(game, pool)?.dice ?? [];
  return offered.flatMap((die) => {
    const one = { fail: 0, normal: 0, critical: 0, [found.grades[die] ?? 'fail']: 1 };
    const to = wayOf(found.ways, one)?.prospect;
    return to === undefined ? [] : [{ pool, die, face: dice[die]?.face ?? null, from, to, omitted: found.omitted }];
  });
}

const faceOf = ({ face }: CommandDie): number => face ?? 0;

/** The die that is best rolled again, of equals the lowest; null: none gains anything; `none`: the dice are too many. */
export function bestCommandDie(game: Game): CommandDie | 'none' | null {
  const dice = [...commandDice(game, 'attack'), ...commandDice(game, 'defence')];
  if (dice.length === 0) return 'none';
  return dice
    .toSorted((one, other) => faceOf(one) - faceOf(other))
    .reduce<CommandDie | null>((best, one) => (isBetter(one.to, best?.to ?? one.from) ? one : best), null);
}

/** What a Command Re-roll of this die is worth. */
export function commandSaid(words: Words<'battle'>, language: Language, { from, to, omitted }: CommandDie): string {
  const change = changeSaid(words, language, { from, to, chooser: 'retinue' }) ?? words.attack.odds.worth.hardly;
  const without = omittedSaid(words, omitted);
  return without === null ? change : `${change}. ${without}`;
}

import type { OptionAdvice, PickAdvice } from '../../../../log/advice.ts';
import type { PickRequest } from '../../model/request.ts';
import { codeOf, duellistOf, moverOf } from '../../attack/fight/exchange.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { fightIsLike } from './oddsOf.ts';
import { type FightOutcome, resolveFight } from './resolveFight.ts';
import { unlessBeyond } from './unlessBeyond.ts';

type Option = PickRequest['options'][number];

function toldOf(
  fight: FightInHand,
  { id, params }: Option,
  { attackerLeft, defenderLeft }: FightOutcome,
): OptionAdvice {
  const attacks = moverOf(fight) === 'attacker';
  const [mine, theirs] = attacks ? [attackerLeft, defenderLeft] : [defenderLeft, attackerLeft];
  const { me = '', them = '' } = params;
  const kills = params['to'] === 0;
  return {
    id,
    note: kills ? { code: 'killsNow', params: { them } } : { code: 'fightOutcome', params: { me, them, mine, theirs } },
    prospect: null,
  };
}

/** How to resolve the next die, the best way first, when both sides play their best; null: the fight is too long. */
export function fightDie(fight: FightInHand, { options, usual }: PickRequest): PickAdvice | null {
  const position = {
    toMove: moverOf(fight),
    attacker: duellistOf(fight, fight.attacker),
    defender: duellistOf(fight, fight.defender),
  };
  const resolved = unlessBeyond(() => resolveFight(position));
  if (resolved === null) return null;
  const ranked = resolved.options.flatMap(({ move, outcome }) => {
    const option = options.find(({ id }) => id === codeOf(move));
    return option === undefined ? [] : [toldOf(fight, option, outcome)];
  });
  return {
    kind: 'pick',
    best: ranked[0]?.id ?? usual,
    options: ranked,
    omitted: fightIsLike(fight) ? 'traits' : null,
  };
}

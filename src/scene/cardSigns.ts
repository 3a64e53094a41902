import type { Lasting } from '../engine/family/killteam/model/lasting.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../engine/view/battleView.ts';
import { changeSaid, overruledSaid } from '../words/lastingSaid.ts';
import type { Look } from '../words/look.ts';
import type { Words } from '../words/words.ts';

/** A sign on a card: a letter or a figure, and what it means. */
export interface Sign {
  readonly id: string;
  readonly short: string;
  readonly label: string;
}

const FLAGS = ['onEdge', 'onVantage', 'inStronghold', 'nearMarker'] as const;

function placeSigns(words: Words<'battle'>, operative: Operative): Sign[] {
  const { flags } = words.battle.card;
  return FLAGS.filter((flag) => operative[flag]).map((flag) => ({
    id: flag,
    short: words.battle.tokens[flag],
    label: flags[flag],
  }));
}

function carrySigns(words: Words<'battle'>, operative: Operative, look: Look): Sign[] {
  const { tokens, carries, carriedBy } = words.battle;
  const what = [
    ...(operative.carries === null ? [] : [look.name(operative.carries)]),
    ...[operative.carriesMarker, operative.alsoCarries].flatMap((marker) =>
      marker ? [look.packName(look.trackName(marker))] : [],
    ),
  ];
  return [
    ...what.map((each) => ({ id: `carries ${each}`, short: tokens.carries, label: carries(each) })),
    ...(operative.carriedBy === null
      ? []
      : [{ id: 'carried', short: tokens.carried, label: carriedBy(look.name(operative.carriedBy)) }]),
  ];
}

/** What lasts, as one sign: the change of a figure, or that there is something. */
const tokenOf = (words: Words<'battle'>, { change }: Lasting): string =>
  change.op === 'stat' && change.stat !== 'wounds'
    ? words.effects.token(change.stat, change.by)
    : words.battle.tokens.lasting;

/** Signs of a card, the most pressing first: engaged, effects, what is carried, where it stands. */
export function signsOf(
  words: Words<'battle'>,
  { table, lasting }: BattleView,
  operative: Operative,
  look: Look,
): readonly Sign[] {
  const engaged = table.engagedWith(operative.id);
  const names = words.common.list(engaged.map(look.name));
  return [
    ...(engaged.length === 0
      ? []
      : [{ id: 'engaged', short: words.battle.tokens.engaged, label: `${words.battle.card.engagedWith} ${names}` }]),
    ...lasting.onCard(operative).map((each) => ({
      id: each.id,
      short: tokenOf(words, each),
      label: overruledSaid(words, changeSaid(words, each, look), { by: lasting.overruledBy(each), look }),
    })),
    ...carrySigns(words, operative, look),
    ...placeSigns(words, operative),
  ];
}

import { sharesSide } from '../../../state/battle/selectors.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { signsOf } from '../../../scene/cardSigns.ts';
import {
  ammoLeft,
  apLeft,
  groupSaid,
  type OperativeLook,
  operativeSaid,
  operativeState,
  stateWord,
} from '../../../scene/operativeSaid.ts';
import type { StatShown } from '../../../ui/CardBody.tsx';
import type { OperativeCardProps } from '../../../ui/OperativeCard.tsx';
import type { OrderShown } from '../../../ui/side.ts';
import { contentName } from '../../../words/content.ts';
import { inches, target } from '../../../words/format.ts';
import { operativeName } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import { weaponName } from './weapons.ts';

/** All that a card shows of one operative, without what a tap does. */
export type CardView = Omit<
  OperativeCardProps,
  'onOpen' | 'onWounds' | 'onWoundsSet' | 'highlight' | 'dimmed' | 'children'
>;

export const orderShown = (words: Words<'battle'>, operative: Operative): OrderShown => ({
  kind: operative.order,
  word: words.orders[operative.order].short,
});

/** The order that a tap gives, where it is another than the one it has. */
function orderOfCard({ words, view }: OperativeLook, operative: Operative): OrderShown {
  const shown = orderShown(words, operative);
  const given = view.actions.mayActivate(operative) && !view.enemyDue;
  const order = view.actions.orderOf(operative);
  if (!given || order === operative.order) return shown;
  return { ...shown, word: words.battle.orderNext(words.orders[order].short) };
}

/** What replaces the order of one that is down: slain, carried, how often raised, by whom. */
function noteOf({ words, look }: OperativeLook, operative: Operative): string | null {
  if (!operative.down && !operative.removed) return null;
  if (operative.slain) return words.battle.slain;
  if (operative.carriedBy !== null) return words.battle.carriedBy(look.name(operative.carriedBy));
  if (operative.reanimations > 0) return words.battle.raised(operative.reanimations);
  if (!operative.down) return words.states.removed;
  return operative.downedBy === null ? '' : words.battle.downBy(look.name(operative.downedBy));
}

const changed = (better: number): Pick<StatShown, 'changed'> =>
  better === 0 ? {} : { changed: better > 0 ? 'better' : 'harm' };

/** Move, Hit and Save as they are now; what differs from the card is underlined. */
function statsShown({ view }: OperativeLook, operative: Operative): StatShown[] {
  const { move, hit, save } = view.figures(operative);
  return [
    { id: 'move', value: inches(move), ...changed(move - operative.move) },
    { id: 'hit', value: target(hit), ...changed(operative.hit - hit) },
    { id: 'save', value: target(save), ...changed(operative.save - save) },
  ];
}

const ownerOf = ({ view: { state } }: OperativeLook, operative: Operative): OperativeCardProps['owner'] => {
  if (!sharesSide(state)) return null;
  const player = state.players.find(({ id }) => id === operative.owner);
  return player === undefined ? null : { letter: player.mark, name: player.name };
};

function profile(card: OperativeLook, operative: Operative): Pick<OperativeCardProps, 'weapon' | 'role' | 'stats'> {
  const { words, view } = card;
  const gun = view.figures(operative).gun?.weapon ?? operative.weapons[0];
  if (view.table.byPeople(operative.side))
    return { ...(gun === undefined ? {} : { weapon: weaponName(words, gun) }), stats: statsShown(card, operative) };
  const arms = operative.weapons.map((weapon) => weaponName(words, weapon)).join(', ');
  return {
    weapon: arms,
    ...(operative.role === '' || operative.name.startsWith(operative.role)
      ? {}
      : { role: contentName(words, operative.card, operative.role) }),
  };
}

/** An operative as its card. */
export function cardView(card: OperativeLook, operative: Operative): CardView {
  const { words, view, look } = card;
  const { state } = view;
  const { injured, injuredAt } = view.figures(operative);
  const { wounds: now, maxWounds: max } = operative;
  const name = operativeName(words, operative);
  return {
    side: colourOf(state, operative.side),
    name,
    sentence: operativeSaid(card, operative),
    state: operativeState(view, operative),
    stateWord: stateWord(card, operative),
    order: operative.down || operative.removed ? null : orderOfCard(card, operative),
    wounds: { now, max, injuredAt },
    woundsLabel: words.battle.woundsLabel(name, now, max),
    injuredWord: injured ? words.states.injured : null,
    ap: apLeft(card, operative),
    ammo: ammoLeft(card, operative),
    inGroup: groupSaid(card, operative),
    owner: ownerOf(card, operative),
    note: noteOf(card, operative),
    tokens: operative.down || operative.removed ? [] : signsOf(words, view, operative, look),
    ...profile(card, operative),
  };
}

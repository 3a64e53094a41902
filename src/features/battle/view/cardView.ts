import { sharesSide } from '../../../state/battle/selectors.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { AmmoShown } from '../../../ui/AmmoDie.tsx';
import type { StatShown } from '../../../ui/CardBody.tsx';
import type { CardState, OperativeCardProps } from '../../../ui/OperativeCard.tsx';
import type { OrderShown } from '../../../ui/side.ts';
import { contentName } from '../../../words/content.ts';
import { inches, target } from '../../../words/format.ts';
import { type Look, operativeName } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import { tokensOf } from './cardTokens.ts';
import { weaponName } from './weapons.ts';

/** All that a card shows of one operative, without what a tap does. */
export type CardView = Omit<
  OperativeCardProps,
  'onOpen' | 'onWounds' | 'onWoundsSet' | 'highlight' | 'dimmed' | 'children'
>;

export interface CardLook {
  readonly words: Words<'battle'>;
  readonly view: BattleView;
  readonly look: Look;
}

/** A shot out of turn: it may have one now, or has had one (2021, K-31); null: neither, or another book. */
function watchOf({ actions, situation }: BattleView, operative: Operative): 'mayWatch' | 'watched' | null {
  if (situation.kind !== 'counteract' || !situation.shotOnly) return null;
  if (actions.mayCounteract(operative)) return 'mayWatch';
  return actions.counteracted(operative) ? 'watched' : null;
}

/** Acting (one at a time), on guard, done, down, else ready. Somebody interrupted is drawn as ready. */
function cardState(view: BattleView, operative: Operative): CardState {
  if (operative.down || operative.removed) return 'down';
  if (view.table.acting === operative.id) return 'acting';
  if (operative.guard || watchOf(view, operative) === 'mayWatch') return 'guard';
  return operative.readiness === 'expended' ? 'done' : 'ready';
}

export function stateWord({ words, view }: CardLook, operative: Operative): string {
  if (operative.slain) return words.states.slain;
  if (operative.removed && !operative.down) return words.states.removed;
  if (operative.readiness === 'active' && !operative.down && !operative.removed) return words.states.acting;
  return words.states[watchOf(view, operative) ?? cardState(view, operative)];
}

/** Its place in the group that acts now: the how manieth it is, or that it may be next. */
function groupOf({ words, view }: CardLook, { id }: Operative): OperativeCardProps['inGroup'] {
  const { group } = view.actions;
  if (group?.acting === id) return `${group.at} ${words.turningPoint.of(group.of)}`;
  return group?.next.includes(id) === true ? words.battle.groupNext : null;
}

export const orderShown = (words: Words<'battle'>, operative: Operative): OrderShown => ({
  kind: operative.order,
  word: words.orders[operative.order].short,
});

/** The order that a tap gives, where it is another than the one it has. */
function orderOfCard({ words, view }: CardLook, operative: Operative): OrderShown {
  const shown = orderShown(words, operative);
  const given = view.actions.mayActivate(operative) && !view.enemyDue;
  const order = view.actions.orderOf(operative);
  if (!given || order === operative.order) return shown;
  return { ...shown, word: words.battle.orderNext(words.orders[order].short) };
}

/** AP of the one that acts as they are left; of the others as they will be, or none. */
export function apShown({ words, view }: CardLook, operative: Operative): OperativeCardProps['ap'] {
  const { apl: of, apLeft: left } = view.figures(operative);
  if (operative.down || operative.removed || of === 0) return null;
  return { left, of, label: words.battle.apLabel(left, of) };
}

function ammoShown({ words, view }: CardLook, operative: Operative): AmmoShown | null {
  const gun = operative.down || operative.removed ? null : view.figures(operative).gun;
  if (gun === null) return null;
  const { jammed, left } = gun.counter;
  if (jammed) return { kind: 'out', word: words.battle.jam };
  if (left === 0) return { kind: 'out', word: words.battle.empty };
  return { kind: 'loaded', shots: left, label: words.battle.ammoLabel(weaponName(words, gun.weapon), left) };
}

/** What replaces the order of one that is down: slain, carried, how often raised, by whom. */
function noteOf({ words, look }: CardLook, operative: Operative): string | null {
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
function statsShown({ view }: CardLook, operative: Operative): StatShown[] {
  const { move, hit, save } = view.figures(operative);
  return [
    { id: 'move', value: inches(move), ...changed(move - operative.move) },
    { id: 'hit', value: target(hit), ...changed(operative.hit - hit) },
    { id: 'save', value: target(save), ...changed(operative.save - save) },
  ];
}

function ammoWords(ammo: AmmoShown | null): string[] {
  if (ammo === null) return [];
  return [ammo.kind === 'out' ? ammo.word : ammo.label];
}

/** "Grushka, 5 of 13 wounds, injured, ready, Conceal, 2 of 2 AP left, shotgun: 5 shots". */
export function sentenceOf(card: CardLook, operative: Operative): string {
  const { words, view, look } = card;
  const down = operative.down || operative.removed;
  return words.battle.sentence(
    [
      operativeName(words, operative),
      words.battle.sentenceWounds(operative.wounds, operative.maxWounds),
      ...(view.figures(operative).injured ? [words.states.injured] : []),
      stateWord(card, operative),
      groupOf(card, operative) ?? '',
      ...(down ? [] : [words.orders[operative.order].name]),
      ...(down || operative.readiness === 'expended' ? [] : [apShown(card, operative)?.label ?? '']),
      ...ammoWords(ammoShown(card, operative)),
      ...tokensOf(words, view, operative, look).map(({ label }) => label),
    ].filter((part) => part !== ''),
  );
}

const ownerOf = ({ view: { state } }: CardLook, operative: Operative): OperativeCardProps['owner'] => {
  if (!sharesSide(state)) return null;
  const player = state.players.find(({ id }) => id === operative.owner);
  return player === undefined ? null : { letter: player.mark, name: player.name };
};

function profile(card: CardLook, operative: Operative): Pick<OperativeCardProps, 'weapon' | 'role' | 'stats'> {
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
export function cardView(card: CardLook, operative: Operative): CardView {
  const { words, view, look } = card;
  const { state } = view;
  const { injured, injuredAt } = view.figures(operative);
  const { wounds: now, maxWounds: max } = operative;
  const name = operativeName(words, operative);
  return {
    side: colourOf(state, operative.side),
    name,
    sentence: sentenceOf(card, operative),
    state: cardState(view, operative),
    stateWord: stateWord(card, operative),
    order: operative.down || operative.removed ? null : orderOfCard(card, operative),
    wounds: { now, max, injuredAt },
    woundsLabel: words.battle.woundsLabel(name, now, max),
    injuredWord: injured ? words.states.injured : null,
    ap: apShown(card, operative),
    ammo: ammoShown(card, operative),
    inGroup: groupOf(card, operative),
    owner: ownerOf(card, operative),
    note: noteOf(card, operative),
    tokens: operative.down || operative.removed ? [] : tokensOf(words, view, operative, look),
    ...profile(card, operative),
  };
}

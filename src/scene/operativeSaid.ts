import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../engine/view/battleView.ts';
import { contentName } from '../words/content.ts';
import { type Look, operativeName } from '../words/look.ts';
import type { Words } from '../words/words.ts';
import { signsOf } from './cardSigns.ts';

/** From what an operative is told. */
export interface OperativeLook {
  readonly words: Words<'battle'>;
  readonly view: BattleView;
  readonly look: Look;
}

/** How an operative is drawn. */
export type OperativeState = 'ready' | 'acting' | 'guard' | 'done' | 'down';

/** A shot out of turn: it may have one now, or has had one (2021, K-31); null: neither, or another book. */
function watchOf({ actions, situation }: BattleView, operative: Operative): 'mayWatch' | 'watched' | null {
  if (situation.kind !== 'counteract' || !situation.shotOnly) return null;
  if (actions.mayCounteract(operative)) return 'mayWatch';
  return actions.counteracted(operative) ? 'watched' : null;
}

/** Acting (one at a time), on guard, done, down, else ready. Somebody interrupted is drawn as ready. */
export function operativeState(view: BattleView, operative: Operative): OperativeState {
  if (operative.down || operative.removed) return 'down';
  if (view.table.acting === operative.id) return 'acting';
  if (operative.guard || watchOf(view, operative) === 'mayWatch') return 'guard';
  return operative.readiness === 'expended' ? 'done' : 'ready';
}

export function stateWord({ words, view }: OperativeLook, operative: Operative): string {
  if (operative.slain) return words.states.slain;
  if (operative.removed && !operative.down) return words.states.removed;
  if (operative.readiness === 'active' && !operative.down && !operative.removed) return words.states.acting;
  return words.states[watchOf(view, operative) ?? operativeState(view, operative)];
}

/** Its place in the group that acts now: the how manieth it is, or that it may be next; null: neither. */
export function groupSaid({ words, view }: OperativeLook, { id }: Operative): string | null {
  const { group } = view.actions;
  if (group?.acting === id) return `${group.at} ${words.turningPoint.of(group.of)}`;
  return group?.next.includes(id) === true ? words.battle.groupNext : null;
}

/** AP of the one that acts as they are left; of the others as they will be; null: none. */
export function apLeft(
  { words, view }: OperativeLook,
  operative: Operative,
): { readonly left: number; readonly of: number; readonly label: string } | null {
  const { apl: of, apLeft: left } = view.figures(operative);
  if (operative.down || operative.removed || of === 0) return null;
  return { left, of, label: words.battle.apLabel(left, of) };
}

/** What is left to fire with its gun, as a count or as the word for none. */
export type AmmoLeft =
  | { readonly kind: 'loaded'; readonly shots: number; readonly label: string }
  | { readonly kind: 'out'; readonly word: string };

/** Its ammunition; null: it counts none. */
export function ammoLeft({ words, view }: OperativeLook, operative: Operative): AmmoLeft | null {
  const gun = operative.down || operative.removed ? null : view.figures(operative).gun;
  if (gun === null) return null;
  const { jammed, left } = gun.counter;
  if (jammed) return { kind: 'out', word: words.battle.jam };
  if (left === 0) return { kind: 'out', word: words.battle.empty };
  const name = contentName(words, gun.weapon.id, gun.weapon.name);
  return { kind: 'loaded', shots: left, label: words.battle.ammoLabel(name, left) };
}

function ammoSaid(ammo: AmmoLeft | null): readonly string[] {
  if (ammo === null) return [];
  return [ammo.kind === 'out' ? ammo.word : ammo.label];
}

/** "Grushka, 5 of 13 wounds, injured, ready, Conceal, 2 of 2 AP left, shotgun: 5 shots". */
export function operativeSaid(at: OperativeLook, operative: Operative): string {
  const { words, view, look } = at;
  const down = operative.down || operative.removed;
  return words.battle.sentence(
    [
      operativeName(words, operative),
      words.battle.sentenceWounds(operative.wounds, operative.maxWounds),
      ...(view.figures(operative).injured ? [words.states.injured] : []),
      stateWord(at, operative),
      groupSaid(at, operative) ?? '',
      ...(down ? [] : [words.orders[operative.order].name]),
      ...(down || operative.readiness === 'expended' ? [] : [apLeft(at, operative)?.label ?? '']),
      ...ammoSaid(ammoLeft(at, operative)),
      ...signsOf(words, view, operative, look).map(({ label }) => label),
    ].filter((part) => part !== ''),
  );
}

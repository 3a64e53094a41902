import type { Command, Correction } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { takenDown, upNoMore } from '../fallen.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { findOperative, standing, topTask } from '../../model/lookup.ts';
import type { Lasting } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import { openPool } from '../../attack/openPool.ts';
import { staysUp, uprightBy } from '../../stats/upright.ts';
import { done, refused } from './decision.ts';

const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** The value now, for the log; a rejection when the correction makes no sense. */
type Before = { readonly from: string | number | boolean | null } | Rejection;

const bounded = (from: number, to: number, most: number): Before =>
  within(to, most) ? { from } : reject('outOfBounds', { most });

const dieBefore = (game: Game, { pool, die, face }: Extract<Correction, { what: 'die' }>): Before => {
  const old = openPool(game, pool)?.dice?.[die];
  if (old === undefined) return reject('noOpenAttack');
  return within(face, 6) && face > 0 ? { from: old.face } : reject('badFace', { face, sides: 6 });
};

const ammoBefore = (operative: Operative, { counter, left }: Extract<Correction, { what: 'ammo' }>): Before => {
  const found = operative.ammo[counter];
  return found === undefined ? reject('unknownWeapon', { weapon: counter }) : bounded(found.left, left, found.max);
};

/** Something that lasts begins by hand: for somebody who is there, and under an id that nothing has. */
function imposedBefore(state: BattleState, { id, on }: Lasting): Before {
  const operative = on.kind === 'operative' || on.kind === 'pair' ? on.operative : null;
  if (operative !== null && findOperative(state, operative) === null) return reject('unknownOperative', { operative });
  return state.lasting.some((each) => each.id === id) ? reject('outOfBounds') : { from: null };
}

/** What lasts by the same environment is lifted with it. */
function liftedWith({ lasting }: BattleState, id: string): readonly BattleEvent[] {
  const lifted = lasting.find((each) => each.id === id);
  if (lifted?.source.kind !== 'environment' || lifted.change.op !== 'told') return [];
  return lasting
    .filter((each) => each.id !== id && each.source.kind === 'environment' && each.source.id === lifted.source.id)
    .map((each) => ({ type: 'lastingEnded', lasting: each.id, source: each.source }));
}

const liftedBefore = (state: BattleState, lasting: string): Before =>
  state.lasting.some(({ id }) => id === lasting) ? { from: null } : reject('unknownLasting', { lasting });

function operativeBefore(operative: Operative, correction: Correction): Before {
  switch (correction.what) {
    case 'wounds':
      return bounded(operative.wounds, correction.to, operative.maxWounds);
    case 'ammo':
      return ammoBefore(operative, correction);
    case 'order':
      return { from: operative.order };
    case 'readiness':
      return { from: operative.readiness };
    case 'guard':
      return { from: operative.guard };
    case 'reanimations':
      return bounded(operative.reanimations, correction.to, 9);
    case 'ap':
    case 'cp':
    case 'alert':
    case 'turn':
    case 'initiative':
    case 'turningPoint':
    case 'die':
    case 'damage':
    case 'impose':
    case 'lift':
      return { from: null };
  }
}

function battleBefore(
  game: Game,
  correction: Exclude<Correction, { operative: string } | { lasting: unknown }>,
): Before {
  const { state } = game;
  switch (correction.what) {
    case 'ap':
      return state.activation === null ? reject('noActivation') : bounded(state.activation.spent, correction.spent, 9);
    case 'cp':
      return bounded(state.sides.find(({ id }) => id === correction.side)?.cp ?? 0, correction.to, 99);
    case 'alert':
      return state.alert === undefined ? reject('outOfBounds') : bounded(state.alert, correction.to, 3);
    case 'turn':
      return { from: state.turn };
    case 'initiative':
      return { from: state.initiative };
    case 'turningPoint':
      return bounded(state.turningPoint, correction.to, 99);
    case 'die':
      return dieBefore(game, correction);
    case 'damage': {
      const task = topTask(state);
      return task?.kind === 'shoot' && !task.sequence.resolved
        ? bounded(task.sequence.damageByHand ?? 0, correction.to, 999)
        : reject('noOpenAttack');
    }
  }
}

function before(game: Game, correction: Correction): Before {
  if (correction.what === 'impose') return imposedBefore(game.state, correction.lasting);
  if (correction.what === 'lift') return liftedBefore(game.state, correction.lasting);
  if (!('operative' in correction)) return battleBefore(game, correction);
  const operative = findOperative(game.state, correction.operative);
  return operative === null
    ? reject('unknownOperative', { operative: correction.operative })
    : operativeBefore(operative, correction);
}

/** Wounds at 0 take it down at once, or something keeps it up; nobody has the credit unless somebody is named (DECISIONS, reading 10). */
function withoutWounds(game: Game, operative: Operative, credit: string | null): readonly BattleEvent[] {
  if (!standing(operative) || uprightBy(game.state, operative) !== null) return [];
  const by = credit === null ? null : (findOperative(game.state, credit)?.id ?? null);
  const upright = staysUp(game.state, operative, by);
  return upright.length > 0 ? upright : takenDown(game, operative, by);
}

/** Whoever stood by what is lifted goes down. */
function felledBy(game: Game, id: string): readonly BattleEvent[] {
  const lifted = game.state.lasting.find((each) => each.id === id);
  const on = lifted?.on.kind === 'operative' ? findOperative(game.state, lifted.on.operative) : null;
  return lifted !== undefined && on !== null && uprightBy(game.state, on) === lifted
    ? upNoMore(game, on.id, lifted)
    : [];
}

/** What a correction brings with it: a guard that changes its order ends, nobody stands at 0 wounds. */
function consequences(game: Game, correction: Correction): readonly BattleEvent[] {
  if (correction.what === 'lift')
    return [...liftedWith(game.state, correction.lasting), ...felledBy(game, correction.lasting)];
  if (!('operative' in correction)) return [];
  const operative = findOperative(game.state, correction.operative);
  if (operative === null) return [];
  const turned = correction.what === 'order' && operative.order !== correction.order;
  if (turned && operative.guard) return [{ type: 'guardEnded', operative: operative.id, why: 'order' }];
  return correction.what === 'wounds' && correction.to === 0 ? withoutWounds(game, operative, correction.credit) : [];
}

/** The table sets something by hand, at any time. */
export function correct(game: Game, { correction }: Extract<Command, { type: 'correct' }>): BattleDecision {
  const found = before(game, correction);
  if ('code' in found) return refused(found);
  return done(game, [{ type: 'corrected', correction, from: found.from }, ...consequences(game, correction)]);
}

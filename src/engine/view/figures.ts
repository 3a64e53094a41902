import { counterOf } from '../family/killteam/attack/ammunition.ts';
import { apLeft } from '../family/killteam/flow/actions/apLeft.ts';
import type { AmmoCounter, Operative, Weapon } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import { engagedWith, viaNow } from '../family/killteam/model/lookup.ts';
import {
  aplOf,
  hitOf,
  injuredAt,
  isInjured,
  moveOf,
  saveOf,
  suffersFor,
  weaponHit,
} from '../family/killteam/stats/stats.ts';

/** A gun with what is left in it. */
interface CountedGun {
  readonly weapon: Weapon;
  readonly counter: AmmoCounter;
}

/** The figures of an operative as they are now. */
export interface Figures {
  readonly apl: number;
  /** Action points it has left in this turning point; the one that acts: as they are left. */
  readonly apLeft: number;
  /** Inches. */
  readonly move: number;
  /** Faces, 2..6. */
  readonly hit: number;
  readonly save: number;
  readonly injured: boolean;
  /** The most wounds that count as injured. */
  readonly injuredAt: number;
  /** What being injured makes worse. */
  readonly suffers: { readonly move: boolean; readonly hit: boolean };
  /** The gun whose ammunition its card shows: the one used last, else the first that counts its shots; null: none does. */
  readonly gun: CountedGun | null;
}

/** A weapon in the hands of one operative, as it is now. */
export interface WeaponFigures {
  /** Faces, 2..6. */
  readonly hit: number;
  /** What is left in it; null: it is not counted. */
  readonly counter: AmmoCounter | null;
}

function gunOf(state: BattleState, operative: Operative): CountedGun | null {
  const guns = operative.weapons.flatMap((weapon) => {
    const counter = counterOf(state, operative, weapon);
    return counter === null ? [] : [{ weapon, counter }];
  });
  return guns.find(({ weapon }) => weapon.id === operative.lastWeapon) ?? guns[0] ?? null;
}

function leftOf(game: Game, operative: Operative): number {
  const { activation } = game.state;
  if (activation?.operative === operative.id && activation.kind === 'activation') return apLeft(game);
  return operative.readiness === 'ready' ? aplOf(game, operative) : 0;
}

export function figuresOf(game: Game, operative: Operative): Figures {
  const { rules, state } = game;
  return {
    apl: aplOf(game, operative),
    apLeft: leftOf(game, operative),
    move: moveOf(game, operative),
    hit: hitOf(game, operative),
    save: saveOf(game, operative),
    injured: isInjured(rules, operative),
    injuredAt: injuredAt(rules, operative),
    suffers: { move: suffersFor(game, operative, 'move'), hit: suffersFor(game, operative, 'hit') },
    gun: gunOf(state, operative),
  };
}

/** As it would be used now; a guard that shoots somebody in its control range shoots point-blank. */
export function weaponFigures(game: Game, operative: Operative, weapon: Weapon): WeaponFigures {
  const { state } = game;
  const pointBlank =
    weapon.kind === 'ranged' && viaNow(state) === 'guard' && engagedWith(state, operative.id).length > 0;
  return {
    hit: weaponHit(game, { operative, weapon }, { pointBlank, assists: 0 }).hit,
    counter: counterOf(state, operative, weapon),
  };
}

import type { AttackContext } from '../rules/windows.ts';
import { changesOf, hasChange, type Source } from '../stats/changes.ts';
import { boardShot } from './boardGeometry.ts';
import { weaponInUse } from './weaponInUse.ts';
import { DEFAULT_SHOT, pairKey, type ShotFacts } from '../model/facts.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import type { Via } from '../model/task.ts';

/** Who answers what only the table knows about a shot. */
interface GeometrySource {
  readonly shot: (state: BattleState, shooter: Operative, target: Operative) => ShotFacts;
}

/**
 * The players' answers, remembered per pair until either moves or the activation ends; else what the board says; else the
 * defaults with the heights on the cards.
 */
export const tableGeometry: GeometrySource = {
  shot: (state, shooter, target) =>
    state.facts[pairKey(shooter.id, target.id)] ??
    boardShot(state, shooter, target) ?? {
      ...DEFAULT_SHOT,
      height: shooter.height - target.height,
      fromVantage: shooter.onVantage,
    },
};

/** Actions of its activation or counteraction; none of somebody who does not act. */
const doneBy = ({ activation }: BattleState, { id }: Operative): AttackContext['done'] =>
  activation?.operative === id ? activation.done : [];

interface Aimed {
  readonly attacker: Operative;
  readonly target: Operative;
  readonly facts?: ShotFacts;
}

/** Whether it is obscured for everybody: what the table said, or what lasts and says otherwise. */
const seenObscured = (state: BattleState, target: Operative, told: ShotFacts): boolean =>
  changesOf(state, target, 'obscured').at(-1)?.change.is ?? told.obscured;

/** What lets the shooter see past that which obscures its target; empty: nothing does, or nothing has to. */
export const obscuredIgnoredBy = (state: BattleState, { attacker, target, facts }: Aimed): readonly Source[] =>
  seenObscured(state, target, facts ?? tableGeometry.shot(state, attacker, target))
    ? changesOf(state, attacker, 'ignoreObscured').map(({ source }) => source)
    : [];

/** What the table said of a shot, with what lasts and says otherwise: obscured or not, whatever is seen. */
export function factsNow(state: BattleState, { attacker, target, facts: told }: Aimed): ShotFacts {
  const facts = told ?? tableGeometry.shot(state, attacker, target);
  const obscured = seenObscured(state, target, facts) && !hasChange(state, attacker, 'ignoreObscured');
  return obscured === facts.obscured ? facts : { ...facts, obscured };
}

/** What weapon rules may look at, for an attack declared or thought about; the weapon with what traits add to it. */
export function attackContext(
  state: BattleState,
  attack: {
    readonly attacker: Operative;
    readonly weapon: Weapon;
    readonly target: Operative | null;
    readonly via: Via;
    readonly facts?: ShotFacts;
    /** Friends that assist in a fight. */
    readonly assists?: number;
    /** Rules of the weapon that its user may leave, and does. */
    readonly declined?: readonly string[];
  },
): AttackContext {
  const { attacker, weapon, target, via, assists = 0, declined = [] } = attack;
  const context: AttackContext = {
    lasting: state.lasting,
    attacker,
    weapon,
    target,
    kind: weapon.kind === 'ranged' ? 'shoot' : 'fight',
    facts: target === null ? (attack.facts ?? DEFAULT_SHOT) : factsNow(state, { ...attack, target }),
    done: via === 'guard' ? [] : doneBy(state, attacker),
    uses: attacker.limitedUsed[weapon.id] ?? 0,
    guard: via === 'guard',
    ...(declined.length > 0 && { declined }),
    outOfTurn: via === 'counteract',
  };
  const used = weaponInUse(context, assists);
  return used === weapon ? context : { ...context, weapon: used };
}

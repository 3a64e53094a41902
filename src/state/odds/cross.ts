import { meanOf } from '../../engine/odds/damageSums.ts';
import { fightOdds } from '../../engine/odds/fight.ts';
import type { Fight, OddsFighter } from '../../engine/odds/fightSum.ts';
import type { ShotOdds } from '../../engine/odds/shoot.ts';
import type { OddsTarget, OddsWeapon, OddsShot } from '../../engine/odds/shot.ts';
import { type OddsRefusal, orRefusal, shotsWorked } from './oddsTasks.ts';

/** Every volley against every target: the weapons that shoot in a row, the same one as often as it shoots, one at least. */
interface ShotCross {
  readonly kind: 'shoot';
  readonly volleys: readonly (readonly OddsWeapon[])[];
  readonly targets: readonly OddsTarget[];
  readonly common: Omit<OddsShot, 'weapon' | 'target'>;
}

/** Every attacker in a fight with every defender. */
interface FightCross {
  readonly kind: 'fight';
  readonly attackers: readonly OddsFighter[];
  readonly defenders: readonly OddsFighter[];
  readonly common: Omit<Fight, 'attacker' | 'defender'>;
}

export type Cross = ShotCross | FightCross;

/**
 * What one cell holds. `kill`: the chance that the other side falls; `mean`: wounds really lost on average;
 * `risk`: the chance to be hurt by Hot or, in a fight, to fall; `own`: own wounds on average; both null: there is no risk.
 */
interface CrossFigures {
  readonly kind: 'figures';
  readonly kill: number;
  readonly mean: number;
  readonly risk: number | null;
  readonly own: number | null;
}

export type CrossCell = CrossFigures | OddsRefusal;

export const columnsOf = (cross: Cross): number =>
  cross.kind === 'shoot' ? cross.targets.length : cross.defenders.length;

export const rowsOf = (cross: Cross): number =>
  cross.kind === 'shoot' ? cross.volleys.length : cross.attackers.length;

/** The chance to be hurt by Hot at all, and the own wounds on average; null: no weapon has it. */
function hotFigures(each: readonly ShotOdds[]): Pick<CrossFigures, 'risk' | 'own'> {
  const selves = each.flatMap(({ self }) => (self === null ? [] : [self]));
  if (selves.length === 0) return { risk: null, own: null };
  return {
    risk: 1 - selves.reduce((none, self) => none * (self[0] ?? 0), 1),
    own: selves.reduce((sum, self) => sum + meanOf(self), 0),
  };
}

function shotFigures({ common }: ShotCross, volley: readonly OddsWeapon[], target: OddsTarget): CrossFigures {
  const shots = new Map(volley.map((weapon) => [weapon, { ...common, weapon, target }]));
  const inTurn = volley.flatMap((weapon) => shots.get(weapon) ?? []);
  const { all, each } = shotsWorked(inTurn, target.wounds);
  return { kind: 'figures', kill: all.kill, mean: all.cappedMean, ...hotFigures(each) };
}

function fightFigures(fight: Fight): CrossFigures {
  const { attacker, defender } = fightOdds(fight);
  return { kind: 'figures', kill: defender.killed, mean: defender.lost, risk: attacker.killed, own: attacker.lost };
}

const there = <T>(list: readonly T[], at: number): T => {
  const one = list[at];
  if (one === undefined) throw new RangeError(`nothing at ${String(at)}`);
  return one;
};

/** The cell at `row * columns + column`; what cannot be worked out is an answer too. Never throws. */
export function crossCell(cross: Cross, at: number): CrossCell {
  const columns = columnsOf(cross);
  const row = Math.floor(at / columns);
  const column = at % columns;
  return orRefusal(() =>
    cross.kind === 'shoot'
      ? shotFigures(cross, there(cross.volleys, row), there(cross.targets, column))
      : fightFigures({
          ...cross.common,
          attacker: there(cross.attackers, row),
          defender: there(cross.defenders, column),
        }),
  );
}

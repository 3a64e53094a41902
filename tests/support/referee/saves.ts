import type { Hits } from './successes.ts';

/** How many of each a defender stops. */
interface Stopped {
  readonly criticals: number;
  readonly normals: number;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

/** Every way to spend saves (A4, step 5): a crit stops either, a normal a normal, two normals a crit. */
function waysToStop(hits: Hits, saves: Hits): readonly Stopped[] {
  const byCrits = upTo(saves.criticals).flatMap((onCrits) =>
    upTo(saves.criticals - onCrits).map((onNormals) => ({ criticals: onCrits, normals: onNormals })),
  );
  const byNormals = upTo(Math.floor(saves.normals / 2)).flatMap((pairs) =>
    upTo(saves.normals - 2 * pairs).map((single) => ({ criticals: pairs, normals: single })),
  );
  return byCrits
    .flatMap((one) =>
      byNormals.map((other) => ({
        criticals: one.criticals + other.criticals,
        normals: one.normals + other.normals,
      })),
    )
    .filter(({ criticals, normals }) => criticals <= hits.criticals && normals <= hits.normals);
}

/** The ways that no other is as good as in both and better in one. Against Brutal only crits stop anything. */
export function bestStops(hits: Hits, saves: Hits, brutal: boolean): readonly Stopped[] {
  const ways = waysToStop(hits, brutal ? { ...saves, normals: 0 } : saves);
  const best = ways.filter(
    (way) =>
      !ways.some(
        (other) =>
          other.criticals >= way.criticals &&
          other.normals >= way.normals &&
          other.criticals + other.normals > way.criticals + way.normals,
      ),
  );
  return best.filter(
    (way, at) =>
      best.findIndex(({ criticals, normals }) => criticals === way.criticals && normals === way.normals) === at,
  );
}

/** The least damage that saves can leave. */
const leastDamage = (
  hits: Hits,
  saves: Hits,
  arm: { readonly normal: number; readonly critical: number; readonly brutal: boolean },
): number =>
  Math.min(
    ...bestStops(hits, saves, arm.brutal).map(
      (stopped) => (hits.criticals - stopped.criticals) * arm.critical + (hits.normals - stopped.normals) * arm.normal,
    ),
  );

/** Faces of a die that crit, that save, and that fail. */
const weightsOf = (save: number) => ({ critical: 1, normal: Math.max(0, 6 - save), fail: save - 1 });

/** What of a shot is still to come. */
interface Coming {
  readonly hits: Hits;
  readonly arm: { readonly normal: number; readonly critical: number; readonly brutal: boolean };
  readonly save: number;
  /** Wounds that the target has left. */
  readonly wounds: number;
}

const less = (one: number, other: number): boolean => one < other - 1e-9;

/** How often the target falls, and how many wounds it loses on average, with saves in hand and dice to roll. */
function outcome(coming: Coming, saves: Hits, dice: number): { readonly falls: number; readonly loses: number } {
  if (dice === 0) {
    const loses = Math.min(coming.wounds, leastDamage(coming.hits, saves, coming.arm));
    return { falls: loses === coming.wounds ? 1 : 0, loses };
  }
  const weights = weightsOf(coming.save);
  const ways = [
    { weight: weights.critical, saves: { ...saves, criticals: saves.criticals + 1 } },
    { weight: weights.normal, saves: { ...saves, normals: saves.normals + 1 } },
    { weight: weights.fail, saves },
  ].map((way) => ({ weight: way.weight / 6, ...outcome(coming, way.saves, dice - 1) }));
  return {
    falls: ways.reduce((sum, { weight, falls }) => sum + weight * falls, 0),
    loses: ways.reduce((sum, { weight, loses }) => sum + weight * loses, 0),
  };
}

/** To roll the die of a plain cover save makes the target fall less often or lose fewer wounds than to keep it. */
export function rollingPays(coming: Coming, dice: number): boolean {
  const kept = outcome(coming, { criticals: 0, normals: 1 }, dice - 1);
  const rolled = outcome(coming, { criticals: 0, normals: 0 }, dice);
  return less(rolled.falls, kept.falls) || less(rolled.loses, kept.loses);
}

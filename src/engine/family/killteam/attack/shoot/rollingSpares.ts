import { classify, count } from '../../model/pool.ts';
import type { ShotInHand } from '../../rules/steps.ts';
import { toughened, woundsBefore } from './allocate.ts';
import { allocateSaves } from './allocateSaves.ts';
import { attackOn } from './derive.ts';
import { attackNow, defenceNow } from './shotInHand.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Faces of a defence die that are a normal save; one more is a critical save. */
const savingFaces = (save: number): number =>
  count(
    classify(
      FACES.map((face) => ({ face, grade: null, was: null, rerolled: false })),
      { hit: save, critical: 7 },
    ),
    'normal',
  );

/** In how many ways so many of these can be picked. */
const choose = (from: number, picked: number): number =>
  Array.from({ length: picked }).reduce<number>((ways, _, at) => (ways * (from - at)) / (at + 1), 1);

/** Successes of so many defence dice. `ways`: in which their faces can fall so. */
interface Fall {
  readonly criticals: number;
  readonly normals: number;
  readonly ways: number;
}

function falls(dice: number, save: number): readonly Fall[] {
  const saving = savingFaces(save);
  const failing = FACES.length - 1 - saving;
  return Array.from({ length: dice + 1 }, (_, criticals) =>
    Array.from({ length: dice - criticals + 1 }, (__, normals): Fall => {
      const orders = choose(dice, criticals) * choose(dice - criticals, normals);
      return { criticals, normals, ways: orders * saving ** normals * failing ** (dice - criticals - normals) };
    }),
  ).flat();
}

/** What a target with some of its saves kept and the others rolled loses, summed over all ways in which the dice can fall. */
function tollOf(
  inHand: ShotInHand,
  attack: ReturnType<typeof attackOn>,
  { kept, rolled }: { readonly kept: number; readonly rolled: number },
): { readonly deaths: number; readonly wounds: number } {
  const wounds = Math.max(0, woundsBefore(inHand));
  const toll = { deaths: 0, wounds: 0 };
  for (const { criticals, normals, ways } of falls(rolled, inHand.shot.save)) {
    const { best } = allocateSaves({ ...attack, critSaves: criticals, normalSaves: kept + normals });
    const { damage } = toughened(inHand, best);
    toll.deaths += damage >= wounds ? ways : 0;
    toll.wounds += ways * Math.min(damage, wounds);
  }
  return toll;
}

/**
 * Whether rolling dice that cover would keep as so many normal saves spares the target something: fewer of the ways in which
 * its defence dice can fall take it down, or all of them together cost it fewer wounds. Only a critical save can do that: it
 * stops more than a normal one where there is a critical success, or the weapon is Brutal.
 */
export function rollingSpares(inHand: ShotInHand, most = 1): boolean {
  const attack = attackOn(inHand.shot, attackNow(inHand)?.pool ?? []);
  if (attack.crits === 0 && !attack.critsOnly) return false;
  const collected = defenceNow(inHand)?.collected ?? 0;
  const keeping = (kept: number) => tollOf(inHand, attack, { kept, rolled: collected - kept });
  const all = keeping(most);
  return Array.from({ length: most }, (_, kept) => kept).some((kept) => {
    const fewer = keeping(kept);
    const ways = FACES.length ** (most - kept);
    return fewer.deaths < all.deaths * ways || fewer.wounds < all.wounds * ways;
  });
}

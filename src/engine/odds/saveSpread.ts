import { countTable } from './chances.ts';
import { SIDE } from './retain.ts';

/** Every way the saves can fall: at each index critical and normal saves as one number (`SIDE`), with their chance. */
export interface SaveSpread {
  readonly saves: Uint16Array;
  readonly chances: Float64Array;
}

/** Saves of a target. `dice`: collected, after Piercing; `keptCrits`, `keptNormals`: kept for cover, never more than there are. */
interface SaveDice {
  readonly save: number;
  readonly dice: number;
  readonly keptCrits: number;
  readonly keptNormals: number;
}

const spreads = new Map<number, SaveSpread>();
const MOST = 32;

/** A 6 is a critical save, a 1 fails, else the Save decides. Source: Kill Team (2024) core rules, defence dice. */
function spreadOf({ save, dice, keptCrits, keptNormals }: SaveDice): SaveSpread {
  const rolled = dice - keptCrits - keptNormals;
  const saving = Math.max(1, Math.min(5, 7 - save));
  const successes = countTable(saving, 6)[rolled] ?? Float64Array.of();
  const saves: number[] = [];
  const chances: number[] = [];
  for (const [count, chance] of successes.entries()) {
    const shared = countTable(1, saving)[count] ?? Float64Array.of();
    for (const [critical, part] of shared.entries()) {
      if (chance * part === 0) continue;
      saves.push((keptCrits + critical) * SIDE + keptNormals + count - critical);
      chances.push(chance * part);
    }
  }
  return { saves: Uint16Array.from(saves), chances: Float64Array.from(chances) };
}

/** Every way these saves can fall. Made once for each kind of them. */
export function saveSpread(saves: SaveDice): SaveSpread {
  const { save, dice, keptCrits, keptNormals } = saves;
  const key = ((save * MOST + dice) * MOST + keptCrits) * MOST + keptNormals;
  const known = spreads.get(key);
  if (known !== undefined) return known;
  const made = spreadOf(saves);
  spreads.set(key, made);
  return made;
}

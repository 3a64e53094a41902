import type { RollRequest } from '../model/request.ts';
import type { Answer } from '../../../log/request.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf } from './changes.ts';

/** What a roll for less damage comes to, told by the name of what it has. */
interface Hardened {
  readonly request: RollRequest;
  readonly by: (answer: Answer) => { readonly hardened: number; readonly speaking: readonly BattleEvent[] };
}

/**
 * A D6 for each of these dice, by their damage, that does enough, all at once: they do not hang on one another
 * (`rules/acolyte.md` A10, Cadia); null: for none. `id`: of the question.
 */
export function hardenedAgainst(
  lasts: Lasts,
  target: Operative,
  { id, dice }: { readonly id: string; readonly dice: readonly number[] },
): Hardened | null {
  const found = changesOf(lasts, target, 'hardened')[0];
  if (found === undefined) return null;
  const { source, change } = found;
  const { id: operative, side } = target;
  const count = dice.filter((damage) => damage >= change.least).length;
  const success = { hit: change.from, critical: 7 };
  if (count === 0) return null;
  return {
    request: { kind: 'roll', id, purpose: 'hardened', side, operative, count, sides: 6, counts: false, success },
    by: (answer) => {
      const faces = answer.kind === 'faces' ? [...answer.faces] : [];
      const hardened = change.by * faces.filter((face) => face >= change.from).length;
      const { id: trait, name } = source.lasting?.source ?? source;
      return { hardened, speaking: [{ type: 'hardened', operative, trait, name, faces, less: hardened }] };
    },
  };
}

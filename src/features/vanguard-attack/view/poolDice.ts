import type { AttackView, DieView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';

export type Pool = 'hit' | 'armour';

/** A die of a pool with its place; `typed`: which of the open roll's dice it is, null: it lies already. */
interface Placed extends DieView {
  readonly at: number;
  readonly typed: number | null;
}

const SIX = 6;

/** Sixes whose die has not come yet, in the order in which they fell. */
const unanswered = (dice: readonly DieView[]): readonly number[] =>
  dice.flatMap(({ face }, at) => (face === SIX && !dice.some(({ from }) => from === at) ? [at] : []));

/** The dice that are asked for now: those of the view that have no face yet, else as many as are asked, each behind its six. */
function withWanted(dice: readonly DieView[], count: number): readonly DieView[] {
  if (dice.some(({ face }) => face === null)) return dice;
  const brought = dice.length === 0 ? [] : unanswered(dice);
  const wanted = Array.from({ length: count }, (_, index): DieView => ({
    face: null,
    from: brought[index] ?? null,
    success: null,
    rerolled: null,
  }));
  return [...dice, ...wanted];
}

/** A six and the dice it brought stand together. */
function inChains(dice: readonly Placed[]): readonly Placed[] {
  const after = (die: Placed): readonly Placed[] => [die, ...dice.filter(({ from }) => from === die.at).flatMap(after)];
  return dice.filter(({ from }) => from === null).flatMap(after);
}

/** The lowest face that counts in this pool as far as it is known; null: it is not. */
export const needsOf = ({ toHit, armour }: AttackView, pool: Pool): number | null =>
  pool === 'hit' ? (toHit?.value ?? null) : armour.value;

const counts = (face: number, needs: number | null): boolean => face === SIX || (face > 1 && face >= (needs ?? SIX));

function kindOf(face: number | null, success: boolean): DieKind {
  if (face === null) return 'wanted';
  if (!success) return 'miss';
  return face === SIX ? 'crit' : 'hit';
}

function wordOf({ words }: VanguardScene, pool: Pool, die: Placed, success: boolean): string {
  const named = words.attack.words;
  if (die.face === null) return named.wanted;
  if (die.from !== null) return named.again;
  if (pool === 'hit') return success ? named.hit : named.miss;
  return success ? named.save : named.fail;
}

function labelOf({ words }: VanguardScene, die: Placed, word: string): string {
  const { attack } = words;
  const label = die.from === null ? attack.die(word, die.face) : attack.again(die.face);
  return die.rerolled === null ? label : attack.was(label, die.rerolled);
}

type Open = { readonly pool: Pool; readonly count: number; readonly draft: Draft | null };

/** The dice of a pool as they lie, with those that are being typed; nothing while nothing of it is rolled or asked. */
export function poolDice(
  scene: VanguardScene,
  attack: AttackView,
  { pool, count, draft }: Open,
): readonly (DieShown & { readonly typed: number | null })[] {
  const lying = withWanted(pool === 'hit' ? attack.hitDice : attack.armourDice, count);
  const places = lying.flatMap(({ face }, at) => (face === null ? [at] : []));
  const dice = lying.map((die, at): Placed => {
    const nth = places.indexOf(at);
    return { ...die, at, typed: nth < 0 ? null : nth, face: nth < 0 ? die.face : (draft?.faces[nth] ?? null) };
  });
  return inChains(dice).map((die) => {
    const success = die.success ?? (die.face !== null && counts(die.face, needsOf(attack, pool)));
    const word = wordOf(scene, pool, die, success);
    return {
      id: `${die.at}`,
      kind: kindOf(die.face, success),
      face: die.face,
      was: die.rerolled,
      word,
      label: labelOf(scene, die, word),
      chained: die.from !== null,
      fixed: die.typed === null || die.face === null,
      typed: die.typed,
    };
  });
}

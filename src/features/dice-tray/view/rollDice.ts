import type { PlayScene } from '../../../scene/useScene.ts';
import type { RollRequest } from '../../../engine/family/killteam/model/request.ts';
import type { Band } from '../../../engine/view/faces.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { DieKind, DieShown } from '../../../ui/Die.tsx';
import type { DieSides } from '../../../ui/DieFace.tsx';
import type { OpenQuestion } from '../useOpenQuestion.ts';

const SIDES: readonly DieSides[] = [3, 4, 6, 8, 10, 12, 20];

/** A die of the game that the pad can draw. */
export const sidesOf = ({ sides }: RollRequest): DieSides => SIDES.find((known) => known === sides) ?? 6;

const kindOf = (band: Band | undefined): DieKind => {
  if (band === undefined) return 'hit';
  if (!band.good) return 'miss';
  return band.meaning === 'crit' || band.meaning === 'critSave' ? 'crit' : 'hit';
};

/** The dice that were asked for, those typed so far shown by their faces. */
export function rollDice(
  { words }: PlayScene,
  { asked, request }: OpenQuestion<RollRequest>,
  draft: Draft,
): DieShown[] {
  const bands = asked.roll?.bands ?? [];
  const sides = sidesOf(request);
  return draft.faces.map((face, index): DieShown => {
    const id = String(index);
    if (face === null)
      return { id, kind: 'wanted', face, sides, word: words.dice.words.wanted, label: words.dice.wantedLabel };
    const band = bands.find(({ from, to }) => face >= from && face <= to);
    const word = band === undefined ? '' : words.dice.meanings[band.meaning];
    return { id, kind: kindOf(band), face, sides, word, label: words.dice.removeDie(face, word) };
  });
}

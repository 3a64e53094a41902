import type { PlayScene } from '../../../scene/useScene.ts';
import type { RollRequest } from '../../../engine/log/request.ts';
import type { FaceMeaning } from '../../../ui/FacePad.tsx';
import type { OpenQuestion } from '../useOpenQuestion.ts';

const WIDE = 3;

/** What stands below the faces: a narrow band has room for the damage only. */
export const faceMeanings = ({ words }: PlayScene, { asked }: OpenQuestion<RollRequest>): readonly FaceMeaning[] =>
  (asked.roll?.bands ?? []).map(({ from, to, good, meaning, damage }) => {
    const said = words.dice.meanings[meaning];
    if (damage === null) return { from, to, good, text: said };
    const wide = to - from + 1 >= WIDE;
    return { from, to, good, text: wide ? words.dice.wouldDamage(said, damage) : String(damage) };
  });

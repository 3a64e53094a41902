import type { PlayScene } from '../../../scene/useScene.ts';
import type { RollRequest } from '../../../engine/family/killteam/model/request.ts';
import type { FaceMeaning } from '../../../ui/FacePad.tsx';
import type { OpenQuestion } from '../useOpenQuestion.ts';

type Asked = OpenQuestion<RollRequest>;

const WIDE = 3;
/** So many faces stand in one row, with room for words below them. */
const ONE_ROW = 6;

/** What stands below the faces: what the row of a table is called; else what they come to, where a narrow band has room for the damage only. */
export function faceMeanings({ words, look }: PlayScene, { asked, request }: Asked): readonly FaceMeaning[] {
  const { rows = [], bands = [] } = asked.roll ?? {};
  if (rows.length > 0)
    return request.sides > ONE_ROW
      ? []
      : rows.map(({ id, from, to, name }) => ({ from, to, text: look.contentName(id, name) }));
  return bands.map(({ from, to, good, meaning, damage }) => {
    const said = words.dice.meanings[meaning];
    if (damage === null) return { from, to, good, text: said };
    const wide = to - from + 1 >= WIDE;
    return { from, to, good, text: wide ? words.dice.wouldDamage(said, damage) : String(damage) };
  });
}

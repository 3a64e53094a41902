import { useOpenScene } from '../../scene/useScene.ts';
import { StripCell } from '../../ui/StripCell.tsx';

/** Victory points of both sides, each by its mark, as a cell of the status strip. Nothing where nothing is scored. */
export function PointsCell({ onOpen }: { readonly onOpen: () => void }) {
  const scene = useOpenScene('twoSides');
  const score = scene?.view.parts.score;
  if (scene === null || score === undefined || score.match === null) return null;
  const { told, words, state, look } = scene;
  const [left, right] = state.sides;
  const total = ({ id }: { readonly id: string }) => `${score.total(id)}`;
  return (
    <StripCell
      label={told.points.short}
      value={`${total(left)} : ${total(right)}`}
      pair={[total(left), total(right)]}
      name={told.points.said(words.common.list(state.sides.map((side) => `${look.side(side.id)} ${total(side)}`)))}
      onPress={onOpen}
    />
  );
}

import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { baseShown } from '../../../forms/board/baseShown.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { colourIn, modelIn } from '../../../scene/vanguardLook.ts';
import { type LegShown, WayPicture } from '../../../ui/board/MovePicture.tsx';
import type { Spot } from '../../../ui/board/shown.ts';
import { useDesk } from '../desk.ts';

const legBetween = (from: Spot, to: Spot, at: number): LegShown => ({
  id: `${at}`,
  from,
  to,
  cost: '',
  length: '',
  over: false,
  upright: from.x === to.x && from.y === to.y,
});

type Acting = NonNullable<ReturnType<typeof useDesk>['scene']['foes']>['acting'];

/** The way of the first step that goes somewhere. */
const pathOf = (acting: Acting) => acting?.steps?.find(({ step }) => step.path !== undefined)?.step.path ?? [];

/** The way that a model which its table plays is about to go. */
export function PlannedWay({ onBoard: { board } }: { readonly onBoard: OnBoardView }) {
  const { view, foes } = useDesk().scene;
  const acting = foes?.acting ?? null;
  const place = board.places[acting?.model ?? ''];
  const spots = pathOf(acting).map(spotAt);
  const end = spots.at(-1);
  if (acting === null || place === undefined || end === undefined) return null;
  const model = modelIn(view, acting.model);
  return (
    <WayPicture
      planned
      side={colourIn(view, model?.side ?? view.sides[1].id)}
      legs={spots.slice(1).map((to, at) => legBetween(spots[at] ?? to, to, at))}
      end={end}
      {...baseShown(place)}
      wounds={`${model?.wounds ?? ''}`}
      wrong={false}
    />
  );
}

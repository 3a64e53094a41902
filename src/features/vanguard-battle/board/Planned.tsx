import { Suspense } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { baseShown } from '../../../forms/board/baseShown.ts';
import { saidByTable } from '../../../forms/board/saidByTable.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { colourIn, foesOf, modelIn } from '../../../scene/vanguardLook.ts';
import { type LegShown, WayPicture } from '../../../ui/board/MovePicture.tsx';
import { SaidPicture } from '../../../ui/board/SaidPicture.tsx';
import type { Spot } from '../../../ui/board/shown.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { PassedOver } from './laterDocks.ts';

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

type PlannedProps = { readonly onBoard: OnBoardView };

/** Of whom the table says otherwise than the board how a model that its table plays has it. */
function Said({ onBoard: { board } }: PlannedProps) {
  const { view, foes } = useDesk().scene;
  const { shot } = useWords('board');
  const acting = foes?.acting ?? null;
  if (acting === null || acting.steps === null) return null;
  return <SaidPicture all={saidByTable(board, acting.model, foesOf(view, acting.model))} label={shot.byHand} />;
}

/** Where it might have gone. */
function Passed() {
  const { foes } = useDesk().scene;
  const acting = foes?.acting ?? null;
  if (pathOf(acting).length === 0 || acting === null) return null;
  return (
    <Suspense fallback={null}>
      <PassedOver acting={acting} />
    </Suspense>
  );
}

/** What a model that its table plays is about to do: its way, what it passed over, and what of it is the table's word. */
export const Planned = (props: PlannedProps) => (
  <>
    <PlannedWay {...props} />
    <Passed />
    <Said {...props} />
  </>
);

/** The way that it is about to go. */
function PlannedWay({ onBoard: { board } }: PlannedProps) {
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

import { Suspense } from 'react';
import { useScene } from '../../scene/useScene.ts';
import { fetchSoon } from '../../ui/fetchSoon.ts';
import { later } from '../../ui/later.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';
import { PlanFrame, type PlanProps } from './PlanFrame.tsx';

/** Only a battle with a board fetches it, with the words it speaks. */
const PlanOnBoard = later(async () => {
  const [{ PlanOnBoard: Part }] = await Promise.all([
    import('./board/PlanOnBoard.tsx'),
    fetchWords('board', spokenLanguage()),
    fetchWords('killzones', spokenLanguage()),
    fetchWords('otherwise', spokenLanguage()),
    fetchWords('placeSearch', spokenLanguage()),
  ]);
  return Part;
});
fetchSoon([PlanOnBoard]);

/** What the hands do for an enemy, and why; with a board also where. */
export function PlanScreen(props: PlanProps) {
  const { board } = useScene().view;
  if (board === null || board.places[props.acting.enemy.id] === undefined) return <PlanFrame {...props} />;
  return (
    <Suspense fallback={<PlanFrame {...props} />}>
      <PlanOnBoard {...props} board={board} />
    </Suspense>
  );
}

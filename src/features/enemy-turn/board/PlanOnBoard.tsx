import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { Found } from '../../../forms/board/search/Found.tsx';
import { passedShown } from '../../../forms/board/search/searchShown.ts';
import { useSearch } from '../../../forms/board/search/useSearch.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useWords } from '../../../words/useWords.ts';
import { PlanFrame, type PlanProps } from '../PlanFrame.tsx';
import { plannedOn } from './planned.ts';
import { PlanMap } from './PlanMap.tsx';
import { stepsOnBoard } from './stepsOnBoard.ts';

/** What an enemy will do, as the board has it: drawn, and told by where it goes. */
export function PlanOnBoard({ board, ...props }: PlanProps & { readonly board: BattleBoard }) {
  const scene = useScene('behaviour');
  const { enemy } = props.acting;
  const { view } = scene;
  const { steps } = props.plan;
  const told = useWords('board');
  const names = useWords('killzones').content.byName;
  const where = useMemo(() => ({ told, names }), [told, names]);
  const planned = useMemo(() => plannedOn(view, board, enemy, steps), [view, board, enemy, steps]);
  const { search, isCounted } = useSearch(props.acting);
  const words = useWords('placeSearch');
  const passed = search === null ? [] : passedShown(search, words);
  const first = planned.find(({ way }) => way !== null);
  const isSought = first !== undefined && first.step.action !== 'charge' && (search !== null || !isCounted);
  return (
    <PlanFrame
      {...props}
      map={<PlanMap enemy={enemy} board={board} steps={planned} where={where} passed={passed} />}
      says={stepsOnBoard({ scene, where, enemy }, planned)}
      found={
        isSought && (
          <Found search={search} passed={passed} goesOn={planned.filter(({ way }) => way !== null).length > 1} />
        )
      }
    />
  );
}

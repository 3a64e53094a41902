import { useLayoutEffect } from 'react';
import './SeatTurn.css';
import { sideToAct } from '../../state/battle/sideToAct.ts';
import { useGame } from '../../state/base/useApp.ts';

/** Two players face to face: the screen is turned to the side that is to act, as soon as its turn is logged, without motion. */
export function SeatTurn(): null {
  const turned = useGame(({ battle }) => battle !== null && sideToAct(battle) === battle.state.sides[1].id);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (turned) dataset['turned'] = '';
    return () => {
      delete dataset['turned'];
    };
  }, [turned]);
  return null;
}

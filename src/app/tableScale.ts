import { useLayoutEffect } from 'react';
import { useGame } from '../state/base/useApp.ts';

/** The sizes of table mode, while a battle is on screen and the mode is on. */
export function useTableScale(): void {
  const tableMode = useGame((game) => game.settings.tableMode);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (tableMode) dataset['scale'] = 'table';
    return () => {
      delete dataset['scale'];
    };
  }, [tableMode]);
}

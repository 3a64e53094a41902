import { useScene } from '../../../scene/useScene.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { figuresOf } from '../view/figures.ts';
import type { Pick } from '../view/picking.ts';
import { useOutlooks } from '../view/useOutlooks.ts';

type AttackFiguresProps = { readonly actor: Operative; readonly pick: Extract<Pick, { kind: 'attack' }> };

/** Works out the odds of the attack being chosen and lays them on the desk; shows nothing itself. */
export function AttackFigures({ actor, pick }: AttackFiguresProps) {
  const { words, look, view } = useScene();
  const { showFigures } = useDesk();
  const { language } = useWords('shared');
  const { action, weapon, override } = pick;
  const outlooks = useOutlooks(view, actor, override === null ? null : action);
  const figures = useMemo(
    () => figuresOf({ words, look, view, language }, { outlooks, action, weapon }),
    [words, look, view, language, outlooks, action, weapon],
  );
  useLayoutEffect(() => {
    showFigures(figures);
    return () => showFigures(null);
  }, [figures, showFigures]);
  return null;
}

import type { ReactNode } from 'react';
import { Part } from './Part.tsx';
import { useScene } from '../../scene/useScene.ts';

/** The turning point is over: the objectives are checked, then it goes on. */
export function Over({ mission }: { readonly mission: ReactNode }) {
  const { words, state } = useScene();
  return (
    <>
      <Part title={words.turningPoint.over(state.turningPoint)}>
        <p>{words.turningPoint.overText}</p>
      </Part>
      {mission}
    </>
  );
}

import { inches } from '../format.ts';

/** Barricades that both sides put down before a battle of Kill Team 2021 on a board. */
export const barricades = {
  /** Where it waits; `nth`: the first is 1. */
  name: (nth: number) => `Barricade ${nth}`,
  waits: (side: string, nth: number) => `Barricade ${nth} of ${side} stands nowhere. Put it down`,
  title: (side: string, nth: number) => `Barricade ${nth}: ${side}`,
  how: 'Tap the ground',
  hint: `Up to ${inches(6)} from its drop zone, the Defender first.`,
  turnIt: 'Turn it',
  there: 'Put it there',
  /** On the key that begins. */
  without: (count: number) => (count === 1 ? 'Begin without 1 barricade' : `Begin without ${count} barricades`),
  standing: 'Barricades that stand',
  short: (side: string, nth: number) => `${side} ${nth}`,
  move: (side: string, nth: number) => `Move barricade ${nth} of ${side}`,
};

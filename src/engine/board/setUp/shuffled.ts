import type { Draw } from './draw.ts';

/** All of these in an order by chance. */
export function shuffled<T>(all: readonly T[], draw: Draw): readonly T[] {
  const left = [...all];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

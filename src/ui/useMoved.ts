import { useState } from 'react';

/** True once `value` has become another one than at first sight: what was there from the start does not move in. */
export function useMoved(value: string): boolean {
  const [first] = useState(value);
  const [moved, setMoved] = useState(false);
  if (!moved && value !== first) setMoved(true);
  return moved;
}

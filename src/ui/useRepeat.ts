import { useEffect, useEffectEvent, useState } from 'react';
import { useHold } from './useHold.ts';

const REPEAT_MS = 90;

/** A press does it once; after half a second held, again and again until it is let go. Spread the handlers on a button. */
export function useRepeat(onStep: () => void) {
  const [isHeld, setHeld] = useState(false);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => step(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  const hold = useHold(onStep, () => setHeld(true));
  const release = () => {
    hold.onPointerUp();
    setHeld(false);
  };
  return { ...hold, onPointerUp: release, onPointerLeave: release, onPointerCancel: release };
}

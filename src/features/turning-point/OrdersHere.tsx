import { useScene } from '../../scene/useScene.ts';
import { Orders } from './Orders.tsx';

/** The orders of the set-up, on any screen before the first firefight. */
export function OrdersHere() {
  const { act } = useScene();
  return <Orders act={act} />;
}

import { useLocation } from 'wouter';
import { BehaviourScreen } from '../features/workshop/BehaviourScreen.tsx';
import { WorkshopScreen } from '../features/workshop/WorkshopScreen.tsx';
import { HOME_PATH, WORKSHOP_PATH, behaviourPath } from './paths.ts';

/** The workshop, or one table of it. */
export function WorkshopRoute({ id }: { readonly id: string | null }) {
  const [, go] = useLocation();
  const open = (table: string) => go(behaviourPath(table));
  return id === null ? (
    <WorkshopScreen onBack={() => go(HOME_PATH)} onOpen={open} />
  ) : (
    <BehaviourScreen id={id} onBack={() => go(WORKSHOP_PATH)} onOpen={open} />
  );
}

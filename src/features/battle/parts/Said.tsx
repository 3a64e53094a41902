import type { ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import { DueTick, Notices } from './laterParts.ts';

/** The sentence above the bar: of the last act, else what the mission has come to, else what came of the last roll. Who brought down the last enemy is asked beside what that means. */
export function Said({ told }: { readonly told: ReactNode }) {
  const { notice, due } = useDesk();
  if (notice?.kind === 'credit' && due !== null)
    return (
      <>
        <Notices />
        <DueTick />
      </>
    );
  if (notice !== null) return <Notices />;
  return due === null ? told : <DueTick />;
}

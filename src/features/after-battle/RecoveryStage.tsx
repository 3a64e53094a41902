import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './AfterBattle.module.css';
import { Case } from './Case.tsx';
import { type Walk, useWalk } from './useWalk.ts';
import { recoveryText, toldScar } from './view.ts';

function scarsOf(walk: Walk, id: string): string {
  const scars = walk.state.members.find((member) => member.id === id)?.scars ?? [];
  return walk.words.campaign.after.scars(scars.map(({ id: scar }) => toldScar(walk, scar)).join(' '));
}

/** A roll for everybody with an older scar. */
export function RecoveryStage({ panel }: { readonly panel: ReactNode }) {
  const walk = useWalk();
  if (walk === null) return null;
  const { recoveries } = walk.scenario;
  const { after } = walk.words.campaign;
  if (recoveries.length === 0) return <EmptyState title={after.recovery.none} />;
  const inHand = recoveries.find(({ member, done }) => !done && member === walk.askedOf);
  return (
    <ul className={styles.cases} aria-label={after.stages.recovery}>
      {recoveries.map((recovery) => (
        <Case
          key={recovery.member}
          walk={walk}
          member={recovery.member}
          detail={recovery.success === null ? scarsOf(walk, recovery.member) : recoveryText(walk, recovery)}
          open={recovery === inHand && panel !== null}
        >
          {recovery === inHand ? panel : null}
        </Case>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import { owedAskedFor } from '../../engine/campaign/decide/owed/question.ts';
import type { Owed } from '../../engine/campaign/model/member.ts';
import type { CampaignRejection } from '../../engine/campaign/model/rejection.ts';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { campaignRefusal } from '../../words/campaignRefusal.ts';
import { capital } from '../../words/capital.ts';
import styles from './AfterBattle.module.css';
import { Case } from './Case.tsx';
import { advancesOf } from './levels.ts';
import { type Walk, useWalk } from './useWalk.ts';

function detailOf(walk: Walk, { what, level }: Owed): string {
  const { advances } = walk.words.campaign.after;
  const waits = advances.waits(advances.owed[what]);
  return level === null ? waits : `${advances.reached(level)}, ${waits}`;
}

/** Which of what is owed the open question is about. */
function useOwedInHand(): Owed | null {
  const { state, request } = useCampaign();
  return request === null ? null : owedAskedFor(state, request);
}

/** Why the walk does not go on from here; null: it does. */
function goOnAgainst({ content, state }: Walk): CampaignRejection | null {
  const decision = decideCampaign(content, state, { type: 'goOn' });
  return decision.ok ? null : decision.rejection;
}

/** Who reached which level, and what it brought, by itself or to choose. */
function Reached({ walk }: { readonly walk: Walk }) {
  const { levels } = walk.words.campaign.after.advances;
  const reached = advancesOf(walk);
  return (
    reached.length > 0 && (
      <ul className={styles.cases} aria-label={levels}>
        {reached.map(({ member, said }) => (
          <Case key={member} walk={walk} member={member} detail={said} />
        ))}
      </ul>
    )
  );
}

/** What is owed: each benefit a roll or a choice, and the way on without it. */
function Waiting({ walk, panel }: { readonly walk: Walk; readonly panel: ReactNode }) {
  const { dispatchCampaign } = useCampaignPlay();
  const inHand = useOwedInHand();
  const { owed } = walk.state;
  const { after } = walk.words.campaign;
  const against = goOnAgainst(walk);
  return (
    <>
      <ul className={styles.cases} aria-label={after.stages.advances}>
        {owed.map((each) => (
          <Case key={each.id} walk={walk} member={each.member} detail={detailOf(walk, each)} open={each === inHand}>
            {each === inHand && panel}
            {each === inHand && owed.length > 1 && (
              <div className={styles.control}>
                <KeyButton
                  label={after.advances.later}
                  quiet
                  onPress={() => dispatchCampaign({ type: 'later', owed: each.id })}
                />
              </div>
            )}
          </Case>
        ))}
      </ul>
      <div className={styles.control}>
        {against !== null && <p className={styles.lead}>{capital(campaignRefusal(walk.words, against))}</p>}
        <KeyButton
          label={after.advances.leave}
          detail={after.advances.laterDetail}
          quiet
          onPress={() => dispatchCampaign({ type: 'goOn', override: { reason: after.advances.laterDetail } })}
        />
      </div>
    </>
  );
}

/** What the levels brought: who reached which, and what is still a roll or a choice. */
export function AdvancesStage({ panel }: { readonly panel: ReactNode }) {
  const walk = useWalk();
  if (walk === null) return null;
  if (walk.state.owed.length === 0 && advancesOf(walk).length === 0)
    return <EmptyState title={walk.words.campaign.after.advances.none} />;
  return (
    <>
      {walk.state.owed.length > 0 && <Waiting walk={walk} panel={panel} />}
      <Reached walk={walk} />
    </>
  );
}

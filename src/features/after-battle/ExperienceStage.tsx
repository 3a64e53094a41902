import type { Earned } from '../../engine/campaign/model/walk.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './AfterBattle.module.css';
import { Case } from './Case.tsx';
import { doneFor, unnamedOf } from './doneObjectives.ts';
import { type Walk, useWalk } from './useWalk.ts';

const MOST = 999;
/** What is not lost by being knocked out. */
const KEPT: ReadonlySet<Earned['rows'][number]['award']> = new Set(['survived', 'lesson', 'loot', 'hand', 'module']);

/** Why an Acolyte has more of it than a follower; null: both have the same, or none of them is one. */
function whyMore(
  { state, content, words }: Walk,
  member: string,
  award: Earned['rows'][number]['award'],
): string | null {
  const rate = content.awards.find(({ id }) => id === award);
  const kind = state.members.find(({ id }) => id === member)?.kind;
  if (kind !== 'acolyte' || rate === undefined || rate.acolyte <= rate.follower) return null;
  const { experience } = words.campaign.after;
  return award === 'secondary' ? experience.forDoer(rate.follower) : experience.forAcolyte(rate.follower);
}

/** What it is for, which objectives were done and by whom, and why it is that much. */
function Reason({ walk, earned, award }: RowsProps & { readonly award: Earned['rows'][number]['award'] }) {
  const why = whyMore(walk, earned.member, award);
  const done = doneFor(walk, earned.member, award);
  return (
    <>
      {walk.words.campaign.after.experience.rows[award]}
      {done.map((line) => (
        <small key={line} className={styles.why}>
          {line}
        </small>
      ))}
      {why !== null && <small className={styles.why}>{why}</small>}
    </>
  );
}

/** That nobody is named for an objective for which a follower would have more, and where that is said. */
function Unnamed({ walk }: Pick<RowsProps, 'walk'>) {
  const { experience } = walk.words.campaign.after;
  const names = unnamedOf(walk);
  const each = walk.content.awards.find(({ id }) => id === 'secondary')?.follower ?? 0;
  if (names.length === 0 || each === 0) return null;
  return <p className={styles.lead}>{experience.unnamed(walk.words.common.list(names), each)}</p>;
}

type RowsProps = { readonly walk: Walk; readonly earned: Earned };

function Rows({ walk, earned }: RowsProps) {
  const { experience } = walk.words.campaign.after;
  return (
    <ul className={styles.rows}>
      {earned.rows.map(({ award, times, xp }) => (
        <li key={award} className={earned.limit === 'noBonus' && !KEPT.has(award) ? styles.struck : undefined}>
          <span>
            {times > 1 ? `${experience.times(times)} ` : ''}
            <Reason walk={walk} earned={earned} award={award} />
          </span>
          <span>{experience.plus(xp)}</span>
        </li>
      ))}
      {earned.limit !== null && <li className={styles.limit}>{experience.limits[earned.limit]}</li>}
      {earned.percent !== 100 && <li className={styles.limit}>{experience.percent(earned.percent)}</li>}
    </ul>
  );
}

function OneEarned({ walk, earned }: { readonly walk: Walk; readonly earned: Earned }) {
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state } = walk;
  const { experience } = words.campaign.after;
  const member = state.members.find(({ id }) => id === earned.member);
  const before = (member?.xp ?? 0) - (earned.given ? earned.total : 0);
  const label = `${member?.name ?? earned.member}, ${words.campaign.after.stages.experience}`;
  return (
    <Case
      walk={walk}
      member={earned.member}
      detail={experience.from(before, before + earned.total)}
      tail={experience.plus(earned.total)}
      gone={earned.limit === 'slain'}
    >
      <Rows walk={walk} earned={earned} />
      {!earned.given && earned.limit !== 'slain' && (
        <div className={styles.control}>
          <Stepper
            label={label}
            value={earned.total}
            max={MOST}
            lessLabel={words.common.less(label)}
            moreLabel={words.common.oneMore(label)}
            onChange={(to) =>
              dispatchCampaign({ type: 'correct', correction: { what: 'earned', member: earned.member, total: to } })
            }
          />
        </div>
      )}
    </Case>
  );
}

/** What everybody learned, worked out row by row. */
export function ExperienceStage() {
  const walk = useWalk();
  if (walk === null) return null;
  const { after } = walk.words.campaign;
  return (
    <>
      <p className={styles.lead}>{after.experience.lead}</p>
      <Unnamed walk={walk} />
      <ul className={styles.cases} aria-label={after.stages.experience}>
        {walk.scenario.earned.map((earned) => (
          <OneEarned key={earned.member} walk={walk} earned={earned} />
        ))}
      </ul>
    </>
  );
}

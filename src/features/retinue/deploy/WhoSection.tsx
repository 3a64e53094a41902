import { useState } from 'react';
import { servingOf } from '../../../engine/campaign/allowances.ts';
import type { Member } from '../../../engine/campaign/member.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { AnywaySheet } from '../AnywaySheet.tsx';
import { Portrait } from '../Portrait.tsx';
import { itemName, roleLine, shownOf } from '../view/look.ts';
import { groupsOf } from '../view/roster.ts';
import styles from './Deploy.module.css';
import type { PlanProps } from './planProps.ts';
import { againstMember, sumsOf } from './plan.ts';

type RowProps = PlanProps & { readonly member: Member; readonly onWhy: () => void };

function Row({ look, plan, member, onChange, onWhy }: RowProps) {
  const { words } = look;
  const { sheet } = shownOf(look, member);
  const taken = plan.deployed.includes(member.id);
  const against = againstMember(look, member);
  const arms = [...member.weapons, ...(member.armour === null ? [] : [member.armour])].map(({ item }) =>
    itemName(look, item),
  );
  const deployed = taken ? plan.deployed.filter((id) => id !== member.id) : [...plan.deployed, member.id];
  const act = taken ? words.deployment.leaveBehind(member.name) : words.deployment.takeAlong(member.name);
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, !taken && styles.behind)}
        aria-pressed={taken}
        aria-disabled={against !== null && !taken ? true : undefined}
        aria-label={[act, words.common.dv(sheet.dv), against].filter(Boolean).join(', ')}
        onClick={() => (against !== null && !taken ? onWhy() : onChange({ deployed }))}
      >
        <span className={styles.box}>{taken && <Icon name="check" size={18} />}</span>
        <span className={styles.bust}>
          <Portrait member={member} />
        </span>
        <span className={styles.words}>
          <b>{member.name}</b>
          <small>{[roleLine(look, member), ...arms].join(', ')}</small>
          {against !== null && <small className={styles.against}>{against}</small>}
        </span>
        <span className={styles.dv}>
          <b>{sheet.dv}</b>
          <small>{words.common.stats.dvUnit}</small>
        </span>
      </button>
    </li>
  );
}

/** Who goes: rows to tick, with what each counts for and what speaks against it. */
export function WhoSection({ look, plan, onChange }: PlanProps) {
  const { deploying, capacity } = look.words.campaign.retinue;
  const { dv, cap } = sumsOf(look, plan);
  const [why, setWhy] = useState<string | null>(null);
  const asked = servingOf(look.state).find(({ id }) => id === why);
  const reason = asked === undefined ? null : againstMember(look, asked);
  return (
    <section className={styles.section} aria-label={deploying.who}>
      <div className={styles.head}>
        <SectionHead
          title={deploying.who}
          side="retinue"
          note={dv > cap ? deploying.over(dv - cap) : deploying.dvLeft(cap - dv)}
        />
      </div>
      {groupsOf(look).map((group) => (
        <div key={group.player}>
          {group.name !== null && (
            <div className={styles.head}>
              <SectionHead level={3} title={group.name} note={capacity(group.capacity.used, group.capacity.of)} />
            </div>
          )}
          <ul className={styles.rows}>
            {group.members.map((member) => (
              <Row
                key={member.id}
                look={look}
                plan={plan}
                member={member}
                onChange={onChange}
                onWhy={() => setWhy(member.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      {asked !== undefined && reason !== null && (
        <AnywaySheet
          title={asked.name}
          reason={reason}
          onAnyway={() => onChange({ deployed: [...plan.deployed, asked.id] })}
          onClose={() => setWhy(null)}
        />
      )}
    </section>
  );
}

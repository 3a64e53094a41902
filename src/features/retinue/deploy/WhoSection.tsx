import { Explained } from '../../../forms/Explained.tsx';
import { type CampaignScene, useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { useState } from 'react';
import { servingOf } from '../../../engine/campaign/model/allowances.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { PrepHead, PrepHint } from '../../../ui/PrepSection.tsx';
import { TakeRow } from '../../../ui/TakeRow.tsx';
import { AnywaySheet } from '../AnywaySheet.tsx';
import { BriefMarks } from '../Marks.tsx';
import { Portrait } from '../Portrait.tsx';
import { type Shown, itemName, shownOf, whoLine } from '../view/look.ts';
import { markNames } from '../view/marks.ts';
import { groupsOf } from '../view/roster.ts';
import styles from './Deploy.module.css';
import type { PlanProps } from './planProps.ts';
import { againstMember, isUnarmed, sumsOf } from './plan.ts';

type RowProps = PlanProps & { readonly member: Member; readonly onWhy: () => void };

/** What it is, what it has lived through, what it carries. */
function linesOf(scene: CampaignScene, shown: Shown): readonly string[] {
  const { member } = shown;
  const { retinue } = scene.words.campaign;
  const carried = [...member.weapons, ...(member.armour === null ? [] : [member.armour]), ...member.equipment];
  return [
    `${whoLine(scene, shown)} · ${retinue.xp(member.xp)}`,
    carried.map(({ item }) => itemName(scene, item)).join(', '),
  ].filter((line) => line !== '');
}

function Row({ plan, member, onChange, onWhy }: RowProps) {
  const scene = useCampaignScene();
  const { words } = scene;
  const shown = shownOf(scene, member);
  const { dv } = shown.sheet;
  const taken = plan.deployed.includes(member.id);
  const against = againstMember(scene, member);
  const unarmed = isUnarmed(scene, member) ? scene.words.campaign.retinue.deploying.unarmed : null;
  const deployed = taken ? plan.deployed.filter((id) => id !== member.id) : [...plan.deployed, member.id];
  const act = taken ? words.deployment.leaveBehind(member.name) : words.deployment.takeAlong(member.name);
  return (
    <TakeRow
      name={member.name}
      lines={linesOf(scene, shown)}
      bust={<Portrait member={member} />}
      marks={<BriefMarks member={member} />}
      against={[against, unarmed].filter(Boolean).join(' · ') || null}
      dv={dv}
      dvUnit={words.common.stats.dvUnit}
      taken={taken}
      takeLabel={[act, words.common.dv(dv), against, unarmed, ...markNames(scene, member)].filter(Boolean).join(', ')}
      onTake={() => (against !== null && !taken ? onWhy() : onChange({ deployed }))}
    />
  );
}

/** Who goes: rows to tick, with what each counts for and what speaks against it. */
export function WhoSection({ plan, onChange }: PlanProps) {
  const scene = useCampaignScene();
  const { deploying, capacity } = scene.words.campaign.retinue;
  const { dv, cap } = sumsOf(scene, plan);
  const [why, setWhy] = useState<string | null>(null);
  const asked = servingOf(scene.state).find(({ id }) => id === why);
  const reason = asked === undefined ? null : againstMember(scene, asked);
  return (
    <>
      <PrepHint>
        <Explained text={dv > cap ? deploying.over(dv - cap) : deploying.dvLeft(cap - dv)} />
      </PrepHint>
      {groupsOf(scene).map((group) => (
        <div key={group.player}>
          {group.name !== null && (
            <PrepHead
              level={3}
              title={group.name}
              note={<Explained text={capacity(group.capacity.used, group.capacity.of)} />}
            />
          )}
          <ul className={styles.rows}>
            {group.members.map((member) => (
              <Row key={member.id} plan={plan} member={member} onChange={onChange} onWhy={() => setWhy(member.id)} />
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
    </>
  );
}

import type { Member } from '../../engine/campaign/model/member.ts';
import { carriedBy } from '../../engine/campaign/model/memberRows.ts';
import type { BattleReport } from '../../engine/campaign/model/walk.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { rowName } from '../../words/optionName.ts';
import styles from './AfterBattle.module.css';
import { useAdjust } from './adjust.ts';
import type { Walk } from './useWalk.ts';

type UsedProps = { readonly walk: Walk; readonly report: BattleReport };

/** A found thing that is used up, with who carried it into the battle. */
interface Limited {
  readonly key: string;
  readonly member: Member;
  readonly item: string;
  readonly uses: number;
}

const limitedOf = ({ state, scenario }: Walk): readonly Limited[] =>
  state.members
    .filter(({ id }) => scenario.deployed.includes(id))
    .flatMap((member) =>
      carriedBy(member).flatMap(({ item, stash }) => {
        const uses = state.stash.find(({ key }) => key === stash)?.uses ?? 0;
        return stash === null || uses === 0 ? [] : [{ key: stash, member, item, uses }];
      }),
    );

const timesOf = ({ used = [] }: BattleReport, { member, item }: Limited): number =>
  used.find((each) => each.member === member.id && each.item === item)?.times ?? 0;

function withTimes(report: BattleReport, { member, item }: Limited, times: number): BattleReport {
  const others = (report.used ?? []).filter((each) => each.member !== member.id || each.item !== item);
  return { ...report, used: [...others, { member: member.id, item, times }] };
}

/** Found things that are used up: how often each was used, as the log has it. */
export function ReportUsed({ walk, report }: UsedProps) {
  const adjust = useAdjust();
  const { words } = walk;
  const { report: said } = words.campaign.after;
  const things = limitedOf(walk);
  if (things.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={said.used} />
      {things.map((thing) => {
        const label = said.usedBy(rowName(walk, 'item', thing.item), thing.member.name);
        return (
          <SettingRow key={thing.key} label={label} hint={words.campaign.tracker.stash.usesLeft(thing.uses)}>
            <Stepper
              label={label}
              value={Math.min(thing.uses, timesOf(report, thing))}
              max={thing.uses}
              lessLabel={words.common.less(label)}
              moreLabel={words.common.oneMore(label)}
              onChange={(to) => adjust(withTimes(report, thing, to))}
            />
          </SettingRow>
        );
      })}
    </section>
  );
}

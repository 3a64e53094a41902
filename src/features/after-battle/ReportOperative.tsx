import { bookOf } from '../../engine/campaign/model/book.ts';
import type { BattleReport, Reported } from '../../engine/campaign/model/walk.ts';
import type { Face } from '../../ui/Faces.tsx';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Tally } from '../../ui/Tally.tsx';
import styles from './AfterBattle.module.css';
import { useAdjust } from './adjust.ts';
import { Case } from './Case.tsx';
import type { Walk } from './useWalk.ts';

type Left = 'standing' | 'down' | 'left' | 'slain';

const MOST = 30;

const WAYS: readonly Left[] = ['standing', 'down', 'left', 'slain'];

/** How somebody may leave the table; nobody is left behind where nobody has to be carried home. */
const waysOf = ({ content }: Walk): readonly Left[] =>
  WAYS.filter((way) => way !== 'left' || bookOf(content).bringsHome);

const leftAs = ({ down, slain, leftBehind }: Reported): Left => {
  if (slain) return 'slain';
  if (!down) return 'standing';
  return leftBehind ? 'left' : 'down';
};

const AS: Readonly<Record<Left, Pick<Reported, 'down' | 'slain' | 'leftBehind'>>> = {
  standing: { down: false, slain: false, leftBehind: false },
  down: { down: true, slain: false, leftBehind: false },
  left: { down: true, slain: false, leftBehind: true },
  slain: { down: true, slain: true, leftBehind: false },
};

function storyOf({ words }: Walk, { downedIn, downedBy, reanimations }: Reported): string {
  const { report } = words.campaign.after;
  const fell =
    downedIn === null
      ? report.standing
      : downedBy === null
        ? report.downIn(downedIn)
        : report.downBy(downedIn, downedBy);
  return reanimations === 0 ? fell : `${fell}. ${report.raised(reanimations)}`;
}

/** One of the retinue as a face: how it left the table, whom it brought down. */
export function memberFace(walk: Walk, operative: Reported): Face {
  const { report: said } = walk.words.campaign.after;
  const member = walk.state.members.find(({ id }) => id === operative.member);
  const { id, name, kills, down, slain } = operative;
  return {
    id,
    name,
    bust: <Bust name={bustFor(member?.portrait)} />,
    number: null,
    note: down ? said[leftAs(operative)] : storyOf(walk, operative),
    fallen: down || slain,
    deeds: kills > 0 && <Tally count={kills} label={said.kills(name)} />,
  };
}

type OperativeProps = { readonly walk: Walk; readonly report: BattleReport; readonly operative: Reported };

/** How one operative left the table, and whom it brought down. */
export function ReportOperative({ walk, report, operative }: OperativeProps) {
  const adjust = useAdjust();
  const { words } = walk;
  const { report: said } = words.campaign.after;
  const set = (change: Partial<Reported>) =>
    adjust({
      ...report,
      operatives: report.operatives.map((each) => (each.id === operative.id ? { ...each, ...change } : each)),
    });
  const kills = said.kills(operative.name);
  return (
    <Case walk={walk} member={operative.member ?? operative.id} detail={storyOf(walk, operative)}>
      <div className={styles.row}>
        <Segmented
          label={said.state(operative.name)}
          value={leftAs(operative)}
          options={waysOf(walk).map((value) => ({ value, label: said[value] }))}
          onChange={(left) => set(AS[left])}
          wide
        />
      </div>
      <div className={styles.row}>
        <span>{kills}</span>
        <Stepper
          label={kills}
          value={operative.kills}
          max={MOST}
          lessLabel={words.common.less(kills)}
          moreLabel={words.common.oneMore(kills)}
          onChange={(to) => set({ kills: to, heavyKills: Math.min(to, operative.heavyKills) })}
        />
      </div>
    </Case>
  );
}

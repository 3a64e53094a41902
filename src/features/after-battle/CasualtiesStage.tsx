import type { ReactNode } from 'react';
import type { CasualtyResult } from '../../engine/campaign/model/rows.ts';
import { casualtyTotal, resultOf } from '../../engine/campaign/walk/casualties.ts';
import type { Casualty } from '../../engine/campaign/model/walk.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Ladder } from '../../ui/Ladder.tsx';
import { casualtyLadder } from '../../words/casualtyLadder.ts';
import { rowName } from '../../words/optionName.ts';
import styles from './AfterBattle.module.css';
import { Case } from './Case.tsx';
import { type Walk, useWalk } from './useWalk.ts';
import { casualtyText } from './view.ts';

/** How it came to lie there, and what it carries already. */
function storyOf(walk: Walk, id: string): string {
  const { after } = walk.words.campaign;
  const found = walk.scenario.report?.operatives.find(({ member }) => member === id);
  const scars = walk.state.members.find((member) => member.id === id)?.scars ?? [];
  const lines = [
    ...(found?.downedIn === null || found === undefined
      ? []
      : [
          found.downedBy === null
            ? after.report.downIn(found.downedIn)
            : after.report.downBy(found.downedIn, found.downedBy),
        ]),
    ...(found !== undefined && found.reanimations > 0 ? [after.report.raised(found.reanimations)] : []),
    ...(scars.length > 0 ? [after.scars(scars.map(({ id: scar }) => rowName(walk, 'scar', scar)).join(', '))] : []),
  ];
  return lines.join('. ');
}

/** The row that was rolled, also while it may still be rolled again. */
function rolledResult({ content, state }: Walk, casualty: Casualty): CasualtyResult | null {
  const { result, face, member: id } = casualty;
  const member = state.members.find((each) => each.id === id);
  if (result !== null || face === null || member === undefined) return result;
  return resultOf(content, member.kind, casualtyTotal(casualty, face));
}

type OneProps = { readonly walk: Walk; readonly casualty: Casualty; readonly panel: ReactNode };

function OneCasualty({ walk, casualty, panel }: OneProps) {
  const open = panel !== null;
  const started = casualty.result !== null || casualty.face !== null;
  const slain = casualty.result === 'slain' || casualty.end === 'die';
  return (
    <Case
      walk={walk}
      member={casualty.member}
      detail={open && !started ? storyOf(walk, casualty.member) : casualtyText(walk, casualty)}
      open={open}
      gone={casualty.done && slain}
    >
      {open && started && walk.chooses && <RolledLadder walk={walk} casualty={casualty} />}
      {panel}
    </Case>
  );
}

/** The table with the row that was rolled, while its choice is open. */
function RolledLadder({ walk, casualty }: Omit<OneProps, 'panel'>) {
  const { dice } = walk.words.campaign;
  return (
    <Ladder
      label={dice.ladder}
      rows={casualtyLadder(walk, casualty.member)}
      rolledId={rolledResult(walk, casualty)}
      rolledWord={walk.words.turningPoint.eventRolled}
    />
  );
}

/** A roll for everybody who is down; the one in hand is open, with its die. */
export function CasualtiesStage({ panel }: { readonly panel: ReactNode }) {
  const walk = useWalk();
  if (walk === null) return null;
  const { casualties } = walk.scenario;
  if (casualties.length === 0) return <EmptyState title={walk.words.campaign.after.casualties.none} />;
  const inHand = casualties.find(({ member, done }) => !done && member === walk.askedOf);
  return (
    <ul className={styles.cases} aria-label={walk.words.campaign.after.stages.casualties}>
      {casualties.map((casualty) => (
        <OneCasualty key={casualty.member} walk={walk} casualty={casualty} panel={casualty === inHand ? panel : null} />
      ))}
    </ul>
  );
}

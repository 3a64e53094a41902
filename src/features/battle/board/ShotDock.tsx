import { Suspense } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { useScene } from '../../../scene/useScene.ts';
import { hasAttackOdds } from '../../../state/base/store.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { TargetRow } from '../../../ui/board/TargetRow.tsx';
import { usePressedInView } from '../../../ui/board/usePressedInView.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { chanceShort } from '../../../words/chance.ts';
import { contentName } from '../../../words/content.ts';
import { meanSaid } from '../../../words/oddsSaid.ts';
import { reason } from '../../../words/reason.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { AttackFigures } from '../parts/laterFigures.ts';
import { factsOf, isBoardsNo, otherVerdict, type Target } from './aiming.ts';
import { aroundTarget } from './around.ts';
import { callOfRange } from './closeCalls.ts';
import { useHand } from './hand.ts';
import styles from './ShotDock.module.css';
import { Facts, Passed, useBehind } from './ShotFacts.tsx';
import type { AimChosen } from './useAim.ts';

type DockProps = { readonly aim: AimChosen; readonly board: BattleBoard };

/** With which gun, where it has several. */
function Weapons({ aim: { actor, pick } }: Pick<DockProps, 'aim'>) {
  const { words, view } = useScene();
  const { setPick } = useDesk();
  const { shot } = useWords('board');
  const arms = view.aim.arms(actor, 'shoot');
  if (arms.length < 2) return null;
  return (
    <Segmented
      wide
      label={shot.with}
      options={arms.map(({ weapon }) => ({ value: weapon.id, label: contentName(words, weapon.id, weapon.name) }))}
      value={pick.weapon}
      onChange={(weapon) => setPick({ ...pick, weapon })}
    />
  );
}

type OfTarget = DockProps & { readonly target: Target };

/** One sentence: how what the table says goes back to the board, why both count, or where to put the eye. */
function Sentence({ aim, board, target }: OfTarget) {
  const { shot, verdicts } = useWords('board');
  const otherwise = useWords('otherwise');
  if (factsOf(target).some(({ byHand }) => byHand)) return <p>{shot.giveBack}</p>;
  if (isBoardsNo(target)) return <p>{otherwise.hint}</p>;
  const other = otherVerdict(geometry().closeLookOn(board, aim.actor.id, target.enemy.id));
  if (other !== null) {
    const said = board.alone === true ? shot.decides : shot.look;
    return <p>{said(verdicts[other])}</p>;
  }
  const { hidden } = target.look ?? { hidden: null };
  if (hidden === 'both') return <p>{shot.both}</p>;
  return hidden === 'choose' ? <p>{shot.either}</p> : null;
}

/** Whether half a millimetre decides that the chosen target is in range. */
function InRange({ aim, board }: DockProps) {
  const { view, look } = useScene();
  const { calls, length } = useWords('board');
  const call = callOfRange(view, board, aim);
  return call === null ? null : <p>{calls.range(length(call.most), look.name(call.id))}</p>;
}

/** Who else is hit about the chosen target. */
function Around({ aim, board }: DockProps) {
  const { view, look, words } = useScene();
  const { area, length } = useWords('board');
  const around = aroundTarget(view, board, aim);
  if (around === null) return null;
  const { inside, close, inches, valid } = around;
  const nobody = valid ? area.noTarget : area.nobody;
  const names = (ids: readonly string[]) => words.common.list(ids.map(look.name));
  return (
    <p>
      {inside.length === 0 ? nobody(length(inches)) : area.inside(length(inches), names(inside))}
      {close.length > 0 && ` ${area.close(names(close))}`}
    </p>
  );
}

function Targets({ aim, board }: DockProps) {
  const hand = useHand();
  const desk = useDesk();
  const { words, look, state } = useScene();
  const { shot, verdicts, length } = useWords('board');
  const { language } = useWords('shared');
  const why = useWords('boardWhy');
  const behind = useBehind(board, aim.actor.id);
  const list = usePressedInView(aim.chosen?.enemy.id ?? null);
  const noteOf = (target: Target): string => {
    const { problem, verdict, inches: far } = target;
    const by = problem?.code === 'notVisible' && target.look?.said?.visible === undefined ? behind(target) : null;
    if (problem !== null && by !== null) return why.hidden(reason(words, problem, look), by);
    if (problem !== null) return reason(words, problem, look);
    return far === null ? verdicts[verdict] : shot.line(verdicts[verdict], length(far));
  };
  // Whom the board alone has for none is looked at first: the table may have it otherwise. Pressed again it is asked.
  const press = (target: Target) => {
    const { id } = target.enemy;
    const isShown = aim.chosen?.enemy.id === id;
    if (target.problem === null || (isBoardsNo(target) && !isShown)) hand.start({ kind: 'aim', target: id });
    else desk.openSheet({ kind: 'aim', target: id });
  };
  return (
    <div ref={list} className={styles.targets} role="group" aria-label={shot.targets}>
      {aim.targets.map((target) => (
        <TargetRow
          key={target.enemy.id}
          side={colourOf(state, target.enemy.side)}
          name={look.name(target.enemy.id)}
          note={noteOf(target)}
          chance={
            target.kill === null
              ? null
              : {
                  value: chanceShort(target.kill),
                  note: words.attack.odds.mean(meanSaid(target.mean ?? 0, language)),
                }
          }
          chosen={aim.chosen?.enemy.id === target.enemy.id}
          impossible={target.problem !== null}
          onPress={() => press(target)}
        />
      ))}
    </div>
  );
}

/** A shot being chosen on the board: what the table gives each target, why, and how sure. */
export function ShotDock({ aim, board }: DockProps) {
  const { words } = useScene();
  const { setPick } = useDesk();
  const { shot } = useWords('board');
  const hasOdds = useGame(hasAttackOdds);
  const { actor, pick, weapon, chosen } = aim;
  return (
    <div className={styles.shot} data-part="shot">
      {hasOdds && (
        <Suspense fallback={null}>
          <AttackFigures actor={actor} pick={pick} />
        </Suspense>
      )}
      <div className={styles.why}>
        <div className={styles.head}>
          <SectionHead asked title={shot.title(contentName(words, weapon.id, weapon.name))} />
          <PlainButton icon="cross" tone="quiet" label={words.common.cancel} onPress={() => setPick(null)} />
        </div>
        <Weapons aim={aim} />
        {chosen === null ? (
          <p>{shot.noTarget}</p>
        ) : (
          <>
            <Facts aim={aim} board={board} target={chosen} />
            <Passed aim={aim} board={board} target={chosen} />
            <Sentence aim={aim} board={board} target={chosen} />
            <InRange aim={aim} board={board} />
            <Around aim={aim} board={board} />
          </>
        )}
      </div>
      <Targets aim={aim} board={board} />
    </div>
  );
}

import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Way } from '../../../engine/board/move/boardMove.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import { useBoardSnap } from '../../../state/battle/boardSnap.ts';
import { useScene } from '../../../scene/useScene.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { classNames } from '../../../ui/classNames.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { SeeTable } from '../../../ui/board/SeeTable.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { operativeName } from '../../../words/look.ts';
import { useWords } from '../../../words/useWords.ts';
import { ByNumbers } from './ByNumbers.tsx';
import { callsOfMove } from './closeCalls.ts';
import { comesToNobody, nearestFoe } from './charging.ts';
import { addCorner, cornersOf, withCorners } from './drawing.ts';
import { DrawnWay } from './DrawnWay.tsx';
import { useHand } from './hand.ts';
import { EndsHere, HatchOnWay } from './HatchOnWay.tsx';
import { verdictOf } from '../../../forms/board/moving.ts';
import { WayLegs } from '../../../forms/board/WayLegs.tsx';
import { shortName } from '../view/shortName.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { useSnapSaid } from './useSnapSaid.ts';
import type { MoveChosen } from './useMove.ts';

const MOVES: readonly MoveId[] = ['reposition', 'dash', 'fallBack', 'charge'];
/** So many enemies have a column, the nearest. */
const COLUMNS = 4;

/** Which move it is, among those that can be made now. */
function WhichMove({ chosen: { actor, action } }: { readonly chosen: MoveChosen }) {
  const { words, view } = useScene();
  const told = useWords('board');
  const hand = useHand();
  const { doing } = hand;
  const now = view.actions.offers(actor).filter(({ reason }) => reason === null);
  const moves = MOVES.filter((move) => move === action || now.some((offer) => offer.action === move));
  if (moves.length < 2) return null;
  return (
    <div className={styles.oneLine}>
      <Segmented
        wide
        tight
        label={told.move.which}
        options={moves.map((move) => ({
          value: move,
          label: `${words.actions[move].name} ${told.length(view.actions.reach(actor, move))}`,
        }))}
        value={action}
        onChange={(move) => {
          if (doing?.kind !== 'move') return;
          hand.start(withCorners({ kind: 'move', action: move, spot: null }, cornersOf(doing)));
        }}
      />
    </div>
  );
}

/** What would be so of the nearest enemies from its end, both ways, in words. */
function FromHere({
  chosen: { actor },
  board,
  way,
}: {
  readonly chosen: MoveChosen;
  readonly board: BattleBoard;
  readonly way: Way;
}) {
  const scene = useScene();
  const { words, view } = scene;
  const { verdicts, move, length } = useWords('board');
  const foes = view.table.ofSide(view.table.opposing(actor.side)).filter((foe) => view.table.standing(foe));
  const names = foes.map((foe) => operativeName(words, foe));
  const end = way.points.at(-1);
  const ids = foes.map(({ id }) => id);
  const there = end === undefined ? null : geometry().atEndOn(board, actor.id, end, ids);
  if (there === null || there.length === 0) return null;
  const nearest = there.toSorted((one, other) => one.inches - other.inches).slice(0, COLUMNS);
  return (
    <SeeTable
      label={move.fromHere}
      rows={[move.seesYou, move.youSee, move.far]}
      {...(there.length > COLUMNS && { more: move.moreFoes(there.length - COLUMNS) })}
      columns={nearest.map(({ id, sees, seenBy, inches }) => ({
        id,
        name: shortName(names, ids.indexOf(id)),
        cells: [verdicts[verdictOf(seenBy)], verdicts[verdictOf(sees)], length(inches)],
      }))}
    />
  );
}

/** The same without a finger: its end by numbers. */
function EndByNumbers({ chosen: { action, drawn } }: { readonly chosen: MoveChosen }) {
  const hand = useHand();
  const { move } = useWords('board');
  const show = (spot: Spot) => (drawn === null ? hand.start({ kind: 'move', action, spot }) : addCorner(hand, spot));
  return <ByNumbers what={action} title={move.byNumbers} there={move.show} onThere={show} />;
}

/** That a charge comes to nobody, and how far the nearest is; nothing: it comes to somebody, or is none. */
function useNobodySaid(chosen: MoveChosen, board: BattleBoard): readonly string[] {
  const { look } = useScene();
  const { length } = useWords('board');
  const why = useWords('boardWhy');
  if (!comesToNobody(board, chosen)) return [];
  const nearest = nearestFoe(board, chosen);
  return [
    why.nobody(length(chosen.most)),
    ...(nearest === null ? [] : [why.nearest(look.name(nearest.id), length(nearest.inches))]),
  ];
}

/** What is to be said of the end of a move: that there is none, where it slid to, at what it is held, what is close there. */
function useEndSaid(chosen: MoveChosen, board: BattleBoard): readonly string[] {
  const { look } = useScene();
  const { move, calls } = useWords('board');
  const held = useSnapSaid(chosen);
  const nobody = useNobodySaid(chosen, board);
  const { reach, enough } = callsOfMove(board, chosen);
  return [
    ...nobody,
    ...(chosen.lost && nobody.length === 0 ? [move.lost] : []),
    // A finger on an enemy means beside it.
    ...(chosen.slid && chosen.action !== 'charge' ? [move.slid] : []),
    ...(held === null ? [] : [move.held(held)]),
    ...reach.map(({ id }) => calls.reach(look.name(id))),
    ...(enough === null ? [] : [calls.enough]),
  ];
}

/** The same, read aloud where it changes, and whether drags are held. */
function EndSaid({ chosen, board }: { readonly chosen: MoveChosen; readonly board: BattleBoard }) {
  const { move } = useWords('board');
  const { snaps, setSnaps } = useBoardSnap();
  const said = useEndSaid(chosen, board);
  return (
    <>
      <div role="status">
        {said.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      {chosen.dragged && <TickBox label={move.holds} on={snaps} onChange={setSnaps} />}
    </>
  );
}

/** Before the first corner is drawn: the map keeps its size when it comes. */
const NO_LEGS: Way = { points: [], legs: [], cost: 0, length: 0, falls: [], fault: null };

/** A move being chosen on the board: what its way costs, leg by leg, and what is so from its end. */
export function MoveDock({ chosen, board }: { readonly chosen: MoveChosen; readonly board: BattleBoard }) {
  const { words, look } = useScene();
  const { move: told } = useWords('board');
  const hand = useHand();
  const { actor, action, way, most } = chosen;
  return (
    <div className={styles.beside} data-part="move">
      {(way !== null || chosen.drawn !== null) && <WayLegs way={way ?? NO_LEGS} most={most} />}
      {way !== null && <FromHere chosen={chosen} board={board} way={way} />}
      <div className={classNames(styles.put, styles.choices)}>
        <SectionHead
          asked
          title={told.title(words.actions[action].name, look.name(actor.id))}
          {...(way === null && { note: chosen.drawn === null ? told.hint : told.drawHint })}
        />
        <WhichMove chosen={chosen} />
        <EndSaid chosen={chosen} board={board} />
        <HatchOnWay chosen={chosen} board={board} />
        <DrawnWay chosen={chosen} board={board} />
        <div className={styles.ways}>
          <EndByNumbers chosen={chosen} />
          <EndsHere chosen={chosen} />
          <PlainButton icon="back" tone="quiet" label={words.common.cancel} onPress={() => hand.start(null)} />
        </div>
      </div>
    </div>
  );
}

import { rangeSaid } from '../../../engine/board/apart.ts';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { hidersOn } from '../../../engine/board/hiders.ts';
import { passedOn } from '../../../engine/board/passed.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { closeFacts, NUMBERS } from '../../../forms/board/shooting.ts';
import { useScene } from '../../../scene/useScene.ts';
import { FactKey } from '../../../ui/board/FactKey.tsx';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { type FactNow, factsOf, type Target } from './aiming.ts';
import { callOfRange } from './closeCalls.ts';
import { useHand } from './hand.ts';
import styles from './ShotDock.module.css';
import type { AimChosen } from './useAim.ts';

const ICONS: Readonly<Record<FactNow['id'], readonly [on: IconName, off: IconName]>> = {
  cover: ['cover', 'cover'],
  obscured: ['readOnly', 'readOnly'],
  visible: ['guard', 'guard'],
  inRange: ['measure', 'measure'],
};

type OfTarget = { readonly aim: AimChosen; readonly board: BattleBoard; readonly target: Target };

/** Which facts of the chosen target half a millimetre decides. */
const closeOf = (view: BattleView, { aim, board, target }: OfTarget): readonly FactNow['id'][] => [
  ...closeFacts(geometry().closeLookOn(board, aim.actor.id, target.enemy.id)),
  ...(callOfRange(view, board, aim) === null ? [] : (['inRange'] as const)),
];

/** Pieces by their ids, and models, as a list in words. */
function useNamesOf({ map }: BattleBoard) {
  const { look, words } = useScene();
  const { byName } = useWords('killzones').content;
  return (pieces: readonly string[], models: readonly string[] = []): string => {
    const names = pieces.map((id) => map.pieces.find((piece) => piece.id === id)?.name ?? '');
    return words.common.list([...new Set(names.map((name) => byName[name] ?? name)), ...models.map(look.name)]);
  };
}

/** Behind what a target is that the board has for hidden, in words; null: behind nothing on it. */
export function useBehind(board: BattleBoard, shooter: string): (target: Target) => string | null {
  const namesOf = useNamesOf(board);
  return ({ enemy }) => {
    const { pieces, models } = hidersOn(board, shooter, enemy.id);
    return pieces.length + models.length === 0 ? null : namesOf(pieces, models);
  };
}

/** Where a fact comes from: by hand, by the board, or by what lies between. */
function useNoteOf(all: OfTarget): (fact: FactNow) => string {
  const { aim, board, target } = all;
  const { view } = useScene();
  const { shot, calls, length, exactly } = useWords('board');
  const why = useWords('boardWhy');
  const namesOf = useNamesOf(board);
  const behind = useBehind(board, aim.actor.id);
  const close = closeOf(view, all);
  const seenNote = (on: boolean): string => {
    if (on) return shot.byBoard;
    const by = behind(target);
    return by === null ? why.outOfLines : why.behind(by);
  };
  const bareNote = (): string => {
    const crossed = target.look?.leaning?.crossed ?? [];
    const pieces = board.map.pieces.filter(({ id }) => crossed.some((part) => part.startsWith(`${id}.`)));
    return pieces.length === 0 ? shot.nothing : why.crossed(namesOf(pieces.map(({ id }) => id)));
  };
  return ({ id, on, byHand, features: [first] }) => {
    if (byHand) return shot.byHand;
    const far = target.look?.inches ?? 0;
    if (id === 'inRange') return close.includes(id) ? calls.apart(exactly(far)) : length(far);
    if (close.includes(id)) return shot.close;
    if (id === 'visible') return seenNote(on);
    return first === undefined ? bareNote() : namesOf([first]);
  };
}

const numberOf = ({ id, on, byHand, features }: FactNow): number | null => {
  if (byHand || id === 'inRange') return null;
  return (id === 'visible' ? !on : features.length > 0) ? NUMBERS[id] : null;
};

/** What the board says of the chosen pair, and why; a tap says otherwise. */
export function Facts(all: OfTarget) {
  const { aim, target } = all;
  const desk = useDesk();
  const hand = useHand();
  const { view } = useScene();
  const { shot, length } = useWords('board');
  const otherwise = useWords('otherwise');
  const { actor } = aim;
  const close = closeOf(view, all);
  const noteOf = useNoteOf(all);
  const most = target.range?.most ?? 0;
  const titles: Readonly<Record<FactNow['id'], readonly [on: string, off: string]>> = {
    cover: [shot.inCover, shot.notInCover],
    obscured: [shot.obscured, shot.notObscured],
    visible: [shot.seen, shot.notSeen],
    inRange: [otherwise.inRange(length(most)), otherwise.notInRange(length(most))],
  };
  const flip = ({ id, on }: FactNow) => {
    // It stays in view, also where it is no target any more.
    hand.start({ kind: 'aim', target: target.enemy.id });
    const facts = id === 'inRange' ? rangeSaid(most, !on) : { [id]: !on };
    desk.act({ type: 'overruleBoard', shooter: actor.id, target: target.enemy.id, facts });
  };
  return (
    <div className={styles.facts} role="group" aria-label={shot.facts}>
      {factsOf(target).map((fact) => (
        <FactKey
          key={fact.id}
          icon={ICONS[fact.id][fact.on ? 0 : 1]}
          title={titles[fact.id][fact.on ? 0 : 1]}
          note={noteOf(fact)}
          number={numberOf(fact)}
          on={fact.on}
          close={close.includes(fact.id)}
          byHand={fact.byHand}
          onPress={() => flip(fact)}
        />
      ))}
    </div>
  );
}

/** Why what the lines cross counts for nothing, where it does: a sentence for cover, and one for each reason of not obscuring. */
export function Passed({ aim, board, target }: OfTarget) {
  const { look } = useScene();
  const { length } = useWords('board');
  const why = useWords('boardWhy');
  const namesOf = useNamesOf(board);
  const leaning = target.look?.leaning ?? null;
  if (leaning === null) return null;
  const pair = { from: aim.actor.id, to: target.enemy.id, inches: target.look?.inches ?? 0 };
  const { cover, obscured } = passedOn(board, pair, leaning);
  const who = look.name(target.enemy.id);
  const said = cover === null ? null : cover.why === 'far' ? why.coverFar : why.coverClose;
  return (
    <>
      {cover !== null && <p>{said?.(namesOf(cover.pieces), length(cover.inches), who)}</p>}
      {obscured.map((each) => (
        <p key={each.why}>{why.notObscured[each.why](namesOf(each.pieces))}</p>
      ))}
    </>
  );
}

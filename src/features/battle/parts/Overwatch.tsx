import { useEffect, useMemo, useRef } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useAdvisor } from '../../../state/answer/advice.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { hasAttackOdds } from '../../../state/base/store.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { type Watcher, watcherRow, watchersOf, whyNot } from '../view/watchers.ts';
import styles from './Overwatch.module.css';

/** Those who may shoot, the best shot first, each at its best target. */
function useWatchers(operatives: readonly Operative[]): readonly Watcher[] {
  const advisor = useAdvisor();
  const hasOdds = useGame(hasAttackOdds);
  const { view } = useScene();
  return useMemo(
    () => watchersOf(operatives, (operative) => (hasOdds ? (advisor?.outOfTurn(view.state, operative) ?? null) : null)),
    [operatives, advisor, hasOdds, view],
  );
}

const NOBODY: readonly Operative[] = [];

const pickOf = ({ operative, best }: Watcher) =>
  ({
    kind: 'watch',
    operative: operative.id,
    shot: best === null ? null : { weapon: best.weapon.id, target: best.target.id },
  }) as const;

/** Whoever is done and yet cannot, with the reason. */
function Others({ operatives }: { readonly operatives: readonly Operative[] }) {
  const { words, look, state } = useScene();
  return (
    operatives.length > 0 && (
      <ul className={styles.others}>
        {operatives.map((operative) => (
          <li key={operative.id}>
            <b>{look.name(operative.id)}</b>
            <small>{words.overwatch[whyNot(state, operative)]}</small>
          </li>
        ))}
      </ul>
    )
  );
}

/** One side has nobody ready (K-31): who shoots out of turn, or, with the same weight, let the others go on. */
export function Overwatch() {
  const desk = useDesk();
  const { words, look, state, view, battle } = useScene();
  const { language } = useWords('shared');
  const { situation } = view;
  const { overwatch } = words;
  const operatives = situation.kind === 'counteract' ? situation.operatives : NOBODY;
  const watchers = useWatchers(operatives);
  const [first] = watchers;
  const { setPick, pick } = desk;
  const best = first === undefined ? '' : JSON.stringify(pickOf(first));
  const laid = useRef('');
  // Chosen before anybody taps; another choice, or none, stays until the best answer is another one.
  useEffect(() => {
    if (first === undefined || laid.current === best) return;
    laid.current = best;
    setPick(pickOf(first));
  });
  const mine = look.side(state.turn);
  const theirs = look.side(state.sides.find(({ id }) => id !== state.turn)?.id ?? state.turn);
  const without = view.table
    .ofSide(state.turn)
    .filter((each) => view.table.standing(each) && !operatives.includes(each));
  return (
    <div className={classNames(styles.overwatch, styles[colourOf(state, state.turn)])} data-part="overwatch">
      <h2>{overwatch.title(mine, theirs)}</h2>
      <p>{overwatch.rule}</p>
      <ChoiceList
        label={words.battle.counteract}
        options={watchers.map((watcher) => watcherRow({ words, look, language }, watcher))}
        value={pick?.kind === 'watch' ? pick.operative : null}
        onChange={(id) => {
          const chosen = watchers.find(({ operative }) => operative.id === id);
          if (chosen !== undefined) setPick(pickOf(chosen));
        }}
      />
      <ActionButton
        icon="pass"
        title={overwatch.let(theirs)}
        detail={overwatch.again}
        pressKey={battle.length}
        onPress={() => desk.act({ type: 'passCounteract' })}
      />
      <Others operatives={without} />
    </div>
  );
}

import { useState } from 'react';
import type { SideView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, playerOf, sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { classNames } from '../../ui/classNames.ts';
import { sendText } from '../../ui/copyText.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from '../../ui/Score.module.css';
import { deedsIn, reportOf } from './reportOf.ts';

function Half({ side }: { readonly side: SideView }) {
  const scene = useVanguardScene();
  const { view, words } = scene;
  const { over } = words.round;
  const [one, other] = view.sides.map(({ points }) => points);
  const winner = view.result?.winner ?? null;
  const wins = winner === side.id;
  const by = Math.abs((one ?? 0) - (other ?? 0));
  const colour = colourIn(view, side.id);
  return (
    <section
      className={classNames(styles.winner, wins && styles.wins, styles[colour])}
      aria-label={sideName(scene, side.id)}
    >
      <p>
        <Mark side={colour} /> {playerOf(scene, side.id)}
      </p>
      <b>{side.points}</b>
      <h2>{sideName(scene, side.id)}</h2>
      <small>{wins ? over.winBy(by) : winner === null ? over.even : over.left(side.standing)}</small>
    </section>
  );
}

/** What each side made, by round, and for leader objectives where there are such points (V-83, V-86). */
function ByRound() {
  const scene = useVanguardScene();
  const { view, words } = scene;
  const { over } = words.round;
  const deeds = deedsIn(view);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={over.rounds}>
        <thead>
          <tr>
            <th scope="col">{over.rounds}</th>
            {view.score.map(({ round }) => (
              <th key={round} scope="col">
                {over.short(round)}
              </th>
            ))}
            {deeds !== null && <th scope="col">{over.leaders}</th>}
            <th scope="col">{over.all}</th>
          </tr>
        </thead>
        <tbody>
          {view.sides.map(({ id, points }) => (
            <tr key={id}>
              <th scope="row">{sideName(scene, id)}</th>
              {view.score.map((each) => (
                <td key={each.round}>{each.points[id] ?? 0}</td>
              ))}
              {deeds !== null && <td>{deeds[id] ?? 0}</td>}
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the battle came out, by round; it can be sent, or played again. `onAgain` absent: it cannot. */
export function FinalScore({ onAgain }: { readonly onAgain?: () => void }) {
  const scene = useVanguardScene();
  const { over } = scene.words.round;
  const [copied, setCopied] = useState(false);
  const send = async () =>
    setCopied((await sendText(reportOf(scene), scene.shown(scene.view.scenario.name))) === 'copied');
  return (
    <>
      <div className={classNames(styles.halves, styles.final)}>
        {scene.view.sides.map((side) => (
          <Half key={side.id} side={side} />
        ))}
      </div>
      <ByRound />
      <div className={styles.after}>
        <KeyButton
          icon="share"
          label={over.send}
          detail={copied ? over.copied : over.sendDetail}
          onPress={() => void send()}
        />
        {onAgain !== undefined && (
          <KeyButton icon="reroll" label={over.again} detail={over.againDetail} onPress={onAgain} />
        )}
      </div>
    </>
  );
}

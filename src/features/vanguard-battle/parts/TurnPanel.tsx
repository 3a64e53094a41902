import type { TurnOffers } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { barredSaid, colourIn, modelIn, modelName, playerOf, sideIn, sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ActionGrid } from '../../../ui/ActionGrid.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { type Desk, useDesk } from '../desk.ts';
import styles from './TurnPanel.module.css';

type OfferProps = { readonly offers: TurnOffers };
type Parts = { readonly scene: VanguardScene; readonly desk: Desk };

const useParts = (): Parts => ({ scene: useVanguardScene(), desk: useDesk() });

const listed = (scene: VanguardScene, models: readonly string[]): string =>
  scene.words.acts.turn.or(models.map((id) => modelName(scene, id)));

/** Why it cannot be had, and on tap the same as a sentence. */
function reasonOf({ scene, desk }: Parts, why: TurnOffers['pass']['why'], title: string) {
  const text = why === null ? null : barredSaid(scene, why);
  return { impossible: text, say: () => desk.openSheet({ kind: 'why', title, text: text ?? '' }) };
}

function Again({ offers: { again } }: OfferProps) {
  const parts = useParts();
  const { turn } = parts.scene.words.acts;
  const { impossible, say } = reasonOf(parts, again.why, turn.again);
  return (
    <ActionButton
      icon="reroll"
      title={turn.again}
      detail={turn.againDetail(listed(parts.scene, again.models))}
      cost={{ value: `${again.cp}`, unit: turn.cp }}
      impossible={impossible}
      pressKey={parts.scene.moment}
      onPress={() => (impossible === null ? parts.desk.setPick({ kind: 'again' }) : say())}
    />
  );
}

function PassToken({ offers: { pass } }: OfferProps) {
  const parts = useParts();
  const { turn } = parts.scene.words.acts;
  const { impossible, say } = reasonOf(parts, pass.why, turn.pass);
  return (
    <ActionButton
      icon="pass"
      title={turn.pass}
      detail={turn.passDetail(pass.fewer)}
      cost={{ value: `${pass.left}`, unit: turn.passLeft }}
      impossible={impossible}
      pressKey={parts.scene.moment}
      onPress={() => (impossible === null ? void parts.desk.act({ type: 'passToken' }) : say())}
    />
  );
}

function Finish({ offers: { finish } }: OfferProps) {
  const parts = useParts();
  const { turn } = parts.scene.words.acts;
  const waiting =
    finish.waiting.length > 0
      ? turn.finishWaiting(parts.scene.words.common.list(finish.waiting.map((id) => modelName(parts.scene, id))))
      : null;
  const { impossible, say } = reasonOf(parts, finish.why, turn.finish);
  return (
    <ActionButton
      icon="check"
      title={turn.finish}
      detail={turn.finishDetail}
      impossible={impossible === null ? null : (waiting ?? impossible)}
      pressKey={parts.scene.moment}
      onPress={() => (impossible === null ? void parts.desk.act({ type: 'finish' }) : say())}
    />
  );
}

/** Who plays whoever may follow: the side that has just acted, whose turn it is no more. */
function followerOf(scene: VanguardScene, { models: [first] }: TurnOffers['followUp']): string {
  const side = modelIn(scene.view, first ?? null)?.side ?? null;
  return side === null ? '' : playerOf(scene, side);
}

function FollowUp({ offers: { followUp } }: OfferProps) {
  const parts = useParts();
  const { turn } = parts.scene.words.acts;
  const { impossible, say } = reasonOf(parts, followUp.why, turn.followUp);
  return (
    <ActionButton
      icon="next"
      title={turn.followUp}
      detail={turn.followUpDetail(followerOf(parts.scene, followUp), listed(parts.scene, followUp.models))}
      cost={{ value: `${followUp.cp}`, unit: turn.cp }}
      impossible={impossible}
      pressKey={parts.scene.moment}
      onPress={() => (impossible === null ? parts.desk.setPick({ kind: 'followUp' }) : say())}
    />
  );
}

/** Between activations: what a turn may be (V-17), each with its price or what is in its way. */
export function TurnPanel({ offers }: OfferProps) {
  const scene = useVanguardScene();
  const { turn } = scene.words.acts;
  const side = sideIn(scene.view, offers.side);
  const ways = [
    { id: 'again', why: offers.again.why, part: <Again offers={offers} /> },
    { id: 'followUp', why: offers.followUp.why, part: <FollowUp offers={offers} /> },
    { id: 'pass', why: offers.pass.why, part: <PassToken offers={offers} /> },
    { id: 'finish', why: offers.finish.why, part: <Finish offers={offers} /> },
  ];
  const sorted = [...ways.filter(({ why }) => why === null), ...ways.filter(({ why }) => why !== null)];
  return (
    <div className={classNames(styles.turn, styles[colourIn(scene.view, offers.side)])}>
      <h2 className={styles.title}>{turn.title(playerOf(scene, offers.side))}</h2>
      <ActionGrid label={turn.title(playerOf(scene, offers.side))}>
        {sorted.map(({ id, part }) => (
          <div key={id} className={styles.way}>
            {part}
          </div>
        ))}
      </ActionGrid>
      {side.broken && <p className={styles.said}>{turn.broken(sideName(scene, side.id))}</p>}
      {side.cp > 0 && <p className={styles.said}>{turn.gone(side.cp)}</p>}
    </div>
  );
}

import { Measured } from '../../../ui/measured.tsx';
import { type Scene, useTable } from '../../../scene/useScene.ts';
import { Suspense } from 'react';
import { useSeenOnce } from '../../../state/battle/readMarks.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useDesk } from '../desk.ts';
import { AnyTimePloys, Overwatch } from './laterParts.ts';
import { PlayerFilter } from './PlayerFilter.tsx';
import styles from './OfferPanel.module.css';
import { SIGNS_SEEN } from '../view/signsSeen.ts';
import { SignsHint } from './SignsHint.tsx';

type OfferProps = {
  readonly title: string;
  readonly lines: readonly string[];
  /** By the rules the group goes on: what is on the key by which it does not, anyway. */
  readonly pass?: string;
  /** With the line on what holding a card shows. */
  readonly hint?: boolean;
};

function Offer({ title, lines, pass, hint = false }: OfferProps) {
  const { act, scene } = useDesk();
  const { doAnyway, doAnywayReason } = scene.words.battle;
  return (
    <div className={styles.offer}>
      <SectionHead title={title} />
      {lines.map((line) => (
        <p key={line}>
          <Measured text={line} />
        </p>
      ))}
      {hint && <SignsHint />}
      {pass !== undefined && (
        <PlainButton
          icon="cross"
          label={scene.words.common.named(pass, doAnyway)}
          onPress={() => void act({ type: 'passGroup', override: { reason: doAnywayReason } })}
        />
      )}
      <Suspense fallback={null}>{useDesk().enemy?.panel}</Suspense>
      {(scene.view.parts.ploys?.anyTime ?? []).length > 0 && (
        <Suspense fallback={null}>
          <AnyTimePloys />
        </Suspense>
      )}
      <PlayerFilter />
    </div>
  );
}

/** What a counteraction is, and who must do without although it is done and on Engage. */
function counteractLines({ words, look, view, state }: Scene): readonly string[] {
  const { battle, common } = words;
  const spent = state.operatives
    .filter((operative) => view.actions.counteracted(operative))
    .map(({ id }) => look.name(id));
  const without = spent.length === 0 ? [] : [battle.counteractedBefore(common.list(spent))];
  return [battle.counteractOffer, battle.counteractRule, ...without];
}

/** Between activations: who may act next, and by what rule. */
export function OfferPanel() {
  const scene = useTable();
  const { words, look, state } = scene;
  const { situation } = scene.view;
  const { battle, hints, common } = words;
  const known = useSeenOnce(SIGNS_SEEN);
  switch (situation.kind) {
    case 'choose': {
      const { enemyDue } = scene.view;
      const held = known ? `${battle.enemyTap} ${battle.hold}` : battle.enemyTap;
      return (
        <Offer
          title={battle.turnOf(situation.side, look.side(situation.side))}
          lines={[enemyDue ? held : hints.usualOrder]}
          hint={!known}
        />
      );
    }
    case 'group': {
      const names = common.list(situation.operatives.map(({ id }) => look.name(id)));
      return (
        <Offer
          title={battle.group}
          lines={[battle.groupOffer(names), battle.groupRule(state.group?.side ?? state.turn)]}
          {...(situation.must && !scene.view.enemyDue && { pass: battle.passGroup })}
        />
      );
    }
    case 'counteract':
      if (situation.shotOnly && !scene.view.enemyDue)
        return (
          <Suspense fallback={<EmptyState title={battle.counteract} />}>
            <Overwatch key={state.activations} />
          </Suspense>
        );
      return <Offer title={battle.counteract} lines={counteractLines(scene)} />;
    case 'waiting':
    case 'interrupt':
    case 'acting':
    case 'idle':
      return <EmptyState title={battle.emptyPanelTitle} />;
  }
}

import { useOpenScene, useScene } from '../../scene/useScene.ts';
import { useState } from 'react';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { enemiesOf } from './enemiesOf.ts';
import { AdviceSheet } from './AdviceSheet.tsx';
import { EnemySettings } from './EnemySettings.tsx';
import styles from './EnemyOffer.module.css';

/** The rest of a group, or a counteraction, let pass; null: there is none. */
function Pass() {
  const {
    view,
    words,
    told: { turn },
  } = useScene('behaviour');
  const anyway = { override: { reason: words.battle.doAnywayReason } };
  const { dispatch } = useKillTeamPlay();
  switch (enemiesOf(view).pass) {
    case 'group':
      return (
        <PlainButton
          icon="cross"
          label={turn.passGroup}
          onPress={() => void dispatch({ type: 'passGroup', ...anyway })}
        />
      );
    case 'counteract':
      return (
        <PlainButton
          icon="cross"
          label={turn.passCounteract}
          onPress={() => void dispatch({ type: 'passCounteract' })}
        />
      );
    case null:
      return null;
  }
}

/** While an enemy is due: what else may be done than let its table play it. */
export function EnemyOffer() {
  const scene = useOpenScene('behaviour');
  const [open, setOpen] = useState<'setUp' | 'advice' | null>(null);
  if (scene === null || scene.state.activation !== null || scene.view.enemies?.toAct !== true) return null;
  const { words, told, state } = scene;
  const close = () => setOpen(null);
  const byHand = state.settings.automation.enemy === 'log';
  return (
    <div className={styles.offer}>
      {!byHand && <Pass />}
      {byHand && <PlainButton icon="why" label={told.setUp.advice} onPress={() => setOpen('advice')} />}
      <PlainButton icon="settings" label={told.setUp.title} onPress={() => setOpen('setUp')} />
      {open === 'advice' && <AdviceSheet onClose={close} />}
      {open === 'setUp' && (
        <SheetDialog open title={told.setUp.title} closeLabel={words.common.close} onClose={close}>
          <EnemySettings />
        </SheetDialog>
      )}
    </div>
  );
}

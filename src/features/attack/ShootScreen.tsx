import { useState } from 'react';
import type { ShotView } from '../../engine/view/shot.ts';
import { useGame } from '../../state/base/useApp.ts';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { AttackLayout } from './AttackLayout.tsx';
import type { AttackScreenProps } from './AttackScreen.tsx';
import { CommandRerollButton } from './CommandRerollButton.tsx';
import { DieSheet } from './DieSheet.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import { Facts } from './Facts.tsx';
import { OddsOfShot } from './Odds.tsx';
import { ShotHead } from './ShotHead.tsx';
import { ShotLine } from './ShotLine.tsx';
import { ShotPools } from './ShotPools.tsx';
import { useCommandReroll } from './useCommandReroll.ts';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';
import { shotNote } from './view/shotHead.ts';
import { shotSentence } from './view/shotCells.ts';
import { useShotShown } from './useShotShown.ts';

type ShootScreenProps = AttackScreenProps & { readonly attack: AttackView; readonly shot: ShotView };

/** A shot: who at whom, the sum, the dice, the question in hand, the facts of the table. */
export function ShootScreen({ attack, shot, tray, ...frame }: ShootScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const reroll = useCommandReroll(attack);
  const onDie = (one: DieTapped) => reroll.take(one) || setDie(one);
  const scene = useScene();
  const shown = useShotShown(shot);
  const { sequence, number } = shot.task;
  const tableMode = useGame(({ settings }) => settings.tableMode);
  const facts = sequence.resolved ? null : <Facts shot={shot} />;
  const head = (
    <>
      <ShotHead shot={shot} />
      {!sequence.resolved && <ShotLine shown={shown} />}
      <OddsOfShot shot={shot} />
      {!sequence.resolved && <ShotPools shown={shown} reroll={reroll} onDie={onDie} />}
      <CommandRerollButton attack={attack} reroll={reroll} />
    </>
  );
  return (
    <AttackLayout
      {...frame}
      attack={attack}
      title={scene.words.attack.shootTitle}
      note={shotNote(scene, shot)}
      fresh={sequence.attack === null && number === 0}
      head={head}
    >
      {tableMode && facts}
      {tray}
      {!tableMode && facts}
      <LiveLine text={shotSentence(scene, shown)} />
      {die !== null && <DieSheet attack={attack} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

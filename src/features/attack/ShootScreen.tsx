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
import type { Scene } from './view/Scene.ts';
import { shotNote } from './view/shotHead.ts';
import { shotSentence } from './view/shotCells.ts';
import { shotScene } from './view/shotScene.ts';

type ShootScreenProps = AttackScreenProps & { readonly scene: Scene; readonly shot: ShotView };

/** A shot: who at whom, the sum, the dice, the question in hand, the facts of the table. */
export function ShootScreen({ scene, shot, tray, ...frame }: ShootScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const reroll = useCommandReroll(scene);
  const onDie = (one: DieTapped) => reroll.take(one) || setDie(one);
  const shown = shotScene(scene, shot);
  const { sequence, number } = shot.task;
  const tableMode = useGame(({ settings }) => settings.tableMode);
  const facts = sequence.resolved ? null : <Facts scene={shown} />;
  const head = (
    <>
      <ShotHead scene={shown} />
      {!sequence.resolved && <ShotLine scene={shown} />}
      <OddsOfShot scene={shown} />
      {!sequence.resolved && <ShotPools scene={shown} reroll={reroll} onDie={onDie} />}
      <CommandRerollButton scene={scene} reroll={reroll} />
    </>
  );
  return (
    <AttackLayout
      {...frame}
      scene={scene}
      title={scene.words.attack.shootTitle}
      note={shotNote(shown)}
      fresh={sequence.attack === null && number === 0}
      head={head}
    >
      {tableMode && facts}
      {tray}
      {!tableMode && facts}
      <LiveLine text={shotSentence(shown)} />
      {die !== null && <DieSheet scene={scene} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

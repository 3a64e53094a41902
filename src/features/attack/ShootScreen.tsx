import { useState } from 'react';
import type { ShootTask } from '../../engine/family/killteam/model/task.ts';
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

type ShootScreenProps = AttackScreenProps & { readonly scene: Scene; readonly task: ShootTask };

/** A shot: who at whom, the sum, the dice, the question in hand, the facts of the table. */
export function ShootScreen({ scene, task, tray, ...frame }: ShootScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const reroll = useCommandReroll(scene);
  const onDie = (one: DieTapped) => reroll.take(one) || setDie(one);
  const shot = shotScene(scene, task);
  const tableMode = useGame(({ settings }) => settings.tableMode);
  const facts = task.sequence.resolved ? null : <Facts shot={shot} />;
  const head = (
    <>
      <ShotHead shot={shot} />
      {!task.sequence.resolved && <ShotLine shot={shot} />}
      <OddsOfShot shot={shot} />
      {!task.sequence.resolved && <ShotPools shot={shot} reroll={reroll} onDie={onDie} />}
      <CommandRerollButton scene={scene} reroll={reroll} />
    </>
  );
  return (
    <AttackLayout
      {...frame}
      scene={scene}
      title={scene.words.attack.shootTitle}
      note={shotNote(shot)}
      fresh={task.sequence.attack === null && task.number === 0}
      head={head}
    >
      {tableMode && facts}
      {tray}
      {!tableMode && facts}
      <LiveLine text={shotSentence(shot)} />
      {die !== null && <DieSheet scene={scene} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

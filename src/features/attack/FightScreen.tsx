import { useState } from 'react';
import type { FightTask } from '../../engine/battle/task.ts';
import { type FighterInHand, type FightInHand, fightInHand } from '../../engine/battle/tasks/fight/fightInHand.ts';
import { Duel, type DuelSide } from '../../ui/Duel.tsx';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { Assists } from './Assists.tsx';
import { AttackLayout } from './AttackLayout.tsx';
import type { AttackScreenProps } from './AttackScreen.tsx';
import { type DieTapped, DieSheet } from './DieSheet.tsx';
import { FightStory } from './FightStory.tsx';
import { tapped } from './tapped.ts';
import { fighterDice } from './view/fightDice.ts';
import { fighterDetail, fightNote } from './view/fightHead.ts';
import type { Scene } from './view/Scene.ts';

type FightProps = { readonly scene: Scene; readonly fight: FightInHand };

function duelSide({ scene, fight }: FightProps, side: FighterInHand, onDie: (die: DieTapped) => void): DuelSide {
  const { operative } = side;
  const dice = fighterDice(scene, fight, side);
  const pool = side.role === 'attacker' ? 'attack' : 'defence';
  return {
    name: scene.look.name(operative.id),
    detail: fighterDetail(scene, fight, side),
    now: operative.wounds,
    ofText: scene.words.common.ofText(operative.maxWounds),
    dice,
    onDie: tapped(scene, { pool, dice }, onDie),
  };
}

/** Both fighters, the retinue left; of one side, the attacker left. */
function FightDuel({ onDie, ...props }: FightProps & { readonly onDie: (die: DieTapped) => void }) {
  const { attacker, defender } = props.fight;
  const swapped = attacker.operative.side === 'enemy';
  const [left, right] = swapped ? [defender, attacker] : [attacker, defender];
  return <Duel left={duelSide(props, left, onDie)} right={duelSide(props, right, onDie)} />;
}

type FightScreenProps = AttackScreenProps & { readonly scene: Scene; readonly task: FightTask };

/** A fight: both with wounds and dice, who assists, one die to resolve, what has happened. */
export function FightScreen({ scene, task, tray, ...frame }: FightScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const fight = fightInHand(scene.game, task);
  const { words, look } = scene;
  const wounds = [fight.attacker, fight.defender].map(({ operative }) =>
    words.attack.fromHereWounds(look.name(operative.id), operative.wounds),
  );
  return (
    <AttackLayout
      {...frame}
      scene={scene}
      title={words.attack.fightTitle}
      note={fightNote(scene, fight)}
      fresh={task.attacker.dice === null}
      head={<FightDuel scene={scene} fight={fight} onDie={setDie} />}
    >
      {tray}
      {task.attacker.dice === null && <Assists scene={scene} fight={fight} />}
      <FightStory scene={scene} fight={fight} />
      <LiveLine text={words.attack.sentence(wounds)} />
      {die !== null && <DieSheet scene={scene} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

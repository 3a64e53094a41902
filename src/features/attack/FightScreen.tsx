import { leftSide } from '../../state/battle/sides.ts';
import { useState } from 'react';
import type { FighterView, FightView } from '../../engine/view/fight.ts';
import { Duel, type DuelSide } from '../../ui/Duel.tsx';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { Assists } from './Assists.tsx';
import { AttackLayout } from './AttackLayout.tsx';
import type { AttackScreenProps } from './AttackScreen.tsx';
import { CommandRerollButton } from './CommandRerollButton.tsx';
import { DieSheet } from './DieSheet.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import { FightStory } from './FightStory.tsx';
import { OddsOfFight } from './Odds.tsx';
import { useTapped } from './tapped.ts';
import { type CommandReroll, useCommandReroll } from './useCommandReroll.ts';
import { fighterDice } from './view/fightDice.ts';
import { fighterDetail, fightNote } from './view/fightHead.ts';
import type { Scene } from './view/Scene.ts';

type FightProps = { readonly scene: Scene; readonly fight: FightView };
type DuelProps = FightProps & { readonly reroll: CommandReroll; readonly onDie: (die: DieTapped) => void };

function duelSide(
  { scene, fight, reroll, onDie }: DuelProps,
  side: FighterView,
  tapped: ReturnType<typeof useTapped>,
): DuelSide {
  const { operative, pool } = side;
  const dice = reroll.marked(pool, fighterDice(scene, fight, side));
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
function FightDuel(props: DuelProps) {
  const tapped = useTapped();
  const { attacker, defender } = props.fight;
  const swapped = attacker.operative.side !== leftSide(props.scene.view.state).id;
  const [left, right] = swapped ? [defender, attacker] : [attacker, defender];
  return <Duel left={duelSide(props, left, tapped)} right={duelSide(props, right, tapped)} />;
}

type FightScreenProps = AttackScreenProps & FightProps;

/** A fight: both with wounds and dice, who assists, one die to resolve, what has happened. */
export function FightScreen({ scene, fight, tray, ...frame }: FightScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const reroll = useCommandReroll(scene);
  const onDie = (one: DieTapped) => reroll.take(one) || setDie(one);
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
      fresh={fight.task.attacker.dice === null}
      head={
        <>
          <FightDuel scene={scene} fight={fight} reroll={reroll} onDie={onDie} />
          <OddsOfFight scene={scene} fight={fight} />
          <CommandRerollButton scene={scene} reroll={reroll} />
        </>
      }
    >
      {tray}
      {fight.assistsMatter && <Assists scene={scene} fight={fight} />}
      <FightStory scene={scene} fight={fight} />
      <LiveLine text={words.attack.sentence(wounds)} />
      {die !== null && <DieSheet scene={scene} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

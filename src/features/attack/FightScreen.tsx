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
import { type PlayScene, useScene } from '../../scene/useScene.ts';
import { type Draft, useDraft } from '../../state/answer/draft.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type DuelProps = {
  readonly fight: FightView;
  readonly reroll: CommandReroll;
  readonly onDie: (die: DieTapped) => void;
};

function duelSide(
  scene: PlayScene,
  { fight, draft, reroll }: Omit<DuelProps, 'onDie'> & { readonly draft: Draft | null },
  side: FighterView,
): Omit<DuelSide, 'onDie'> {
  const { operative, pool } = side;
  const dice = reroll.marked(pool, fighterDice(scene, { fight, draft }, side));
  return {
    name: scene.look.name(operative.id),
    detail: fighterDetail(scene, fight, side),
    now: operative.wounds,
    ofText: scene.words.common.ofText(operative.maxWounds),
    dice,
  };
}

/** Both fighters, the retinue left; of one side, the attacker left. */
function FightDuel({ fight, reroll, onDie }: DuelProps) {
  const tapped = useTapped();
  const scene = useScene();
  const draft = useDraft(scene.view.request);
  const { attacker, defender } = fight;
  const swapped = attacker.operative.side !== leftSide(scene.state).id;
  const [left, right] = swapped ? [defender, attacker] : [attacker, defender];
  const side = (fighter: FighterView): DuelSide => {
    const shown = duelSide(scene, { fight, draft, reroll }, fighter);
    return { ...shown, onDie: tapped({ pool: fighter.pool, dice: shown.dice }, onDie) };
  };
  return <Duel left={side(left)} right={side(right)} />;
}

type FightScreenProps = AttackScreenProps & { readonly attack: AttackView; readonly fight: FightView };

/** A fight: both with wounds and dice, who assists, one die to resolve, what has happened. */
export function FightScreen({ attack, fight, tray, ...frame }: FightScreenProps) {
  const [die, setDie] = useState<DieTapped | null>(null);
  const reroll = useCommandReroll(attack);
  const onDie = (one: DieTapped) => reroll.take(one) || setDie(one);
  const scene = useScene();
  const { words, look } = scene;
  const wounds = [fight.attacker, fight.defender].map(({ operative }) =>
    words.attack.fromHereWounds(look.name(operative.id), operative.wounds),
  );
  return (
    <AttackLayout
      {...frame}
      attack={attack}
      title={words.attack.fightTitle}
      note={fightNote(scene, fight)}
      fresh={fight.task.attacker.dice === null}
      head={
        <>
          <div data-part="fighters">
            <FightDuel fight={fight} reroll={reroll} onDie={onDie} />
            <OddsOfFight fight={fight} />
          </div>
          <CommandRerollButton attack={attack} reroll={reroll} />
        </>
      }
    >
      {tray}
      {fight.assistsMatter && <Assists fight={fight} />}
      <FightStory fight={fight} />
      <LiveLine text={words.attack.sentence(wounds)} />
      {die !== null && <DieSheet attack={attack} tapped={die} onClose={() => setDie(null)} />}
    </AttackLayout>
  );
}

import { DicePool } from '../../ui/DicePool.tsx';
import { damagePair, target } from '../../words/format.ts';
import type { DieTapped } from './view/DieTapped.ts';
import { useTapped } from './tapped.ts';
import type { CommandReroll } from './useCommandReroll.ts';
import { hitSomething } from './view/shotCells.ts';
import { attackDice, defenceDiceShown } from './view/shotDice.ts';
import type { ShotScene } from './view/shotScene.ts';

type PoolsProps = {
  readonly shot: ShotScene;
  readonly reroll: CommandReroll;
  readonly onDie: (die: DieTapped) => void;
};

function AttackPool({ shot, reroll, onDie }: PoolsProps) {
  const tapped = useTapped();
  const { words, inHand, thresholds } = shot;
  const dice = reroll.marked('attack', attackDice(shot));
  if (dice.length === 0) return null;
  return (
    <DicePool
      title={words.attack.attackPool}
      note={words.attack.attackerDetail(target(thresholds.hit), damagePair(inHand.weapon.damage))}
      dice={dice}
      onDie={tapped(shot, { pool: 'attack', dice }, onDie)}
    />
  );
}

function DefencePool({ shot, reroll, onDie }: PoolsProps) {
  const tapped = useTapped();
  const { words, inHand, defence, task } = shot;
  if (!hitSomething(shot) || defence === null || task.sequence.rerolling?.pool === 'attack') return null;
  const dice = reroll.marked('defence', defenceDiceShown(shot));
  return (
    <DicePool
      title={words.attack.defencePool}
      note={words.attack.defenceNote(target(inHand.shot.save), defence.collected, inHand.shot.defenceDice)}
      dice={dice}
      onDie={tapped(shot, { pool: 'defence', dice }, onDie)}
    />
  );
}

/** The dice of a shot. While a weapon rule asks which of them to roll again, the tray shows them instead. */
export function ShotPools(props: PoolsProps) {
  if (props.shot.request?.kind === 'reroll') return null;
  return (
    <>
      <AttackPool {...props} />
      <DefencePool {...props} />
    </>
  );
}

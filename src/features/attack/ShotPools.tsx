import { DicePool } from '../../ui/DicePool.tsx';
import { damagePair, target } from '../../words/format.ts';
import type { DieTapped } from './DieSheet.tsx';
import { tapped } from './tapped.ts';
import { attackDice, defenceDiceShown } from './view/shotDice.ts';
import type { ShotScene } from './view/shotScene.ts';

type PoolsProps = { readonly shot: ShotScene; readonly onDie: (die: DieTapped) => void };

function AttackPool({ shot, onDie }: PoolsProps) {
  const { words, inHand, thresholds } = shot;
  const dice = attackDice(shot);
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

function DefencePool({ shot, onDie }: PoolsProps) {
  const { words, inHand, attack, defence, game, task } = shot;
  if (attack === null || defence === null || task.sequence.rerolling?.pool === 'attack') return null;
  const dice = defenceDiceShown(shot);
  return (
    <DicePool
      title={words.attack.defencePool}
      note={words.attack.defenceNote(target(inHand.shot.save), defence.collected, game.ruleset.defenceDice)}
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

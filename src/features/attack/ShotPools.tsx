import { DicePool } from '../../ui/DicePool.tsx';
import { damagePair, target } from '../../words/format.ts';
import type { DieTapped } from './view/DieTapped.ts';
import { useTapped } from './tapped.ts';
import type { CommandReroll } from './useCommandReroll.ts';
import { attackDice, defenceDiceShown } from './view/shotDice.ts';
import { useScene } from '../../scene/useScene.ts';
import type { ShotShown } from './useShotShown.ts';

type PoolsProps = {
  readonly shown: ShotShown;
  readonly reroll: CommandReroll;
  readonly onDie: (die: DieTapped) => void;
};

function AttackPool({ shown, reroll, onDie }: PoolsProps) {
  const tapped = useTapped();
  const scene = useScene();
  const { words } = scene;
  const { shot } = shown;
  const dice = reroll.marked('attack', attackDice(scene, shown));
  if (dice.length === 0) return null;
  return (
    <DicePool
      title={words.attack.attackPool}
      note={words.attack.attackerDetail(target(shot.thresholds.hit), damagePair(shot.weapon.damage))}
      dice={dice}
      onDie={tapped({ pool: 'attack', dice }, onDie)}
    />
  );
}

function DefencePool({ shown, reroll, onDie }: PoolsProps) {
  const tapped = useTapped();
  const scene = useScene();
  const { words } = scene;
  const { shot } = shown;
  const { defence, hasHit, task } = shot;
  if (!hasHit || defence === null || task.sequence.rerolling?.pool === 'attack') return null;
  const dice = reroll.marked('defence', defenceDiceShown(scene, shown));
  return (
    <DicePool
      title={words.attack.defencePool}
      note={words.attack.defenceNote(target(shot.save), defence.collected, shot.defenceDice)}
      dice={dice}
      onDie={tapped({ pool: 'defence', dice }, onDie)}
    />
  );
}

/** The dice of a shot. While a weapon rule asks which of them to roll again, the tray shows them instead. */
export function ShotPools(props: PoolsProps) {
  if (useScene().view.request?.kind === 'reroll') return null;
  return (
    <>
      <AttackPool {...props} />
      <DefencePool {...props} />
    </>
  );
}

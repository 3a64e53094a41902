import type { AttackView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { useDraftChanges, useOpenDraft } from '../../scene/openDraft.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { DicePool } from '../../ui/DicePool.tsx';
import { changesSaid } from './view/line.ts';
import { needsOf, type Pool, poolDice } from './view/poolDice.ts';

type PoolProps = { readonly attack: AttackView; readonly pool: Pool };

/** What a roll needs, and what has changed that: "3D6, 2+ · Aimed +1". */
function noteOf(scene: VanguardScene, attack: AttackView, pool: Pool, lying: number): string | null {
  const { words } = scene;
  const needs = needsOf(attack, pool);
  if (needs === null) return null;
  const said =
    pool === 'hit'
      ? words.attack.profileNote(attack.attack?.dice.value ?? lying, needs)
      : words.attack.armourNote(attack.hits ?? lying, needs);
  return [said, ...changesSaid(scene, pool === 'hit' ? attack.toHit : attack.armour)].join(' · ');
}

/** The dice of one roll as they lie; while it is typed, those that are wanted. */
function DiceOf({ attack, pool }: PoolProps) {
  const scene = useVanguardScene();
  const draft = useOpenDraft();
  const { untype } = useDraftChanges();
  const { request, words } = scene;
  const open = request?.kind === 'roll' && request.purpose === pool;
  const dice = poolDice(scene, attack, { pool, count: open ? request.count : 0, draft: open ? draft : null });
  if (dice.length === 0) return null;
  const note = noteOf(scene, attack, pool, dice.length);
  return (
    <DicePool
      title={pool === 'hit' ? words.attack.hitRoll : words.attack.armourRoll}
      {...(note !== null && { note })}
      dice={dice}
      onDie={(id) => {
        const typed = dice.find((die) => die.id === id)?.typed ?? null;
        if (typed !== null) untype(typed);
      }}
    />
  );
}

/** The hit roll and the armour roll. */
export function Pools({ attack }: { readonly attack: AttackView }) {
  return (
    <>
      <DiceOf attack={attack} pool="hit" />
      <DiceOf attack={attack} pool="armour" />
    </>
  );
}

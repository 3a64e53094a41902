import type { PoolDie } from '../../../engine/family/killteam/model/pool.ts';
import type { FighterView, FightView } from '../../../engine/view/fight.ts';
import type { DieShown } from '../../../ui/Die.tsx';
import { NO_SUCCESSES, poolDice, wantedDice, withWanted } from './poolDice.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { PlayScene } from '../../../scene/useScene.ts';

/** A fight with what has been begun of its open question. */
interface FightShown {
  readonly fight: FightView;
  readonly draft: Draft | null;
}

const wordOf = ({ words }: PlayScene, { weapon }: FighterView, die: PoolDie): string => {
  if (die.grade === 'fail' || weapon === null) return words.dice.words.miss;
  if (die.spent) return words.dice.words.spent;
  const critical = die.grade === 'critical';
  const word = critical ? words.dice.words.crit : words.dice.words.hit;
  return words.dice.withDamage(word, critical ? weapon.damage.critical : weapon.damage.normal);
};

/** Faces typed so far, when the open roll is this side's. */
function typedBy({ view: { request } }: PlayScene, { fight: { task }, draft }: FightShown, side: FighterView) {
  if (request?.kind !== 'roll') return [];
  const asked =
    task.rerolling === null
      ? request.purpose === (side.role === 'attacker' ? 'fightAttack' : 'fightDefence')
      : task.rerolling.pool === side.pool;
  return asked ? (draft?.faces ?? []) : [];
}

/** Dice not rolled yet: those that are asked for, else those that will be. */
function before(scene: PlayScene, shown: FightShown, side: FighterView): readonly DieShown[] {
  const typed = typedBy(scene, shown, side);
  if (typed.length > 0) return wantedDice(scene, side.pool, typed);
  const unrolled = Array.from({ length: side.toRoll }, () => null);
  return wantedDice(scene, side.pool, unrolled).map((die) => ({ ...die, kind: 'removed', word: '' }));
}

/** The dice of one side: waiting, typed, rolled; once the exchange has begun only its successes, spent ones hatched. */
export function fighterDice(scene: PlayScene, shown: FightShown, side: FighterView): readonly DieShown[] {
  if (side.dice === null) return before(scene, shown, side);
  const begun = side.fighter.pool !== null;
  const dice = poolDice({
    words: scene.words,
    pool: begun ? side.dice.filter(({ grade }) => grade !== 'fail') : side.dice,
    rolled: side.fighter.dice ?? [],
    wordOf: (die) => wordOf(scene, side, die),
    stopped: NO_SUCCESSES,
    open: () => !begun,
  });
  const { rerolling } = shown.fight.task;
  if (rerolling?.pool !== side.pool) return dice;
  return withWanted(dice, rerolling.dice, wantedDice(scene, side.pool, typedBy(scene, shown, side)));
}

import type { PoolDie } from '../../../engine/family/killteam/model/pool.ts';
import { diceToRoll, poolOf, thresholdsOf } from '../../../engine/family/killteam/attack/fight/fightInHand.ts';
import type { FighterInHand, FightInHand } from '../../../engine/family/killteam/rules/steps.ts';
import type { DieShown } from '../../../ui/Die.tsx';
import { poolDice, wantedDice, withWanted } from './poolDice.ts';
import type { Scene } from './Scene.ts';

const NOTHING_STOPPED = { criticals: 0, normals: 0 };

const wordOf = ({ words }: Scene, { weapon }: FighterInHand, die: PoolDie): string => {
  if (die.grade === 'fail' || weapon === null) return words.dice.words.miss;
  if (die.spent) return words.dice.words.spent;
  const critical = die.grade === 'critical';
  const word = critical ? words.dice.words.crit : words.dice.words.hit;
  return words.dice.withDamage(word, critical ? weapon.damage.critical : weapon.damage.normal);
};

const poolName = ({ role }: FighterInHand) => (role === 'attacker' ? ('attack' as const) : ('defence' as const));

/** Faces typed so far, when the open roll is this side's. */
function typedBy({ request, draft }: Scene, fight: FightInHand, side: FighterInHand): readonly (number | null)[] {
  if (request?.kind !== 'roll') return [];
  const { rerolling } = fight.task;
  const asked =
    rerolling === null
      ? request.purpose === (side.role === 'attacker' ? 'fightAttack' : 'fightDefence')
      : rerolling.pool === poolName(side);
  return asked ? (draft?.faces ?? []) : [];
}

/** Dice not rolled yet: those that are asked for, else those that will be. */
function before(scene: Scene, fight: FightInHand, side: FighterInHand): readonly DieShown[] {
  const typed = typedBy(scene, fight, side);
  const faces = typed.length > 0 ? typed : Array.from({ length: diceToRoll(fight, side) }, () => null);
  const waits = typed.length > 0;
  return wantedDice(scene.words, faces, thresholdsOf(fight, side)).map((die) =>
    waits ? die : { ...die, kind: 'removed', word: '' },
  );
}

/** The dice of one side: waiting, typed, rolled; once the exchange has begun only its successes, spent ones hatched. */
export function fighterDice(scene: Scene, fight: FightInHand, side: FighterInHand): readonly DieShown[] {
  const found = poolOf(fight, side);
  if (found === null) return before(scene, fight, side);
  const { words } = scene;
  const begun = side.fighter.pool !== null;
  const pool = begun ? found.pool.filter(({ grade }) => grade !== 'fail') : found.pool;
  const dice = poolDice({
    words,
    pool,
    rolled: side.fighter.dice ?? [],
    wordOf: (die) => wordOf(scene, side, die),
    stopped: NOTHING_STOPPED,
    open: () => !begun,
  });
  const { rerolling } = fight.task;
  if (rerolling?.pool !== poolName(side)) return dice;
  return withWanted(dice, rerolling.dice, wantedDice(words, typedBy(scene, fight, side), thresholdsOf(fight, side)));
}

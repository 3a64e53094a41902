import type { PlayScene } from '../../../scene/useScene.ts';
import type { PoolDie } from '../../../engine/family/killteam/model/pool.ts';
import type { PoolName } from '../../../engine/family/killteam/attack/openPool.ts';
import type { RollPurpose } from '../../../engine/family/killteam/model/request.ts';
import type { DieShown } from '../../../ui/Die.tsx';
import { bareRuleName, ruleName } from '../../../words/ruleName.ts';
import { NO_SUCCESSES, poolDice, wantedDice, withWanted } from './poolDice.ts';
import type { ShotShown } from '../useShotShown.ts';

/** Faces typed so far for a roll of that purpose; null: it is not asked for. */
const typedFor = ({ view: { request } }: PlayScene, { draft }: ShotShown, purpose: RollPurpose) =>
  request?.kind === 'roll' && request.purpose === purpose ? (draft?.faces ?? []) : null;

/** The dice of that purpose that wait until another question is answered; they lie as they were typed. */
const asideDice = (scene: PlayScene, { aside }: ShotShown, pool: PoolName): readonly DieShown[] =>
  aside?.requestId.endsWith(`.${pool}`) === true
    ? wantedDice(scene, pool, aside.faces).map((die) => ({ ...die, fixed: true }))
    : [];

/** Dice that are asked for, or that wait for it. */
function unrolled(scene: PlayScene, shown: ShotShown, pool: PoolName): readonly DieShown[] {
  const typed = typedFor(scene, shown, pool);
  return typed === null ? asideDice(scene, shown, pool) : wantedDice(scene, pool, typed);
}

/** The dice with those that are rolled again struck, each with the place of the new one. */
function withRerolled(
  scene: PlayScene,
  shown: ShotShown,
  pool: PoolName,
  dice: readonly DieShown[],
): readonly DieShown[] {
  const { rerolling } = shown.shot.task.sequence;
  if (rerolling?.pool !== pool) return dice;
  return withWanted(dice, rerolling.dice, wantedDice(scene, pool, typedFor(scene, shown, 'reroll') ?? []));
}

/** Rules whose name stands in place of the die's own word, or goes without saying. */
const UNNAMED: ReadonlySet<string> = new Set(['accurate', 'obscured']);

function attackWord({ words }: PlayScene, { shot }: ShotShown, { grade, by }: PoolDie): string {
  const { crit, hit, miss, accurate } = words.dice.words;
  const { damage } = shot.weapon;
  if (grade === 'fail') return by === 'obscured' ? bareRuleName(words, by) : miss;
  const worth =
    grade === 'critical'
      ? words.dice.withDamage(crit, damage.critical)
      : words.dice.withDamage(by === 'accurate' ? accurate : hit, damage.normal);
  return by === null || UNNAMED.has(by) ? worth : `${worth}, ${bareRuleName(words, by)}`;
}

const withStoppedWord = (dice: readonly DieShown[], stopped: string): DieShown[] =>
  dice.map((die) => (die.kind === 'stopped' ? { ...die, word: stopped } : die));

/** Dice that Accurate keeps without a roll. */
const accurateDice = ({ words }: PlayScene, { shot }: ShotShown): readonly DieShown[] =>
  Array.from({ length: shot.task.sequence.accurate ?? 0 }, (_, index) => ({
    id: `kept${index}`,
    kind: 'hit' as const,
    face: null,
    word: words.dice.words.accurate,
    label: words.dice.words.accurate,
    fixed: true,
  }));

/** The attack dice: waiting, typed, rolled, re-rolled, hatched where the chosen saves stop them. */
export function attackDice(scene: PlayScene, shown: ShotShown): readonly DieShown[] {
  const { words } = scene;
  const { shot, spent } = shown;
  const { retained, rerolling } = shot.task.sequence;
  if (shot.attack === null) return [...accurateDice(scene, shown), ...unrolled(scene, shown, 'attack')];
  const dice = poolDice({
    words,
    pool: shot.attack.pool,
    rolled: scene.view.attack?.rolled('attack') ?? [],
    wordOf: (die) => attackWord(scene, shown, die),
    stopped: spent?.stopped ?? NO_SUCCESSES,
    open: () => !retained,
  });
  return rerolling?.pool === 'attack'
    ? withRerolled(scene, shown, 'attack', dice)
    : withStoppedWord(dice, words.dice.words.stopped);
}

/** Dice that a rule took away, with its name. */
function removedDice({ words }: PlayScene, { shot: { defence, weapon } }: ShotShown): readonly DieShown[] {
  const rule = defence?.because.find(({ window }) => window === 'piercing')?.rule;
  const use = weapon.rules.find(({ id }) => id === rule);
  const word = use === undefined ? words.dice.words.removed : ruleName(words, use);
  return Array.from({ length: defence?.removed ?? 0 }, (_, index) => ({
    id: `removed${index}`,
    kind: 'removed' as const,
    face: null,
    word,
    label: `${words.dice.words.removed}, ${word}`,
    fixed: true,
  }));
}

const saveWord = ({ words }: PlayScene, die: PoolDie): string => {
  if (die.grade === 'fail') return words.dice.words.miss;
  return die.grade === 'critical' ? words.dice.words.critSave : words.dice.words.save;
};

/** Saves kept for cover, without a face. */
function coverDice({ words }: PlayScene, { shot }: ShotShown): readonly DieShown[] {
  return (shot.defence?.kept ?? []).map(({ grade }, index) => {
    const crit = grade === 'critical';
    const label = crit ? `${words.dice.words.coverSave}, ${words.dice.words.critSave}` : words.dice.words.coverSave;
    return {
      id: `cover${index}`,
      kind: 'coverSave' as const,
      face: null,
      word: crit ? words.dice.words.critSave : words.dice.words.coverSave,
      label,
      fixed: true,
    };
  });
}

function rolledSaves(scene: PlayScene, shown: ShotShown): readonly DieShown[] {
  const { words } = scene;
  const { shot } = shown;
  if (shot.task.sequence.defence === null) return unrolled(scene, shown, 'defence');
  const dice = poolDice({
    words,
    pool: shot.savePool.filter(({ die }) => die !== null),
    rolled: scene.view.attack?.rolled('defence') ?? [],
    wordOf: (die) => saveWord(scene, die),
    stopped: NO_SUCCESSES,
    open: () => true,
  });
  return withRerolled(scene, shown, 'defence', dice);
}

/** The defence dice: kept for cover, rolled or waiting, and those taken away. */
export const defenceDiceShown = (scene: PlayScene, shown: ShotShown): readonly DieShown[] => [
  ...coverDice(scene, shown),
  ...rolledSaves(scene, shown),
  ...removedDice(scene, shown),
];

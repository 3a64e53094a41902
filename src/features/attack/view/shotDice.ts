import type { PoolDie } from '../../../engine/family/killteam/model/pool.ts';
import type { RollPurpose } from '../../../engine/log/request.ts';
import type { DieShown } from '../../../ui/Die.tsx';
import { bareRuleName, ruleName } from '../../../words/ruleName.ts';
import { poolDice, wantedDice, withWanted } from './poolDice.ts';
import type { ShotScene } from './shotScene.ts';

/** Faces typed so far for a roll of that purpose; null: it is not asked for. */
const typedFor = ({ request, draft }: ShotScene, purpose: RollPurpose) =>
  request?.kind === 'roll' && request.purpose === purpose ? (draft?.faces ?? []) : null;

const again = ({ task }: ShotScene, pool: 'attack' | 'defence'): readonly number[] =>
  task.sequence.rerolling?.pool === pool ? task.sequence.rerolling.dice : [];

/** Rules whose name stands in place of the die's own word, or goes without saying. */
const UNNAMED: ReadonlySet<string> = new Set(['accurate', 'obscured']);

function attackWord({ words, inHand }: ShotScene, { grade, by }: PoolDie): string {
  const { crit, hit, miss, accurate } = words.dice.words;
  const { damage } = inHand.weapon;
  if (grade === 'fail') return by === 'obscured' ? bareRuleName(words, by) : miss;
  const worth =
    grade === 'critical'
      ? words.dice.withDamage(crit, damage.critical)
      : words.dice.withDamage(by === 'accurate' ? accurate : hit, damage.normal);
  return by === null || UNNAMED.has(by) ? worth : `${worth}, ${bareRuleName(words, by)}`;
}

const withStoppedWord = (dice: readonly DieShown[], stopped: string): DieShown[] =>
  dice.map((die) => (die.kind === 'stopped' ? { ...die, word: stopped } : die));

/** The attack dice: waiting, typed, rolled, re-rolled, hatched where the chosen saves stop them. */
export function attackDice(scene: ShotScene): readonly DieShown[] {
  const { words, attack, task, stopped, obscured } = scene;
  const reading = { ...scene.thresholds, obscured };
  const typed = typedFor(scene, 'attack');
  if (attack === null) {
    const kept = Array.from({ length: task.sequence.accurate ?? 0 }, (_, index): DieShown => ({
      id: `kept${index}`,
      kind: 'hit',
      face: null,
      word: words.dice.words.accurate,
      label: words.dice.words.accurate,
      fixed: true,
    }));
    return [...kept, ...wantedDice(words, typed ?? [], reading)];
  }
  const dice = poolDice({
    words,
    pool: attack.pool,
    rolled: task.sequence.attack ?? [],
    wordOf: (die) => attackWord(scene, die),
    stopped,
    open: () => !task.sequence.retained,
  });
  const rolling = again(scene, 'attack');
  const fresh = wantedDice(words, typedFor(scene, 'reroll') ?? [], reading);
  return rolling.length > 0 ? withWanted(dice, rolling, fresh) : withStoppedWord(dice, words.dice.words.stopped);
}

/** Dice that a rule took away, with its name. */
function removedDice({ words, defence, inHand }: ShotScene): readonly DieShown[] {
  const rule = defence?.because.find(({ window }) => window === 'piercing')?.rule;
  const use = inHand.weapon.rules.find(({ id }) => id === rule);
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

const saveWord = ({ words }: ShotScene, die: PoolDie): string => {
  if (die.grade === 'fail') return words.dice.words.miss;
  return die.grade === 'critical' ? words.dice.words.critSave : words.dice.words.save;
};

/** Saves kept for cover, without a face. */
function coverDice({ words, defence }: ShotScene): readonly DieShown[] {
  return (defence?.kept ?? []).map(({ grade }, index) => {
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

function rolledSaves(scene: ShotScene): readonly DieShown[] {
  const { words, inHand, task, saves } = scene;
  const thresholds = { hit: inHand.shot.save, critical: 7 };
  const typed = typedFor(scene, 'defence');
  if (task.sequence.defence === null) return wantedDice(words, typed ?? [], thresholds);
  const dice = poolDice({
    words,
    pool: saves.filter(({ die }) => die !== null),
    rolled: task.sequence.defence,
    wordOf: (die) => saveWord(scene, die),
    stopped: { criticals: 0, normals: 0 },
    open: () => true,
  });
  const rolling = again(scene, 'defence');
  const fresh = wantedDice(words, typedFor(scene, 'reroll') ?? [], thresholds);
  return rolling.length > 0 ? withWanted(dice, rolling, fresh) : dice;
}

/** The defence dice: kept for cover, rolled or waiting, and those taken away. */
export const defenceDiceShown = (scene: ShotScene): readonly DieShown[] => [
  ...coverDice(scene),
  ...rolledSaves(scene),
  ...removedDice(scene),
];

import { count } from '../../../engine/family/killteam/model/pool.ts';
import type { SumCell } from '../../../ui/ArithmeticLine.tsx';
import { target } from '../../../words/format.ts';
import type { ShotScene } from './shotScene.ts';

export const CELLS = ['dice', 'hit', 'hits', 'crits', 'saves', 'damage'] as const;
export type CellId = (typeof CELLS)[number];

type Figure = Pick<SumCell, 'value' | 'label' | 'state'>;
const OPEN = '?';

/** Successes of a grade, or open while the dice are out. */
function rolledCell({ words, attack }: ShotScene, grade: 'normal' | 'critical'): Figure {
  const name = grade === 'normal' ? words.attack.line.hits : words.attack.line.crits;
  if (attack === null) return { value: OPEN, label: name(2), state: 'waiting' };
  const dice = count(attack.pool, grade);
  return { value: String(dice), label: name(dice), state: 'set' };
}

/** There is a hit to save: without one nobody rolls defence dice. */
export const hitSomething = ({ attack }: Pick<ShotScene, 'attack'>): boolean =>
  attack !== null && count(attack.pool, 'normal') + count(attack.pool, 'critical') > 0;

/** Saves; before they are rolled at least those kept for cover. */
function savesCell(scene: ShotScene): Figure {
  const { words, attack, defence, saves, task } = scene;
  if (attack !== null && !hitSomething(scene)) return { value: '0', label: words.attack.line.saves(0), state: 'set' };
  const { line } = words.attack;
  const known = count(saves, 'normal') + count(saves, 'critical');
  const waits = attack === null || (task.sequence.defence === null && (defence?.toRoll ?? 0) > 0);
  if (waits) return { value: known > 0 ? `${known}+` : OPEN, label: line.saves(2), state: 'waiting' };
  return { value: String(known), label: line.saves(known), state: 'set' };
}

function damageCell({ words, damage, byHand }: ShotScene): Figure {
  const label = words.attack.line.damage;
  if (damage === null) return { value: OPEN, label, state: 'waiting' };
  return { value: String(damage), label, state: byHand ? 'byHand' : damage > 0 ? 'harm' : 'plain' };
}

const BEFORE: Record<CellId, string | null> = { dice: null, hit: '·', hits: '→', crits: '+', saves: '−', damage: '=' };

function figure(scene: ShotScene, id: CellId): Figure {
  const { line } = scene.words.attack;
  switch (id) {
    case 'dice':
      return { value: String(scene.inHand.weapon.attacks), label: line.dice, state: 'set' };
    case 'hit':
      return { value: target(scene.thresholds.hit), label: line.hit, state: 'set' };
    case 'hits':
      return rolledCell(scene, 'normal');
    case 'crits':
      return rolledCell(scene, 'critical');
    case 'saves':
      return savesCell(scene);
    case 'damage':
      return damageCell(scene);
  }
}

/** The line of arithmetic: dice · Hit → hits + crits − saves = damage. */
export const shotCells = (scene: ShotScene): readonly SumCell[] =>
  CELLS.map((id) => {
    const before = BEFORE[id];
    const shown = figure(scene, id);
    const value = shown.value === OPEN ? scene.words.attack.line.waiting : shown.value;
    return { id, ...shown, name: `${value} ${shown.label}`, ...(before !== null && { before }) };
  });

/** The same line as one spoken sentence, as far as it is known. */
export function shotSentence({ words, inHand, thresholds, attack, saves, damage, task }: ShotScene): string {
  const { sentence, sentenceParts: parts } = words.attack;
  const known = [parts.dice(inHand.weapon.attacks), parts.hit(target(thresholds.hit))];
  if (attack !== null)
    known.push(parts.hits(count(attack.pool, 'normal')), parts.crits(count(attack.pool, 'critical')));
  if (task.sequence.defence !== null) known.push(parts.saves(count(saves, 'normal') + count(saves, 'critical')));
  if (damage !== null) known.push(parts.damage(damage));
  return sentence(known);
}

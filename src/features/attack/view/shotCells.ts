import type { PlayScene } from '../../../scene/useScene.ts';
import type { ShotView } from '../../../engine/view/shot.ts';
import type { SumCell } from '../../../ui/ArithmeticLine.tsx';
import { target } from '../../../words/format.ts';
import type { ShotShown } from '../useShotShown.ts';

export const CELLS = ['dice', 'hit', 'hits', 'crits', 'saves', 'damage'] as const;
export type CellId = (typeof CELLS)[number];

type Figure = Pick<SumCell, 'value' | 'label' | 'state'>;
const OPEN = '?';

/** Successes of a grade, or open while the dice are out. */
function rolledCell({ words }: PlayScene, { shot: { hits } }: ShotShown, grade: 'normals' | 'criticals'): Figure {
  const name = grade === 'normals' ? words.attack.line.hits : words.attack.line.crits;
  if (hits === null) return { value: OPEN, label: name(2), state: 'waiting' };
  const dice = hits[grade];
  return { value: String(dice), label: name(dice), state: 'set' };
}

const savedBy = ({ saves }: ShotView): number => saves.criticals + saves.normals;

/** Saves; before they are rolled at least those kept for cover. */
function savesCell({ words }: PlayScene, { shot }: ShotShown): Figure {
  const { line } = words.attack;
  const { attack, defence, hasHit, task } = shot;
  if (attack !== null && !hasHit) return { value: '0', label: line.saves(0), state: 'set' };
  const known = savedBy(shot);
  const waits = attack === null || (task.sequence.defence === null && (defence?.toRoll ?? 0) > 0);
  if (waits) return { value: known > 0 ? `${known}+` : OPEN, label: line.saves(2), state: 'waiting' };
  return { value: String(known), label: line.saves(known), state: 'set' };
}

function damageCell({ words }: PlayScene, { spent }: ShotShown): Figure {
  const label = words.attack.line.damage;
  if (spent === null) return { value: OPEN, label, state: 'waiting' };
  const { damage, byHand } = spent;
  return { value: String(damage), label, state: byHand ? 'byHand' : damage > 0 ? 'harm' : 'plain' };
}

const BEFORE: Record<CellId, string | null> = { dice: null, hit: '·', hits: '→', crits: '+', saves: '−', damage: '=' };

function figure(scene: PlayScene, shown: ShotShown, id: CellId): Figure {
  const { line } = scene.words.attack;
  switch (id) {
    case 'dice':
      return { value: String(shown.shot.weapon.attacks), label: line.dice, state: 'set' };
    case 'hit':
      return { value: target(shown.shot.thresholds.hit), label: line.hit, state: 'set' };
    case 'hits':
      return rolledCell(scene, shown, 'normals');
    case 'crits':
      return rolledCell(scene, shown, 'criticals');
    case 'saves':
      return savesCell(scene, shown);
    case 'damage':
      return damageCell(scene, shown);
  }
}

/** The line of arithmetic: dice · Hit → hits + crits − saves = damage. */
export const shotCells = (scene: PlayScene, shown: ShotShown): readonly SumCell[] =>
  CELLS.map((id) => {
    const before = BEFORE[id];
    const cell = figure(scene, shown, id);
    const value = cell.value === OPEN ? scene.words.attack.line.waiting : cell.value;
    return { id, ...cell, name: `${value} ${cell.label}`, ...(before !== null && { before }) };
  });

/** The same line as one spoken sentence, as far as it is known. */
export function shotSentence({ words }: PlayScene, { shot, spent }: ShotShown): string {
  const { sentence, sentenceParts: parts } = words.attack;
  const { weapon, thresholds, hits, task } = shot;
  const known = [parts.dice(weapon.attacks), parts.hit(target(thresholds.hit))];
  if (hits !== null) known.push(parts.hits(hits.normals), parts.crits(hits.criticals));
  if (task.sequence.defence !== null) known.push(parts.saves(savedBy(shot)));
  if (spent !== null) known.push(parts.damage(spent.damage));
  return sentence(known);
}

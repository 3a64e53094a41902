import type { PlayScene } from '../../../scene/useScene.ts';
import { damagePair, number, target } from '../../../words/format.ts';
import { hitRows } from './hitRows.ts';
import { NO_SUCCESSES } from './poolDice.ts';
import type { CellId } from './shotCells.ts';
import type { ShotShown } from '../useShotShown.ts';
import { figure, type ReasonRow, ruleRows } from './whyRule.ts';

function diceRows(scene: PlayScene, shown: ShotShown): readonly ReasonRow[] {
  const { words } = scene;
  const { shot } = shown;
  const kept = shot.task.sequence.accurate ?? 0;
  const accurate = kept === 0 ? [] : [figure('kept', number(-kept), words.windows.accurate)];
  return [
    figure('attacks', String(shot.weapon.attacks), words.whyRows.attackDice(shot.weapon.attacks)),
    ...accurate,
    ...ruleRows(scene, shown, 'accurate'),
    ...ruleRows(scene, shown, 'rerolls'),
  ];
}

const ownHitRows = ({ words, look }: PlayScene, { shot }: ShotShown): readonly ReasonRow[] =>
  hitRows(words, { operative: shot.shooter, weapon: shot.weapon, assists: 0, hitFrom: shot.hitFrom }, look);

/** Obscured: no rule of the weapon speaks of the dice that are retained. */
const retainedRows = (scene: PlayScene, shown: ShotShown): readonly ReasonRow[] =>
  shown.shot.terrain.obscured
    ? [{ id: 'obscured', lead: { icon: 'check' }, weight: 'did', text: scene.words.whyRows.obscured, ruleId: null }]
    : ruleRows(scene, shown, 'retained');

/** What decides which dice are hits and crits. */
function gradeRows(scene: PlayScene, shown: ShotShown): readonly ReasonRow[] {
  const { whyRows } = scene.words;
  const { critical } = shown.shot.thresholds;
  return [
    figure('six', target(Math.min(6, critical)), critical < 6 ? whyRows.lethal(critical) : whyRows.natural6),
    figure('one', '1', whyRows.natural1),
    ...ruleRows(scene, shown, 'thresholds'),
    ...retainedRows(scene, shown),
  ];
}

function saveRows(scene: PlayScene, shown: ShotShown): readonly ReasonRow[] {
  const { whyRows } = scene.words;
  const { defence, defenceDice, save } = shown.shot;
  const start = figure('dice', String(defenceDice), whyRows.defenceDice);
  const saved = figure('save', target(save), whyRows.saveOf(save));
  if (defence === null) return [start, saved];
  const kept = defence.kept.length;
  return [
    start,
    ...ruleRows(scene, shown, 'piercing').map((row): ReasonRow =>
      row.weight === 'did' ? { ...row, lead: { value: number(-defence.removed) } } : row,
    ),
    figure('cover', String(kept), kept > 0 ? whyRows.coverSave : whyRows.noCoverSave),
    ...ruleRows(scene, shown, 'coverSave'),
    saved,
    ...ruleRows(scene, shown, 'critsOnly'),
  ];
}

function damageRows(scene: PlayScene, shown: ShotShown): readonly ReasonRow[] {
  const { words } = scene;
  const { shot, spent } = shown;
  const { whyRows } = words;
  const pair = damagePair(shot.weapon.damage);
  const hits = shot.hits ?? NO_SUCCESSES;
  const stopped = spent?.stopped ?? NO_SUCCESSES;
  const [crits, normals] = [hits.criticals - stopped.criticals, hits.normals - stopped.normals];
  const byHand = shot.task.sequence.damageByHand !== null;
  return [
    figure('damage', pair, whyRows.damageOf(crits, normals, pair)),
    ...(shot.immediate > 0 ? [figure('immediate', String(shot.immediate), whyRows.devastating(shot.immediate))] : []),
    ...ruleRows(scene, shown, 'triggers'),
    ...(byHand ? [{ id: 'hand', lead: { icon: 'byHand' as const }, text: whyRows.byHand, ruleId: null }] : []),
  ];
}

/** Why a number of the line is what it is, in the order in which it came about. */
export function whyCell(scene: PlayScene, shown: ShotShown, cell: CellId): readonly ReasonRow[] {
  switch (cell) {
    case 'dice':
      return diceRows(scene, shown);
    case 'hit':
      return [...ownHitRows(scene, shown), ...ruleRows(scene, shown, 'thresholds')];
    case 'hits':
    case 'crits':
      return gradeRows(scene, shown);
    case 'saves':
      return saveRows(scene, shown);
    case 'damage':
      return damageRows(scene, shown);
  }
}

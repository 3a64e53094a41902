import { count } from '../../../engine/family/killteam/model/pool.ts';
import { effectiveFacts } from '../../../engine/family/killteam/attack/effectiveFacts.ts';
import { immediateDamage } from '../../../engine/family/killteam/attack/shoot/derive.ts';
import { triggersNow } from '../../../engine/family/killteam/attack/shoot/shotInHand.ts';
import { damagePair, number, target } from '../../../words/format.ts';
import { hitRows } from './hitRows.ts';
import type { CellId } from './shotCells.ts';
import type { ShotScene } from './shotScene.ts';
import { figure, type Row, ruleRows, spokeAt } from './whyRule.ts';

function diceRows(scene: ShotScene): readonly Row[] {
  const { words, inHand, task } = scene;
  const kept = task.sequence.accurate ?? 0;
  const accurate = kept === 0 ? [] : [figure('kept', number(-kept), words.windows.accurate)];
  return [
    figure('attacks', String(inHand.weapon.attacks), words.whyRows.attackDice(inHand.weapon.attacks)),
    ...accurate,
    ...ruleRows(scene, 'accurate', spokeAt(scene, 'accurate', { value: 0 })),
    ...ruleRows(scene, 'rerolls', spokeAt(scene, 'rerolls', { value: [] })),
  ];
}

function ownHitRows({ words, game, inHand, task }: ShotScene): readonly Row[] {
  const use = { operative: inHand.shooter, weapon: inHand.weapon, pointBlank: task.pointBlank, assists: 0 };
  return hitRows(words, use, game.state.tables);
}

const thresholdRows = (scene: ShotScene): readonly Row[] =>
  ruleRows(scene, 'thresholds', spokeAt(scene, 'thresholds', { value: { hit: scene.inHand.shot.hit, critical: 7 } }));

/** What decides which dice are hits and crits. */
function gradeRows(scene: ShotScene): readonly Row[] {
  const { words, inHand, attack } = scene;
  const { whyRows } = words;
  const { critical } = scene.thresholds;
  const obscured = effectiveFacts(inHand.shot.context.facts).obscured;
  return [
    figure('six', target(Math.min(6, critical)), critical < 6 ? whyRows.lethal(critical) : whyRows.natural6),
    figure('one', '1', whyRows.natural1),
    ...thresholdRows(scene),
    ...(obscured
      ? [
          {
            id: 'obscured',
            lead: { icon: 'check' as const },
            weight: 'did' as const,
            text: whyRows.obscured,
            ruleId: null,
          },
        ]
      : []),
    ...(obscured ? [] : ruleRows(scene, 'retained', attack?.because ?? [])),
  ];
}

function saveRows(scene: ShotScene): readonly Row[] {
  const { words, inHand, defence } = scene;
  const { whyRows } = words;
  const start = figure('dice', String(inHand.shot.defenceDice), whyRows.defenceDice);
  const save = figure('save', target(inHand.shot.save), whyRows.saveOf(inHand.shot.save));
  if (defence === null) return [start, save];
  const kept = defence.kept.length;
  return [
    start,
    ...ruleRows(scene, 'piercing', defence.because).map((row): Row =>
      row.weight === 'did' ? { ...row, lead: { value: number(-defence.removed) } } : row,
    ),
    figure('cover', String(kept), kept > 0 ? whyRows.coverSave : whyRows.noCoverSave),
    ...ruleRows(scene, 'coverSave', defence.because),
    save,
    ...ruleRows(scene, 'critsOnly', spokeAt(scene, 'critsOnly', { value: false, pool: scene.attack?.pool ?? [] })),
  ];
}

function damageRows(scene: ShotScene): readonly Row[] {
  const { words, inHand, attack, stopped, byHand, task } = scene;
  const { whyRows } = words;
  const pair = damagePair(inHand.weapon.damage);
  const left = (grade: 'critical' | 'normal', less: number) => (attack === null ? 0 : count(attack.pool, grade) - less);
  const crits = left('critical', stopped.criticals);
  const normals = left('normal', stopped.normals);
  const immediate = task.sequence.immediate || immediateDamage(triggersNow(inHand));
  return [
    figure('damage', pair, whyRows.damageOf(crits, normals, pair)),
    ...(immediate > 0 ? [figure('immediate', String(immediate), whyRows.devastating(immediate))] : []),
    ...ruleRows(scene, 'triggers', spokeAt(scene, 'triggers', { value: [], pool: attack?.pool ?? [] })),
    ...(byHand ? [{ id: 'hand', lead: { icon: 'byHand' as const }, text: whyRows.byHand, ruleId: null }] : []),
  ];
}

/** Why a number of the line is what it is, in the order in which it came about. */
export function whyCell(scene: ShotScene, cell: CellId): readonly Row[] {
  switch (cell) {
    case 'dice':
      return diceRows(scene);
    case 'hit':
      return [...ownHitRows(scene), ...thresholdRows(scene)];
    case 'hits':
    case 'crits':
      return gradeRows(scene);
    case 'saves':
      return saveRows(scene);
    case 'damage':
      return damageRows(scene);
  }
}

import type { PlannedStep } from '../../../engine/plugins/npo/state.ts';
import { bladeFor, gunFor } from '../../../engine/plugins/npo/threat.ts';
import { tableFor } from '../../../engine/plugins/npo/think.ts';
import { findOperative } from '../../../engine/family/killteam/model/lookup.ts';
import { weaponHit } from '../../../engine/family/killteam/stats/stats.ts';
import type { Where } from '../../../engine/behaviour/table.ts';
import { capital, damagePair, target } from '../../../words/format.ts';
import type { TurnScene } from './scene.ts';
import { stepSaid } from '../../../words/stepSaid.ts';

const rowWhere = ({ game, enemy }: TurnScene, step: PlannedStep): Where | null =>
  tableFor(game, enemy).rows.find(({ id }) => id === step.row)?.where ?? null;

/** Toward what, with the name that the table gave it. */
function towardSaid({ told, look, state }: TurnScene, toward: NonNullable<Where['toward']>): string {
  const said = told.destinations[toward].said;
  const called = toward === 'targetLocation' ? state.npo?.targetLocation : toward === 'noise' ? state.npo?.noise : null;
  return called ? `${said}${told.turn.named(look.contentName(called, called))}` : said;
}

/** What the place is to offer: a line to whom it will shoot, else the wishes of the row. */
function wishSaid(scene: TurnScene, step: PlannedStep, { wishes }: Where): string | null {
  const { told, look } = scene;
  const { line, target: whom } = stepSaid(step, look);
  if (line !== null && whom !== null) return told.turn.plan.line(line, whom);
  const wanted = step.wish === null ? wishes : [step.wish];
  return wanted.length === 0 ? null : told.sentence.wishes(wanted.map((wish) => told.wishes[wish].said));
}

function placeSaid(scene: TurnScene, step: PlannedStep): string | null {
  const { told } = scene;
  const where = rowWhere(scene, step);
  if (where === null) return null;
  const parts = [
    where.toward === undefined ? null : towardSaid(scene, where.toward),
    where.cover === 'no' ? null : told.covers[where.cover].said,
    wishSaid(scene, step, where),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${capital(parts.join(', '))}. ${told.turn.shortestWay}`;
}

/** "Autogun, Atk 4, Hit 4+, 2/3. Dice come next." */
function armsSaid({ words, told, look, game, enemy, state }: TurnScene, step: PlannedStep): string | null {
  const whom = findOperative(state, step.target ?? '');
  if (whom === null) return null;
  const weapon = step.action === 'shoot' ? gunFor(game, enemy, whom) : bladeFor(enemy, whom);
  if (weapon === null) return null;
  const { hit } = weaponHit(enemy, weapon, { pointBlank: false, assists: 0 });
  const { attacks, hit: hitWord } = words.common.stats;
  const numbers = [`${attacks} ${weapon.attacks}`, `${hitWord} ${target(hit)}`, damagePair(weapon.damage)];
  return told.turn.diceNext([look.weaponName(weapon.id), ...numbers].join(', '));
}

/** How a step is done, below its imperative; null: it speaks for itself. */
export const howSaid = (scene: TurnScene, step: PlannedStep): string | null =>
  step.action === 'shoot' || step.action === 'fight' ? armsSaid(scene, step) : placeSaid(scene, step);

import { isEqual } from '../../../engine/core/isEqual.ts';
import type { SceneWith } from '../../../scene/useScene.ts';
import type { EnemyActing } from '../../../engine/view/enemies.ts';
import type { Where } from '../../../engine/behaviour/killTeam/table.ts';
import type { PlannedStep } from '../../../engine/plugins/npo/state.ts';
import type { EnemyStep, Heading } from '../../../engine/view/enemyStep.ts';
import { damagePair, target } from '../../../words/format.ts';
import { capital } from '../../../words/capital.ts';
import { stepSaid } from '../../../words/stepSaid.ts';
import type { BoardSaid, BoardSays } from './onBoard.ts';

type Place = Extract<EnemyStep, { kind: 'place' }>;
type Attack = Extract<EnemyStep, { kind: 'attack' }>;

/** Toward what, with the name that the table gave it. */
function towardSaid({ told, look }: SceneWith<'behaviour'>, { where: { toward }, called }: Heading): string | null {
  if (toward === undefined) return null;
  const { said } = told.destinations[toward];
  return called ? `${said}${told.turn.named(look.packName(look.contentName(called, called)))}` : said;
}

/** What the place is to offer by the wishes of its row. */
function offerSaid(
  { told }: SceneWith<'behaviour'>,
  step: PlannedStep,
  { wishes }: Pick<Where, 'wishes'>,
): string | null {
  const wanted = step.wish === null ? wishes : [step.wish];
  return wanted.length === 0 ? null : told.sentence.wishes(wanted.map((wish) => told.wishes[wish].said));
}

/** What the place is to offer: a line to whom it will shoot, else the wishes of the row. */
function wishSaid(scene: SceneWith<'behaviour'>, step: PlannedStep, { wishes }: Where): string | null {
  const { line, target: whom } = stepSaid(step, scene.look);
  if (line !== null && whom !== null) return scene.told.turn.plan.line(line, whom);
  return offerSaid(scene, step, { wishes });
}

/** In or out of cover, and what the place is to offer. */
function restSaid(scene: SceneWith<'behaviour'>, step: PlannedStep, { where }: Heading): readonly string[] {
  const cover = where.cover === 'no' ? null : scene.told.covers[where.cover].said;
  return [cover, wishSaid(scene, step, where)].filter((part) => part !== null);
}

const joined = (toward: string | null, rest: readonly string[]): string =>
  [...(toward === null ? [] : [toward]), ...rest].join(', ');

/** Whither, and how; where that hangs on whether it is at its Target Location, both ways. */
function placeSaid(scene: SceneWith<'behaviour'>, step: PlannedStep, place: Place): string | null {
  const { turn } = scene.told;
  const { there } = place;
  const said = (heading: Heading) => [towardSaid(scene, heading), restSaid(scene, step, heading)] as const;
  const [far, farRest] = said(place);
  const [near, nearRest] = there === null ? [null, []] : said(there);
  const alike = far !== null && near !== null && isEqual(farRest, nearRest);
  const first = alike ? joined(turn.orIfThere(far, near), farRest) : joined(far, farRest);
  const second = alike ? '' : joined(near, nearRest);
  if (first === '') return null;
  return [`${capital(first)}.`, ...(second === '' ? [] : [turn.ifThere(second)]), turn.shortestWay].join(' ');
}

/** Where the board has it go, what else the place was to offer, and toward what. */
function endSaid(scene: SceneWith<'behaviour'>, step: PlannedStep, place: Place, ends: string): string {
  const heading = place.there ?? place;
  const isPatrol = heading.where.toward === 'waypoint';
  const toward = isPatrol ? scene.told.turn.patrolOn : towardSaid(scene, heading);
  const said = [ends, stepSaid(step, scene.look).line === null ? offerSaid(scene, step, heading.where) : null, toward];
  return `${capital(said.filter((part) => part !== null).join(', '))}.`;
}

/** "Autogun, Atk 4, Hit 4+, 2/3. Dice come next." */
function attackSaid({ words, told, look }: SceneWith<'behaviour'>, { weapon, hit }: Attack): string {
  const { attacks, hit: hitWord } = words.common.stats;
  const numbers = [`${attacks} ${weapon.attacks}`, `${hitWord} ${target(hit)}`, damagePair(weapon.damage)];
  return told.turn.diceNext([look.weaponName(weapon.id), ...numbers].join(', '));
}

const UNKNOWN: BoardSaid = { goes: null, seen: null };

/** How a step is done, below its imperative; null: it speaks for itself. */
function howSaid(
  scene: SceneWith<'behaviour'>,
  acting: EnemyActing,
  step: PlannedStep,
  { goes, seen }: BoardSaid = UNKNOWN,
): string | null {
  const how = acting.step(step);
  switch (how.kind) {
    case 'attack':
      return [...(seen === null ? [] : [seen]), attackSaid(scene, how)].join(' ');
    case 'place':
      if (goes !== null) return goes.ends === null ? null : endSaid(scene, step, how, goes.ends);
      return placeSaid(scene, step, how);
    case 'power':
      return scene.told.turn.diceNext(scene.look.contentName(how.id, how.name));
    case 'plain':
      return null;
  }
}

/** How each step is done, below its imperative; of a move that goes on as the one before only that. */
export function stepsSaid(
  scene: SceneWith<'behaviour'>,
  acting: EnemyActing,
  steps: readonly PlannedStep[],
  says: BoardSays = [],
): readonly (string | null)[] {
  const said = steps.map((step, at) => howSaid(scene, acting, step, says[at]));
  return said.map((how, index) =>
    how !== null && steps[index]?.inches !== null && how === said[index - 1] ? scene.told.turn.onAlike : how,
  );
}

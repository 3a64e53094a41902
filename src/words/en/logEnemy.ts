import { say, type LogCatalogue } from '../speech.ts';
import { stepSaid } from '../stepSaid.ts';
import type { NpoChoice, ToldFact } from '../../engine/plugins/npo/state.ts';
import type { Look } from '../look.ts';
import { common } from './common.ts';
import { actions, orders } from './actions.ts';
import { plan } from './plan.ts';

/** How the next enemy was chosen, by the last thing that told it from the others. */
export const chosenBy: Readonly<Record<string, string>> = {
  canAttack: 'it can attack',
  threat: 'the most dangerous',
  notInCover: 'not in cover',
  closest: 'the closest',
  lot: 'by lot',
  hand: 'by hand',
};

const list = (facts: readonly ToldFact[], kind: string, look: Look): string | null => {
  const about = facts.filter(({ fact }) => fact.split('.')[0] === kind);
  if (about.length === 0) return null;
  const names = about.flatMap(({ target, is }) => (is && target !== null ? [look.name(target)] : []));
  return names.length === 0 ? 'nobody' : common.list(names);
};

/** The move after which it was looked, by its name; null: from where it stands. */
function placeIn(facts: readonly ToldFact[]): string | null {
  const [, place] = facts.find(({ fact }) => fact.startsWith('validTarget.'))?.fact.split('.') ?? [];
  return place === 'reposition' || place === 'dash' || place === 'fallBack' ? actions[place].name : null;
}

function toldLine(facts: readonly ToldFact[], look: Look): string {
  const seen = list(facts, 'validTarget', look);
  const reach = list(facts, 'chargeReach', look);
  const after = placeIn(facts);
  if (seen !== null)
    return after === null ? `Targets, as told: ${seen}` : `Targets after it moves (${after}), as told: ${seen}`;
  return reach === null ? 'The table has answered' : `In reach of a Charge, as told: ${reach}`;
}

/** Whom and where it is after; empty: nobody, nowhere. */
const wanted = ({ priorityTarget, targetLocation }: NpoChoice, look: Look): string =>
  [
    ...(typeof priorityTarget === 'string' ? [look.name(priorityTarget)] : []),
    ...(typeof targetLocation === 'string' ? [look.packName(targetLocation)] : []),
  ].join(', ');

/** The enemy that plays itself. */
export const logEnemy = {
  npoSet: ({ choice }, look) => {
    if (typeof choice.noise === 'string')
      return say(choice.sighting === true ? `Noticed: ${choice.noise}` : `Noise: ${choice.noise}`);
    const wants = wanted(choice, look);
    return wants === '' ? say('How the enemy plays was changed') : say(`The enemy is after: ${wants}`);
  },
  enemyChosen: ({ operative, why }, look) =>
    say(`${look.name(operative)} is the next enemy`, chosenBy[why.at(-1)?.by ?? ''] ?? null),
  enemyTold: ({ facts, nearest, asked }, look) => {
    if (!asked) return null;
    const [near] = nearest;
    return facts.length === 0 && near !== undefined
      ? say(`The closest, as told: ${look.name(near.first)}`)
      : say(toldLine(facts, look));
  },
  enemyPlanned: ({ operative, plan: planned }, look) =>
    planned === null
      ? null
      : say(
          `${look.name(operative)}: ${planned.steps.length === 0 ? plan.nothing : plan.sentence(planned.steps.map((step) => stepSaid(step, look)))}`,
          orders[planned.order].name,
        ),
  enemyRowBarred: ({ operative }, look) => say(`${look.name(operative)} could not: on to the next row`),
  enemyTaken: ({ operative, hand }, look) =>
    say(hand ? `${look.name(operative)} is played by hand` : `Its table plays ${look.name(operative)}`),
  enemyLeft: ({ operative }, look) => say(`${look.name(operative)} waits`),
  moraleRolled: ({ face, broken }) => say(`Morale: rolled ${face}`, broken ? 'they run' : 'they stand'),
} satisfies Partial<LogCatalogue>;

import { say, type LogCatalogue } from '../speech.ts';
import { stepSaid } from '../stepSaid.ts';
import type { NpoChoice, ToldFact } from '../../engine/plugins/npo/state.ts';
import type { Look } from '../look.ts';
import { common } from './common.ts';
import { actions, orders } from './actions.ts';
import { plan } from './plan.ts';

export const chosenBy: Readonly<Record<string, string>> = {
  canAttack: 'il peut attaquer',
  threat: 'le plus dangereux',
  notInCover: 'à découvert',
  closest: 'le plus proche',
  lot: 'tiré au sort',
  hand: 'à la main',
};

const list = (facts: readonly ToldFact[], kind: string, look: Look): string | null => {
  const about = facts.filter(({ fact }) => fact.split('.')[0] === kind);
  if (about.length === 0) return null;
  const names = about.flatMap(({ target, is }) => (is && target !== null ? [look.name(target)] : []));
  return names.length === 0 ? 'personne' : common.list(names);
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
    return after === null
      ? `Cibles, d’après la table : ${seen}`
      : `Cibles après son mouvement (${after}), d’après la table : ${seen}`;
  return reach === null ? 'La table a répondu' : `À portée de Charge, d’après la table : ${reach}`;
}

/** Qui et quel lieu il vise ; vide : personne, rien. */
const wanted = ({ priorityTarget, targetLocation }: NpoChoice, look: Look): string =>
  [
    ...(typeof priorityTarget === 'string' ? [look.name(priorityTarget)] : []),
    ...(typeof targetLocation === 'string' ? [look.packName(targetLocation)] : []),
  ].join(', ');

export const logEnemy = {
  npoSet: ({ choice }, look) => {
    if (typeof choice.noise === 'string')
      return say(choice.sighting === true ? `Remarqué\u00A0: ${choice.noise}` : `Bruit\u00A0: ${choice.noise}`);
    const wants = wanted(choice, look);
    return wants === '' ? say('Le comportement de l’ennemi a changé') : say(`L’ennemi cherche : ${wants}`);
  },
  enemyChosen: ({ operative, why }, look) =>
    say(`${look.name(operative)} est le prochain ennemi`, chosenBy[why.at(-1)?.by ?? ''] ?? null),
  enemyTold: ({ facts, nearest, asked }, look) => {
    if (!asked) return null;
    const [near] = nearest;
    return facts.length === 0 && near !== undefined
      ? say(`Au plus près, d’après la table : ${look.name(near.first)}`)
      : say(toldLine(facts, look));
  },
  enemyPlanned: ({ operative, plan: planned }, look) =>
    planned === null
      ? null
      : say(
          `${look.name(operative)} : ${planned.steps.length === 0 ? plan.nothing : plan.sentence(planned.steps.map((step) => stepSaid(step, look)))}`,
          orders[planned.order].name,
        ),
  enemyRowBarred: ({ operative }, look) => say(`${look.name(operative)} ne pouvait pas : à la ligne suivante`),
  enemyTaken: ({ operative, hand }, look) =>
    say(hand ? `${look.name(operative)} est joué à la main` : `Sa table de décision joue ${look.name(operative)}`),
  enemyLeft: ({ operative }, look) => say(`${look.name(operative)} attend`),
  moraleRolled: ({ face, broken }) => say(`Moral : ${face} au dé`, broken ? 'ils fuient' : 'ils tiennent'),
} satisfies Partial<LogCatalogue>;

import type { bench as english } from '../../en/workshop/bench.ts';
import { de, que } from '../de.ts';
import { plural } from '../plural.ts';

export const bench = {
  title: 'Banc d’essai',
  hint: 'Fixez ce qui est connu. Ce qui reste à « ? » est demandé quand cela compte.',
  decides: 'Il fait',
  asks: 'Il demande d’abord',
  why: 'Pourquoi',
  passes: 'Plus rien',
  order: { engage: 'En Engagement', conceal: 'En Dissimulation' },
  step: (action, whom) => (whom === null ? action : `${action} (${whom})`),
  plan: (order, steps) => `${order}, ${steps.join(', puis ')}`,
  wish: (said, wish) => `${said}, ${wish}`,
  spared: (count) =>
    count === 1
      ? '1 inconnue ne change rien et n’est pas demandée.'
      : `${count} inconnues ne changent rien et ne sont pas demandées.`,
  ask: {
    sight: (who) => `Comment voit-il ${who}`,
    sightFrom: (who) => `Comment verrait-il ${who}`,
    reach: (who, several) =>
      several ? `Parmi ${who}, laquelle est la plus proche à portée de Charge` : `Peut-il charger ${who}`,
    closest: (who) => `Parmi ${who}, laquelle est la plus proche`,
    which: (fact, who, several) =>
      several ? `${fact} : laquelle, parmi ${who}` : `${fact} : est-ce le cas ${de(who)}`,
    end: (asked) => `${asked} ?`,
  },
  toSet: (facts) => `À fixer : ${facts}.`,
  row: (number, said) => `Ligne ${number} : ${said}`,
  targets: 'Cibles',
  target: (letter) => `Cible ${letter}`,
  ap: 'PA restants',
  move: 'Mouvement en pouces',
  orderLabel: 'Son ordre',
  orderOpen: 'À choisir',
  counteract: 'Contre-action',
  ofEnemy: 'L’ennemi lui-même',
  ofTarget: (letter) => `Cible ${letter}`,
  allFacts: 'Tous les faits',
  usedFacts: 'Faits de cette table',
  yes: 'Oui',
  no: 'Non',
  unknown: '?',
  unknownName: 'Inconnu',
  distance: 'Distance en pouces',
  measured: 'Mesurée',
  wounds: 'PV restants',
  harm: 'PV qu’une attaque lui prendrait',
  keep: 'Garder en exemple',
  exampleName: (number) => `Exemple ${number}`,
  examples: 'Exemples',
  noExamples: 'Aucun encore. Posez une situation et gardez son issue.',
  green: (count) => (count < 2 ? `${count} exemple tient` : `${count} exemples tiennent`),
  red: (red, count) => `${red} sur ${count} ${red < 2 ? 'a changé' : 'ont changé'}`,
  heldSaid: (is) => `Tient. ${is}.`,
  changed: (was, is) => `Avant : ${was}. Maintenant : ${is}.`,
  asked: 'une question',
  load: (name) => `Mettre ${name} sur le banc`,
  accept: 'Garder la nouvelle issue',
  removeExample: (name) => `Retirer ${name}`,
  runs: 'Sur 200 activations inventées',
  runsHint:
    'Toujours les mêmes 200. Pour chaque ligne : dans combien elle est jouée. Une activation peut jouer plusieurs lignes, donc leur somme peut dépasser 200.',
  times: (times, of) => `dans ${times} sur ${of}`,
  idle: (times) => `Il passe d’emblée dans ${plural(times, 'activation', 'activations')}.`,
  noDifference: (parent) => `Encore aucune différence avec ${parent}.`,
  differs: (times, parent) =>
    times === 0
      ? `Ses différences avec ${parent} ne changent rien dans ces 200.`
      : `Il décide autrement ${que(parent)} dans ${times} de ces 200.`,
  firstDifference: 'Mettre la première sur le banc',
} satisfies typeof english;

import { freeRollSaid } from '../../freeSaid.ts';
import { freeDice } from '../freeDice.ts';
import type { HurtCause } from '../../../engine/family/vanguard/model/hurtCause.ts';
import { overruled } from '../overruled.ts';
import { factsSaid } from '../../factsSaid.ts';
import { attack as attackWords } from './attack.ts';
import { corrected } from './corrected.ts';
import { hurtBy } from './hurtBy.ts';
import type { Words } from '../../words.ts';
import { change, inches, target } from '../format.ts';
import { say } from '../../speech.ts';
import { wayFaultSaid } from '../../wayFaultSaid.ts';
import { wayFaults } from '../wayFaults.ts';
import { de } from '../de.ts';
import { plural } from '../plural.ts';
import { boardName } from '../boardNames.ts';

const wounds = (count: number): string => plural(count, 'point de vie', 'points de vie');
const faces = (dice: readonly { readonly face: number }[]): string => dice.map(({ face }) => face).join(', ');

const CAUSES = {
  fall: 'une chute',
  terrain: 'le terrain',
  scenario: 'le scénario',
  other: 'autre chose',
} as const satisfies Record<HurtCause, string>;

/** What has happened, line by line. */
export const log = {
  battleStarted: () => say('La bataille commence'),
  rollOffBegan: ({ of }) =>
    say(of === 'deployment' ? 'Tirage\u00A0: qui place en premier' : 'Tirage\u00A0: qui commence'),
  rollOffRolled: ({ side, face }, look) => say(look.side(side), `${face}`),
  rolledOff: ({ winner }, look) =>
    say(winner === null ? 'Égalité\u00A0: les deux relancent' : `${look.side(winner)} gagne le tirage`),
  edgeTaken: ({ side, edges }, look) => say(`${look.side(side)} choisit son côté`, edges.map(look.shown).join(', ')),
  placed: ({ model }, look) => say(`${look.name(model)} est en place`),
  deployed: () => say('Tous sont en place'),
  roundStarted: ({ round, sides }, look) =>
    say(
      `La manche ${round} commence`,
      Object.entries(sides)
        .map(([side, { cp }]) => `${look.side(side)} ${cp} PC`)
        .join(', '),
    ),
  sideFinished: ({ side, first }, look) => say(`${look.side(side)} a terminé`, first ? 'en premier' : null),
  passed: ({ side }, look) => say(`${look.side(side)} use un jeton de passe`),
  turnsOver: ({ round }) => say(`Les tours de la manche ${round} sont finis`),
  fatigueCleared: ({ model, cp }, look) => say(`${look.name(model)} est de nouveau frais`, `${cp} PC`),
  scored: ({ points }, look) =>
    say(
      'Points de la manche',
      Object.entries(points)
        .map(([side, count]) => `${look.side(side)} ${count}`)
        .join(', '),
    ),
  roundEnded: ({ round }) => say(`La manche ${round} est finie`),
  lengthAsked: ({ side }, look) => say(`${look.side(side)} lance pour une manche de plus`),
  endDieRolled: ({ face, oneMore }) => say(oneMore ? 'Une manche de plus' : 'C’est fini', `${face}`),
  roundBegan: ({ round }) => say(`Manche ${round}`),
  battleEnded: ({ winner }, look) => say(winner === null ? 'Égalité' : `${look.side(winner)} gagne`),
  battleResumed: () => say('La bataille reprend'),
  activated: ({ model, kind, followUp, cp }, look) =>
    say(
      kind === 'again'
        ? `${look.name(model)} rejoue`
        : followUp
          ? `${look.name(model)} enchaîne`
          : `${look.name(model)} agit`,
      cp > 0 ? `${cp} PC` : null,
    ),
  activationEnded: ({ model, fatigued }, look) => say(`${look.name(model)} a joué`, fatigued ? 'épuisé' : null),
  acted: ({ model, act, push }, look) => {
    const named: Readonly<Record<string, string>> = {
      aim: 'vise',
      focus: 'se concentre',
      walk: 'marche',
      run: 'court',
      charge: 'charge',
    };
    const does = named[act];
    return does === undefined ? null : say(`${look.name(model)} ${does}`, push ? 'forcé' : null);
  },
  stoodUp: ({ model }, look) => say(`${look.name(model)} se relève`),
  moveBegan: () => null,
  moveOverruled: (event) => say(`Fait quand même\u00A0: ${wayFaultSaid(wayFaults, event)}`, 'à la main'),
  enemyLeft: ({ model, enemy, attack }, look) =>
    say(
      attack === null
        ? `${look.name(model)} quitte ${look.name(enemy)}`
        : `${look.name(model)} quitte ${look.name(enemy)}, qui frappe`,
    ),
  moveStopped: ({ model }, look) => say(`${look.name(model)} n’arrive pas`),
  fell: ({ model, inches: height, hits, ap }, look) =>
    say(`${look.name(model)} tombe de ${inches(height)}`, hits > 0 ? `${hits} × PA ${ap}` : null),
  moved: ({ model, engages }, look) =>
    engages.length === 0 ? null : say(`${look.name(model)} engage ${engages.map(look.name).join(', ')}`),
  cancelled: ({ model }, look) => say(`${look.name(model)} reprend son action`),
  ownBegan: () => null,
  ownDone: ({ model, own }, look) => say(`${look.name(model)}\u00A0: ${look.own(model, own)}`),
  returned: ({ model, wounds: left }, look) => say(`${look.name(model)} revient`, wounds(left)),
  healed: ({ model, from, to }, look) => say(`${look.name(model)} est soigné`, change(from, to)),
  tokensGiven: ({ model, token, count }, look) => say(`${look.name(model)} reçoit ${look.shown(token)}`, `${count}`),
  nerveCalled: ({ model, second }, look) =>
    say(second ? `${look.name(model)} teste son sang-froid au bord` : `${look.name(model)} teste son sang-froid`),
  nerveRolled: ({ model, face, needs, passed }, look) =>
    say(passed ? `${look.name(model)} tient` : `${look.name(model)} craque`, `${face}, il faut ${target(needs)}`),
  fallbackBegan: ({ model }, look) => say(`${look.name(model)} se replie`),
  fellBack: ({ model, inches: length, atEdge }, look) =>
    say(atEdge ? `${look.name(model)} est à son bord` : `${look.name(model)} s’est replié`, inches(length)),
  freeRolled: ({ roll, result, typed, why }) =>
    say(freeRollSaid(freeDice, roll.kind, result, why), typed ? freeDice.typed : null),
  hurtBegan: ({ model, hits, ap, mortal, cause }, look) =>
    say(`${look.name(model)} est blessé par ${CAUSES[cause]}`, hurtBy({ hits, ap, mortal })),
  attackDeclared: ({ task }, look) => {
    const at = task.targets.map(({ model }) => look.name(model)).join(', ');
    if (task.attacker === null) return null;
    return say(`${look.name(task.attacker)} attaque ${at}`, task.attack === null ? null : look.shown(task.attack.name));
  },
  factsSet: ({ model, facts }, look) => say(`${look.name(model)}, à la main`, factsSaid(facts, attackWords.facts)),
  bonusTaken: ({ as }) => say(as === 'hit' ? 'Le bonus va au jet de touche' : 'Le bonus va à la PA'),
  abilitySaid: ({ model, name, cp }, look) => say(`${look.name(model)}\u00A0: ${look.shown(name)}`, `${cp} PC`),
  abilityPassed: () => null,
  diceRolled: ({ roll, dice }) => say(roll === 'hit' ? 'Jet de touche' : 'Jet d’armure', faces(dice)),
  rerollBought: ({ cp }) => say('Un dé est relancé', `${cp} PC`),
  dieRerolled: ({ from, face }) => say('Relancé', change(from, face)),
  hitsCounted: ({ hits }) => say(plural(hits, 'touche', 'touches')),
  armourChosen: ({ by }) => (by === 'armour' ? null : say('Pare par ce qui est invulnérable')),
  savesCounted: ({ saved }) => say(plural(saved, 'parée', 'parées')),
  wounded: ({ model, wounds: lost, from, left, byHand }, look) =>
    lost === 0
      ? say(`${look.name(model)} est indemne`, byHand ? 'à la main' : null)
      : say(`${look.name(model)} perd ${wounds(lost)}`, change(from, Math.max(0, left))),
  recoveryRolled: ({ model, face, needs }, look) =>
    say(`Récupération ${de(look.name(model))}`, `${face}, il faut ${target(needs)}`),
  knockedDown: ({ model }, look) => say(`${look.name(model)} est au sol`),
  removed: ({ model }, look) => say(`${look.name(model)} est hors de la bataille`),
  targetOver: () => null,
  followersTold: ({ models }, look) =>
    models.length === 0 ? null : say(`L’explosion atteint ${models.map(look.name).join(', ')}`),
  nextTarget: () => null,
  retaliationAnswered: ({ model, attack }, look) =>
    attack === null ? null : say(`${look.name(model)} riposte`, look.attack(model, attack)),
  fatigued: ({ model }, look) => say(`${look.name(model)} est épuisé`),
  attackOver: () => null,
  answered: () => null,
  corrected,
  assigned: ({ model }, look) => say(`${look.name(model)} change de joueur`),
  boardTaken: ({ board }) => say(`Le plateau répond : ${boardName(board.map.name)}`),
  boardDropped: () => say('Le plateau est rangé : vous dites ce qu’il en est'),
  boardPlaced: ({ model, at }, look) =>
    at === null ? say(`${look.name(model)} n’est plus sur le plateau : vous dites ce qu’il en est`) : null,
  boardOverruled: ({ from, to, says }, look) =>
    say(overruled.seen(look.name(from), look.name(to)), overruled.says(says)),
  markerLaid: ({ marker }, look) => say(`${look.objective(marker)} est ailleurs sur le plateau`),
  doorMoved: ({ open }) => say(open ? 'Une porte est ouverte' : 'Une porte est fermée', 'à la main'),
  boardEngages: () => null,
  playerRenamed: ({ name }) => say(`Un joueur s’appelle ${name}`),
  settingsChanged: () => say('Réglages changés'),
} satisfies Words<'rounds'>['log'];

export const logScreen = {
  title: 'Journal',
  setUp: 'Mise en place',
  round: (round) => `Manche ${round}`,
  note: (round) => (round === 0 ? 'Mise en place' : `Manche ${round}`),
} satisfies Words<'rounds'>['logScreen'];

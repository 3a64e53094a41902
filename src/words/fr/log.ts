import type { Look } from '../look.ts';
import { noteSaid, tableName } from '../scenarioNotes.ts';
import { isHidden } from '../secrets.ts';
import type { DamageCause } from '../../engine/family/killteam/model/event.ts';
import type { Side } from '../../engine/core/ids.ts';
import { change, inches, signed } from './format.ts';
import { tenths } from '../wayFaultSaid.ts';
import { say, type LogCatalogue } from '../speech.ts';
import { actions, orders } from './actions.ts';
import { acting as actor } from './battleSheets.ts';
import { battle } from './battle.ts';
import { common } from './common.ts';
import { end } from './end.ts';
import { lastingSaid, sourceSaid } from '../lastingSaid.ts';
import { effects } from './effects.ts';
import { freeRollSaid } from '../freeSaid.ts';
import { freeDice } from './freeDice.ts';
import { correctedLine } from './logCorrections.ts';
import { logEnemy } from './logEnemy.ts';
import { logMatch } from './logMatch.ts';
import { logScenario } from './logScenario.ts';
import { notedLine } from './logNotes.ts';
import { gameRules, weaponRules } from './ruleNames.ts';
import { overruled } from './overruled.ts';
import { reasons } from './reasons.ts';
import { de } from './de.ts';
import { plural } from './plural.ts';
import { boardName } from './boardNames.ts';

type Part = Partial<LogCatalogue>;

const spoken = { effects, gameRules, weaponRules };

const nothing = () => null;

/** A mark and where it lies on the board, in inches. */
const markSaid = (look: Look, name: string, [left, near]: readonly [number, number]): string =>
  `${look.packName(look.contentName(name, name))} : à ${inches(Math.round(left))} de la gauche, à ${inches(Math.round(near))} du bord proche`;
const cpSaid = (cp: Readonly<Record<Side, number>>): string | null => {
  const most = Math.max(0, ...Object.values(cp));
  return most === 0 ? null : `${signed(most)} PC`;
};

const SIDES: Readonly<Record<Side, string>> = { retinue: 'La suite', enemy: 'L’ennemi' };
const sideName = (side: Side, look: Look): string => SIDES[side] ?? look.side(side);
function outcome(
  saved: number,
  { criticals, normals }: { readonly criticals: number; readonly normals: number },
): string {
  const left = criticals + normals;
  const saves = saved === 0 ? 'aucune sauvegarde' : plural(saved, 'sauvegarde', 'sauvegardes');
  if (left === 0) return saved === 0 ? 'rien ne touche' : `${saves}, rien ne passe`;
  const parts = [
    ...(normals > 0 ? [plural(normals, 'touche', 'touches')] : []),
    ...(criticals > 0 ? [plural(criticals, 'critique', 'critiques')] : []),
  ];
  return `${saves}, ${parts.join(' et ')} ${left === 1 ? 'passe' : 'passent'}`;
}
const damage = (amount: number): string => (amount === 0 ? 'aucun dégât' : plural(amount, 'dégât', 'dégâts'));
const ap = (cost: number): string | null => (cost === 0 ? null : `${cost} PA`);
const faces = (list: readonly (number | null)[]): string => list.map((face) => face ?? '–').join(' ');

const causes: Record<DamageCause, string> = {
  shoot: 'par un tir',
  fight: 'en combat',
  devastating: 'par Dévastateur',
  hot: 'par la surchauffe de son arme',
  fall: 'par la chute',
  effect: 'par un effet',
  hand: 'à la main',
  logged: 'selon la table',
  mortalWounds: 'blessures mortelles',
  reap: 'par Fauchage',
  trait: 'par une capacité',
};

const psychic = { works: 'il agit', fails: 'rien ne vient', perils: 'périls', again: 'encore une fois' };

const flow = {
  overridden: ({ code }, look) => say(`Fait quand même : ${reasons[code]({}, look)}`, 'à la main'),
  battleStarted: () => say('La bataille commence'),
  turningPointBegan: ({ number }) => say(`Tournant ${number}`),
  initiativeSet: ({ side, face }, look) =>
    say(`${sideName(side, look)} a l’initiative`, face === null ? null : `dé de ${face}`),
  initiativeRolled: ({ side, face }, look) => say(`${sideName(side, look)} : ${face}`),
  readied: ({ cp }) => say('Tous sont à jouer', cpSaid(cp)),
  firefightStarted: () => say('L’affrontement commence'),
  turningPointEnded: ({ number }) => say(`Le tournant ${number} est fini`),
  turnPassed: nothing,
  groupOffered: nothing,
  groupPassed: nothing,
  apCounted: nothing,
  counteractPassed: () => say('Pas de contre-action'),
  ployUsed: ({ side, ploy, name, cp, byTables }, look) =>
    say(
      `${look.side(side)} utilise ${look.contentName(ploy, name)}`,
      `${common.cp(cp)}${byTables ? ', choisi par ses tables' : ''}`,
    ),
  stepBegan: nothing,
  stepPassed: ({ side }, look) => say(`${look.side(side)} passe`),
  battleEnded: ({ reason }) => say(`La bataille finit : ${end.reasons[reason]}`),
  battleResumed: () => say('La bataille continue'),
} satisfies Part;

const tables = {
  tableRolled: ({ table, face, row, name }, look) =>
    say(`${tableName(look, table) ?? 'Événement'} ${face} : ${look.contentName(row, name)}`),
  tableRepeated: ({ face }) => say(`Encore l’événement ${face} : relancé une fois`),
  effectHadNoTarget: () => say('Personne à qui cela s’applique', 'sans effet'),
  effectPassedOver: ({ operative }, look) => say(`Sans effet sur ${look.name(operative)} : au suivant`),
  effectNoted: ({ op, params }, look) => notedLine(op, params, look),
  cpChanged: ({ by, why }, look) =>
    say(gameRules[why] ?? look.contentName(why, 'Points de commandement'), `${signed(by)} PC`),
  lootFound: ({ operative, table, face, row, name }, look) =>
    say(
      `${operative === null ? 'Trouvé' : `${look.name(operative)} trouve`} : ${look.contentName(row, name)}`,
      `${table === 'rare' ? 'Butin rare' : 'Butin'} ${face}`,
    ),
  lootTaken: ({ operative, item, name }, look) =>
    operative === null
      ? say(`Personne ne peut le porter maintenant : ${look.contentName(item, name)}`)
      : say(`${look.name(operative)} le porte, prêt à servir : ${look.contentName(item, name)}`),
  alertChanged: ({ to }) => say('L’alerte change', `Alerte ${to}`),
  worldChanged: nothing,
} satisfies Part;

const acting = {
  activated: ({ operative, order, kind }, look) =>
    say(
      kind === 'counteract'
        ? `${look.name(operative)} joue une contre-action`
        : `${look.name(operative)} agit ${orders[order].on}`,
    ),
  actionPerformed: ({ operative, action, ap: cost, note }, look) =>
    action === 'shoot' || action === 'fight'
      ? null
      : say(
          `${look.name(operative)} ${actions[action].does}${note === null || action === 'operateHatch' ? '' : ` : ${noteSaid(look, note)}`}`,
          ap(cost),
        ),
  moveHeld: nothing,
  moveOver: nothing,
  attackCancelled: ({ operative, action }, look) => say(`${look.name(operative)} : ${actions[action].name}, repris`),
  activationEnded: ({ operative, kind }, look) =>
    say(kind === 'counteract' ? `${look.name(operative)} a joué sa contre-action` : `${look.name(operative)} a joué`),
  guardStarted: nothing,
  guardEnded: ({ operative, why }, look) => say(`${look.name(operative)} n’est plus en garde`, actor.guardEnds[why]),
  interruptStarted: ({ operative, enemy }, look) => say(`${look.name(operative)} interrompt ${look.name(enemy)}`),
  interruptEnded: nothing,
  guardBarred: ({ operative, why }, look) =>
    say(`${look.name(operative)}, en garde, ne peut pas interrompre`, actor.guardBars[why]),
  engagementChanged: ({ pair: [one, other], on }, look) =>
    say(`${look.name(one)} et ${look.name(other)} ${on ? 'sont' : 'ne sont plus'} à portée d’engagement`),
  orderChanged: ({ operative, order }, look) => say(`${look.name(operative)} est ${orders[order].on}`),
  readinessChanged: ({ operative, readiness }, look) =>
    say(`${look.name(operative)} ${readiness === 'ready' ? 'est à jouer' : 'a joué'}`),
  cannotRetaliate: ({ operative, on }, look) =>
    on ? say(`${look.name(operative)} ne peut pas riposter pour l’instant`) : null,
} satisfies Part;

const attacks = {
  attackDeclared: ({ action, operative, target, weapon }, look) =>
    action === 'shoot' ? null : say(`${look.name(operative)} combat ${look.name(target)}`, look.weaponName(weapon)),
  attackDiceRolled: nothing,
  defenceDiceRolled: nothing,
  diceRerolled: ({ operative, from, to }, look) =>
    say(`${look.name(operative)} relance`, change(faces(from), faces(to))),
  hitsRetained: nothing,
  shotResolved: ({ operative, target, criticals, normals, saves, damage: dealt }, look) =>
    say(
      `${look.name(operative)} tire sur ${look.name(target)} : ${outcome(saves, { criticals, normals })}`,
      damage(dealt),
    ),
  struck: ({ operative, target, grade, damage: dealt }, look) =>
    say(
      `${look.name(operative)} frappe ${look.name(target)}${grade === 'critical' ? ' d’une critique' : ''}`,
      damage(dealt),
    ),
  blocked: ({ operative, cancels }, look) =>
    say(
      cancels === null
        ? `${look.name(operative)} use un dé sans effet`
        : `${look.name(operative)} pare une touche ${cancels === 'critical' ? 'critique' : 'normale'}`,
    ),
  shocked: ({ operative, grade }, look) =>
    say(`${look.name(operative)} perd une touche ${grade === 'critical' ? 'critique' : 'normale'} par Choc`),
} satisfies Part;

const harm = {
  damaged: ({ operative, amount, from, to, cause }, look) =>
    cause === 'shoot' || cause === 'fight' || cause === 'hand'
      ? null
      : say(`${look.name(operative)} perd ${amount} PV ${causes[cause]}`, change(from, to)),
  healed: ({ operative, from, to }, look) => say(`${look.name(operative)} reprend des PV`, change(from, to)),
  held: ({ operative, wounds }, look) => say(`${look.name(operative)} reste debout`, `${wounds} PV`),
  warded: ({ operative }, look) => say(`${look.name(operative)} est épargné`),
  incapacitated: ({ operative, by, slain }, look) =>
    say(
      slain ? `${look.name(operative)} meurt` : `${look.name(operative)} est à terre`,
      by === null ? null : battle.downBy(look.name(by)),
    ),
  reanimateRolled: ({ operative, target, face, needed }, look) =>
    say(
      `${look.name(operative)} ${face >= needed ? 'ranime' : 'ne ranime pas'} ${look.name(target)}, dé de ${face}`,
      `sur ${needed}+`,
    ),
  left: ({ operative }, look) => say(`${look.name(operative)} quitte le plateau`),
  reanimated: ({ operative, wounds }, look) => say(`${look.name(operative)} est debout`, `${wounds} PV`),
  hotRolled: ({ operative, face, hit }, look) =>
    say(`Surchauffe : ${look.name(operative)}, dé de ${face}`, face < hit ? 'brûlure' : 'sans dommage'),
  breathTested: ({ operative, face, holds }, look) =>
    say(`Dernier souffle ${de(look.name(operative))} : dé de ${face}`, holds ? 'une attaque d’abord' : 'il tombe'),
  hardened: ({ operative, trait, name, faces: rolled, less }, look) =>
    say(
      `${look.contentName(trait, name)} ${de(look.name(operative))} : ${rolled.length === 1 ? 'dé' : 'dés'} de ${faces(rolled)}`,
      less === 0 ? 'pas moins de dégâts' : `${less} de dégâts en moins`,
    ),
  stunHeld: ({ operative, by }, look) =>
    say(
      `Étourdissant sans effet sur ${look.name(operative)}`,
      by === null ? 'imperturbable par sa carte' : look.contentName(by.id, by.name),
    ),
  fallTested: ({ operative, face }, look) =>
    say(`${look.name(operative)} au bord : dé de ${face}`, face === 1 ? 'il tombe' : null),
  fell: ({ operative, inches: height }, look) => say(`${look.name(operative)} tombe`, inches(height)),
  lastingBegan: ({ lasting }, look) => say(lastingSaid(spoken, lasting, look), effects.expires[lasting.until]),
  lastingUsed: ({ operative, source }, look) => {
    const what = sourceSaid(spoken, source, look);
    return say(operative === null ? what : effects.of(look.name(operative), what), 'compté');
  },
  lastingEnded: ({ source }, look) => say(`Fini : ${sourceSaid(spoken, source, look)}`),
} satisfies Part;

const traits = {
  traitUsed: ({ operative, trait, name, ap: cost, cp, targets }, look) =>
    say(
      `${look.name(operative)} : ${look.contentName(trait, name)}${targets.length === 0 ? '' : `, ${common.list(targets.map(look.name))}`}`,
      [...(cost > 0 ? [common.ap(cost)] : []), ...(cp > 0 ? [common.cp(cp)] : [])].join(', ') || null,
    ),
  traitSpoke: ({ operative, trait, name }, look) =>
    say(`${look.name(operative)} : ${look.contentName(trait, name)}`, 'compté'),
  traitBarred: ({ trait, name, reason }, look) =>
    say(`${look.contentName(trait, name)} : pas utilisable`, reasons[reason.code](reason.params, look)),
  alertHeld: ({ operative, by }, look) =>
    by === null
      ? say(`Personne n’entend ${look.name(operative)}, l’alerte reste`, 'règle maison de discrétion')
      : say(`Personne ne remarque ${look.name(operative)}, l’alerte reste`, look.contentName(by.id, by.name)),
  psychicTested: ({ operative, trait, name, face, needed, outcome: came }, look) =>
    say(
      `${look.name(operative)}, ${look.contentName(trait, name)} : dé de ${face}, ${psychic[came]}`,
      `sur ${Math.max(2, needed)}+`,
    ),
  perilsRolled: ({ face, row, name, works }, look) =>
    say(`Périls ${face} : ${look.contentName(row, name)}`, works ? 'il agit' : null),
} satisfies Part;

const gear = {
  ammoSpent: ({ operative, counter, left }, look) =>
    left > 0 ? null : say(`${look.name(operative)} : ${look.weaponName(counter)}, plus de coups`),
  ammoSet: ({ operative, counter, left }, look) =>
    say(`${look.name(operative)} : ${look.weaponName(counter)}`, plural(left, 'coup', 'coups')),
  limitedUsed: ({ operative, weapon, left }, look) =>
    left > 0 ? null : say(`${look.name(operative)} : ${look.weaponName(weapon)}, plus d’usage`),
  jammed: ({ operative, counter }, look) => say(`${look.name(operative)} : ${look.weaponName(counter)} s’enraye`),
  reloaded: ({ operative, counter, left }, look) =>
    say(`${look.name(operative)} recharge : ${look.weaponName(counter)}`, plural(left, 'coup', 'coups')),
  carryingChanged: ({ carrier, carried }, look) =>
    carried === null ? null : say(`${look.name(carrier)} porte ${look.name(carried)}`),
  markerCarried: ({ operative, marker }, look) =>
    marker === null ? null : say(`${look.name(operative)} porte : ${look.packName(look.trackName(marker))}`),
  counterAdded: ({ counter }, look) => say(look.trackName(counter.id), 'compté désormais'),
  counterSet: ({ counter, to }, look) => (isHidden(look, counter) ? null : say(look.trackName(counter), `${to}`)),
  tickSet: ({ tick, on }, look) => (isHidden(look, tick) ? null : say(look.trackName(tick), on ? 'oui' : 'non')),
} satisfies Part;

const people = {
  corrected: ({ correction, from }, look) => correctedLine(correction, from, look),
  operativeAdded: ({ operative: { id, weapons } }, look) =>
    say(
      weapons.length === 0
        ? `${look.name(id)} arrive`
        : `${look.name(id)} arrive : ${weapons.map((weapon) => look.weaponName(weapon.id)).join(', ')}`,
    ),
  settingsChanged: () => say('Réglages changés'),
  freeRolled: ({ roll, result, typed, why }) =>
    say(freeRollSaid(freeDice, roll.kind, result, why), typed ? freeDice.typed : null),
  assigned: ({ operative, owner }, look) => say(`${look.playerName(owner)} joue ${look.name(operative)}`),
  playerRenamed: ({ name }) => say(`Nouveau nom de joueur : ${name}`),
  boardTaken: ({ board }) => say(`Le plateau répond : ${boardName(board.map.name)}`),
  boardDropped: () => say('Le plateau est rangé : la table répond'),
  boardOverruled: ({ from, to, says }, look) =>
    say(overruled.seen(look.name(from), look.name(to)), overruled.says(says)),
  marksLaid: ({ zones: [mark], inches: places }, look) =>
    say(places.map((place) => markSaid(look, mark?.name ?? '', place)).join(' ; ')),
  linesLaid: ({ name }) => say(`Des conduites traversent le plateau : ${name}`),
  marksGone: nothing,
  markerLaid: ({ name }, look) => say(`${look.packName(look.contentName(name, name))} est ailleurs sur le plateau`),
  markerTaken: ({ name }, look) => say(`${look.packName(look.contentName(name, name))} est retiré du plateau`),
  doorMoved: ({ open, operative }) =>
    say(open ? 'Une porte est ouverte' : 'Une porte est fermée', operative === null ? 'à la main' : null),
  boardPlaced: ({ operative, at }, look) =>
    say(
      at === null
        ? `${look.name(operative)} n’est plus sur le plateau : la table répond`
        : `${look.name(operative)} est sur le plateau`,
    ),
  walked: ({ operative, cost }, look) => say(`${look.name(operative)} avance de ${tenths(cost)} sur le plateau`),
  flagSet: nothing,
  heightSet: nothing,
  factsSet: nothing,
} satisfies Part;

export const log: LogCatalogue = {
  ...flow,
  ...tables,
  ...acting,
  ...attacks,
  ...harm,
  ...gear,
  ...traits,
  ...people,
  ...logEnemy,
  ...logScenario,
  ...logMatch,
  factsForgotten: nothing,
  taskOpened: nothing,
  taskClosed: nothing,
  taskMoved: nothing,
  shotMoved: nothing,
  fightMoved: nothing,
  fighterMoved: nothing,
};

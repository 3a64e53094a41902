import { aura } from '../../family/killteam/attack/fight/aura.ts';
import { defenderWeapon } from '../../family/killteam/attack/fight/defenderWeapon.ts';
import { exchange } from '../../family/killteam/attack/fight/exchange.ts';
import { keep } from '../../family/killteam/attack/fight/retain.ts';
import { mayRuleOf } from '../../family/killteam/attack/fight/mayRule.ts';
import { mayRule } from '../../family/killteam/attack/shoot/mayRule.ts';
import { reap } from '../../family/killteam/attack/fight/reap.ts';
import { rerollOf, rollOf } from '../../family/killteam/attack/fight/rolls.ts';
import { allocate } from '../../family/killteam/attack/shoot/allocate.ts';
import { attackRoll } from '../../family/killteam/attack/shoot/attackDice.ts';
import { shrugShot } from '../../family/killteam/attack/shoot/shrugShot.ts';
import { shrugStrike } from '../../family/killteam/attack/fight/shrugStrike.ts';
import { defenceReroll } from '../../family/killteam/attack/shoot/defenceReroll.ts';
import { coverSave, defenceRoll } from '../../family/killteam/attack/shoot/defenceDice.ts';
import { others } from '../../family/killteam/attack/shoot/others.ts';
import { attackReroll } from '../../family/killteam/attack/shoot/rerolls.ts';
import { nearby } from '../../family/killteam/attack/shoot/retain.ts';
import { saveChoice } from '../../family/killteam/attack/shoot/saveChoice.ts';
import { diceShares, fusilladeTargets } from '../../family/killteam/attack/shoot/shares.ts';
import { validity } from '../../family/killteam/attack/shoot/validity.ts';
import { fight, shoot } from '../../family/killteam/flow/actions/attacks.ts';
import { pickUpMarker, placeMarker } from './markers/actions.ts';
import { charge, dash, fallBack, reposition } from '../../family/killteam/flow/actions/moves.ts';
import { pass } from '../../family/killteam/flow/actions/pass.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { CpBySide, KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import { meleeWeapons } from '../../family/killteam/attack/meleeWeapons.ts';
import { guides } from './guides.ts';
import { hasGunOutOfTurn } from './gunOutOfTurn.ts';
import { initiative } from './initiative.ts';
import { matchOf } from './match/matchOf.ts';
import { attacks, guards, stats, turns } from './book.ts';
import { closeQuarters, guard, operateHatch } from './closeQuarters.ts';
import { weaponRules } from './weaponRules.ts';

const STARTING_CP = 2;
const DEFENCE_DICE = 3;

const each = ({ sides }: BattleState, cp: number): CpBySide => Object.fromEntries(sides.map(({ id }) => [id, cp]));

/**
 * Kill Team 2021 (core rules 1.9), with the weapon rules of the Lite sheet. `order` says who speaks first where several rules
 * speak at one moment: Rending comes before what counts critical hits.
 */
export const kt2021Rules: KillTeamRules = {
  id: 'kt2021',
  version: '1.0.0',
  weaponRules,
  order: {
    weaponAllowed: ['silent', 'heavy', 'limited', 'unwieldy', 'blast', 'fusillade'],
    actionsBarred: ['heavy'],
    range: ['rng'],
    targetCover: ['indirect'],
    accurate: [],
    rerolls: ['ceaseless', 'balanced', 'relentless'],
    thresholds: ['lethal'],
    retained: ['rending'],
    triggers: ['mw', 'splash', 'stun'],
    piercing: ['ap', 'p'],
    coverSave: ['barrage', 'noCover'],
    critsOnly: ['brutal'],
    shock: [],
    stuns: ['stun'],
    spread: ['blast', 'torrent', 'fusillade'],
    hot: ['hot'],
    limited: ['limited'],
    price: ['unwieldy'],
    reap: ['reap'],
  },
  shoot: [
    validity,
    fusilladeTargets,
    diceShares,
    attackRoll,
    attackReroll,
    mayRule,
    nearby,
    saveChoice,
    coverSave,
    defenceRoll,
    defenceReroll,
    allocate,
    shrugShot,
    others,
  ],
  fight: [
    defenderWeapon,
    aura,
    rollOf('attacker'),
    rerollOf('attacker'),
    rollOf('defender'),
    rerollOf('defender'),
    mayRuleOf('attacker'),
    mayRuleOf('defender'),
    keep,
    reap,
    shrugStrike,
    exchange,
  ],
  actions: {
    reposition,
    dash,
    fallBack,
    charge,
    shoot,
    fight,
    pickUpMarker,
    placeMarker,
    pass,
    guard,
    interact: operateHatch,
  },
  stats,
  attacks,
  // K-48: the Df of the card.
  defenceDice: ({ defence }) => defence ?? DEFENCE_DICE,
  cover: { improved: () => false, obscuredForbids: true, blastCopies: false },
  damage: 'dieByDie',
  // K-56, C-18: whoever has no melee weapon supports nobody.
  assists: (friend) => meleeWeapons(friend).length > 0,
  initiative,
  //
  startingCp: (state) => each(state, matchOf(state)?.cp ?? STARTING_CP),
  // K-20.
  readyCp: (state) => each(state, 1),
  // K-31, K-41: who has no gun for it is not asked.
  outOfTurn: { may: () => true, actions: ['shoot'], engaged: false, able: hasGunOutOfTurn },
  turns,
  guard: guards,
  guides,
  closeQuarters,
  hasCampaigns: false,
  alertTable: null,
  ownTable: 'kill-team-2021',
  protagonists: null,
  fallenStay: false,
  reanimationsBeforeSlain: 0,
};

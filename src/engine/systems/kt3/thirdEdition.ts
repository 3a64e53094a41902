import { aura } from '../../family/killteam/attack/fight/aura.ts';
import { defenderWeapon } from '../../family/killteam/attack/fight/defenderWeapon.ts';
import { exchange } from '../../family/killteam/attack/fight/exchange.ts';
import { keep, nearby as nearbyFight } from '../../family/killteam/attack/fight/retain.ts';
import { accurateOf } from '../../family/killteam/attack/fight/accurate.ts';
import { rerollOf, rollOf } from '../../family/killteam/attack/fight/rolls.ts';
import { mayRuleOf } from '../../family/killteam/attack/fight/mayRule.ts';
import { mayRule } from '../../family/killteam/attack/shoot/mayRule.ts';
import { allocate } from '../../family/killteam/attack/shoot/allocate.ts';
import { accurate as attackAccurate, attackRoll } from '../../family/killteam/attack/shoot/attackDice.ts';
import { shrugShot } from '../../family/killteam/attack/shoot/shrugShot.ts';
import { shrugStrike } from '../../family/killteam/attack/fight/shrugStrike.ts';
import { defenceReroll } from '../../family/killteam/attack/shoot/defenceReroll.ts';
import { coverSave, defenceRoll } from '../../family/killteam/attack/shoot/defenceDice.ts';
import { others } from '../../family/killteam/attack/shoot/others.ts';
import { attackReroll } from '../../family/killteam/attack/shoot/rerolls.ts';
import { nearby } from '../../family/killteam/attack/shoot/retain.ts';
import { validity } from '../../family/killteam/attack/shoot/validity.ts';
import { fight, shoot } from '../../family/killteam/flow/actions/attacks.ts';
import { guard } from '../../family/killteam/flow/actions/guard.ts';
import { pickUpMarker, placeMarker } from '../../family/killteam/flow/actions/markers.ts';
import { charge, dash, fallBack, reposition } from '../../family/killteam/flow/actions/moves.ts';
import type { KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import { attacks, guards, stats, turns } from './book.ts';
import { guides } from './guides.ts';
import { accurate } from './weapon-rules/accurate.ts';
import { balanced } from './weapon-rules/balanced.ts';
import { blast } from './weapon-rules/blast.ts';
import { brutal } from './weapon-rules/brutal.ts';
import { ceaseless } from './weapon-rules/ceaseless.ts';
import { devastating } from './weapon-rules/devastating.ts';
import { heavy } from './weapon-rules/heavy.ts';
import { hot } from './weapon-rules/hot.ts';
import { lethal } from './weapon-rules/lethal.ts';
import { limited } from './weapon-rules/limited.ts';
import { piercing } from './weapon-rules/piercing.ts';
import { piercingCrits } from './weapon-rules/piercingCrits.ts';
import { psychic } from './weapon-rules/psychic.ts';
import { punishing } from './weapon-rules/punishing.ts';
import { range } from './weapon-rules/range.ts';
import { relentless } from './weapon-rules/relentless.ts';
import { rending } from './weapon-rules/rending.ts';
import { saturate } from './weapon-rules/saturate.ts';
import { seek } from './weapon-rules/seek.ts';
import { seekLight } from './weapon-rules/seekLight.ts';
import { severe } from './weapon-rules/severe.ts';
import { shock } from './weapon-rules/shock.ts';
import { silent } from './weapon-rules/silent.ts';
import { stun } from './weapon-rules/stun.ts';
import { torrent } from './weapon-rules/torrent.ts';

/** Its own name, and what it has for sides that are alike. */
type Plain = 'id' | 'version' | 'initiative' | 'startingCp' | 'readyCp';

/**
 * The third edition as all that are made of it have it. `order` says who speaks first where several rules speak at one moment; Severe comes
 * after Punishing and Rending because they must not see its crit.
 */
export const thirdEdition: Omit<KillTeamRules, Plain> = {
  weaponRules: {
    accurate,
    balanced,
    blast,
    brutal,
    ceaseless,
    devastating,
    heavy,
    hot,
    lethal,
    limited,
    piercing,
    piercingCrits,
    psychic,
    punishing,
    range,
    relentless,
    rending,
    saturate,
    seek,
    seekLight,
    severe,
    shock,
    silent,
    stun,
    torrent,
  },
  order: {
    weaponAllowed: ['silent', 'heavy', 'limited'],
    actionsBarred: ['heavy'],
    range: ['range'],
    targetCover: ['seek', 'seekLight'],
    accurate: ['accurate'],
    rerolls: ['ceaseless', 'balanced', 'relentless'],
    thresholds: ['lethal'],
    retained: ['punishing', 'rending', 'severe'],
    triggers: ['devastating', 'stun'],
    piercing: ['piercing', 'piercingCrits'],
    coverSave: ['saturate'],
    critsOnly: ['brutal'],
    shock: ['shock'],
    stuns: [],
    spread: ['blast', 'torrent'],
    hot: ['hot'],
    limited: ['limited'],
    price: [],
    reap: [],
  },
  shoot: [
    validity,
    attackAccurate,
    attackRoll,
    attackReroll,
    mayRule,
    nearby,
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
    accurateOf('attacker'),
    rollOf('attacker'),
    rerollOf('attacker'),
    accurateOf('defender'),
    rollOf('defender'),
    rerollOf('defender'),
    mayRuleOf('attacker'),
    mayRuleOf('defender'),
    nearbyFight,
    keep,
    shrugStrike,
    exchange,
  ],
  actions: { reposition, dash, fallBack, charge, shoot, fight, guard, pickUpMarker, placeMarker },
  stats,
  attacks,
  defenceDice: () => 3,
  // A-32: concealed, and at least 2" below a shooter on Vantage.
  cover: {
    improved: ({ fromVantage, height, concealed }) => fromVantage && height >= 2 && concealed,
    obscuredForbids: false,
    blastCopies: true,
  },
  damage: 'atOnce',
  //
  assists: () => true,
  outOfTurn: { may: () => true, actions: null, engaged: true, able: () => true },
  turns,
  guard: guards,
  guides,
  hasCampaigns: false,
  alertTable: null,
  ownTable: null,
  protagonists: null,
  fallenStay: false,
  reanimationsBeforeSlain: 0,
};

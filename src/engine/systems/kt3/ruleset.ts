import type { Ruleset } from '../../family/killteam/rules/ruleset.ts';
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

/**
 * Kill Team, third edition. `order` says who speaks first where several rules speak at one moment; Severe comes
 * after Punishing and Rending because they must not see its crit.
 */
export const kt3: Ruleset = {
  id: 'kt3',
  version: '1.0.0',
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
    spread: ['blast', 'torrent'],
    hot: ['hot'],
    limited: ['limited'],
  },
  shootSteps: [
    'validity',
    'accurate',
    'attackRoll',
    'attackReroll',
    'nearby',
    'coverSave',
    'defenceRoll',
    'allocate',
    'others',
  ],
  fightSteps: [
    'defenderWeapon',
    'aura',
    'attackRoll',
    'attackReroll',
    'defenceRoll',
    'defenceReroll',
    'nearby',
    'keep',
    'resolve',
  ],
  actions: ['reposition', 'dash', 'fallBack', 'charge', 'shoot', 'fight', 'guard', 'pickUpMarker', 'placeMarker'],
  defenceDice: 3,
  cpPerReady: 1,
  fallenStay: false,
  reanimationsBeforeSlain: 0,
};

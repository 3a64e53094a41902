import { inches } from '../../format.ts';

/** A fact: its name in a list; and so, and not so, as the end of a sentence. */
interface FactWords {
  readonly name: string;
  readonly is: string;
  readonly not: string;
}

const fact = (name: string, is: string, not: string): FactWords => ({ name, is, not });

/** Facts of the enemy that acts. */
export const selfFacts = {
  engaged: fact('In control range', 'it is in control range', 'it is not in control range'),
  canShoot: fact('Can shoot', 'it has a gun to shoot with', 'it has no gun to shoot with'),
  canFight: fact('Can fight', 'it has something to fight with', 'it has nothing to fight with'),
  needsReload: fact('Needs to reload', 'it needs to reload', 'it does not need to reload'),
  canCast: fact('Can cast', 'it can cast', 'it cannot cast'),
  woundsAboveHalf: fact(
    'More than half of its wounds',
    'it has more than half of its wounds',
    'it has no more than half of its wounds',
  ),
  isBrawler: fact('Brawler', 'it is a Brawler', 'it is no Brawler'),
  isMarksman: fact('Marksman', 'it is a Marksman', 'it is no Marksman'),
  isCaster: fact('Caster', 'it is a Caster', 'it is no Caster'),
  isBeast: fact('Beast', 'it is a Beast', 'it is no Beast'),
  isHeavy: fact('Heavy', 'it is a Heavy', 'it is no Heavy'),
  dashesFirst: fact('Dashes first', 'its gun lets it Dash, not Reposition', 'its gun does not make it Dash first'),
  alertAtLeast1: fact('Alert 1 or more', 'Alert is 1 or more', 'Alert is 0'),
  alertAtLeast2: fact('Alert 2 or more', 'Alert is 2 or more', 'Alert is below 2'),
  alertAtLeast3: fact('Alert 3', 'Alert is 3', 'Alert is below 3'),
  heardNoise: fact('Heard a noise', 'it has heard a noise', 'it has heard no noise'),
  sightLimited: fact('Sight is poor', 'smoke, dark or weather limits sight', 'nothing limits sight'),
  overwatches: fact('On overwatch', 'it may only shoot, out of turn', 'it is in its own activation'),
  apAtLeast3: fact('3 AP or more', 'it has 3 AP or more', 'it has fewer than 3 AP'),
  targetLocationSet: fact('Target Location set', 'a Target Location is set', 'no Target Location is set'),
  broken: fact('Morale broken', 'its morale is broken', 'its morale holds'),
  atTargetLocation: fact('At the Target Location', 'it is at the Target Location', 'it is not at the Target Location'),
  missionActionHere: fact(
    'Mission action here',
    'it can do the mission action here',
    'there is no mission action for it here',
  ),
  farFromAll: fact('Far from everybody', 'it is far from everybody', 'somebody is near it'),
};

/** Facts of one operative of the retinue, as the enemy that acts sees it. */
export const targetFacts = {
  inControlRange: fact('In its control range', 'is in its control range', 'is not in its control range'),
  wounded: fact('Wounded', 'is wounded', 'is not wounded'),
  injured: fact('Injured', 'is injured', 'is not injured'),
  ready: fact('Ready', 'is ready', 'is not ready'),
  priorityTarget: fact('Priority Target', 'is the Priority Target', 'is not the Priority Target'),
  carriesMarker: fact('Carries a marker', 'carries a marker', 'carries no marker'),
  validTarget: fact('Valid target', 'is a valid target', 'is no valid target'),
  inCover: fact('In cover', 'is in cover', 'is not in cover'),
  obscured: fact('Obscured', 'is obscured', 'is not obscured'),
  chargeReach: fact('In reach of a Charge', 'is in reach of its Charge', 'is out of reach of its Charge'),
  powerReach: fact('In reach of its power', 'is in reach of its power', 'is out of reach of its power'),
  within4: fact(`Within ${inches(4)}`, `is within ${inches(4)}`, `is farther than ${inches(4)}`),
  friendsNear: fact(
    'Its friends near by',
    'has friends of the shooter in the blast',
    'has no friends of the shooter in the blast',
  ),
  controlsObjective: fact('Has an objective', 'controls or contests an objective', 'has no objective'),
};

/** From where something is seen, added to a fact. */
export const factPlaces = {
  reposition: (said: string) => `${said} after a Reposition`,
  dash: (said: string) => `${said} after a Dash`,
  fallBack: (said: string) => `${said} after a Fall Back`,
};

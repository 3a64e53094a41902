import { type Params, count, text } from '../../speech.ts';
import type { CampaignRefusals } from '../../campaignRefusal.ts';

const used = (params: Params, unit: string, plain: string): string => {
  if (text(params, 'of') === '') return plain;
  const sum = `would be ${count(params, 'used')} of ${count(params, 'of')} ${unit}`;
  return text(params, 'name') === '' ? sum : `too much carried: ${text(params, 'name')}`;
};

/** Why something cannot be done between battles: a fact, in lower case. */
export const refusals: CampaignRefusals = {
  unknownMember: () => 'nobody of that name on the roster',
  unknownCard: () => 'no pack here has that card',
  unknownItem: () => 'no pack here has that item',
  unknownRow: () => 'no pack here has that row',
  unknownPlayer: () => 'no such player',
  unknownCommand: () => 'from a later version',
  badValue: (params) => (text(params, 'field') === 'name' ? 'it needs a name' : 'number out of range'),
  noRequest: () => 'nothing is asked',
  staleRequest: () => 'the question has changed',
  wrongAnswer: () => 'not an answer to this question',
  badFace: () => 'no such face on this die',
  notAnOption: () => 'not one of the answers',
  noScenario: () => 'no scenario is open',
  scenarioOpen: () => 'a scenario is still open',
  wrongStage: () => 'not at this point',
  notOwed: () => 'nothing of that kind waits',
  notServing: () => 'serves no longer',
  overWargear: (params) => used(params, 'WP', 'more WP than it may carry'),
  overEquipment: (params) => used(params, 'EP', 'more EP than it has'),
  overCapacity: (params) =>
    text(params, 'of') === ''
      ? 'more followers than the Acolytes may lead'
      : text(params, 'of') === '0'
        ? text(params, 'leader') !== ''
          ? `${text(params, 'leader')} leads nobody: follower capacity 0`
          : 'no Acolyte to lead it yet'
        : `follower capacity would be ${count(params, 'used')} of ${count(params, 'of')}`,
  overDv: (params) =>
    text(params, 'of') === ''
      ? 'over the Deployment Value'
      : `${count(params, 'used') - count(params, 'of')} DV over the limit`,
  gated: (params) =>
    text(params, 'level') === '' ? 'only found, never bought' : `from level ${count(params, 'level')} of its Acolyte`,
  tooManyWeapons: (params) =>
    text(params, 'of') === '' ? 'too many weapons' : `no more than ${count(params, 'of')} weapons`,
  heldByAnother: (params) =>
    text(params, 'name') === '' ? 'somebody else carries it' : `carried by ${text(params, 'name')}`,
  mustRest: (params) =>
    text(params, 'name') === '' ? 'must rest this time' : `must rest this time: ${text(params, 'name')}`,
  nobodyDeployed: () => 'nobody goes',
  stillOpen: () => 'something of this step is still open',
  choicesOwed: (params) =>
    text(params, 'name') === ''
      ? 'choices of the levels are open'
      : count(params, 'count') > 1
        ? `${count(params, 'count')} choices are open, the first for ${text(params, 'name')}`
        : `a choice is open for ${text(params, 'name')}`,
  noBase: () => 'no part of the base is for that',
  noModule: () => 'no linked campaign waits for that',
  moduleOpen: (params) =>
    text(params, 'name') === '' ? 'another linked campaign runs' : `first to be ended: ${text(params, 'name')}`,
  chapterNotOpen: () => 'nothing that has happened leads there',
  segmentUnplayed: () => 'no scenario was played there',
  segmentBlocked: (params) => `blocked: ${text(params, 'name')}`,
  tagMission: () => 'the tags of the segment ask for another mission',
  tagFaction: () => 'the tags of the segment bring other enemies',
  noCourse: () => 'nobody is at the range',
  courseOpen: (params) =>
    text(params, 'name') === '' ? 'somebody is at the range' : `at the range already: ${text(params, 'name')}`,
  courseNeeds: () => 'does not carry what it needs',
  courseDone: () => 'is through with it',
  alreadyHas: () => 'has it already',
  tooLowLevel: (params) =>
    text(params, 'needed') === '' ? 'its level is too low' : `from level ${count(params, 'needed')}`,
  acolyteLives: (params) =>
    text(params, 'name') === '' ? 'no Acolyte has died' : `the player’s Acolyte is ${text(params, 'name')}`,
  tooManyAcolytes: (params) =>
    text(params, 'name') === '' ? 'the player has an Acolyte' : `the player’s Acolyte is ${text(params, 'name')}`,
  tooFewPoints: (params) => `costs ${count(params, 'cost')} RP, there are ${count(params, 'have')}`,
  noDataslate: () => 'this is no dataslate',
  dataslateOpen: () => 'it has been begun already',
  optionOpen: () => 'choose what it is armed with',
  keywordOpen: (params) => `nothing is chosen for <${text(params, 'keyword')}>`,
  readOnly: () => 'another tab has this campaign open',
  loading: () => 'one moment, it is still being fetched',
};

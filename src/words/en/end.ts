import type { BattleState } from '../../engine/family/killteam/model/state.ts';

type EndReason = NonNullable<BattleState['result']>['reason'];

/** The end of the battle. */
export const end = {
  title: 'The battle is over',
  reasons: {
    primaryDone: 'The primary objective is done',
    primaryFailed: 'The primary objective cannot be done any more',
    retinueDown: 'All of the retinue are down',
    turningPointLimit: 'The last turning point is over',
    ended: 'Ended by hand',
  } satisfies Record<EndReason, string>,
  ask: 'How does it end?',
  choices: {
    primaryDone: 'Primary objective done',
    primaryFailed: 'Primary objective failed',
    ended: 'Stop here',
  },
  scored: 'the points so far say who won',
  choiceReasons: {
    primaryDone: 'the mission succeeds',
    primaryFailed: 'it cannot be done any more',
    ended: 'without an outcome',
  },
  /** Of a battle of a campaign: what stopping leaves to the walk after it. */
  endedCampaign: 'left open: the report after it can still change that; casualties and experience count',
  confirm: 'End the battle',
  confirmDetail: 'undo brings it back',
  inTurningPoint: (number: number) => `in turning point ${number}`,
  standing: 'Still standing',
  standingOf: (standing: number, of: number) => `${standing} of ${of}`,
  casualties: 'Casualties',
  casualtiesNote: (count: number) => (count === 1 ? '1 casualty roll is due' : `${count} casualty rolls are due`),
  casualtiesNone: 'Nobody is down',
  casualtiesHint: 'Each of them is rolled for after the battle.',
  /** Of a battle of no campaign. */
  downNote: (count: number) => `${count} down`,
  casualtiesAlone: 'Nobody is rolled for in a battle on its own. Taken into a campaign, each of them is.',
  without: { auxiliary: 'auxiliary', slain: 'slain' },
  toFound: 'Take this retinue into a campaign',
  toFoundDetail: 'this battle is its first: casualties, kills and experience count',
  auxiliary: 'auxiliary: no roll',
  slain: 'slain: no roll',
  rollDue: 'roll due',
  downedBy: (who: string) => `down, by ${who}`,
  down: 'down',
  wounds: (now: number, max: number) => `${now} of ${max} wounds`,
  kills: 'Kills',
  killsOf: (count: number) => (count === 0 ? 'no kill' : count === 1 ? '1 kill' : `${count} kills`),
  killsHeavy: (count: number) =>
    count === 1 ? '1 of them with 12 wounds or more' : `${count} of them with 12 wounds or more`,
  objectives: 'Objectives',
  objectivesHint: 'What was done and counted in the battle. Tap what is wrong.',
  askHint: 'Tap what is wrong. It counts when the battle ends.',
  goOn: 'It is not over: back into the battle',
  export: 'Export the battle',
  exportDetail: 'one file: log, outcome, everything',
  toHome: 'Home',
  toHomeDetail: 'the battle is kept',
  toWalk: 'After the battle',
  toWalkDetail: 'casualties, experience, loot',
  toCampaign: 'The campaign',
  toCampaignDetail: 'this battle is in its book',
  closed: 'book closed',
  closedFull: 'Undo: not possible, the book of this battle is closed',
  log: 'Read the log',
};

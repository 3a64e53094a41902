import type { Side } from '../../engine/core/ids.ts';
import { turningPoint as strip } from './strip.ts';

/** The turning point outside the firefight: initiative, ready, event, ploys, end. */
export const turningPoint = {
  ...strip,
  initiative: 'Initiative',
  /** `who`: the side’s name; the retinue and the enemy are known. */
  initiativeOf: (side: Side, who: string) =>
    `${side === 'retinue' ? 'Retinue' : side === 'enemy' ? 'Enemy' : who} has the initiative`,
  initiativeRule: (upTo: number) =>
    upTo <= 1
      ? 'On a 1 the enemy has it, otherwise the retinue.'
      : `On 1–${upTo} the enemy has it, otherwise the retinue.`,
  initiativeRollOff: 'Both sides roll a D6. The winner says who has initiative; a tie goes to whoever did not have it.',
  initiativeAlways: 'The retinue always has it.',
  initiativeSet: 'Set the initiative by hand',
  ready: 'Ready',
  readyText: (cp: number) => `Everyone is ready. +${cp} CP`,
  event: 'Event',
  eventNone: (from: number) => `Events begin in turning point ${from}.`,
  eventOff: 'Events are off.',
  eventLadder: (table: string) => `${table}, all results`,
  eventChance: (faces: number, die: number) => `${faces} in ${die}`,
  eventRolled: 'Rolled',
  eventRepeated: 'The same as last time: roll once more.',
  eventNoTarget: 'Nobody it could concern: nothing happens.',
  eventByHand: 'Choose the row that came up',
  ploys: 'Ploys',
  commandReroll: 'Command Re-roll',
  commandRerollText: '1 CP: roll one attack or defence die of yours again. Offered during an attack.',
  cpPool: (cp: number) => `${cp} CP for all players`,
  cpAdd: 'One CP more',
  cpTake: 'One CP less',
  alert: 'Alert',
  alertIs: (name: string) => `Alert: ${name}`,
  alertRaise: 'Raise the alert',
  alertLower: 'Lower the alert',
  alertText:
    'How alarmed the enemy is; attacks raise it. Enemies that play themselves patrol below 2, fight at 2, and hunt at 3, when more may come.',
  startBattle: 'Start the battle',
  begin: (number: number) => `Begin turning point ${number}`,
  setUpDone: 'Set-up',
  setUpDoneNote: 'how the table was set up',
  startFirefight: 'Start the firefight',
  /** `who`: the side’s name; the retinue and the enemy are known. */
  startFirefightDetail: (side: Side, who: string) =>
    `${side === 'retinue' ? 'The retinue' : side === 'enemy' ? 'The enemy' : who} activates first`,
  next: 'Next turning point',
  nextDetail: (number: number, of: number | null) => (of === null ? `number ${number}` : `${number} of ${of}`),
  over: (number: number) => `Turning point ${number} is over`,
  overText: 'Check the objectives, then go on.',
};

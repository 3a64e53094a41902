import type { FindingCode, FindingParams } from '../../../engine/plugins/scenario/lintFinding.ts';

const between = (others: readonly string[]): string =>
  others.length === 0 ? '' : ` by way of ${others.map((name) => `“${name}”`).join(', ')}`;

/** What the linter found in a scenario, each in a sentence that says what to do. */
export const findings = {
  neverCompleted: () =>
    'It can never be won: nothing completes it. Give it a primary objective that can be done, or a tick that completes it.',
  noPrimary: () => 'It has no primary objective. Only a tick ends it.',
  completedByHand: () => 'It is won only when the table counts, ticks or settles something by hand.',
  neverDone: ({ name }) => `“${name}” can never be done: its condition never holds.`,
  doneByHand: ({ name }) => `“${name}” is done only when the table counts or ticks by hand.`,
  neverFailed: ({ name }) => `“${name}” can never fail: its condition never holds.`,
  doneAtOnce: ({ name }) => `“${name}” is done as soon as the battle begins.`,
  failedAtOnce: ({ name }) => `“${name}” has failed as soon as the battle begins.`,
  neverRevealed: ({ name }) => `“${name}” is never revealed by itself: its condition never holds.`,
  revealedByHand: ({ name }) => `“${name}” is revealed only by the master.`,
  neverAvailable: ({ name }) => `“${name}” can never be done: its condition never holds, or it may be done no times.`,
  availableByHand: ({ name }) => `“${name}” can be done only after the table counts or ticks something by hand.`,
  neverFires: ({ name }) => `“${name}” never happens: its moment never comes, or its condition never holds.`,
  firesByHand: ({ name }) => `“${name}” happens only after the table counts or ticks something by hand.`,
  doesNothing: ({ name }) => `“${name}” does nothing. Give it an effect, or remove it.`,
  forNobody: ({ name }) =>
    `“${name}” is for the one it is about, and here it is about nobody: nothing happens. Choose whom it is for.`,
  triggersItself: ({ name, others }) =>
    `“${name}” brings itself about again${between(others)}. Let it happen once, or change what it does.`,
  waveNeverCalled: ({ name }) => `Nothing calls “${name}”: they never arrive.`,
  waveByHand: ({ name }) => `“${name}” arrive only after the table counts or ticks something by hand.`,
  passageByHand: ({ name }) => `Nothing tells “${name}”: only the master can read it aloud.`,
  rollsForever: ({ name }) => `“${name}” rolls without end: each of its rows leads back to it.`,
  rollsOnItself: ({ name }) => `“${name}” may be rolled again by one of its own rows.`,
  endingNeverReached: ({ name, before }) =>
    before === null
      ? `“${name}” is never told: its condition never holds.`
      : `“${name}” is never told: “${before}” fits first each time.`,
  noLastEnding: () => 'Every ending has a condition. When none fits, nothing is told.',
  noRoom: ({ name }) => `“${name}” cannot count anything: its highest is 0.`,
  emptyRange: ({ least, most }) => `At least ${least} and at most ${most} is never so.`,
  aboveMaximum: ({ name, least, max }) => `“${name}” never reaches ${least}: its highest is ${max}.`,
  aboveForOne: ({ name, least, max }) =>
    `With one Acolyte “${name}” never reaches ${least}: its highest is then ${max}.`,
  beyondLimit: ({ least, limit }) => `Turning point ${least} never comes: the battle ends after ${limit}.`,
  actedTooOften: ({ name, least, times }) => `“${name}” cannot be done ${least} times, only ${times}.`,
  excluding: ({ name, other }) => `“${name}” and “${other}” exclude each other: whoever does one fails the other.`,
  completesWithout: ({ name, other }) =>
    `“${name}” ends the mission as done while “${other}” is still open. Let the objective be done by it, or the other way round.`,
  failsWithout: ({ name, other }) =>
    `“${name}” ends the mission as failed while “${other}” has not failed. Let the objective fail by it, or the other way round.`,
  zoneGone: () => 'The killzone has no such place any more, or none is chosen. Choose another place.',
  zoneCrowded: ({ name, room, models }) => `“${name}” has room for ${room}, and as many as ${models} are set up there.`,
  waveNoEntry: ({ name }) => `“${name}” have no way in: the killzone has no entry point. Choose where they come in.`,
  contradiction: () => 'This contradicts itself: it never holds.',
} satisfies { readonly [C in FindingCode]: (params: FindingParams[C]) => string };

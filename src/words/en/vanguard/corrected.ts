import type { Correction } from '../../../engine/family/vanguard/model/command.ts';
import type { EventOf } from '../../../engine/family/vanguard/model/event.ts';
import { change } from '../../format.ts';
import type { RoundsLook } from '../../roundsSpeech.ts';
import { type Said, say } from '../../speech.ts';

const FACTS = {
  activated: ['has acted', 'has not acted'],
  fatigued: ['is tired', 'is fresh'],
  down: ['is floored', 'stands'],
  inPlay: ['is in play', 'is out of the battle'],
  placed: ['is set up', 'is still to be set up'],
  broken: ['is broken', 'is not broken'],
  finished: ['has finished', 'has not finished'],
} as const;

const NUMBERS = { cp: 'command points', tokens: 'pass tokens', points: 'points' } as const;

/** What is so now, as a sentence. */
function saidOf(correction: Correction, look: RoundsLook): string {
  switch (correction.what) {
    case 'wounds':
      return `wounds of ${look.name(correction.model)}`;
    case 'token':
      return `${look.shown(correction.token)} of ${look.name(correction.model)}`;
    case 'activated':
    case 'fatigued':
    case 'down':
    case 'inPlay':
    case 'placed':
      return `${look.name(correction.model)} ${FACTS[correction.what][correction.value ? 0 : 1]}`;
    case 'broken':
    case 'finished':
      return `${look.side(correction.side)} ${FACTS[correction.what][correction.value ? 0 : 1]}`;
    case 'engaged': {
      const [one, other] = correction.pair.map(look.name);
      return `${one} and ${other} are ${correction.value ? '' : 'not '}engaged`;
    }
    case 'cp':
    case 'tokens':
    case 'points':
      return `${NUMBERS[correction.what]} of ${look.side(correction.side)}`;
    case 'turn':
      return `the turn is that of ${look.side(correction.side)}`;
    case 'round':
      return 'the number of the round';
  }
}

/** What was set by hand: a fact as it is now, a number with what it was before. */
export function corrected({ correction, from }: EventOf<'corrected'>, look: RoundsLook): Said {
  const to = 'value' in correction && typeof correction.value === 'number' ? correction.value : null;
  const figures = to === null || typeof from !== 'number' ? null : change(from, to);
  return say(`By hand: ${saidOf(correction, look)}`, figures);
}

import type { Correction } from '../../../engine/family/vanguard/model/command.ts';
import type { EventOf } from '../../../engine/family/vanguard/model/event.ts';
import { change } from '../format.ts';
import type { RoundsLook } from '../../roundsSpeech.ts';
import { type Said, say } from '../../speech.ts';
import { de } from '../de.ts';

const FACTS = {
  activated: ['a joué', 'n’a pas joué'],
  fatigued: ['est épuisé', 'est reposé'],
  down: ['est au sol', 'est debout'],
  inPlay: ['est en jeu', 'est hors jeu'],
  placed: ['est en place', 'reste à placer'],
  broken: ['est ébranlé', 'n’est pas ébranlé'],
  finished: ['a terminé', 'n’a pas terminé'],
} as const;

const NUMBERS = { cp: 'points de commandement', tokens: 'jetons de passe', points: 'points' } as const;

/** What is so now, as a sentence. */
function saidOf(correction: Correction, look: RoundsLook): string {
  switch (correction.what) {
    case 'wounds':
      return `points de vie ${de(look.name(correction.model))}`;
    case 'token':
      return `${look.shown(correction.token)} ${de(look.name(correction.model))}`;
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
      return correction.value ? `${one} et ${other} sont engagés` : `${one} et ${other} ne sont pas engagés`;
    }
    case 'cp':
    case 'tokens':
    case 'points':
      return `${NUMBERS[correction.what]} ${de(look.side(correction.side))}`;
    case 'turn':
      return `le tour est à ${look.side(correction.side)}`;
    case 'round':
      return 'numéro de la manche';
  }
}

/** What was set by hand: a fact as it is now, a number with what it was before. */
export function corrected({ correction, from }: EventOf<'corrected'>, look: RoundsLook): Said {
  const to = 'value' in correction && typeof correction.value === 'number' ? correction.value : null;
  const figures = to === null || typeof from !== 'number' ? null : change(from, to);
  return say(`À la main\u00A0: ${saidOf(correction, look)}`, figures);
}

import type { Correction } from '../../engine/family/killteam/model/command.ts';
import { change } from '../format.ts';
import type { Look } from '../look.ts';
import { lastingSaid } from '../lastingSaid.ts';
import { effects } from './effects.ts';
import { gameRules, weaponRules } from './ruleNames.ts';
import { say, type Said } from '../speech.ts';

type Value = string | number | boolean | null;

const by = 'by hand';
const step = (from: Value, to: string | number): string =>
  typeof from === 'number' || typeof from === 'string' ? change(from, to) : `${to}`;

function ofOperative(correction: Extract<Correction, { operative: string }>, from: Value, look: Look): Said {
  const who = look.name(correction.operative);
  switch (correction.what) {
    case 'wounds':
      return say(`${who}: wounds set by hand`, step(from, correction.to));
    case 'ammo':
      return say(`${who}: shots set by hand`, step(from, correction.left));
    case 'order':
      return say(`${who}: order set by hand`);
    case 'readiness':
      return say(`${who} is set to ${correction.readiness === 'ready' ? 'ready' : 'done'}`, by);
    case 'guard':
      return say(`${who} is ${correction.on ? 'set on guard' : 'no longer on guard'}`, by);
    case 'reanimations':
      return say(`${who}: times raised set by hand`, step(from, correction.to));
  }
}

/** A correction by hand, with the old and the new value. */
export function correctedLine(correction: Correction, from: Value, look: Look): Said {
  if ('operative' in correction) return ofOperative(correction, from, look);
  switch (correction.what) {
    case 'ap':
      return say('Spent AP set by hand', step(from, correction.spent));
    case 'cp':
      return say('CP set by hand', step(from, correction.to));
    case 'alert':
      return say('Alert set by hand', step(from, correction.to));
    case 'turn':
      return say(correction.to === 'retinue' ? 'The retinue is to activate' : 'The enemy is to activate', by);
    case 'initiative':
      return say(correction.to === 'retinue' ? 'The retinue has the initiative' : 'The enemy has the initiative', by);
    case 'turningPoint':
      return say('Turning point set by hand', step(from, correction.to));
    case 'die':
      return say('A die set by hand', step(from, correction.face));
    case 'damage':
      return say('Damage set by hand', step(from, correction.to));
    case 'impose':
      return say(lastingSaid({ effects, gameRules, weaponRules }, correction.lasting, look), by);
    case 'lift':
      return say('Something that lasts lifted by hand');
  }
}

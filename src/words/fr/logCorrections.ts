import type { Correction } from '../../engine/family/killteam/model/command.ts';
import { change } from './format.ts';
import type { Look } from '../look.ts';
import { lastingSaid } from '../lastingSaid.ts';
import { effects } from './effects.ts';
import { gameRules, weaponRules } from './ruleNames.ts';
import { say, type Said } from '../speech.ts';

type Value = string | number | boolean | null;

const by = 'à la main';
const step = (from: Value, to: string | number): string =>
  typeof from === 'number' || typeof from === 'string' ? change(from, to) : `${to}`;

function ofOperative(correction: Extract<Correction, { operative: string }>, from: Value, look: Look): Said {
  const who = look.name(correction.operative);
  switch (correction.what) {
    case 'wounds':
      return say(`${who} : PV fixés à la main`, step(from, correction.to));
    case 'ammo':
      return say(`${who} : coups fixés à la main`, step(from, correction.left));
    case 'order':
      return say(`${who} : ordre fixé à la main`);
    case 'readiness':
      return say(`${who} ${correction.readiness === 'ready' ? 'est à jouer' : 'a joué'}`, by);
    case 'guard':
      return say(`${who} ${correction.on ? 'est en garde' : 'n’est plus en garde'}`, by);
    case 'reanimations':
      return say(`${who} : ranimations fixées à la main`, step(from, correction.to));
  }
}

export function correctedLine(correction: Correction, from: Value, look: Look): Said {
  if ('operative' in correction) return ofOperative(correction, from, look);
  switch (correction.what) {
    case 'ap':
      return say('PA dépensés fixés à la main', step(from, correction.spent));
    case 'cp':
      return say('PC fixés à la main', step(from, correction.to));
    case 'alert':
      return say('Alerte fixée à la main', step(from, correction.to));
    case 'turn':
      return say(correction.to === 'retinue' ? 'Au tour de votre suite' : 'À l’ennemi d’activer', by);
    case 'initiative':
      return say(correction.to === 'retinue' ? 'La suite a l’initiative' : 'L’ennemi a l’initiative', by);
    case 'turningPoint':
      return say('Tournant fixé à la main', step(from, correction.to));
    case 'die':
      return say('Un dé fixé à la main', step(from, correction.face));
    case 'damage':
      return say('Dégâts fixés à la main', step(from, correction.to));
    case 'impose':
      return say(lastingSaid({ effects, gameRules, weaponRules }, correction.lasting, look), by);
    case 'lift':
      return say('Un effet levé à la main');
  }
}

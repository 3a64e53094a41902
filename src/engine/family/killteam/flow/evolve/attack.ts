import { pairKey } from '../../model/facts.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleDraft, Handlers } from '../../rules/plugin.ts';
import { at, openTask } from './draft.ts';

const declared = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'attackDeclared' }>): void => {
  if (event.action !== 'shoot') return;
  at(draft, event.operative).lastWeapon = event.weapon;
  if (event.via !== 'guard') draft.activation?.shotWith.push(event.weapon);
};

/** A guard that did nothing after all has not interrupted: it is still on guard. */
const letBe = (draft: BattleDraft): void => {
  if (draft.interrupt === null || draft.activation === null) return;
  if (at(draft, draft.interrupt.operative).guard) draft.activation.interrupted = false;
};

/** Attacks in progress: their tasks, the facts of shots, the guard's interrupt. */
export const attacks = {
  attackDeclared: (draft, event) => {
    declared(draft, event);
  },
  shotMoved: (draft, event) => {
    Object.assign(openTask(draft, 'shoot').sequence, event.set);
  },
  fightMoved: (draft, event) => {
    Object.assign(openTask(draft, 'fight'), event.set);
  },
  fighterMoved: (draft, event) => {
    Object.assign(openTask(draft, 'fight')[event.role], event.set);
  },
  factsSet: (draft, event) => {
    draft.facts[pairKey(event.shooter, event.target)] = event.facts;
  },
  interruptStarted: (draft, event) => {
    draft.interrupt = { operative: event.operative, enemy: event.enemy };
    if (draft.activation !== null) draft.activation.interrupted = true;
  },
  interruptEnded: (draft) => {
    letBe(draft);
    draft.interrupt = null;
  },
} satisfies Partial<Handlers>;

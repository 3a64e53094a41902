import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import type { Command, Correction } from '../../src/engine/family/killteam/model/command.ts';
import { evolveAll } from './fold.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { ACTION_IDS, ORDERS } from '../../src/engine/core/ids.ts';
import { answerTo, Chooser, nextCommand, type Played, type PlayedEntry } from './randomPlayer.ts';
import { RETINUE } from '../../src/engine/systems/acolyte/sides.ts';

const OVERRIDE = { override: { reason: 'lawless' } };

const anybody = (state: BattleState, choose: Chooser): string => choose.of(state.operatives)?.id ?? '';

const anyCorrection = (state: BattleState, choose: Chooser): Correction => {
  const operative = anybody(state, choose);
  const corrections: readonly Correction[] = [
    { what: 'wounds', operative, to: choose.below(10), credit: choose.chance(2) ? anybody(state, choose) : null },
    { what: 'ap', spent: choose.below(4) },
    {
      what: 'ammo',
      operative,
      counter: choose.of(Object.keys(operativeAmmo(state, operative))) ?? '',
      left: choose.below(4),
      jammed: choose.chance(2),
    },
    { what: 'order', operative, order: choose.of(ORDERS) ?? 'engage' },
    { what: 'readiness', operative, readiness: choose.chance(2) ? 'ready' : 'expended' },
    { what: 'guard', operative, on: choose.chance(2) },
    { what: 'reanimations', operative, to: choose.below(4) },
    { what: 'cp', side: RETINUE, to: choose.below(5) },
    { what: 'turn', to: choose.of(state.sides)?.id ?? RETINUE },
    { what: 'die', pool: choose.chance(2) ? 'attack' : 'defence', die: choose.below(4), face: 1 + choose.below(6) },
    { what: 'damage', to: choose.below(20) },
  ];
  return choose.of(corrections) ?? { what: 'cp', side: RETINUE, to: 1 };
};

const operativeAmmo = (state: BattleState, id: string) =>
  state.operatives.find((operative) => operative.id === id)?.ammo ?? {};

const anyAction = (state: BattleState, choose: Chooser): Command => {
  const acting = state.interrupt?.operative ?? state.activation?.operative ?? '';
  const action = choose.of(ACTION_IDS) ?? 'dash';
  const target = anybody(state, choose);
  const weapons = state.operatives.find(({ id }) => id === acting)?.weapons ?? [];
  const weapon = choose.of(weapons)?.id ?? '';
  if (action === 'shoot' || action === 'fight')
    return choose.chance(4)
      ? { type: 'logAttack', action, weapon, target, damage: choose.below(9), suffered: choose.below(4), ...OVERRIDE }
      : { type: action, weapon, target, ...OVERRIDE };
  const gun = choose.of(Object.keys(operativeAmmo(state, acting))) ?? null;
  const fall = choose.chance(5) ? choose.below(9) : 0;
  return { type: 'act', action, targets: [target], weapon: gun, note: null, fall, ...OVERRIDE };
};

/** Any command at all, against any rule. */
function lawless(state: BattleState, choose: Chooser): Command {
  const operative = anybody(state, choose);
  const commands: readonly Command[] = [
    anyAction(state, choose),
    anyAction(state, choose),
    anyAction(state, choose),
    { type: 'activate', operative, order: choose.of(ORDERS) ?? 'engage', ...OVERRIDE },
    { type: 'counteract', operative, ...OVERRIDE },
    { type: 'correct', correction: anyCorrection(state, choose) },
    { type: 'fall', operative, inches: choose.below(9) },
    { type: 'setEngaged', pair: [operative, anybody(state, choose)], on: true },
    { type: 'setFlag', operative, flag: 'onEdge', on: true },
    { type: 'commandReroll', pool: choose.chance(2) ? 'attack' : 'defence', die: choose.below(4), ...OVERRIDE },
    { type: 'setFacts', facts: { obscured: choose.chance(2), cover: choose.chance(2), visible: choose.chance(2) } },
    { type: 'skipEffect' },
    { type: 'cancelAttack' },
    { type: 'passInterrupt' },
    { type: 'goOn' },
  ];
  return choose.of(commands) ?? { type: 'goOn' };
}

const command = (state: BattleState, choose: Chooser): Command => {
  const request = pendingRequest(state);
  if (choose.chance(3)) return lawless(state, choose);
  if (request !== null) return { type: 'answer', requestId: request.id, answer: answerTo(request, choose, state.seed) };
  return nextCommand(state, choose) ?? { type: 'goOn' };
};

/** Plays so many commands with random overrides and corrections among them; refused ones are left out. */
export function playLawlessly(start: BattleState, seed: string, commands: number): Played {
  const choose = new Chooser(seed);
  const entries: PlayedEntry[] = [];
  let state = start;
  for (let step = 0; step < commands; step += 1) {
    const given = command(state, choose);
    const decision = battleDecider.decide(state, given);
    if (!decision.ok) continue;
    state = evolveAll(state, decision.events);
    entries.push({ command: given, events: decision.events });
  }
  return { start, end: state, entries };
}

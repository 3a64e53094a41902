import { poolOf, thresholdsOf } from '../../../engine/family/killteam/attack/fight/fightInHand.ts';
import type { FighterInHand, FightInHand } from '../../../engine/family/killteam/rules/steps.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { LogEntry } from '../../../state/store.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { damagePair, target } from '../../../words/format.ts';
import { logLine, lineText } from '../../../words/logLine.ts';
import { hitRows } from './hitRows.ts';
import type { Scene } from './Scene.ts';

const successes = (fight: FightInHand, side: FighterInHand) =>
  (poolOf(fight, side)?.pool ?? []).filter(({ grade }) => grade !== 'fail');

/** "die 2 of 5" once both have rolled; else where the battle stands. */
export function fightNote({ words, game, request }: Scene, fight: FightInHand): string {
  const dice = [...successes(fight, fight.attacker), ...successes(fight, fight.defender)];
  if (request?.kind === 'pick' && request.question === 'fightDie')
    return words.attack.dieOf(dice.filter(({ spent }) => spent).length + 1, dice.length);
  return `${words.turningPoint.phases.firefight} · ${words.turningPoint.short(game.state.turningPoint)}`;
}

/** Weapon, Hit and damage; or why this side does not fight back. */
export function fighterDetail({ words, look }: Scene, fight: FightInHand, side: FighterInHand): string {
  if (side.role === 'defender' && fight.task.noRetaliate) {
    const armed = side.operative.weapons.some(({ kind }) => kind === 'melee');
    return armed ? words.attack.noRetaliate : words.attack.unarmed;
  }
  if (side.weapon === null) return words.attack.retaliates;
  const { hit } = thresholdsOf(fight, side);
  return `${look.weaponName(side.weapon.id)} ${target(hit)} · ${damagePair(side.weapon.damage)}`;
}

/** What has happened since this fight was declared, as far as the last entries tell. */
function since(recent: readonly LogEntry[]) {
  const events = recent.flatMap((entry) =>
    entry.events.map((event, index) => ({ event, id: `${entry.seq}.${index}` })),
  );
  return events.slice(events.findLastIndex(({ event }) => event.type === 'attackDeclared') + 1);
}

/** Somebody as they were when their Hit was fixed: the wounds before the first blow of this fight. */
function asDeclared({ operative }: FighterInHand, recent: readonly LogEntry[]): Operative {
  const first = since(recent).find(({ event }) => event.type === 'damaged' && event.operative === operative.id)?.event;
  return first?.type === 'damaged' ? { ...operative, wounds: first.from } : operative;
}

/** Why somebody's Hit is what it is, when anything changes it; empty before a weapon is chosen. */
export function fighterHit(
  { words, look, game }: Scene,
  side: FighterInHand,
  recent: readonly LogEntry[],
): readonly WhyRow[] {
  if (side.weapon === null) return [];
  const operative = asDeclared(side, recent);
  const { weapon, opponent: foe, fighter } = side;
  const use = { operative, weapon, pointBlank: false, assists: fighter.assists, foe };
  const [, ...changes] = hitRows(words, use, game.state.tables);
  return changes.map(({ id, lead, text }) => ({
    id: `${side.role}.${id}`,
    lead,
    text: words.common.named(look.name(side.operative.id), text),
  }));
}

/** The faces of a side once its dice are retained and its misses are put away. */
export function fighterRolled({ words, look }: Scene, { role, fighter }: FighterInHand): readonly WhyRow[] {
  if (fighter.pool === null || fighter.dice === null || fighter.dice.length === 0) return [];
  const faces = fighter.dice.map(({ face }) => face).filter((face) => face !== null);
  if (faces.length === 0) return [];
  const text = words.attack.duelDice(look.name(fighter.operative), faces.join(', '));
  return [{ id: `${role}.dice`, lead: { icon: 'dice' }, text }];
}

/** What has happened in this fight, from the log. */
export function soFar({ words, look }: Scene, recent: readonly LogEntry[]): readonly WhyRow[] {
  return since(recent).flatMap(({ event, id }): readonly WhyRow[] => {
    const line = logLine(words, event, look);
    return line === null ? [] : [{ id, lead: { icon: line.icon }, text: lineText(line) }];
  });
}

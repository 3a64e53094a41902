import type { Words } from '../../../words/words.ts';
import type { FighterView, FightView } from '../../../engine/view/fight.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { damagePair, target } from '../../../words/format.ts';
import { logLine, lineText } from '../../../words/logLine.ts';
import { hitRows } from './hitRows.ts';
import type { PlayScene } from '../../../scene/useScene.ts';
import type { KillTeamEntry } from '../../../state/battle/killTeam.ts';

const successes = ({ dice }: FighterView) => (dice ?? []).filter(({ grade }) => grade !== 'fail');

/** "die 2 of 5" once both have rolled; else where the battle stands. */
export function fightNote({ words, view }: PlayScene, { attacker, defender }: FightView): string {
  const dice = [...successes(attacker), ...successes(defender)];
  const { request, state } = view;
  if (request?.kind === 'pick' && request.question === 'fightDie')
    return words.attack.dieOf(dice.filter(({ spent }) => spent).length + 1, dice.length);
  return `${words.turningPoint.phases.firefight} · ${words.turningPoint.short(state.turningPoint)}`;
}

/** Weapon, Hit and damage; or why this side does not fight back. */
export function fighterDetail({ words, look }: PlayScene, { task }: FightView, side: FighterView): string {
  if (side.role === 'defender' && task.noRetaliate) {
    const armed = side.operative.weapons.some(({ kind }) => kind === 'melee');
    return armed ? words.attack.noRetaliate : words.attack.unarmed;
  }
  if (side.weapon === null) return words.attack.retaliates;
  return `${look.weaponName(side.weapon.id)} ${target(side.thresholds.hit)} · ${damagePair(side.weapon.damage)}`;
}

/** What has happened since this fight was declared, as far as the last entries tell. */
function since(recent: readonly KillTeamEntry[]) {
  const events = recent.flatMap((entry) =>
    entry.events.map((event, index) => ({ event, id: `${entry.seq}.${index}` })),
  );
  return events.slice(events.findLastIndex(({ event }) => event.type === 'attackDeclared') + 1);
}

/** Wounds of somebody when their Hit was fixed: before the first blow of this fight. */
function woundsDeclared({ operative }: FighterView, recent: readonly KillTeamEntry[]): number {
  const first = since(recent).find(({ event }) => event.type === 'damaged' && event.operative === operative.id)?.event;
  return first?.type === 'damaged' ? first.from : operative.wounds;
}

/** Why somebody's Hit is what it is, when anything changes it; empty before a weapon is chosen. */
export function fighterHit(
  { words, look }: PlayScene,
  side: FighterView,
  recent: readonly KillTeamEntry[],
): readonly WhyRow[] {
  const { weapon, operative, fighter } = side;
  const hitFrom = side.hitFrom(woundsDeclared(side, recent));
  if (weapon === null || hitFrom === null) return [];
  const use = { operative, weapon, assists: fighter.assists, hitFrom };
  const [, ...changes] = hitRows(words, use, look);
  return changes.map(({ id, lead, text }) => ({
    id: `${side.role}.${id}`,
    lead,
    text: words.common.named(look.name(operative.id), text),
  }));
}

/** The faces of a side once its dice are retained and its misses are put away. */
export function fighterRolled({ words, look }: PlayScene, { role, fighter }: FighterView): readonly WhyRow[] {
  if (fighter.pool === null || fighter.dice === null || fighter.dice.length === 0) return [];
  const faces = fighter.dice.map(({ face }) => face).filter((face) => face !== null);
  if (faces.length === 0) return [];
  const text = words.attack.duelDice(look.name(fighter.operative), faces.join(', '));
  return [{ id: `${role}.dice`, lead: { icon: 'dice' }, text }];
}

/** What has happened in this fight, from the log. */
export function soFar(
  words: Words<'log'>,
  { look }: Pick<PlayScene, 'look'>,
  recent: readonly KillTeamEntry[],
): readonly WhyRow[] {
  return since(recent).flatMap(({ event, id }): readonly WhyRow[] => {
    const line = logLine(words, event, look);
    return line === null ? [] : [{ id, lead: { icon: line.icon }, text: lineText(line) }];
  });
}

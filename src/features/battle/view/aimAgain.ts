import type { Pick } from './picking.ts';
import type { KillTeamBattle, KillTeamEntry } from '../../../state/battle/killTeam.ts';

const choseAnother = ({ command }: KillTeamEntry): boolean =>
  command.type === 'answer' && command.answer.kind === 'pick' && command.answer.option === 'chooseAnother';

const cancelled = ({ events }: KillTeamEntry): boolean => events.some(({ type }) => type === 'attackCancelled');

type BattleLog = { readonly recent: KillTeamBattle['recent']; readonly redoes: KillTeamBattle['redoes'] };

/**
 * After "choose another target" the same weapon waits for the next target. Null: the last act was another one, or it was
 * undone.
 */
export function aimAgain({ recent, redoes }: BattleLog): Pick | null {
  const last = recent.at(-1);
  if (last === undefined || redoes !== null || !choseAnother(last) || !cancelled(last)) return null;
  const declared = recent.flatMap(({ events }) => events).findLast(({ type }) => type === 'attackDeclared');
  return declared?.type === 'attackDeclared'
    ? { kind: 'attack', action: declared.action, weapon: declared.weapon, override: null }
    : null;
}

import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { Look } from './look.ts';

/** What a ploy of this battle does, in words. */
export function ployText({ ploys = {} }: BattleState, look: Look, id: string): string {
  const text = Object.values(ploys)
    .flat()
    .find((ploy) => ploy.id === id)?.text;
  return text === undefined ? '' : look.contentText(`${id}/text`, text);
}

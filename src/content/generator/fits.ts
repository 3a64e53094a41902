import type { Values } from './parts.ts';
import type { PartId } from './state.ts';

type Tag =
  | 'hard'
  | 'dark'
  | 'box'
  | 'witness'
  | 'killing'
  | 'mindless'
  | 'gang'
  | 'cult'
  | 'sick'
  | 'hunter'
  | 'hired'
  | 'hull'
  | 'war'
  | 'underhive';

type Tagged = Readonly<Partial<Record<string, readonly Tag[]>>>;

/** What a value brings into the scenario, by its id. */
const BRINGS: Tagged = {
  hard: ['hard'],
  gloom: ['dark'],
  blackout: ['dark'],
  'wants-box': ['box'],
  'bring-them-home': ['witness'],
  cleanse: ['killing'],
  'silence-the-voice': ['killing'],
  'chaos-cult': ['cult'],
  nurgle: ['sick'],
  'underhive-gang': ['gang'],
  brood: ['cult', 'hunter'],
  'walking-dead': ['sick', 'hunter', 'mindless'],
  'hired-band': ['gang', 'hired'],
  'in-station': ['underhive'],
  'in-dormitory': ['underhive'],
  'in-foundry': ['underhive', 'war'],
  'in-quarantine': ['underhive', 'war'],
  'in-court': ['war'],
  'in-dry-dock': ['hull'],
};

/** Values that make sense only beside one that brings one of these. */
const NEEDS: Tagged = {
  'open-box': ['box'],
  'double-witness': ['witness'],
  'kept-by-gang': ['gang'],
  'kept-by-cult': ['cult'],
  'kept-by-scavengers': ['gang'],
  'kept-by-sick': ['sick'],
  'kept-by-guards': ['hired'],
  'kept-by-hunter': ['hunter'],
  'frontline-events': ['war'],
  'underhive-events': ['underhive'],
  'void-hulk-events': ['hull'],
};

/** Values that make no sense beside one that brings any of these. */
const REFUSES: Tagged = {
  'clear-air': ['hard'],
  gloom: ['dark'],
  blackout: ['dark'],
  'captives-only': ['killing', 'mindless'],
};

/** A second one of its kind is another than the first. */
const FIRST: Partial<Readonly<Record<PartId, PartId>>> = { environment2: 'environment', secondary2: 'secondary' };

/** Whether a value of a part is there already, as the first of its kind. */
export function isTwin(id: PartId, value: string | null, values: Values): boolean {
  const first = FIRST[id];
  return first !== undefined && values[first] === value;
}

/** The secret objective, by its face from 0, that the other objective forbids, or is. */
const HIDDEN_BESIDE: Partial<Readonly<Record<string, string>>> = { 'leave-no-trace': '4', 'all-come-back': '0' };

const isBesideHidden = (value: string, { secondary = '', secondary2 = '' }: Values): boolean =>
  HIDDEN_BESIDE[secondary] === value || HIDDEN_BESIDE[secondary2] === value;

/** Whether a value of a part makes sense beside what the parts before have become. */
export function fits(id: PartId, value: string, values: Values): boolean {
  if (isTwin(id, value, values) || (id === 'hidden' && isBesideHidden(value, values))) return false;
  const needs = NEEDS[value];
  const refuses = REFUSES[value];
  if (needs === undefined && refuses === undefined) return true;
  const brought = new Set(Object.values(values).flatMap((each) => BRINGS[each] ?? []));
  const has = (tag: Tag): boolean => brought.has(tag);
  return (needs?.some(has) ?? true) && refuses?.some(has) !== true;
}

import type { LastingChange, LastingOp } from '../engine/family/killteam/card/lastingChange.ts';
import type { Words } from '../words/words.ts';

type ChangeParts = Words<'scenario'>['changeParts'];
type Lists = {
  readonly [
    Key in keyof ChangeParts as ChangeParts[Key] extends Readonly<Record<string, string>> ? Key : never
  ]: ChangeParts[Key];
};
type Label = { [Key in keyof ChangeParts]: ChangeParts[Key] extends string ? Key : never }[keyof ChangeParts];

/** One field of a change, by the place that it fills. */
export type ChangeField<Key extends string = string> =
  | { readonly kind: 'number'; readonly key: Key; readonly label: Label; readonly min: number; readonly max: number }
  | { readonly kind: 'bound'; readonly key: Key }
  | {
      readonly kind: 'pick';
      readonly key: Key;
      readonly label: Label;
      readonly names: keyof Lists;
      /** Which of the names are offered; absent: all. */
      readonly only?: readonly string[];
      /** What a name stands for, where it is not itself; `undefined`: the place is left out. */
      readonly values?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'order' | 'action' | 'rule' | 'rules' | 'reach' | 'table' | 'trait'; readonly key: Key }
  | { readonly kind: 'move'; readonly key: Key };

type KeyOf<Op extends LastingOp> = Exclude<keyof Extract<LastingChange, { op: Op }>, 'op'> & string;

const number = <Key extends string>(key: Key, label: Label, [min, max]: readonly [number, number]) =>
  ({ kind: 'number', key, label, min, max }) as const;
const by = (most: number, label: Label = 'by') => number('by', label, [-most, most]);
const inches = number('inches', 'inches', [1, 60]);
const upTo = number('upTo', 'face', [1, 6]);

const group = { kind: 'pick', key: 'group', label: 'group', names: 'groups' } as const;
const when = { kind: 'pick', key: 'when', label: 'when', names: 'whens' } as const;
const per = { kind: 'pick', key: 'per', label: 'per', names: 'pers', values: { none: null } } as const;
const rule = { kind: 'rule', key: 'rule' } as const;
const order = { kind: 'order', key: 'order' } as const;
const table = { kind: 'table', key: 'table' } as const;

/** What each kind of change needs, in the order in which it is asked. */
export const CHANGE_FIELDS: { readonly [Op in LastingOp]: readonly ChangeField<KeyOf<Op>>[] } = {
  stat: [
    { kind: 'pick', key: 'stat', label: 'stat', names: 'stats' },
    by(6),
    { kind: 'bound', key: 'least' },
    { ...group, values: { any: undefined } },
  ],
  attackDice: [by(6), group, when],
  criticalBonus: [by(6), group],
  weaponRule: [rule, group, when],
  weaponRuleAgainst: [rule, group, { kind: 'reach', key: 'reach' }],
  noRerollsAgainst: [],
  unassistedFoe: [],
  foeHit: [by(3)],
  meleeAura: [by(3), number('inches', 'inches', [1, 30])],
  chargeStrike: [by(6)],
  doubleStrike: [],
  guardPointBlank: [],
  ignoreObscured: [],
  obscured: [{ kind: 'pick', key: 'is', label: 'obscured', names: 'yesNo', values: { yes: true, no: false } }],
  coverSave: [{ kind: 'pick', key: 'gives', label: 'gives', names: 'givens' }, when],
  noCoverSave: [],
  defenceReroll: [{ ...when, only: ['always', 'fromVantage'] }],
  saveAgainst: [{ kind: 'rules', key: 'rules' }, by(3)],
  toughness: [number('by', 'by', [1, 6])],
  cost: [{ kind: 'action', key: 'action' }, by(3, 'ap'), per],
  forbid: [{ kind: 'action', key: 'action' }],
  distance: [{ kind: 'move', key: 'action' }, by(6, 'inches')],
  moveOnOrder: [order, by(6, 'inches')],
  firstOrder: [order],
  aplNeverRaised: [],
  aplNeverLowered: [per],
  ignoreInjured: [{ kind: 'pick', key: 'what', label: 'what', names: 'whats' }, per],
  reanimate: [by(5), { kind: 'pick', key: 'on', label: 'on', names: 'ons' }],
  fallTest: [upTo],
  fallDamage: [number('over', 'over', [1, 60]), number('least', 'wounds', [1, 20])],
  sight: [inches],
  smoke: [inches],
  lit: [],
  accurateWithin: [inches],
  notice: [inches],
  unnoticed: [order],
  marked: [],
  psychicTest: [by(5)],
  psychicReroll: [],
  psychicTwice: [],
  perils: [upTo],
  perilsHalved: [],
  ployPrice: [by(3, 'cp'), { kind: 'pick', key: 'kind', label: 'kind', names: 'kinds', values: { any: undefined } }],
  forbidTrait: [{ kind: 'trait', key: 'trait' }],
  investigation: [by(6)],
  tableTwice: [table],
  tableFace: [table, number('from', 'from', [1, 20]), number('to', 'to', [1, 20])],
  reinforcements: [by(20, 'dv')],
  told: [],
};

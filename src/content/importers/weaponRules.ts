import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { acolyteRules } from '../../engine/systems/acolyte/rules.ts';
import { plainName } from './plain.ts';

type Params = WeaponRuleUse['params'];

/** How a rule is written, spelled out or as a code with its number glued on; `params` from what the pattern caught. */
interface Spelling {
  readonly id: string;
  readonly pattern: RegExp;
  readonly params: (...caught: readonly (string | undefined)[]) => Params;
}

const bare = (id: string, pattern: RegExp): Spelling => ({ id, pattern, params: () => ({}) });
const numbered = (id: string, pattern: RegExp): Spelling => ({ id, pattern, params: (x) => ({ x: Number(x) }) });

const MOVES: Readonly<Record<string, string>> = { rep: 'reposition', das: 'dash', cha: 'charge', fal: 'fallBack' };

/** Patterns meet the whole token: lower case, without quotation marks and asterisks. */
const SPELLINGS: readonly Spelling[] = [
  numbered('accurate', /^acc(?:urate)? ?(\d+)$/u),
  bare('balanced', /^bal(?:anced)?$/u),
  numbered('blast', /^(?:blast|bla) ?(\d+)$/u),
  bare('brutal', /^bru(?:tal)?$/u),
  bare('ceaseless', /^cea(?:se|seless)?$/u),
  {
    id: 'devastating',
    pattern: /^(?:(\d+) ?)?dev(?:astating)? ?(\d+)$/u,
    params: (inches, x) => ({ x: Number(x), inches: inches === undefined ? null : Number(inches) }),
  },
  {
    id: 'heavy',
    pattern: /^(?:heavy|hvy) ?(?:\(? ?(rep|das|cha|fal)[a-z ]*?only ?\)?)?$/u,
    params: (move) => ({ only: move === undefined ? null : (MOVES[move] ?? null) }),
  },
  bare('hot', /^hot$/u),
  numbered('lethal', /^let(?:h|hal)? ?(\d+)\+?$/u),
  numbered('limited', /^lim(?:ited)? ?(\d+)$/u),
  numbered('piercing', /^(?:piercing|prc) ?(\d+)$/u),
  numbered('piercingCrits', /^(?:piercing|prc|pcr) ?crits? ?(\d+)$/u),
  bare('psychic', /^psy(?:chic)?$/u),
  bare('punishing', /^pun(?:ishing)?$/u),
  numbered('range', /^(?:range|rng) ?(\d+)$/u),
  bare('relentless', /^rel(?:ent|entless)?$/u),
  bare('rending', /^ren(?:d|ding)?$/u),
  bare('saturate', /^sat(?:urate)?$/u),
  bare('seek', /^seek$/u),
  bare('seekLight', /^seek ?(?:light|lt)$/u),
  bare('severe', /^sev(?:ere)?$/u),
  bare('shock', /^sho(?:ck)?$/u),
  bare('silent', /^sil(?:ent)?$/u),
  bare('stun', /^stun$/u),
  numbered('torrent', /^tor(?:rent)? ?(\d+)$/u),
];

const { weaponRules } = acolyteRules;
const accepted = ({ id, params }: WeaponRuleUse): boolean => weaponRules[id]?.accepts(params).ok === true;

/** `*Name` sends the reader to the abilities: it is no rule of its own, whatever it is called. */
const SEE_ABILITIES = /^\s*\*[^*]/u;

/** A single rule as printed; null when the ruleset does not know it or not with these numbers. */
export function parseWeaponRule(token: string): WeaponRuleUse | null {
  if (SEE_ABILITIES.test(token)) return null;
  const bareToken = token
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/["”“″'’′*_]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  for (const { id, pattern, params } of SPELLINGS) {
    const found = pattern.exec(bareToken);
    if (found === null) continue;
    const use = { id, params: params(...found.slice(1)) };
    if (accepted(use)) return use;
  }
  return null;
}

export interface ParsedRules {
  readonly rules: readonly WeaponRuleUse[];
  readonly unknownRules: readonly string[];
}

/** Each token holds the spellings of one rule, the first that is known counts; unknown ones are kept as first written. */
export function parseRuleTokens(tokens: readonly (readonly string[])[]): ParsedRules {
  const rules: WeaponRuleUse[] = [];
  const unknownRules: string[] = [];
  for (const spellings of tokens.slice(0, 30)) {
    const use = spellings.map(parseWeaponRule).find((found) => found !== null);
    const printed = plainName((spellings[0] ?? '').replaceAll('*', ''));
    if (use !== undefined) rules.push(use);
    else if (printed !== '' && printed !== '-') unknownRules.push(printed);
  }
  return { rules, unknownRules };
}

/** A cell such as `Piercing 1, Range 8"` or `PrcCrit1,Dev1`. */
export const parseWeaponRules = (cell: string): ParsedRules =>
  parseRuleTokens(
    cell
      .slice(0, 2000)
      .split(/[,;\n]/u)
      .map((token) => [token]),
  );

/** Whether a rule's heading, such as `Range x`, is that of a weapon rule. */
export const namesWeaponRule = (heading: string): boolean => parseWeaponRule(heading.replace(/\bx\b/iu, '5')) !== null;

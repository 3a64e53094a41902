import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { CRITICAL_RULES } from '../../engine/systems/kt2021/criticalRules.ts';
import { inInches } from './distance.ts';
import { plainName } from './plain.ts';
import type { ParsedRules } from './weaponRules.ts';

/** How a rule of 2021 is written; the first number in it is its x. */
const SPELLINGS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['ap', /^ap ?(?<x>\d+)$/u],
  ['balanced', /^bal(?:anced)?$/u],
  ['barrage', /^barrage$/u],
  ['blast', /^blast ?(?<x>\d+)$/u],
  ['brutal', /^brutal$/u],
  ['ceaseless', /^ceaseless$/u],
  ['fusillade', /^fusillade$/u],
  ['heavy', /^heavy$/u],
  ['hot', /^hot$/u],
  ['indirect', /^indirect$/u],
  ['lethal', /^lethal ?(?<x>[2-6])\+?$/u],
  ['limited', /^lim(?:ited)?$/u],
  ['mw', /^mw ?(?<x>\d+)$/u],
  ['noCover', /^no ?cover$/u],
  ['p', /^p ?(?<x>\d+)$/u],
  ['psychicAction', /^psychic(?: action)?$/u],
  ['reap', /^reap ?(?<x>\d+)$/u],
  ['relentless', /^relentless$/u],
  ['rending', /^rending$/u],
  ['rng', /^(?:rng|range) ?(?<x>\d+)$/u],
  ['silent', /^silent$/u],
  ['splash', /^splash ?(?<x>\d+)$/u],
  ['stun', /^stun$/u],
  ['torrent', /^torrent ?(?<x>\d+)$/u],
  ['unwieldy', /^unwieldy$/u],
];

/** A single rule as printed, distances in inches or by their symbols; null: none that the app knows. */
export function parseRule2021(token: string): WeaponRuleUse | null {
  const bare = inInches(token.slice(0, 60))
    .toLowerCase()
    .replaceAll(/["”“″'’′*!]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  for (const [id, pattern] of SPELLINGS) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    const x = found.groups?.['x'];
    return { id, params: x === undefined ? {} : { x: Number(x) } };
  }
  return null;
}

const MOST = 30;

function column(cell: string, critical: boolean): { readonly uses: WeaponRuleUse[]; readonly unknown: string[] } {
  const uses: WeaponRuleUse[] = [];
  const unknown: string[] = [];
  for (const token of cell
    .slice(0, 2000)
    .split(/[,;\n]/u)
    .slice(0, MOST)) {
    const name = plainName(inInches(token));
    if (/^[-–—\s]*$/u.test(name)) continue;
    const use = parseRule2021(token);
    if (use !== null && (!critical || CRITICAL_RULES.includes(use.id))) {
      uses.push(use);
      continue;
    }
    unknown.push(name);
    uses.push({ id: 'told', params: { name, ...(critical && { critical }) } });
  }
  return { uses, unknown };
}

/** The cells SR and `!` of a weapon of 2021: what the app does not know is kept by its name, to be told. */
export function parseRules2021(
  special: string,
  critical: string,
): ParsedRules & { readonly critical: WeaponRuleUse[] } {
  const [always, needing] = [column(special, false), column(critical, true)];
  return {
    rules: always.uses,
    critical: needing.uses,
    unknownRules: [...always.unknown, ...needing.unknown],
  };
}

import { describe, expect, it } from 'vitest';
import { answered, refusedWith } from '../support/headlessCase.ts';

const asking = (input: object) => ({ id: 1, kind: 'odds', input: { edition: 'van', ...input } });
const attack = { kind: 'attack', weapon: { dice: 2, hit: 3, ap: 0, d: 1 }, target: { ar: 4, wn: 3 } };
const fall = { kind: 'fall', height: 4, target: { ar: 4, wn: 3 } };
const nerve = { kind: 'nerve', ne: 4, sp: 5, edge: 12 };

describe('the odds of Vanguard at the door', () => {
  it('should list what is likelier than one in a million million, and nothing else', () => {
    const { result } = answered(asking({ ...attack, mortal: 1 }));
    const { damage } = result as { readonly damage: Readonly<Record<string, number>> };
    expect(Object.keys(damage)[0]).toBe('1');
    expect(Object.values(damage).every((chance) => chance >= 1e-12)).toBe(true);
  });

  it.each([
    [attack, 'ok'],
    [{ ...attack, edition: 'kt24' }, 'outOfRange input.edition'],
    [{ ...attack, weapon: { dice: 2, hit: 3, ap: 0 } }, 'missingField input.weapon.d'],
    [{ ...attack, weapon: { dice: 31, hit: 3, ap: 0, d: 1 } }, 'outOfRange input.weapon.dice'],
    [{ ...attack, target: { ar: 4, wn: 0 } }, 'outOfRange input.target.wn'],
    [{ ...attack, target: { ar: 4, wn: 3, tough: 1 } }, 'unknownField input.target.tough'],
    [{ ...attack, reroll: 'both' }, 'outOfRange input.reroll'],
    [{ ...attack, policy: { invuln: 'max' } }, 'outOfRange input.policy.invuln'],
    [fall, 'ok'],
    [{ ...fall, height: -1 }, 'outOfRange input.height'],
    [{ ...fall, height: 'high' }, 'wrongType input.height'],
    [nerve, 'ok'],
    [{ kind: 'nerve', ne: 4, sp: 5 }, 'missingField input.edge'],
    [{ ...nerve, ne: 4.5 }, 'wrongType input.ne'],
    [{ ...attack, kind: 'shoot' }, 'outOfRange input.edition'],
  ])('should take or refuse %j: %s', (input, code) => {
    expect(refusedWith(asking(input))).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { aimed, commandWorthAt, fought, TOUGH } from '../../support/attackView.ts';
import { changed } from '../../support/traits.ts';

describe('what a Command Re-roll is worth', () => {
  it('should be nothing before there are dice, nor of dice that may not be taken', () => {
    expect(commandWorthAt(aimed())).toMatchObject({ attack: [], defence: [], best: 'none' });
    expect(commandWorthAt(aimed().answers([6, 4, 1, 1])).defence).toEqual([]);
    const other = { ...TOUGH, ...changed({ op: 'noRerollsAgainst' }) };
    expect(commandWorthAt(aimed({ other }).answers([6, 4, 1, 1])).attack).toEqual([]);
  });

  it('should be told of each die, with the best: of equals the lowest', () => {
    const { attack, best } = commandWorthAt(aimed().answers([6, 4, 2, 1]));
    expect(attack.map(({ die, face }) => [die, face])).toEqual([
      [0, 6],
      [1, 4],
      [2, 2],
      [3, 1],
    ]);
    expect(best).toMatchObject({ pool: 'attack', die: 3, face: 1 });
  });

  it('should be nothing where all dice are as good as can be', () => {
    expect(commandWorthAt(aimed().answers([6, 6, 6, 6])).best).toBeNull();
  });

  it('should be worked out once', () => {
    const worth = commandWorthAt(aimed().answers([6, 4, 2, 1]));
    expect(worth.attack).toBe(worth.attack);
    expect(worth.best).toBe(worth.best);
  });

  it('should be known in a fight too', () => {
    expect(commandWorthAt(fought().answers([6, 4, 1])).best).toMatchObject({ die: 2 });
  });
});

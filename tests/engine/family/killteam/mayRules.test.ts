import { describe, expect, it } from 'vitest';
import { fight, shoot } from '../../../support/decide.ts';
import { cultistActs, ENGAGED, knife, rifle, rule, vexActs } from '../../../support/duel.ts';

/** A critical hit does less than a normal one. */
const WORSE = { damage: { normal: 5, critical: 3 } };
const armedWith = (id: string, set = WORSE) => ({ weapons: [rifle(set, rule(id)), knife(set, rule(id))] });

const shot = (id: string, faces: readonly number[], set = WORSE) =>
  vexActs({ me: armedWith(id, set) })
    .does(shoot())
    .answers(faces);

const cases = [
  ['Rending', 'rending', [6, 5, 5, 1], { criticals: 2, normals: 1 }, { criticals: 1, normals: 2 }],
  ['Severe', 'severe', [5, 5, 1, 1], { criticals: 1, normals: 1 }, { criticals: 0, normals: 2 }],
] as const;

describe.each(cases)('%s, where a crit does less than a hit', (_name, id, faces, used, left) => {
  const asked = shot(id, faces);

  it('should be asked for once the dice are rolled, and be used as a matter of course', () => {
    expect(asked.question).toMatchObject({ question: 'mayRule', operative: 'vex', usual: 'use' });
    const done = asked.answers('use', [1, 1, 1]);
    expect(done.told('hitsRetained')).toMatchObject([used]);
  });

  it('should change nothing when it is left, and not be asked for again', () => {
    const done = asked.answers('leave', [1, 1, 1]);
    expect(done.told('hitsRetained')).toMatchObject([{ ...left, because: [] }]);
    expect(done.asked.filter(({ id: request }) => request.endsWith(`may.${id}`))).toHaveLength(1);
  });

  it('should not be asked for where it costs nothing, nor of an enemy', () => {
    expect(shot(id, faces, { damage: { normal: 3, critical: 4 } }).question).toMatchObject({ purpose: 'defence' });
    const enemys = cultistActs({ other: armedWith(id) })
      .does(shoot('vex'))
      .answers(faces);
    expect(enemys.question).toMatchObject({ purpose: 'defence' });
  });

  it('should be asked for in a fight alike, of the side whose dice they are', () => {
    const fought = vexActs({ ...ENGAGED, me: armedWith(id) })
      .does(fight())
      .answers(faces.slice(0, 3), [1, 1, 1]);
    expect(fought.question).toMatchObject({ question: 'mayRule', operative: 'vex' });
    const crits = (at: typeof fought) => at.options.includes('strikeCritical');
    expect(crits(fought.answers('use'))).toBe(true);
    expect(crits(fought.answers('leave'))).toBe(id === 'rending');
  });
});

describe('Punishing', () => {
  it('should never be asked for: a hit more costs nothing', () => {
    expect(shot('punishing', [6, 5, 1, 1]).question).toMatchObject({ purpose: 'defence' });
  });
});

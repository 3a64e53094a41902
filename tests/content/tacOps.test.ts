import { describe, expect, it } from 'vitest';
import { loadKillTeamSides } from '../../src/content/killTeamSides.ts';
import type { Pack } from '../../src/content/pack.ts';
import { tacOpsOf } from '../../src/content/tacOps.ts';
import { present } from '../../src/engine/core/invariant.ts';

const pack = await loadKillTeamSides('kt2021');
const mission = present(
  [...pack.missions.values()].find(({ match }) => match !== undefined && match.tacOps > 0),
  'a mission with tac ops',
);
const marker = present(mission.match?.markers[0], 'a marker').id;
const award = { id: 'held', name: 'Held', at: 'end', from: null, to: null, atLeast: null, points: 2, most: null };
const op = (id: string, fact: object) => ({
  id,
  name: id,
  text: 'Hold it.',
  archetypes: [],
  from: null,
  by: null,
  awards: [{ ...award, fact }],
  provenance: 'user',
});
const own = (...ops: readonly ReturnType<typeof op>[]): Pack =>
  ({
    ...pack,
    manifest: { ...pack.manifest, id: 'mine' },
    tacOps: new Map(ops.map((each) => [each.id, each])),
  }) as unknown as Pack;
const offered = (packs: readonly Pack[]): readonly string[] =>
  tacOpsOf(pack, mission, {}, packs).tacOps?.offered.map(({ id }) => id) ?? [];

describe('tac ops of packs of the player’s own', () => {
  it('are offered beside those of the app, under ids of their pack', () => {
    expect(offered([])).toEqual([...pack.tacOps.keys()]);
    expect(offered([pack, own(op('hold', { kind: 'controls', marker }))])).toEqual([
      ...pack.tacOps.keys(),
      'mine--hold',
    ]);
  });

  it('are not offered in a mission without what they give points for, or in another game', () => {
    expect(offered([own(op('hold', { kind: 'controls', marker: 'no-such-marker' }))])).toEqual([...pack.tacOps.keys()]);
    const mine = own(op('hold', { kind: 'controls', marker }));
    expect(offered([{ ...mine, manifest: { ...mine.manifest, ruleset: 'kt3' } }])).toEqual([...pack.tacOps.keys()]);
  });
});

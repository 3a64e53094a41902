import { expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { finder } from '../../../../src/engine/board/finding.ts';
import type { Spot } from '../../../../src/engine/board/move/spots.ts';
import { boardNow } from '../../../../src/engine/family/killteam/attack/boardGeometry.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { ofSide } from '../../../../src/engine/family/killteam/model/lookup.ts';
import { attacks, type Seeker, placeFor } from '../../../../src/engine/plugins/npo/board/places.ts';
import { searchFor } from '../../../../src/engine/plugins/npo/board/search.ts';
import { isCovered, moveOnBoard, spotsFor } from '../../../../src/engine/plugins/npo/board/spots.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { targetsOf } from '../../../../src/engine/plugins/npo/view.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { setUpOn } from '../../../support/board/boardPlayer.ts';
import { chanceOf } from '../../../support/board/grounds.ts';
import { plainPlaceFor } from '../../../support/board/plainPlaces.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';

const SCENES = 12;
const EACH = 2;
const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const { killzones } = await loadBundledKillzones();
/** Few boards, each for several scenes, without drop zones: everybody is set up anywhere. */
const maps = [...killzones.values()]
  .slice(0, 4)
  .map(({ map }) => ({ ...map, zones: map.zones.filter(({ kind }) => kind !== 'drop') }));
await fetchBoards();

type Where = Seeker['where'];
const COVERS: readonly Where['cover'][] = ['no', 'ifPossible', 'ifPossible', 'must'];
const TOWARD: readonly Where['toward'][] = ['closest', 'closest', 'objective', 'entry', 'away', undefined];
const WISHES: readonly Where['wishes'][] = [[], [], ['clearTarget'], ['target', 'nearAlly'], ['nearObjective']];

/** A battle on a board, everybody somewhere by chance. */
function battleOn(seed: number) {
  const start = testBattle(`plain-${seed}`);
  const map = present(maps[seed % maps.length], 'a killzone');
  const taken = battleDecider.decide(
    { ...start, npo: { ...noNpo(1), tables, table: TABLES[0] ?? '' } },
    setUpOn(start, map, `plain-${seed}`),
  );
  if (!taken.ok) throw new Error(JSON.stringify(taken.rejection));
  return gameOf(taken.state);
}

/** What is told of a search leads to the place that was found, and each place that was passed over lacks what it says. */
function expectTold(seeker: Seeker, found: Spot): void {
  const { ends, kept, last, passed } = present(searchFor(seeker, found.at), 'how the place was found');
  const spots = spotsFor(seeker.game, seeker.move);
  expect(ends).toBe(spots.length);
  expect(last).toBe(seeker.where.toward ?? 'shortest');
  for (const { by, count } of kept) expect(count, by).toBeLessThanOrEqual(ends);
  const cover = kept.find(({ by }) => by === 'cover');
  const isInCover = isCovered(seeker.game);
  if (cover !== undefined) expect(isInCover(found)).toBe(cover.count > 0);
  for (const { by, at } of passed) {
    const spot = present(
      spots.find((each) => each.at === at),
      'an end',
    );
    if (by === 'cover') expect(isInCover(spot)).toBe(false);
    if (by === 'target') expect(attacks(seeker, false)(spot) && attacks(seeker, false)(found)).toBe(false);
    expect(at).not.toEqual(found.at);
  }
}

it(`should send enemies in ${SCENES} battles where a plain search of all places does`, () => {
  const told = { went: 0, passed: 0, none: 0, ends: new Set<string>() };
  for (let seed = 0; seed < SCENES; seed += 1) {
    const game = battleOn(seed);
    const chance = chanceOf(seed);
    const of = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
    for (let count = 0; count < EACH; count += 1) {
      const enemy = of(ofSide(game.state, game.state.sides[1].id));
      const toward = of(TOWARD);
      const where: Where = { cover: of(COVERS), wishes: [...of(WISHES)], ...(toward !== undefined && { toward }) };
      const target = of([null, of(targetsOf(game.state)).id]);
      const action = of(['reposition', 'dash'] as const);
      const step = { action, target, row: 'row', wish: null } as Seeker['step'];
      const move = moveOnBoard(game, enemy, action);
      const seeker: Seeker = { game, enemy, move, step, where, shootsAt: of([null, target]) };
      const found = placeFor(seeker);
      if (found === 'unknown') continue;
      const spots = finder().spotsOn(present(boardNow(game.state), 'a board'), move);
      expect(found?.at ?? null, `${seed} ${count} ${JSON.stringify([action, target, where])}`).toEqual(
        plainPlaceFor(seeker, spots),
      );
      if (found === null) told.none += 1;
      else {
        told.went += 1;
        expectTold(seeker, found);
        told.passed += present(searchFor(seeker, found.at), 'a search').passed.length;
      }
      told.ends.add(JSON.stringify(found?.at));
    }
  }
  expect(told.went).toBeGreaterThan(SCENES / 2);
  expect(told.none).toBeGreaterThan(0);
  expect(told.passed).toBeGreaterThan(SCENES);
  expect(told.ends.size).toBeGreaterThan(SCENES / 2);
});

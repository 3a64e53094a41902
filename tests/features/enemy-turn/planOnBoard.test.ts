import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { aimedIn, endingOn, plannedOn } from '../../../src/features/enemy-turn/board/planned.ts';
import { stepsOnBoard } from '../../../src/features/enemy-turn/board/stepsOnBoard.ts';
import { stepsSaid } from '../../../src/features/enemy-turn/view/how.ts';
import type { SceneWith } from '../../../src/scene/useScene.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { lookOf } from '../../../src/words/look.ts';
import { stepSaid } from '../../../src/words/stepSaid.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';
import { block, stands, takeUp } from '../../support/board/onBoard.ts';
import { play } from '../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, vex } from '../../support/duel.ts';

beforeAll(() => fetchBoards());

const TABLES = ['marksman', 'kill-team-2021', 'brawler'] as const;
const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 3 }, 'Heavy');
const fence = block('fence', { left: 9, near: 5, right: 9.4, far: 9, high: 1 }, 'Light');

type Table = {
  readonly table: (typeof TABLES)[number];
  readonly pieces?: readonly MapPiece[];
  readonly language?: 'en' | 'fr';
};

/** The plan of the enemy on a board: what its steps come to there, and how they are told. */
async function planned(
  operatives: readonly Operative[],
  places: Readonly<Record<string, BoardPlace>>,
  { table, pieces = [], language = 'en' }: Table,
) {
  const { midway } = play(battleOf(operatives, { turn: 'enemy' }))
    .does(takeUp(pieces, places))
    .does({ type: 'setNpo', choice: { tables, table } })
    .does({ type: 'enemyActivates', operative: null });
  const view = viewOf(midway);
  const acting = view.enemies?.acting ?? null;
  const { board } = midway;
  if (board === undefined || acting?.turn.plan == null) throw new Error('nothing is planned');
  const [words, told, boardWords, killzones] = await Promise.all([
    fetchWords('battle', language),
    fetchWords('behaviour', language),
    fetchWords('board', language),
    fetchWords('killzones', language),
  ]);
  const look = lookOf(words, midway);
  const scene = { state: midway, view, words, told, look } as unknown as SceneWith<'behaviour'>;
  const { enemy } = acting;
  const { steps } = acting.turn.plan;
  const onBoard = plannedOn(view, board, enemy, steps);
  const where = { told: boardWords, names: killzones.content.byName };
  const says = stepsOnBoard({ scene, where, enemy }, onBoard);
  return {
    enemy,
    onBoard,
    how: stepsSaid(scene, acting, steps, says),
    sentence: told.turn.plan.sentence(steps.map((step, at) => stepSaid(step, look, says[at]?.goes))),
  };
}

describe('the plan of an enemy on a board', () => {
  const behindWall = { vex: stands(3, 6), cultist: stands(14, 6) };
  const hunts = [vex(), cultist({ abilities: [], weapons: [rifle(), knife()] })];

  it('should go its way, and shoot from where that ends', async () => {
    const { enemy, onBoard } = await planned(hunts, behindWall, { table: 'kill-team-2021', pieces: [wall] });
    const [goes, shoots] = onBoard;
    expect(goes?.way?.fault).toBeNull();
    const { x, y } = goes?.way?.points.at(-1) ?? {};
    expect(shoots?.before.places['cultist']).toMatchObject({ x, y });
    expect(goes?.before.places['cultist']).toEqual(behindWall.cultist);
    if (shoots === undefined) throw new Error('it does not shoot');
    expect(aimedIn(shoots, enemy.id)?.leaning).not.toBeNull();
  });

  it('should say how far and where to, and ask for no place', async () => {
    const table = { table: 'kill-team-2021', pieces: [wall] } as const;
    const { how, sentence, onBoard } = await planned(hunts, behindWall, table);
    expect(sentence).toMatch(/^Reposition \d+″ to cover behind wall, then Shoot vex$/u);
    expect(sentence).not.toMatch(/up.to/u);
    expect(how).toHaveLength(2);
    expect(how[1]).toMatch(/^vex: (clear|cover|obscured|hidden)\. /u);
    expect(onBoard).toHaveLength(2);
    const french = await planned(hunts, behindWall, { ...table, language: 'fr' });
    expect(french.sentence).toMatch(/^Repositionner de.\d+″ à couvert derrière wall, puis Tirer sur vex$/u);
  });

  it('should say of a charge how far it is, the place being beside its target', async () => {
    const places = { vex: stands(8, 5), pim: stands(9, 14), cultist: stands(14, 5) };
    const { sentence } = await planned([vex(), pim(), cultist({ weapons: [knife()] })], places, { table: 'brawler' });
    expect(sentence).toMatch(/^Charge vex \d+″(?:, then|$)/u);
  });
});

describe('what a place gives an enemy', () => {
  const at = (pieces: readonly MapPiece[], cultistAt: BoardPlace) => {
    const { midway } = play(battleOf([vex(), pim(), cultist()])).does(
      takeUp(pieces, { vex: stands(3, 7), pim: stands(15, 15), cultist: cultistAt }),
    );
    if (midway.board === undefined) throw new Error('no board');
    return (foes: readonly string[]) => {
      if (midway.board === undefined) throw new Error('no board');
      return endingOn(midway.board, 'cultist', foes);
    };
  };

  it('should be cover by the piece between, the open to whoever sees it bare, nobody’s sight, or not known while one has no place', () => {
    const ends = at([fence], stands(10.2, 7));
    expect(ends(['vex'])).toEqual({ kind: 'cover', piece: 'fence' });
    expect(ends(['vex', 'pim'])).toEqual({ kind: 'open', seers: ['pim'] });
    expect(at([wall], stands(11, 6))(['vex'])).toEqual({ kind: 'unseen' });
    expect(at([], stands(11, 6))(['vex', 'nobody'])).toBeNull();
  });
});

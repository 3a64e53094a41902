import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleBoard, BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import { toInches } from '../../../src/engine/board/units.ts';
import { PLAIN_FACTS } from '../../../src/engine/core/roundsBook.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { AttackScreen } from '../../../src/features/vanguard-attack/AttackScreen.tsx';
import { FactsOnBoard } from '../../../src/features/vanguard-attack/factsLater.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';
import { actor, actView, attack, model, sceneOf, shot, show, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([OnBoard.fetch(), FactsOnBoard.fetch(), fetchForBoard('vanguard')]);
});

const WIDE = toInches(stands(0, 0).radius * 2);
const { radius, head } = stands(0, 0);

const onBoardOf = (places: Readonly<Record<string, BoardPlace>>, ...pieces: MapPiece[]): OnBoardView => {
  const board: BattleBoard = { map: mapOf(...pieces), reading: 'bodies', places };
  return {
    board,
    move: () => {
      throw new Error('nobody moves');
    },
    charge: () => null,
    sighted: () => ({ inches: 5, facts: PLAIN_FACTS }),
    reaching: () => [{ id: 'Bass', inches: 1 }],
    setUpAt: () => null,
    zonesOf: () => 0,
    bodyOf: () => ({ radius, head }),
  };
};

const tap = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

async function drawn(onBoard: OnBoardView, acting: Parameters<typeof actor>[0] = {}) {
  const state = { models: [] as BattleState['models'], ruleset: 'vanguard', board: onBoard.board } as BattleState;
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state, onBoard, actor: actor(acting) }) }),
  );
  const map = await screen.findByRole('group', { name: words.label(22, 30) });
  return { scene, map };
}

describe('measuring in a battle of war bands', () => {
  it('should measure between any two things, by tap and by list, and leave what is being chosen alone', async () => {
    const hut = block('hut', { left: 10, near: 10, right: 12, far: 12, high: 3 }, 'Heavy');
    const { map, scene } = await drawn(onBoardOf({ Thorn: stands(5, 11), Bass: stands(5, 15) }, hut));
    await tap(/^Hotgun/u);
    await tap(words.measure.title);
    expect(screen.getByLabelText(words.measure.from)).toHaveDisplayValue('Thorn');
    await userEvent.click(within(map).getByRole('button', { name: /^Bass/u }));
    expect(screen.getByRole('img', { name: words.measure.said(['Thorn', 'Bass'], 2.9, 2.9, 0) })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(words.measure.to), '1. hut');
    expect(screen.getByRole('img', { name: words.measure.said(['Thorn', '1. hut'], 4.4, 4.4, 0) })).toBeVisible();
    expect(screen.getByText(words.measure.within('6″', 'Bass'))).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText(words.measure.from)).toBeNull();
    expect(screen.getByRole('button', { name: /^Bass armour 4/iu })).toBeVisible();
    expect(scene.act).not.toHaveBeenCalled();
  });

  it('should begin and end by its key', async () => {
    await drawn(onBoardOf({ Thorn: stands(5, 11) }));
    await userEvent.keyboard('m');
    expect(screen.getByLabelText(words.measure.from)).toHaveDisplayValue('Thorn');
    await userEvent.keyboard('m');
    expect(screen.queryByLabelText(words.measure.from)).toBeNull();
  });
});

describe('engaged by less than half a millimetre', () => {
  it('should be said, drawn, and be otherwise at a tap', async () => {
    const { scene, map } = await drawn(onBoardOf({ Thorn: stands(5, 11), Bass: stands(5 + WIDE + 0.99, 11) }));
    expect(map.querySelector('[data-close="Bass"]')).not.toBeNull();
    await tap(new RegExp(`^${words.calls.fightsNot('Bass')}`, 'u'));
    expect(scene.act).toHaveBeenCalledWith({
      type: 'correct',
      correction: { what: 'engaged', pair: ['Thorn', 'Bass'], value: true },
    });
  });

  it('should be said by hand where the table has it otherwise, and not at all where it is firm', async () => {
    const places = { Thorn: stands(5, 11), Bass: stands(5 + WIDE + 1.01, 11) };
    const { map } = await drawn(onBoardOf(places), { model: model('Thorn', { status: 'acting', engaged: ['Bass'] }) });
    expect(screen.getByRole('button', { name: new RegExp(`^${words.calls.fights('Bass')}`, 'u') })).toHaveTextContent(
      words.shot.byHand,
    );
    expect(map.querySelectorAll('[data-close]')).toHaveLength(1);
  });
});

describe('what is said of a target', () => {
  const barrel = block('barrel', { left: 9, near: 10.4, right: 9.4, far: 11.6, high: 1 }, 'Light');
  const places = { Thorn: stands(5, 11), Bass: stands(10, 11) };

  it('should name what hides it from a shot', async () => {
    await drawn(onBoardOf(places, barrel));
    await tap(/^Hotgun/u);
    expect(screen.getByRole('button', { name: /^Bass .*3\.9″, .*obscured \(2\): barrel/u })).toBeVisible();
  });

  it('should be its distance alone for a blow', async () => {
    const blow = { ...shot(), attack: { ranged: false, range: 1, dice: 2, hit: 4, ap: 0, d: 1, blast: null } };
    await drawn(onBoardOf(places, barrel), { acts: [blow] });
    await tap(/^Hotgun/u);
    const row = screen.getByRole('button', { name: /^Bass .*3\.9″/u });
    expect(row).not.toHaveTextContent(/obscured|cover/u);
  });

  it.each([
    [12, 'should say that half a millimetre decides how it is seen'],
    [3, 'should say nothing of that where the shot does not come so far'],
  ])('range %i: %s', async (range) => {
    const [left, wide] = [9.3, toInches(radius)];
    // From the middle of who shoots, both posts hide a hair of who stands behind the gap between them.
    const gap = (left - 5) * Math.tan(Math.asin(wide / 5)) - 0.005;
    const posts = [
      block('post', { left, near: 11 + gap, right: left + 0.05, far: 13, high: 3 }, 'Heavy'),
      block('post', { left, near: 9, right: left + 0.05, far: 11 - gap, high: 3 }, 'Heavy'),
    ];
    const ranged = { ...shot(), attack: { ranged: true, range, dice: 2, hit: 4, ap: 0, d: 1, blast: null } };
    await drawn(onBoardOf(places, ...posts), { acts: [ranged] });
    await tap(/^Hotgun/u);
    const row = screen.getByRole('button', { name: /^Bass .*3\.9″/u });
    if (range === 12) expect(row).toHaveTextContent(words.shot.close);
    else expect(row).not.toHaveTextContent(words.shot.close);
  });

  it('should name who else a blast reaches about it, and who only just is not', async () => {
    const blast = { ...shot(), attack: { ranged: true, range: 12, dice: 1, hit: 4, ap: 0, d: 1, blast: 2 } };
    const all = { ...places, Alto: stands(10, 13), Hesk: stands(10 + WIDE + 2.01, 11) };
    const { map } = await drawn(onBoardOf(all), { acts: [blast] });
    await tap(/^Hotgun/u);
    expect(screen.getByRole('button', { name: /^Bass .*Within 2″ of it: Alto\. · Close call: Hesk\./u })).toBeVisible();
    expect(within(map).getAllByText('2″').length).toBeGreaterThan(0);
  });

  it('should say what each leg of a way costs', async () => {
    const here = onBoardOf(places);
    const move: OnBoardView['move'] = (mover, inches) => ({
      mover,
      action: 'walk',
      allowance: inches * 2540,
      falls: false,
      flies: false,
      friends: ['Bass'],
      foes: [],
    });
    await drawn({ ...here, move }, { acts: [actView('walk')] });
    await tap(/^Walk/u);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('img', { name: words.move.sum(1, 5) })).toBeVisible();
  });
});

describe('the facts of a shot on a board', () => {
  it('should be keys with the piece that makes them so, which a tap says otherwise', async () => {
    const barrel = block('barrel', { left: 9, near: 10.4, right: 9.4, far: 11.6, high: 1 }, 'Light');
    const onBoard = {
      ...onBoardOf({ Thorn: stands(5, 11), Bass: stands(10, 11) }, barrel),
      sighted: () => ({ inches: 3.9, facts: { ...PLAIN_FACTS, obscured: true } }),
    };
    const facts = [
      { id: 'obscured', on: true, changes: 'hit', value: -1 },
      { id: 'cover', on: true, changes: 'armour', value: 1 },
    ];
    const { scene } = show(
      <AttackScreen tray={null} bar={null} />,
      sceneOf({ view: view({ onBoard, actor: actor(), attack: attack({ facts }) }) }),
    );
    const key = await screen.findByRole('button', { name: /^Obscured, hit −1/u });
    expect(key).toHaveTextContent('barrel');
    expect(key).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^In cover/u })).toHaveTextContent(words.shot.byHand);
    await userEvent.click(key);
    expect(scene.act).toHaveBeenCalledWith({ type: 'setFacts', model: 'Bass', facts: { obscured: false } });
  });
});

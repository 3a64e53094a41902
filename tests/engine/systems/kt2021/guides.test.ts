import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { MoveId } from '../../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { DEFAULT_SHOT, type ShotFacts } from '../../../../src/engine/family/killteam/model/facts.ts';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { guides } from '../../../../src/engine/systems/kt2021/guides.ts';
import { liteGuides } from '../../../../src/engine/systems/kt2021-lite/guides.ts';
import { guide as english } from '../../../../src/words/en/systems/guide2021.ts';
import { rulings } from '../../../../src/words/en/systems/rulings.ts';
import { guide as french } from '../../../../src/words/fr/systems/guide2021.ts';
import { rulings as reponses } from '../../../../src/words/fr/systems/rulings.ts';
import { isRuling } from '../../../../src/words/guideSaid.ts';
import { A, activates, acts, B, battle2021, gun, op, Play2021 } from '../../../support/play2021.ts';

const plain = battle2021([op('a1', A), op('b1', B)]);
const walls: BattleState = { ...plain, settings: { ...plain.settings, closeQuarters: true } };
const walker = op('a1', A);
const flier: Operative = op('a1', A, { abilities: ['fly'] });
const sentences: Readonly<Record<string, string>> = { ...english, ...rulings.rulings.texts };
const phrases: Readonly<Record<string, string>> = { ...french, ...reponses.rulings.texts };

const move = (id: MoveId, who = walker, state = plain) => guides.move(state, who, id);
const lite = (id: MoveId, who = walker, state = plain) => liteGuides.move(state, who, id);
const shot = (
  facts: Partial<ShotFacts>,
  set: { me?: Partial<Operative>; other?: Partial<Operative>; state?: BattleState } = {},
) =>
  guides.shot(set.state ?? plain, {
    facts: { ...DEFAULT_SHOT, ...facts },
    shooter: op('a1', A, set.me),
    target: op('b1', B, set.other),
  });
const liteShot = (facts: Partial<ShotFacts>) =>
  liteGuides.shot(plain, { facts: { ...DEFAULT_SHOT, ...facts }, shooter: walker, target: op('b1', B) });
const before = guides.setUp(plain);
const betweenWalls = guides.setUp(walls);
const beforeLite = liteGuides.setUp(plain);

const idOf = (title: string): string => /\[([KLC]-\d\d)\]/u.exec(title)?.[1] ?? '';

/** What the app says and does not work out, beside that at which it matters. */
const SAID: readonly (readonly [title: string, said: readonly string[]])[] = [
  ['[K-08] should be said before the battle: the symbols and their inches', before],
  ['[K-09] should be said before the battle: from base to base', before],
  ['[K-10] should be said before the battle: the board', before],
  ['[K-68] should be said before the battle: the traits of each part', before],
  ['[K-76] should be said before the battle: what usual terrain is', before],
  ['[K-77] should be said before the battle: both agree on terrain of their own', before],
  ['[L-01] should be said before a battle of Lite: what is needed', beforeLite],
  ['[L-02] should be said before a battle of Lite: edges and drop zones', beforeLite],
  ['[L-03] should be said before a battle of Lite: barricades in turn', beforeLite],
  ['[C-40] should be said before the battle: barricades stand on the floor', before],
  ['[C-43] should be said before the battle: drop zones are measured level', before],
  ['[C-53] should be left to the picture of the book, and be said before the battle', before],
  ['[C-54] should be said before the battle: small gaps are terrain', before],
  ['[C-56] should be said before a battle between walls', betweenWalls],
  ['[K-34] should be said beside a Normal Move: its path', move('reposition')],
  ['[K-35] should be said beside the move of one that flies', move('reposition', flier)],
  ['[K-36] should be said beside a Charge: whom it met first', move('charge')],
  ['[K-71] should be said beside a move: over what is Traversable', move('reposition')],
  ['[K-72] should be said beside a move: how to climb', move('reposition')],
  ['[K-73] should be said beside a move: how to drop', move('dash')],
  ['[K-74] should be said beside a move: how to jump', move('dash')],
  ['[K-75] should be said beside the move of one that flies: terrain', move('dash', flier)],
  ['[L-12] should be said beside a move of Lite', lite('reposition')],
  ['[L-13] should be said beside a Charge of Lite', lite('charge')],
  ['[L-17] should be said beside a move of Lite', lite('dash')],
  ['[C-11] should be said beside a move: the rampart', move('reposition')],
  ['[C-12] should be said beside a move: a base over the edge', move('reposition')],
  ['[C-13] should be said beside a move: level ways in climbs', move('fallBack')],
  ['[C-14] should be said beside the move of one that flies', move('reposition', flier)],
  ['[C-15] should be said beside a move: stairs and slopes', move('reposition')],
  ['[C-16] should be said beside a Dash: it finishes a climb', move('dash')],
  ['[C-55] should be said beside a move between walls', move('reposition', walker, walls)],
  ['[K-64] should be said beside a shot at somebody out of sight', shot({ visible: false })],
  ['[K-65] should be said beside a shot at somebody in cover', shot({ cover: true })],
  ['[K-66] should be said beside a shot at somebody in cover: the terrain, or a base', shot({ cover: true })],
  ['[K-67] should be said beside a shot at somebody obscured', shot({ obscured: true })],
  ['[K-70] should be said beside a shot up at a Vantage Point', shot({}, { other: { onVantage: true } })],
  ['[L-18] should be said beside a shot of Lite at somebody obscured', liteShot({ obscured: true })],
  ['[L-19] should be said beside a shot of Lite at somebody in cover', liteShot({ cover: true })],
  ['[C-01] should be said beside cover: any point where a line crosses', shot({ cover: true })],
  ['[C-02] should be said beside what is obscured: the part near the shooter', shot({ obscured: true })],
  ['[C-03] should be said beside cover: lines run at the height they have', shot({ cover: true })],
  ['[C-05] should be said beside cover of a Vantage Point', shot({ cover: true }, { other: { onVantage: true } })],
  ['[C-57] should be said beside a shot between walls', shot({}, { state: walls })],
  ['[C-58] should be said beside a shot between walls: what Heavy means', shot({}, { state: walls })],
  ['[K-62] should be said beside a marker', guides.marker],
];

/** The same where it does not matter: it is not said. */
const UNSAID: readonly (readonly [title: string, said: readonly string[]])[] = [
  ['[K-08] should not be said beside a move', move('reposition')],
  ['[K-09] should not be said again beside a move', move('dash')],
  ['[K-10] should not be said in Lite, which has its own set-up', beforeLite],
  ['[K-68] should not be said again beside a shot', shot({ cover: true })],
  ['[K-76] should not be said again beside a shot', shot({ cover: true, obscured: true })],
  ['[K-77] should not be said again beside a move', move('reposition')],
  ['[L-01] should not be said in the core game', before],
  ['[L-02] should not be said in the core game', before],
  ['[L-03] should not be said in the core game', before],
  ['[C-40] should not be said beside a move', move('reposition')],
  ['[C-43] should not be said beside a move', move('charge')],
  ['[C-53] should not be said again beside a move', move('reposition')],
  ['[C-54] should not be said beside a shot in the open', shot({})],
  ['[C-56] should not be said where there are no walls', before],
  ['[K-34] should not be said beside the move of one that flies', move('reposition', flier)],
  ['[K-35] should not be said beside the move of one that walks', move('reposition')],
  ['[K-36] should not be said beside a Normal Move', move('reposition')],
  ['[K-71] should not be said beside the move of one that flies', move('reposition', flier)],
  ['[K-72] should not be said beside the move of one that flies', move('reposition', flier)],
  ['[K-73] should not be said in Lite', lite('reposition')],
  ['[K-74] should not be said in Lite', lite('dash')],
  ['[K-75] should not be said beside the move of one that walks', move('dash')],
  ['[L-12] should not be said in the core game', move('reposition')],
  ['[L-13] should not be said beside a Dash of Lite', lite('dash')],
  ['[L-17] should not be said in the core game', move('reposition')],
  ['[C-11] should not be said in Lite, which has no climbs', lite('reposition')],
  ['[C-12] should not be said beside the move of one that flies', move('reposition', flier)],
  ['[C-13] should not be said beside the move of one that flies', move('charge', flier)],
  ['[C-14] should not be said beside the move of one that walks', move('reposition')],
  ['[C-15] should not be said in Lite, which has no climbs', lite('reposition')],
  ['[C-16] should not be said beside a Normal Move', move('reposition')],
  ['[C-55] should not be said where there are no walls', move('reposition')],
  ['[K-64] should not be said beside a shot at somebody in sight', shot({})],
  ['[K-65] should not be said beside a shot in the open', shot({})],
  ['[K-66] should not be said beside a shot in the open', shot({})],
  ['[K-67] should not be said beside a shot in the open', shot({})],
  ['[K-70] should not be said beside a shot on the level', shot({ cover: true })],
  ['[L-18] should not be said beside a shot of Lite in the open', liteShot({})],
  ['[L-19] should not be said beside a shot of Lite in the open', liteShot({})],
  ['[C-01] should not be said beside a shot in the open', shot({})],
  ['[C-02] should not be said beside a shot at somebody only in cover', shot({ cover: true })],
  ['[C-03] should not be said beside a shot in the open', shot({})],
  ['[C-05] should not be said beside a shot on the level', shot({ cover: true })],
  ['[C-57] should not be said where there are no walls', shot({ cover: true })],
  ['[C-58] should not be said where there are no walls', shot({ cover: true })],
];

describe('what the table of 2021 applies itself', () => {
  it.each(SAID)('%s', (title, said) => {
    const id = idOf(title);
    expect(said).toContain(id);
    for (const text of [sentences[id], phrases[id]]) expect(text).toMatch(/\S/u);
    expect(sentences[id]).not.toBe(phrases[id]);
  });

  it.each(UNSAID)('%s', (title, said) => {
    expect(said).not.toContain(idOf(title));
  });

  it('should be recorded: a move that is done, the pair it ends beside, a cover that is told', () => {
    const charged = new Play2021(plain).does(activates('a1')).does(acts('charge', ['b1']));
    expect(charged.told('actionPerformed')).toMatchObject([{ action: 'charge', targets: ['b1'] }]);
    expect(charged.state.engagement).toEqual([['a1', 'b1']]);
    const told = new Play2021(plain)
      .does(activates('a1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
      .does({ type: 'setFacts', facts: { cover: true } });
    expect(told.told('factsSet')).toMatchObject([{ shooter: 'a1', target: 'b1', facts: { cover: true } }]);
  });

  it('should be told before the battle among the steps of the set-up', () => {
    const steps = killTeamSystem(kt2021KillTeam).setUp(plain);
    expect(steps.find(({ kind }) => kind === 'guides')).toEqual({ kind: 'guides', ids: before });
  });

  it('should have words for every id that is ever said', () => {
    const all = [...SAID, ...UNSAID].flatMap(([, said]) => said);
    expect(all.filter((id) => !isRuling(id) && sentences[id] === undefined)).toEqual([]);
    expect(all.filter((id) => phrases[id] === undefined)).toEqual([]);
  });
});

const asked = (request: Parameters<typeof guides.asked>[1]) => guides.asked(plain, request);

describe('the rulings by which something is asked', () => {
  const told = (at: Play2021) => {
    const { pending } = at;
    return pending === null ? [] : asked(pending);
  };
  const shoots = new Play2021(plain).does(activates('a1')).does({ type: 'shoot', weapon: 'gun', target: 'b1' });

  it('should name C-20 where the die for cover is asked for, and nothing beside an attack roll', () => {
    const cover = shoots.does({ type: 'setFacts', facts: { cover: true } });
    expect(told(cover)).toEqual([]);
    const one = new Play2021(battle2021([op('a1', A, { weapons: [gun()] }), op('b1', B, { defence: 1, save: 4 })]))
      .does(activates('a1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
      .does({ type: 'setFacts', facts: { cover: true } })
      .answers([6, 1, 1, 1]);
    expect(told(one)).toEqual(['C-20']);
  });
});

import { rerollsLeft } from '../model/bases.ts';
import type { CasualtyResult } from '../model/rows.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import type { CarriedItem, Member } from '../model/member.ts';
import { carriedBy } from '../model/memberRows.ts';
import type { CampaignAnswer, CampaignPick, CampaignRequest, CampaignRoll } from '../model/request.ts';
import type { Casualty } from '../model/walk.ts';
import { casualtyTotal, resultOf } from './casualties.ts';
import { memberOf, walkId } from './inHand.ts';
import {
  ended,
  endPick,
  scarFound,
  scarPick,
  scarPossible,
  scarRoll,
  scarRolled,
  scarsEnd,
  slainEvent,
} from './scars.ts';

const CASUALTY_DIE = 6;

const nothingCarried = ({ state }: CampaignGame, { member }: Casualty): boolean =>
  carriedBy(memberOf(state, member)).length === 0;

const choiceOpen = (game: CampaignGame, casualty: Casualty): boolean => {
  const { result, choice } = casualty;
  const open = choice === null || (choice === 'item' && nothingCarried(game, casualty));
  return open && (result === 'scarOrItem' || result === 'scarOrAll');
};

/** Where a casualty stands: what is asked of it next. */
function stepOf(game: CampaignGame, casualty: Casualty): 'roll' | 'reroll' | 'choice' | 'item' | 'scar' | 'end' {
  const { result, choice, scar, face } = casualty;
  if (result === null) return face === null ? 'roll' : 'reroll';
  if (choiceOpen(game, casualty)) return 'choice';
  if (choice === 'item') return 'item';
  return scar === null && scarPossible(game, casualty) ? 'scar' : 'end';
}

function roll(game: CampaignGame, { member, changes, rerolls = 0 }: Casualty): CampaignRoll {
  const id = walkId(game.state, 'casualties', member, rerolls === 0 ? 'roll' : `roll-${rerolls}`);
  return { kind: 'roll', id, purpose: 'casualty', member, sides: CASUALTY_DIE, changes, again: [] };
}

/** As it fell, or once more while a re-roll is left (C20); death is rather rolled again. */
function rerollPick(game: CampaignGame, casualty: Casualty): CampaignPick {
  const { member, rerolls = 0, face } = casualty;
  const again = rerollsLeft(game.content, game.state) > 0;
  const slain =
    resultOf(game.content, memberOf(game.state, member).kind, casualtyTotal(casualty, face ?? 0)) === 'slain';
  return {
    kind: 'pick',
    id: walkId(game.state, 'casualties', member, `reroll-${rerolls}`),
    question: 'casualtyReroll',
    member,
    options: ['keep', ...(again ? ['again'] : [])].map((id) => ({ id, of: 'word' })),
    best: again && slain ? 'again' : 'keep',
  };
}

/** The scar, or what it carries, if it carries anything. */
function scarOrItems(game: CampaignGame, casualty: Casualty): CampaignPick {
  const { member, result } = casualty;
  const items = nothingCarried(game, casualty) ? null : result === 'scarOrAll' ? 'all' : 'item';
  return {
    kind: 'pick',
    id: walkId(game.state, 'casualties', member, 'choice'),
    question: 'scarOrItems',
    member,
    options: ['scar', ...(items === null ? [] : [items])].map((id) => ({ id, of: 'word' })),
    best: items ?? 'scar',
  };
}

function itemLost(game: CampaignGame, { member }: Casualty): CampaignPick {
  const items = [...new Set(carriedBy(memberOf(game.state, member)).map(({ item }) => item))];
  return {
    kind: 'pick',
    id: walkId(game.state, 'casualties', member, 'item'),
    question: 'itemLost',
    member,
    options: items.map((id) => ({ id, of: 'item' })),
    best: null,
  };
}

/** What a casualty that is not done waits for. */
export function casualtyRequest(game: CampaignGame, casualty: Casualty): CampaignRequest {
  switch (stepOf(game, casualty)) {
    case 'roll':
      return roll(game, casualty);
    case 'reroll':
      return rerollPick(game, casualty);
    case 'choice':
      return scarOrItems(game, casualty);
    case 'item':
      return itemLost(game, casualty);
    case 'scar':
      return scarPick(game, casualty) ?? scarRoll(game, casualty);
    case 'end':
      return endPick(game, casualty);
  }
}

const lostBy = (member: Member, items: readonly CarriedItem[]): readonly CampaignEvent[] =>
  items.map((item) => ({ type: 'itemLost', member: member.id, item }));

const set = ({ member }: Casualty, fields: Partial<Casualty>): CampaignEvent => ({
  type: 'casualtyMoved',
  member,
  set: fields,
});

/** A scar comes next: found by a roll, or, with every scar there is, its end. */
function scarComes(game: CampaignGame, casualty: Casualty): readonly CampaignEvent[] {
  const asked = scarPossible(game, casualty) || scarsEnd(game, memberOf(game.state, casualty.member));
  return asked ? [] : [set(casualty, { done: true })];
}

const scarChosen = (game: CampaignGame, casualty: Casualty): readonly CampaignEvent[] => [
  set(casualty, { choice: 'scar' }),
  ...scarComes(game, casualty),
];

function afterResult(game: CampaignGame, casualty: Casualty, result: CasualtyResult): readonly CampaignEvent[] {
  const member = memberOf(game.state, casualty.member);
  switch (result) {
    case 'slain':
      return [set(casualty, { done: true }), slainEvent(game, member.id)];
    case 'scarAndRest':
      return [{ type: 'restSet', member: member.id, rested: 0, mustRest: true }, ...scarComes(game, casualty)];
    case 'scarOrItem':
    case 'scarOrAll':
      return nothingCarried(game, casualty) ? scarChosen(game, casualty) : [];
    case 'scar':
      return scarComes(game, casualty);
    case 'knockedOut':
    case 'recovered':
    case 'lesson':
      return [set(casualty, { done: true })];
  }
}

/** What a total means for a casualty; `face` null: set by hand. */
export function casualtyRolled(
  game: CampaignGame,
  casualty: Casualty,
  rolled: { readonly face: number | null; readonly total: number },
): readonly CampaignEvent[] {
  const { kind } = memberOf(game.state, casualty.member);
  const result = resultOf(game.content, kind, rolled.total);
  return [set(casualty, { face: rolled.face, result }), ...afterResult(game, casualty, result)];
}

function chosen(game: CampaignGame, casualty: Casualty, option: string): readonly CampaignEvent[] {
  const member = memberOf(game.state, casualty.member);
  const carried = carriedBy(member);
  if (option === 'scar') return scarChosen(game, casualty);
  if (option === 'all') return [...lostBy(member, carried), set(casualty, { choice: 'all', done: true })];
  const [first] = carried;
  return carried.length === 1 && first !== undefined
    ? [...lostBy(member, [first]), set(casualty, { choice: 'item', lost: first.item, done: true })]
    : [set(casualty, { choice: 'item' })];
}

/** One of the things of that id: rather what can be bought again than what was found. */
function itemGone(game: CampaignGame, casualty: Casualty, option: string): readonly CampaignEvent[] {
  const member = memberOf(game.state, casualty.member);
  const things = carriedBy(member).filter(({ item }) => item === option);
  const gone = things.find(({ stash }) => stash === null) ?? things[0];
  return [...lostBy(member, gone === undefined ? [] : [gone]), set(casualty, { lost: option, done: true })];
}

/** Nobody would roll these again. */
const WELCOME: ReadonlySet<CasualtyResult> = new Set(['recovered', 'lesson']);

/** A re-roll is left, and the total would not be welcome. */
function offersReroll(game: CampaignGame, { member }: Casualty, total: number): boolean {
  const { kind } = memberOf(game.state, member);
  return rerollsLeft(game.content, game.state) > 0 && !WELCOME.has(resultOf(game.content, kind, total));
}

const fromFace = (game: CampaignGame, casualty: Casualty, face: number): readonly CampaignEvent[] => {
  if (casualty.result !== null) return scarRolled(game, casualty, face);
  const total = casualtyTotal(casualty, face);
  return [
    { type: 'rolled', purpose: 'casualty', member: casualty.member, face, total },
    ...(offersReroll(game, casualty, total)
      ? [set(casualty, { face })]
      : casualtyRolled(game, casualty, { face, total })),
  ];
};

/** The face counts, or the die falls once more and a re-roll of the segment is used. */
function rerollAnswered(game: CampaignGame, casualty: Casualty, option: string): readonly CampaignEvent[] {
  const { member, face, rerolls = 0 } = casualty;
  if (option === 'again')
    return [{ type: 'casualtyRerolled', member }, set(casualty, { face: null, rerolls: rerolls + 1 })];
  return casualtyRolled(game, casualty, { face, total: casualtyTotal(casualty, face ?? 0) });
}

/** What follows from an answer that fits the casualty's request. */
export function answerCasualty(
  game: CampaignGame,
  casualty: Casualty,
  answer: CampaignAnswer,
): readonly CampaignEvent[] {
  if (answer.kind === 'face') return fromFace(game, casualty, answer.face);
  const step = stepOf(game, casualty);
  if (step === 'reroll') return rerollAnswered(game, casualty, answer.option);
  if (step === 'choice') return chosen(game, casualty, answer.option);
  if (step === 'item') return itemGone(game, casualty, answer.option);
  if (step === 'scar') return scarFound(game, casualty, { scarFaces: casualty.scarFaces, scar: answer.option });
  return ended(game, casualty, answer.option === 'die' ? 'die' : 'retire');
}

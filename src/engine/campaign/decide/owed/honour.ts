import { present } from '../../../core/invariant.ts';
import { COMMON_SPECIALISMS, type Honour, OWN_SPECIALISMS, type Specialism, SPECIALISMS } from '../../model/rows.ts';
import { bookOf } from '../../model/book.ts';
import type { CampaignEvent } from '../../model/event.ts';
import { owes } from '../../model/levels.ts';
import type { CampaignOption } from '../../model/request.ts';
import { type OwedCase, DIE, moved, type OwedQuestion, pick, roll, settled } from './question.ts';

/** Keyword of operatives that have a list of their own (A5). */
export const OFF_WORLDER = 'OFF-WORLDER';
const ASTARTES = 'ADEPTUS ASTARTES';

/** First of what is owed where an honour brings another: the lists that it may be of follow. */
const BROUGHT = 'brought';

const hasRows = ({ content }: OwedCase['game'], list: Specialism): boolean =>
  [...content.honours.values()].some(({ specialism }) => specialism === list);

const hasKeyword = ({ game, member }: OwedCase, keyword: string): boolean =>
  game.content.cards.get(member.card)?.keywords.includes(keyword) === true;

/** Space Marines have a list of their own before the common ones, where there are rows of it (A5, A11). */
const isMarine = (asked: OwedCase): boolean => hasKeyword(asked, ASTARTES) && hasRows(asked.game, 'space-marine');

/** Specialisms that this operative may draw from: the psykers' only as a psyker (A5). */
const open = (asked: OwedCase): readonly Specialism[] => {
  const { game, member } = asked;
  if (!bookOf(game.content).ownLists) return COMMON_SPECIALISMS.filter((list) => hasRows(game, list));
  const lists: readonly Specialism[] = isMarine(asked) ? ['space-marine', ...COMMON_SPECIALISMS] : COMMON_SPECIALISMS;
  return member.psyker ? [...lists, 'psyker'] : lists;
};

/** Lists that it may take instead of the one the level names (A5). */
const ownLists = (asked: OwedCase): readonly Specialism[] => {
  if (!bookOf(asked.game.content).ownLists) return [];
  const [own, ofOffWorlders] = OWN_SPECIALISMS;
  return hasKeyword(asked, OFF_WORLDER) ? [own, ofOffWorlders] : [own];
};

const specialisms = (lists: readonly Specialism[]): readonly CampaignOption[] =>
  lists.map((id) => ({ id, of: 'specialism' }));

const listed = (asked: OwedCase, list: Specialism): readonly Honour[] =>
  [...asked.game.content.honours.values()]
    .filter(({ specialism }) => specialism === list)
    .toSorted((one, other) => one.face - other.face);

const unknownOf = (asked: OwedCase, list: Specialism): readonly Honour[] =>
  listed(asked, list).filter(({ id }) => !asked.member.honours.some((honour) => honour.id === id));

const takesList = (asked: OwedCase, lists: readonly Specialism[], chosen: string): readonly CampaignEvent[] => [
  moved(asked, {
    specialism: present(
      lists.find((list) => list === chosen),
      'a list that was offered',
    ),
  }),
];

/** The first honour of an operative with several specialisms: which of them is its primary one. */
const askPrimary = (asked: OwedCase, lists: readonly Specialism[]): OwedQuestion =>
  pick(asked, { question: 'specialism', options: specialisms(lists), best: lists[0] ?? null }, (chosen) => {
    const specialism = present(
      lists.find((list) => list === chosen),
      'a specialism that was offered',
    );
    return [{ type: 'specialismChosen', member: asked.member.id, specialism }, moved(asked, { of: ['named'] })];
  });

/** The list that the level names, or a list of its own kind. */
function askList(asked: OwedCase, named: readonly Specialism[]): OwedQuestion {
  const lists = [...new Set([...named, ...ownLists(asked)])];
  const best = named[0] ?? null;
  if (lists.length === 1 && best !== null) return askOf(asked, best);
  return pick(asked, { question: 'honourList', options: specialisms(lists), best }, (chosen) =>
    takesList(asked, lists, chosen),
  );
}

const askRandom = (asked: OwedCase): OwedQuestion => {
  const own = ownLists(asked);
  const options: readonly CampaignOption[] = [{ id: 'random', of: 'word' }, ...specialisms(own)];
  return pick(asked, { question: 'honourList', options, best: 'random' }, (chosen) =>
    chosen === 'random' ? [moved(asked, { of: ['rolling'] })] : takesList(asked, own, chosen),
  );
};

const rollList = (asked: OwedCase): OwedQuestion => {
  const lists = open(asked);
  return roll(asked, { purpose: 'specialism', faces: lists.map((_, index) => index + 1) }, (face) => [
    moved(asked, { specialism: present(lists[face - 1], 'a specialism of that face') }),
  ]);
};

const askAnyList = (asked: OwedCase): OwedQuestion => {
  const lists = [...new Set([...open(asked), ...ownLists(asked)])];
  const [primary] = asked.member.specialisms;
  const best = primary !== undefined && lists.includes(primary) ? primary : null;
  return pick(asked, { question: 'specialism', options: specialisms(lists), best }, (chosen) =>
    takesList(asked, lists, chosen),
  );
};

/** What an honour brings: a power, a ploy, and on a rolled 6 the second die that may wake a psyker (C9, C10). */
function gains(asked: OwedCase, { id, power, ploy, brings }: Honour, face: number | null): readonly CampaignEvent[] {
  const { owed, member, game } = asked;
  const also = (what: string) => ({ id: `${owed.id}.${what}`, member: member.id, level: owed.level });
  return [
    { type: 'honourGained', member: member.id, honour: id, scenario: game.state.scenarios },
    settled(asked),
    ...(power ? [owes({ ...also('power'), what: 'power', by: 'roll' })] : []),
    ...(ploy ? [owes({ ...also('ploy'), what: 'ploy', of: ['either'] })] : []),
    ...(brings === undefined ? [] : [owes({ ...also(BROUGHT), what: 'honour', of: [BROUGHT, ...brings] })]),
    ...(face === DIE && !member.psyker && bookOf(game.content).ownLists
      ? [owes({ ...also('second'), what: 'psyker', by: 'roll' })]
      : []),
  ];
}

const askHonour = (asked: OwedCase, honours: readonly Honour[]): OwedQuestion =>
  pick(asked, { question: 'honour', options: honours.map(({ id }) => ({ id, of: 'honour' })) }, (chosen) =>
    gains(
      asked,
      present(
        honours.find(({ id }) => id === chosen),
        'an honour that was offered',
      ),
      null,
    ),
  );

/** One that an honour brings: of choice, of the lists it names (A5, Specialized). */
const askBrought = (asked: OwedCase): OwedQuestion =>
  askHonour(
    asked,
    SPECIALISMS.filter((list) => asked.owed.of.includes(list)).flatMap((list) => unknownOf(asked, list)),
  );

/** First of what is owed where several honours stand on the face that was rolled: the face follows. */
const FACED = 'faced';

/** One of those on the face that was rolled, of packs of players too. */
function askFaced(asked: OwedCase, left: readonly Honour[], face: number): OwedQuestion {
  const there = left.filter((honour) => honour.face === face);
  return pick(asked, { question: 'honour', options: there.map(({ id }) => ({ id, of: 'honour' })) }, (chosen) =>
    gains(
      asked,
      present(
        there.find(({ id }) => id === chosen),
        'an honour of that face',
      ),
      face,
    ),
  );
}

function rolledHonour(asked: OwedCase, left: readonly Honour[], face: number): readonly CampaignEvent[] {
  const [first, second] = left.filter((honour) => honour.face === face);
  return second === undefined
    ? gains(asked, present(first, 'an honour of that face'), face)
    : [moved(asked, { of: [FACED, String(face)] })];
}

/** The honour itself: rolled, or of choice; of choice from every open list once all of this one are known. */
function askOf(asked: OwedCase, list: Specialism): OwedQuestion {
  const left = unknownOf(asked, list);
  if (left.length === 0) {
    const lists = [...new Set([...open(asked), ...ownLists(asked)])];
    return askHonour(
      asked,
      lists.flatMap((each) => unknownOf(asked, each)),
    );
  }
  const [how, on] = asked.owed.of;
  if (how === FACED) return askFaced(asked, left, Number(on));
  if (asked.owed.by === 'choice') return askHonour(asked, left);
  const faces = [...new Set(left.map(({ face }) => face))];
  return roll(asked, { purpose: 'honour', faces }, (face) => rolledHonour(asked, left, face));
}

const isFirst = ({ owed, member }: OwedCase): boolean => owed.of[0] === 'primary' && member.honours.length === 0;

/** A Space Marine chooses its core specialism with its first honour (A5), the Deathwatch's among them. */
const marinePrimaries = (asked: OwedCase): readonly Specialism[] => [
  'space-marine',
  ...(['deathwatch'] as const).filter((list) => hasRows(asked.game, list)),
  ...open(asked).filter((list) => list !== 'space-marine'),
];

/** The lists of which one is its own: any that is open, before the first, where nobody brings one of their own. */
function primariesOf(asked: OwedCase): readonly Specialism[] {
  const { game, member } = asked;
  if (isMarine(asked) && isFirst(asked)) return marinePrimaries(asked);
  const own = member.specialisms.filter((list) => list !== 'psyker' || member.psyker);
  return own.length > 0 || bookOf(game.content).ownLists ? own : open(asked);
}

/**
 * A battle honour (`rules/acolyte.md` A4, A5, C9): its list first, named by the level or one of its own kind, then its D6,
 * and never one that it has.
 */
export function askHonourOwed(asked: OwedCase): OwedQuestion {
  const { owed } = asked;
  if (owed.specialism !== null) return askOf(asked, owed.specialism);
  const [how] = owed.of;
  if (how === BROUGHT) return askBrought(asked);
  if (how === 'random') return askRandom(asked);
  if (how === 'rolling') return rollList(asked);
  const primary = primariesOf(asked);
  if (how === 'choice' || primary.length === 0) return askAnyList(asked);
  if (isFirst(asked) && primary.length > 1) return askPrimary(asked, primary);
  return askList(asked, primary.slice(0, 1));
}

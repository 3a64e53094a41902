import type { CampaignCorrection } from '../model/command.ts';
import { stashKey } from '../model/freeId.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, type CampaignDecision, type CampaignGame, done, refused } from '../model/game.ts';
import { levelUps } from '../model/levels.ts';
import type { Member } from '../model/member.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import { correctEarned } from '../walk/correctEarned.ts';
import { usesOf } from '../walk/finds.ts';
import { findMember } from '../walk/inHand.ts';

/** Variants of a correction, some of which share a shape. */
type Of<W extends CampaignCorrection['what'], C = CampaignCorrection> = C extends { readonly what: infer K }
  ? W extends K
    ? C
    : never
  : never;
type OnThings = 'addItem' | 'removeItem' | 'earned' | 'requisition';
type OnMember = Exclude<CampaignCorrection['what'], OnThings>;

interface Corrected<W extends OnMember> {
  readonly game: CampaignGame;
  readonly member: Member;
  readonly correction: Of<W>;
}

const count = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const badValue = (field: string): CampaignDecision => refused(refuse('badValue', { field }));

/** The event, unless the row is unknown or there already. */
const added = (row: string, known: boolean, has: boolean, event: CampaignEvent): CampaignDecision => {
  const against: CampaignRejection | null = has
    ? refuse('alreadyHas', { row })
    : known
      ? null
      : refuse('unknownRow', { row });
  return against === null ? done([event]) : refused(against);
};

/** The event, unless there is nothing to take away. */
const removed = (row: string, has: boolean, event: CampaignEvent): CampaignDecision =>
  has ? done([event]) : refused(refuse('unknownRow', { row }));

const lists = (rows: Member['honours'] | Member['scars'], id: string): boolean => rows.some((row) => row.id === id);

/** Experience set by hand: levels that it reaches are reached; those that were reached stay. */
const setXp = ({ game, member, correction: { to } }: Corrected<'xp'>): CampaignDecision =>
  count(to)
    ? done([{ type: 'xpSet', member: member.id, xp: to }, ...levelUps(game.content, { ...member, xp: to })])
    : badValue('to');

const changeStat = ({ member, correction }: Corrected<'stat'>): CampaignDecision => {
  const { stat, by, reason } = correction;
  const gain = { stat, by, source: { kind: 'hand', reason } } as const;
  return Number.isSafeInteger(by) && by !== 0 ? done([{ type: 'gained', member: member.id, gain }]) : badValue('by');
};

const onMember: { readonly [W in OnMember]: (corrected: Corrected<W>) => CampaignDecision } = {
  xp: setXp,
  stat: changeStat,
  addScar: ({ game, member, correction: { scar } }) =>
    added(scar, game.content.scars.has(scar), lists(member.scars, scar), {
      type: 'scarred',
      member: member.id,
      scar,
      scenario: game.state.scenarios,
    }),
  removeScar: ({ member, correction: { scar } }) =>
    removed(scar, lists(member.scars, scar), { type: 'scarHealed', member: member.id, scar }),
  addHonour: ({ game, member, correction: { honour } }) =>
    added(honour, game.content.honours.has(honour), lists(member.honours, honour), {
      type: 'honourGained',
      member: member.id,
      honour,
      scenario: game.state.scenarios,
    }),
  removeHonour: ({ member, correction: { honour } }) =>
    removed(honour, lists(member.honours, honour), { type: 'honourLost', member: member.id, honour }),
  addPloy: ({ game, member, correction: { ploy } }) =>
    added(ploy, game.content.ploys.has(ploy), member.ploys.includes(ploy), {
      type: 'ployLearned',
      member: member.id,
      ploy,
    }),
  removePloy: ({ member, correction: { ploy } }) =>
    removed(ploy, member.ploys.includes(ploy), { type: 'ployForgotten', member: member.id, ploy }),
  addPower: ({ game, member, correction: { power } }) =>
    added(power, game.content.powers.has(power), member.powers.includes(power), {
      type: 'powerLearned',
      member: member.id,
      power,
    }),
  removePower: ({ member, correction: { power } }) =>
    removed(power, member.powers.includes(power), { type: 'powerForgotten', member: member.id, power }),
  fate: ({ member, correction: { fate } }) => done([{ type: 'fateSet', member: member.id, fate }]),
  kills: ({ member, correction: { to } }) =>
    count(to) ? done([{ type: 'killsSet', member: member.id, kills: to }]) : badValue('to'),
  rest: ({ member, correction: { mustRest } }) =>
    done([{ type: 'restSet', member: member.id, rested: member.rested, mustRest }]),
};

function addItem({ state, content }: CampaignGame, { item, wpLess }: Of<'addItem'>): CampaignDecision {
  if (!content.items.has(item)) return refused(refuse('unknownItem', { item }));
  if (!count(wpLess)) return badValue('wpLess');
  const thing = { key: stashKey(state), item, scenario: state.scenarios, foundBy: null, wpLess, lost: false };
  return done([{ type: 'stashed', thing: { ...thing, ...usesOf(content, item) } }]);
}

const removeItem = ({ state }: CampaignGame, { key }: Of<'removeItem'>): CampaignDecision =>
  state.stash.some((thing) => thing.key === key)
    ? done([{ type: 'unstashed', key }])
    : refused(refuse('unknownItem', { item: key }));

type MemberCorrection = Of<OnMember>;

function correctAs<W extends OnMember>(what: W, corrected: Corrected<W>): CampaignDecision {
  // A correction of a file by another version may be unknown: refused, not thrown.
  return Object.hasOwn(onMember, what)
    ? onMember[what](corrected)
    : refused(refuse('unknownCommand', { command: what }));
}

function correctMember(game: CampaignGame, correction: MemberCorrection): CampaignDecision {
  const member = findMember(game.state, correction.member);
  return member === null
    ? refused(refuse('unknownMember', { member: correction.member }))
    : correctAs(correction.what, { game, member, correction });
}

const setRequisition = ({ state }: CampaignGame, { to }: Of<'requisition'>): CampaignDecision => {
  if (state.dataslate === undefined) return refused(refuse('noDataslate'));
  return count(to) ? done([{ type: 'requisitionSet', requisition: to }]) : badValue('to');
};

/** Sets by hand what the rules would say, for who serves and who has left; only what is unknown or senseless is refused. */
export const correct: CampaignDecider<'correct'> = (game, { correction }) => {
  if (correction.what === 'addItem') return addItem(game, correction);
  if (correction.what === 'requisition') return setRequisition(game, correction);
  if (correction.what === 'removeItem') return removeItem(game, correction);
  return correction.what === 'earned' ? correctEarned(game, correction) : correctMember(game, correction);
};

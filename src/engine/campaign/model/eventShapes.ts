import * as z from 'zod/mini';
import { player } from '../../family/killteam/model/state.ts';
import { chronicleEntry } from './chronicle.ts';
import { dataslate } from './dataslate.ts';
import type { CampaignEventType } from './event.ts';
import { member, owed } from './member.ts';
import { specialism } from './rows.ts';
import { campaignState } from './state.ts';
import { battleReport, scenario, WALK_STAGES } from './walk.ts';

const { gains, weapons } = member.shape;
const carriedItem = weapons.def.element;
const { casualties, recoveries, earned, finds } = scenario.shape;
const { stash, segments, module } = campaignState.shape;
const runningModule = module.def.innerType.def.innerType;

const text = z.string();
const whole = z.int();
const what = <T extends Readonly<Record<string, z.ZodMiniType>>>(shape: T) => z.looseObject(shape);
const ofMember = <T extends Readonly<Record<string, z.ZodMiniType>>>(shape: T) => what({ member: text, ...shape });
const nothing = what({});

const named = (name: string) => ofMember({ [name]: text });
const counted = (name: string) => ofMember({ [name]: whole });
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** What is looked for in each event of a campaign that comes from outside; an event of a later version is none of these. */
export const campaignEventShapes: Readonly<Record<CampaignEventType, z.ZodMiniType>> = {
  overridden: what({ code: text, reason: text }),
  renamed: what({ name: text }),
  notesSet: what({ notes: text }),
  difficultySet: what({ difficulty: z.enum(DIFFICULTIES) }),
  playersSet: what({ players: z.array(player) }),
  recruited: what({ member }),
  described: ofMember({ set: z.looseObject({}) }),
  equipped: ofMember({
    weapons,
    armour: z.nullable(carriedItem),
    equipment: weapons,
  }),
  left: ofMember({ how: z.enum(['dismissed', 'retired']) }),
  promoted: ofMember({ instead: text, set: z.partial(member) }),
  rolled: what({ purpose: text, member: z.nullable(text), face: whole, total: whole }),
  owed: what({ owed }),
  owedMoved: what({ id: text, set: z.partial(owed) }),
  owedSettled: what({ id: text }),
  putOff: what({ id: text }),
  backgroundSet: named('background'),
  specialismChosen: ofMember({ specialism }),
  gained: ofMember({ gain: gains.def.element }),
  honourGained: ofMember({ honour: text, scenario: whole }),
  honourLost: named('honour'),
  ployLearned: named('ploy'),
  ployForgotten: named('ploy'),
  powerLearned: named('power'),
  powerForgotten: named('power'),
  becamePsyker: ofMember({}),
  groupActivationGained: ofMember({}),
  deployed: what({ scenario }),
  calledOff: nothing,
  reported: what({ report: battleReport }),
  stageReached: what({ stage: z.enum(WALK_STAGES) }),
  casualtiesDue: what({ casualties }),
  casualtyMoved: ofMember({ set: z.partial(casualties.def.element) }),
  recoveriesDue: what({ recoveries }),
  recoveryMoved: ofMember({ set: z.partial(recoveries.def.element) }),
  experienceDue: what({ earned }),
  earnedMoved: ofMember({ set: z.partial(earned.def.element) }),
  findsDue: what({ finds }),
  findMoved: what({ id: text, set: z.partial(finds.def.element) }),
  scarred: ofMember({ scar: text, scenario: whole }),
  scarHealed: named('scar'),
  slain: ofMember({ by: z.nullable(text), scenario: whole }),
  fateSet: ofMember({ fate: z.enum(['serving', 'slain', 'dismissed', 'retired']) }),
  restSet: ofMember({ rested: whole, mustRest: z.boolean() }),
  itemLost: ofMember({ item: carriedItem }),
  stashed: what({ thing: stash.def.element }),
  unstashed: what({ key: text }),
  xpGained: counted('xp'),
  xpSet: counted('xp'),
  levelReached: counted('level'),
  served: ofMember({ kills: whole, heavyKills: whole }),
  killsSet: counted('kills'),
  cluesSet: what({ clues: whole }),
  nextCluesSet: what({ clues: whole }),
  daySet: what({ day: whole }),
  flagSet: what({ flag: text, on: z.boolean() }),
  baseSet: what({ base: text, on: z.boolean() }),
  segmentBegun: nothing,
  casualtyRerolled: ofMember({}),
  issued: named('item'),
  trainingBegun: ofMember({ training: text, scenarios: whole }),
  trainingWentOn: what({ left: whole }),
  trainingStopped: nothing,
  trained: named('training'),
  thingUsed: what({ key: text, left: whole }),
  segmentsSet: what({ segments }),
  moduleBegun: what({ module: runningModule }),
  chapterChosen: what({ chapter: text }),
  chapterPlayed: what({ chapter: text, scenario: whole }),
  modulePinned: what({
    row: runningModule.shape.row,
    pinned: runningModule.shape.pinned,
    hash: text,
    chapter: z.nullable(text),
  }),
  moduleKept: what({ hash: text }),
  moduleLeft: nothing,
  written: what({ entry: chronicleEntry }),
  bookClosed: nothing,
  dataslateOpened: what({ dataslate }),
  requisitionSet: what({ requisition: whole }),
  moreEpSet: what({ ep: whole }),
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import {
  acolyteLevelOf,
  equipmentOf,
  followersGoing,
  wargearOf,
} from '../../../src/engine/campaign/model/allowances.ts';
import { baseUseOf } from '../../../src/engine/campaign/model/bases.ts';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import { gatedItems } from '../../../src/engine/campaign/model/gates.ts';
import type { Member } from '../../../src/engine/campaign/model/member.ts';
import { carriedBy, rowsOf } from '../../../src/engine/campaign/model/memberRows.ts';
import { pendingCampaignRequest } from '../../../src/engine/campaign/pending.ts';
import { CAMPAIGN_QUESTIONS, CAMPAIGN_ROLLS } from '../../../src/engine/campaign/model/request.ts';
import { sheetOf } from '../../../src/engine/campaign/model/sheetOf.ts';
import { campaignState, type CampaignState } from '../../../src/engine/campaign/model/state.ts';
import { deploymentOf } from '../../../src/engine/campaign/walk/deploy.ts';
import { playCampaign } from '../../support/randomCampaign.ts';

const CAMPAIGNS = 150;
const SCENARIOS = 30;
const { content } = await loadBundledCampaign();

const twice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;
const broken = (what: string, { type }: CampaignCommand): never => {
  throw new Error(`${what} after ${type}`);
};

/** With which things of the campaign an operative was looked at last: what did not change holds as before. */
const lookedAt = new WeakMap<Member, CampaignState['stash']>();

/** What holds of one operative whatever the table overrides. */
function checkMember(state: CampaignState, member: Member, command: CampaignCommand): void {
  if (lookedAt.get(member) === state.stash) return;
  lookedAt.set(member, state.stash);
  const { honours, scars, ploys, powers } = member;
  if (sheetOf(content, member, state.stash).stats.wounds.value < 1) broken('no wounds', command);
  const lists = [honours.map(({ id }) => id), scars.map(({ id }) => id), ploys, powers];
  if (lists.some(twice)) broken(`${member.name} has something twice`, command);
}

/** What holds of a campaign whatever the table overrides. */
function checkAlways(state: CampaignState, command: CampaignCommand): void {
  if (twice([...state.members, ...state.stash.map(({ key }) => ({ id: key }))].map(({ id }) => id)))
    broken('an id twice', command);
  if (twice(state.owed.map(({ id }) => id))) broken('owed twice', command);
  if (twice(state.members.flatMap((member) => carriedBy(member).flatMap(({ stash }) => stash ?? []))))
    broken('held by two', command);
  for (const member of state.members) checkMember(state, member, command);
  checkStash(state, command);
}

/** What is used up is gone, and nobody carries what is gone. */
function checkStash({ stash, members }: CampaignState, command: CampaignCommand): void {
  const held = new Set(members.flatMap((member) => carriedBy(member).flatMap((each) => each.stash ?? [])));
  for (const { key, uses, lost } of stash) {
    if (uses === 0 && !lost) broken('a thing used up is there', command);
    if (lost && held.has(key)) broken('a lost thing is carried', command);
  }
}

/** The base gives no more in a segment than it has, and trains only who serves. */
function checkBases(state: CampaignState, command: CampaignCommand): void {
  const { segment, rerolls, issues, course } = baseUseOf(state);
  const most = (what: 'rerolls' | 'restricted') =>
    [...content.bases.values()].reduce((sum, row) => sum + (row[what] ?? 0), 0);
  if (rerolls > most('rerolls')) broken('too many rolls again', command);
  if (issues.filter((issue) => issue.segment === segment).length > most('restricted'))
    broken('too many issued', command);
  if (course !== null && !state.members.some(({ id, fate }) => id === course.member && fate === 'serving'))
    broken('nobody trains', command);
  if (course !== null && course.left < 1) broken('a training is over and open', command);
}

/** Whoever takes something up carries nothing from behind a gate but what the armoury gave. */
function checkGates(before: CampaignState, after: CampaignState, command: CampaignCommand): void {
  const { issues } = baseUseOf(after);
  for (const member of after.members) {
    const given = issues.filter((issue) => !issue.gone && issue.member === member.id).map(({ item }) => item);
    const bought = carriedBy(member).flatMap(({ item, stash }) => (stash === null ? [item] : []));
    if (given.some((item) => !bought.includes(item))) broken('issued and not carried', command);
    const had = before.members.find(({ id }) => id === member.id);
    if (command.type !== 'equip' || command.member !== member.id || had === undefined) continue;
    if (
      carriedBy(member).every((each) =>
        carriedBy(had).some(({ item, stash }) => item === each.item && stash === each.stash),
      )
    )
      continue;
    const level = acolyteLevelOf(after, member.player);
    if (gatedItems(rowsOf(content, member, after.stash), level, given).length > 0) broken('gated', command);
  }
}

function checkLevels(before: CampaignState, after: CampaignState, command: CampaignCommand): void {
  for (const member of after.members) {
    const was = before.members.find(({ id }) => id === member.id);
    if (was === undefined || was.kind !== member.kind) continue;
    if (member.xp < was.xp) broken(`${member.name} lost experience`, command);
    const reached = content.levels
      .filter(({ of, xp }) => of === member.kind && xp <= member.xp)
      .map(({ level }) => level);
    if (member.xp !== was.xp && member.level !== Math.max(...reached))
      broken(`${member.name} is of another level`, command);
  }
}

/** Commands that change what a campaign keeps of its module. */
const RENEWING: ReadonlySet<CampaignCommand['type']> = new Set(['startModule', 'pinModule', 'leaveModule']);

/** What a campaign keeps of its module changes by nothing else, and by a refusal not at all. */
function checkModule({ module: was }: CampaignState, { module }: CampaignState, command: CampaignCommand): void {
  if (module === undefined || module === null) return;
  if (module.chapter !== null && !module.row.chapters.some(({ id }) => id === module.chapter))
    broken('a chapter that is not there', command);
  const renews = RENEWING.has(command.type) && !(command.type === 'pinModule' && !command.take);
  if (!renews && (was?.pinned !== module.pinned || was.row !== module.row || was.hash !== module.hash))
    broken('other copies', command);
}

/** Everything that a deployment promises. */
function checkDeployment(before: CampaignState, { scenario }: CampaignState, command: CampaignCommand): void {
  if (scenario === null) return;
  const { used, of } = deploymentOf({ state: before, content }, scenario);
  if (used > of || scenario.dv !== used || scenario.dvCap !== of) broken('too much DV', command);
  for (const id of scenario.deployed) {
    const member = before.members.find((each) => each.id === id);
    if (member === undefined || member.fate !== 'serving' || member.mustRest)
      return broken('the wrong people', command);
    const rows = rowsOf(content, member, before.stash);
    const allowances = [
      wargearOf(rows),
      equipmentOf(rows),
      followersGoing(content, before, { player: member.player, deployed: scenario.deployed }),
    ];
    if (allowances.some((allowance) => allowance.used > allowance.of)) broken('too much carried or led', command);
  }
}

describe('random campaigns', () => {
  it(`should keep every invariant through ${CAMPAIGNS} campaigns of ${SCENARIOS} scenarios, and fold from their log`, () => {
    const asked = new Set<string>();
    const done = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const watch = (before: CampaignState, after: CampaignState, command: CampaignCommand): void => {
          checkAlways(after, command);
          checkLevels(before, after, command);
          checkModule(before, after, command);
          done.add(command.type === 'deploy' && command.chapter !== undefined ? 'deployChapter' : command.type);
          checkBases(after, command);
          checkGates(before, after, command);
          if (command.type === 'deploy') checkDeployment(before, after, command);
          const request = pendingCampaignRequest(content, after);
          if (request !== null) asked.add(request.kind === 'roll' ? request.purpose : request.question);
        };
        const { start, end, events } = playCampaign(`campaign-${seed}`, {
          content,
          scenarios: SCENARIOS,
          lawless: false,
          watch,
        });
        expect(end.scenarios).toBe(SCENARIOS);
        expect(
          end.chronicle.filter(({ kind }) => kind === 'battle').map((chapter) => 'number' in chapter && chapter.number),
        ).toEqual(Array.from({ length: SCENARIOS }, (_, index) => index + 1));
        expect(campaignState.safeParse(end).error).toBeUndefined();
        expect(evolveCampaignAll(start, events)).toEqual(end);
      }),
      { seed: 20_261_124, numRuns: CAMPAIGNS },
    );
    const linked = ['startModule', 'chooseChapter', 'pinModule', 'leaveModule', 'deployChapter'];
    expect(linked.filter((each) => !done.has(each))).toEqual([]);
    expect([...CAMPAIGN_ROLLS, ...CAMPAIGN_QUESTIONS].filter((each) => !asked.has(each))).toEqual([]);
  });

  it('should not break with overrides and corrections, and replay equal', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const watch = (before: CampaignState, after: CampaignState, command: CampaignCommand): void => {
          checkAlways(after, command);
          checkModule(before, after, command);
          pendingCampaignRequest(content, after);
        };
        const { start, end, events } = playCampaign(`lawless-${seed}`, {
          content,
          scenarios: 15,
          lawless: true,
          watch,
        });
        expect(campaignState.safeParse(end).error).toBeUndefined();
        expect(evolveCampaignAll(start, events)).toEqual(end);
      }),
      { seed: 20_261_122, numRuns: 12 },
    );
  });
});

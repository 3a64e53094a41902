import { describe, expect, it } from 'vitest';
import { decideCampaign } from '../../../src/engine/campaign/campaignDecider.ts';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import type { CampaignEvent } from '../../../src/engine/campaign/model/event.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import type { Member } from '../../../src/engine/campaign/model/member.ts';
import type { CampaignRequest } from '../../../src/engine/campaign/model/request.ts';
import { campaignState, type CampaignState } from '../../../src/engine/campaign/model/state.ts';
import type { Reported } from '../../../src/engine/campaign/model/walk.ts';
import { pendingCampaignRequest } from '../../../src/engine/campaign/pending.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { dataslate, dataslateContent as content, enlists, line, musters, saysOf } from '../../support/dataslatePlay.ts';
import { Chooser } from '../../support/randomPlayer.ts';

const CAMPAIGNS = 25;
const BATTLES = 4;
/** More than any walk has: one that never ends is a bug. */
const MOST_STEPS = 200;
const book = present(content.narrative, 'our narrative play');

/** The highest rank that so much experience reaches. */
const rankFor = (xp: number): number => book.ranks.findLastIndex((rank) => rank.xp <= xp);

const fitOf = ({ members }: CampaignState): readonly Member[] =>
  members.filter(({ fate, mustRest }) => fate === 'serving' && !mustRest);

/** What holds after every command. */
function check(state: CampaignState): void {
  for (const { xp, level, scars, fate } of state.members) {
    expect(xp).toBeGreaterThanOrEqual(0);
    expect(level).toBe(rankFor(xp));
    if (fate === 'serving' && state.scenario === null) expect(scars.length).toBeLessThan(book.scarsToEnd);
  }
  const points = state.dataslate?.requisition ?? -1;
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points).toBeLessThanOrEqual(book.requisition.most);
  expect(new Set(state.bases).size).toBe(state.bases.length);
}

/** A dataslate played by chance, by lawful commands alone; every question is asked of the state as it is stored. */
class Slate {
  state = dataslate.state;
  readonly start = dataslate.state;
  readonly events: CampaignEvent[] = [];
  readonly asked = new Set<string>();
  readonly choose: Chooser;
  /** One of so many is down after a battle. */
  readonly mercy: number;

  constructor(seed: string) {
    this.choose = new Chooser(seed);
    this.mercy = 1 + this.choose.below(3);
  }

  try(command: CampaignCommand): boolean {
    const decision = decideCampaign(content, this.state, command);
    if (!decision.ok) return false;
    this.events.push(...decision.events);
    this.state = evolveCampaignAll(this.state, decision.events);
    check(this.state);
    return true;
  }

  /** The open question, of the state as it comes back from its text. */
  reloaded(): CampaignRequest | null {
    const request = pendingCampaignRequest(content, this.state);
    this.state = campaignState.parse(JSON.parse(JSON.stringify(this.state)));
    expect(pendingCampaignRequest(content, this.state)).toEqual(request);
    return request;
  }

  answer(): boolean {
    const request = this.reloaded();
    if (request === null) return false;
    this.asked.add(request.kind === 'roll' ? request.purpose : request.question);
    const answer =
      request.kind === 'roll'
        ? ({ kind: 'face', face: 1 + this.choose.below(request.sides) } as const)
        : ({ kind: 'pick', option: this.choose.of(request.options)?.id ?? '' } as const);
    return this.try({ type: 'answer', requestId: request.id, answer });
  }

  line(member: string): Reported {
    return line(member, { down: this.choose.chance(this.mercy), kills: this.choose.below(4) });
  }

  /** Somebody joins where few are left, and points are spent. */
  between(): void {
    while (fitOf(this.state).length < 3) this.try(enlists(`Recruit ${this.state.made}`));
    for (let spent = 0; spent < 3; spent += 1) {
      const row = present(this.choose.of(book.requisitions), 'requisitions');
      const member = this.choose.of(this.state.members);
      const choices = [...book.assets.map(({ id }) => id), 'oilskin', ...(member?.scars.map(({ id }) => id) ?? [])];
      const choice = this.choose.of(choices) ?? null;
      this.try({ type: 'requisition', requisition: row.id, member: member?.id ?? null, choice });
    }
    while (this.answer());
  }

  battle(number: number): void {
    const goes = fitOf(this.state).map(({ id }) => id);
    expect(this.try(musters(goes, 'first', `battle-${number}`))).toBe(true);
    if (this.choose.chance(6)) return void this.try({ type: 'callOff' });
    const outcome = this.choose.of(['complete', 'failed', 'open'] as const);
    this.try(
      saysOf(
        goes.map((id) => this.line(id)),
        outcome,
      ),
    );
    for (let step = 0; step < MOST_STEPS && this.state.scenario !== null; step += 1)
      if (!this.answer() && !this.try({ type: 'goOn' })) this.try({ type: 'closeBook' });
    expect(this.state.scenario).toBeNull();
  }
}

const asked = new Set<string>();

describe('dataslates played by chance', () => {
  it.each(Array.from({ length: CAMPAIGNS }, (_, number) => `slate-${number}`))(
    '[K-81] should keep points, experience and ranks as they are, and fold again to the same: %s',
    (seed) => {
      const slate = new Slate(seed);
      for (let number = 1; number <= BATTLES; number += 1) {
        slate.between();
        slate.battle(number);
      }
      expect(evolveCampaignAll(slate.start, slate.events)).toEqual(slate.state);
      for (const question of slate.asked) asked.add(question);
    },
  );

  it('should have come to every question that a dataslate is asked', () => {
    for (const question of ['casualty', 'scar', 'recovery', 'specialism', 'honour', 'retireOrDie'])
      expect(asked).toContain(question);
  });
});

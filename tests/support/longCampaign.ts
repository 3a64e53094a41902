import { fieldScenario } from '../../src/content/fielding.ts';
import { loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { advisedRules } from './advisedRules.ts';
import { ofSide, standing } from '../../src/engine/family/killteam/model/lookup.ts';
import { servingOf } from '../../src/engine/campaign/model/allowances.ts';
import { decideCampaign } from '../../src/engine/campaign/campaignDecider.ts';
import type { CampaignCommand } from '../../src/engine/campaign/model/command.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { pendingCampaignRequest } from '../../src/engine/campaign/pending.ts';
import { reportOf } from '../../src/engine/campaign/reportOf.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { measureLocal } from '../../src/persistence/measureStores.ts';
import { deploy, takeReport } from '../../src/state/campaign/campaignBattle.ts';
import type { DeployPlan } from '../../src/state/campaign/campaignPorts.ts';
import type { CampaignSession } from '../../src/state/campaign/campaignSession.ts';
import type { CampaignRefusal } from '../../src/state/campaign/openCampaign.ts';
import { answerBySeed } from '../../src/state/campaign/screenAnswer.ts';
import { FakeBrowser, settle } from './fakeBrowser.ts';
import { Chooser, nextCommand } from './randomPlayer.ts';
import { campaignTab } from './smallCampaign.ts';

const ROSTER = 10;
const FEWEST = 4;
const PLAYERS = ['p1', 'p2', 'p3', 'p4'];
/** More steps than any walk or battle here has: one that never ends is a bug. */
const MOST_STEPS = 4000;
const REAL = {
  rules: {
    decide: decideCampaign,
    evolve: evolveCampaign,
    pendingRequest: pendingCampaignRequest,
    lacks: () => null,
    field: fieldScenario,
    reportOf,
  },
  battleRules: advisedRules,
  load: loadBundledCampaign,
};

/** A played campaign, left at its home, and what the stores of its browser hold. */
export interface LongCampaign {
  readonly id: string;
  readonly browser: FakeBrowser;
  readonly battles: number;
  readonly operatives: number;
  /** Events in the campaign's log, and in the logs of its battles. */
  readonly events: { readonly campaign: number; readonly battles: number };
}

/** How long a campaign is to be. `events`: in all logs together. */
export interface Length {
  readonly battles: number;
  readonly events: number;
}

const eventsIn = (entries: readonly { readonly events: readonly unknown[] }[]): number =>
  entries.reduce((sum, { events }) => sum + events.length, 0);

/** Plays as a table might: recruits, equips, deploys who fits, fights, walks through what came of it, writes a note. */
class LongPlayer {
  readonly tab: CampaignSession;
  readonly #choose = new Chooser('long-campaign');
  readonly #length: Length;
  fought = 0;

  constructor(tab: CampaignSession, length: Length) {
    this.tab = tab;
    this.#length = length;
  }

  get told(): number {
    return eventsIn(this.tab.open.journal.slice(0, this.tab.open.journal.length));
  }

  get #state() {
    return this.tab.open.state;
  }

  get #content() {
    return present(this.tab.contents(), 'the contents are here').content;
  }

  #give(command: CampaignCommand): CampaignRefusal | null {
    return this.tab.dispatch(command);
  }

  #answerAll(): void {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const request = pendingCampaignRequest(this.#content, this.#state);
      if (request === null) return;
      const { seed } = this.#state;
      const picked = request.kind === 'pick' ? this.#choose.of(request.options)?.id : undefined;
      const answer = picked === undefined ? answerBySeed(seed, request) : ({ kind: 'pick', option: picked } as const);
      const refusal = this.#give({ type: 'answer', requestId: request.id, answer });
      if (refusal !== null) throw new Error(`${request.id}: ${refusal.code}`);
    }
    throw new Error('it asks without end');
  }

  #recruit(kind: Member['kind'], player: string): void {
    const cards = [...this.#content.cards.values()].filter((each) => each.kind === kind);
    const card = this.#choose.of(cards)?.id ?? '';
    const name = `${card} the ${this.#state.made + 1}th`;
    const recruit = { name, card, player, portrait: null, background: null, increase: null };
    if (this.#give({ type: 'recruit', recruit }) === null) this.#answerAll();
  }

  #fillRoster(): void {
    for (const player of PLAYERS)
      if (!servingOf(this.#state, player).some(({ kind }) => kind === 'acolyte')) this.#recruit('acolyte', player);
    for (let step = 0; step < ROSTER && servingOf(this.#state).length < ROSTER; step += 1)
      this.#recruit('follower', this.#choose.of(PLAYERS) ?? 'p1');
  }

  #equip({ id }: Member): void {
    const items = [...this.#content.items.values()];
    const one = (slot: string) => {
      const item = this.#choose.of(items.filter((each) => each.slot === slot))?.id;
      return item === undefined ? [] : [{ item, stash: null }];
    };
    const found = this.#choose.some(this.#state.stash).map(({ item, key }) => ({ item, stash: key }));
    this.#give({
      type: 'equip',
      member: id,
      weapons: [...one('ranged'), ...one('melee')],
      armour: null,
      equipment: [...one('equipment'), ...found].slice(0, 2),
    });
  }

  #between(): void {
    this.#fillRoster();
    const someone = this.#choose.some(servingOf(this.#state));
    for (const member of someone) this.#equip(member);
    this.#give({ type: 'setDay', to: this.#state.day + 1 + this.#choose.below(4) });
    this.#give({ type: 'writeNote', text: `What was said before battle ${this.fought + 1}, and by whom.` });
  }

  #plan(deployed: readonly string[]): DeployPlan {
    const { pack } = present(this.tab.contents(), 'the contents are here');
    const mission = present(this.#choose.of([...pack.missions.values()]), 'a mission');
    const faction = present(this.#choose.of([...pack.factions.keys()]), 'a faction');
    const objectives = this.#choose.some([...this.#content.objectives.keys()]).slice(0, 3);
    return { title: mission.name, mission: mission.id, faction, deployed, auxiliaries: [], objectives };
  }

  /** Some of those who need not rest, the last of them left at home until they fit. */
  #deploy(): void {
    const ready = servingOf(this.#state).filter(({ mustRest }) => !mustRest);
    const first = this.#choose.below(ready.length);
    let who = [...ready.slice(first), ...ready.slice(0, first)].slice(0, FEWEST + this.#choose.below(ROSTER - FEWEST));
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const outcome = deploy(this.tab, this.#plan(who.map(({ id }) => id)));
      if (typeof outcome === 'string') return;
      const { member } = outcome.params;
      if (who.length === 0) throw new Error(`nobody can be deployed: ${outcome.code}`);
      if (outcome.code === 'overCapacity') {
        const follower = servingOf(this.#state, String(outcome.params['player'])).findLast(
          ({ kind }) => kind === 'follower',
        );
        if (follower !== undefined) this.#give({ type: 'leave', member: follower.id, how: 'dismissed' });
        who = who.filter(({ id }) => id !== follower?.id);
      } else if (outcome.code === 'overWargear' || outcome.code === 'overEquipment')
        this.#give({ type: 'equip', member: String(member), weapons: [], armour: null, equipment: [] });
      else who = who.slice(0, -1);
    }
  }

  #fight(events: number): number {
    const { battles } = this.tab;
    const play = present(battles.play, 'a battle is open');
    for (let step = 0; step < MOST_STEPS && play.state.result === null; step += 1) {
      const enough = step % 10 === 0 && eventsIn(play.journal.slice(0)) >= events;
      if (enough) this.#fell(play);
      const command = enough ? null : nextCommand(play.state, this.#choose);
      battles.dispatch(
        command ?? { type: 'endBattle', reason: this.#choose.of(['primaryDone', 'ended'] as const) ?? 'ended' },
      );
    }
    return eventsIn(play.journal.slice(0));
  }

  /** Now and then the table puts somebody down by hand: a short battle has few casualties of its own. */
  #fell(play: NonNullable<CampaignSession['battles']['play']>): void {
    for (const { id } of ofSide(play.state, 'retinue').filter(standing).slice(1))
      if (this.#choose.chance(5))
        this.tab.battles.dispatch({
          type: 'correct',
          correction: { what: 'wounds', operative: id, to: 0, credit: null },
        });
  }

  #adjust(): void {
    const report = this.#state.scenario?.report;
    if (report === null || report === undefined || !this.#choose.chance(3)) return;
    this.#give({ type: 'adjustReport', report: { ...report, clues: this.#choose.below(4) } });
  }

  #walk(): void {
    for (let step = 0; step < MOST_STEPS && this.#state.scenario !== null; step += 1) {
      this.#answerAll();
      if (this.#state.scenario.stage === 'closing') this.#give({ type: 'closeBook' });
      else this.#give({ type: 'goOn' });
    }
    if (this.#state.scenario !== null) throw new Error('the walk does not end');
  }

  /** Plays one scenario whose battle has about so many events; returns how many it had. */
  async scenario(events: number): Promise<number> {
    this.#between();
    this.#deploy();
    const had = this.#fight(events);
    const refusal = await takeReport(this.tab);
    if (refusal !== null) throw new Error(`no report: ${refusal.code}`);
    this.#adjust();
    this.#walk();
    await this.tab.settled();
    this.fought += 1;
    return had;
  }

  async play(): Promise<LongCampaign['events']> {
    let inBattles = 0;
    while (this.fought < this.#length.battles) {
      const left = this.#length.battles - this.fought;
      const perWalk = this.fought === 0 ? 0 : this.told / this.fought;
      inBattles += await this.scenario((this.#length.events - inBattles - this.told) / left - perWalk);
    }
    this.#fillRoster();
    return { campaign: this.told, battles: inBattles };
  }
}

/** Bytes of everything that the first store holds. */
export function localBytes({ browser }: LongCampaign): number {
  const { battles, campaigns, settings, other } = measureLocal(browser.storage);
  return battles.bytes + campaigns.bytes + settings.bytes + other.bytes;
}

/** A tab of that browser, by the rules and packs of the app. */
export const tabOf = (browser: FakeBrowser): Promise<CampaignSession> => campaignTab(browser, REAL);

const played = new Map<string, Promise<LongCampaign>>();

/** Plays a campaign by the rules and packs of the app, by chance; one of the same length is played once. */
export function playLongCampaign(length: Length): Promise<LongCampaign> {
  const key = `${length.battles} ${length.events}`;
  const campaign = played.get(key) ?? campaignOf(length);
  played.set(key, campaign);
  return campaign;
}

async function campaignOf(length: Length): Promise<LongCampaign> {
  const browser = new FakeBrowser();
  const tab = await tabOf(browser);
  const players = PLAYERS.map((id) => ({ id, name: `Player ${id}`, mark: id.slice(1) }));
  const id = tab.found({ name: 'The Carrow Ledger', seed: 'long-campaign', difficulty: 'medium', players });
  const events = await new LongPlayer(tab, length).play();
  const operatives = servingOf(tab.open.state).length;
  await tab.close();
  await settle();
  return { id, browser, battles: length.battles, operatives, events };
}

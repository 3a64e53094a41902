import { decideCampaign } from '../../src/engine/campaign/campaignDecider.ts';
import type { CampaignCommand, CampaignCorrection } from '../../src/engine/campaign/model/command.ts';
import type { CampaignContent, CampaignItem } from '../../src/engine/campaign/model/content.ts';
import type { CampaignEvent } from '../../src/engine/campaign/model/event.ts';
import { evolveCampaignAll } from '../../src/engine/campaign/evolve/evolve.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';
import { chapterAtHand, openWays } from '../../src/engine/campaign/model/modules.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { pendingCampaignRequest } from '../../src/engine/campaign/pending.ts';
import type { CampaignAnswer, CampaignRequest } from '../../src/engine/campaign/model/request.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import type { BattleReport, Reported, Scenario } from '../../src/engine/campaign/model/walk.ts';
import { Chooser } from './randomPlayer.ts';

const PLAYERS = ['p1', 'p2'];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** More steps than any walk has: one that never ends is a bug. */
const MOST_STEPS = 400;

export interface RandomCampaign {
  readonly start: CampaignState;
  readonly end: CampaignState;
  readonly events: readonly CampaignEvent[];
}

export interface CampaignRules {
  readonly content: CampaignContent;
  readonly scenarios: number;
  /** Overrides and corrections of the hand too. */
  readonly lawless: boolean;
  /** After each command that was not refused. */
  readonly watch: (before: CampaignState, after: CampaignState, command: CampaignCommand) => void;
}

/** The content after so many updates of the packs of its modules: each has one more copy, and lacks another chapter. */
function updated(content: CampaignContent, times: number): CampaignContent {
  if (times === 0) return content;
  const modules = [...content.modules].map(([id, each]) => {
    const gone = each.row.chapters[times % each.row.chapters.length]?.id;
    const chapters = each.row.chapters
      .filter((chapter) => chapter.id !== gone)
      .map((chapter) => ({ ...chapter, next: chapter.next.filter((way) => way.chapter !== gone) }));
    const row = { ...each.row, chapters, start: chapters[0]?.id ?? '' };
    const pinned = [...each.pinned, { kind: 'weapons' as const, id: 'pack--new', row: { times } }];
    return [id, { ...each, row, pinned, hash: `${each.hash}.${times}` }] as const;
  });
  return { ...content, modules: new Map(modules) };
}

const flagsIn = (what: unknown): readonly string[] =>
  [...(JSON.stringify(what) ?? '').matchAll(/"flag":"([^"]+)"/gu)].flatMap(([, flag]) => flag ?? []);

const serving = ({ members }: CampaignState): readonly Member[] => members.filter(({ fate }) => fate === 'serving');

/** Plays a campaign by chance: whatever is refused was not done. The same seed plays the same campaign. */
class Player {
  state: CampaignState;
  readonly start: CampaignState;
  readonly events: CampaignEvent[] = [];
  readonly #rules: CampaignRules;
  readonly #choose: Chooser;
  #content: CampaignContent;
  #updates = 0;
  /** One of so many is down after a battle. */
  readonly #mercy: number;

  constructor(seed: string, rules: CampaignRules) {
    const players = PLAYERS.map((id) => ({ id, name: id, mark: '#000' }));
    this.start = newCampaign({ name: seed, seed, difficulty: 'medium', players }, 'acolyte');
    this.state = this.start;
    this.#rules = rules;
    this.#content = rules.content;
    this.#choose = new Chooser(seed);
    this.#mercy = 2 + this.#choose.below(4);
  }

  /** The code of the refusal; null: done. */
  try(command: CampaignCommand): string | null {
    const decision = decideCampaign(this.#content, this.state, command);
    if (!decision.ok) return decision.rejection.code;
    const before = this.state;
    this.state = evolveCampaignAll(before, decision.events);
    this.events.push(...decision.events);
    this.#rules.watch(before, this.state, command);
    return null;
  }

  #override(): { override?: { reason: string } } {
    return this.#rules.lawless && this.#choose.chance(3) ? { override: { reason: 'by chance' } } : {};
  }

  recruit(kind: Member['kind'], player = this.#choose.of(PLAYERS) ?? 'p1'): void {
    const card = this.#choose.of([...this.#content.cards.values()].filter((each) => each.kind === kind))?.id ?? '';
    const recruit = {
      name: `${card} ${this.state.made}`,
      card,
      player,
      portrait: null,
      background: null,
      increase: null,
    };
    this.try({ type: 'recruit', recruit, ...this.#override() });
  }

  #things(slots: readonly CampaignItem['slot'][], member: Member, most: number) {
    const free = [...this.#content.items.values()].filter(({ slot }) => slots.includes(slot));
    const found = this.state.stash.filter(({ item }) => free.some(({ id }) => id === item));
    const some = Array.from({ length: this.#choose.below(most + 1) }, () => this.#choose.of(free)?.id ?? '');
    const own = this.#choose.some(found).map(({ item, key }) => ({ item, stash: key }));
    return member.fate === 'serving' ? [...some.map((item) => ({ item, stash: null })), ...own].slice(0, most) : [];
  }

  equip(member: Member): void {
    const weapons = this.#things(['ranged', 'melee'], member, 3);
    const armour = this.#things(['armour'], member, 1)[0] ?? null;
    const equipment = this.#things(['equipment'], member, 2);
    this.try({ type: 'equip', member: member.id, weapons, armour, equipment, ...this.#override() });
  }

  #answerTo(request: CampaignRequest): CampaignAnswer {
    if (request.kind === 'roll') return { kind: 'face', face: 1 + this.#choose.below(request.sides) };
    return { kind: 'pick', option: this.#choose.of(request.options)?.id ?? '' };
  }

  answer(): boolean {
    const request = pendingCampaignRequest(this.#content, this.state);
    if (request === null) return false;
    return this.try({ type: 'answer', requestId: request.id, answer: this.#answerTo(request) }) === null;
  }

  #training(): string {
    const trainings = [...this.#content.bases.values()].flatMap((base) => base.trainings ?? []);
    return this.#choose.of(trainings)?.id ?? '';
  }

  #segments(): CampaignState['segments'] {
    const count = this.#choose.below(this.state.segments.length + 2);
    return Array.from({ length: count }, (_, at) => ({
      name: `segment ${at}`,
      tags: [],
      missions: [],
      efficiency: null,
    }));
  }

  #tracker(): void {
    const choose = this.#choose;
    const base = choose.of([...this.#content.bases.keys()]) ?? '';
    const commands: readonly CampaignCommand[] = [
      { type: 'setBase', base, on: choose.chance(2) },
      { type: 'setDifficulty', difficulty: choose.of(DIFFICULTIES) ?? 'easy' },
      { type: 'setFlag', flag: `flag-${choose.below(4)}`, on: choose.chance(2) },
      { type: 'setClues', to: choose.below(9) },
      { type: 'train', member: choose.of(serving(this.state))?.id ?? '', training: this.#training() },
      { type: 'stopTraining' },
      { type: 'setSegments', segments: this.#segments() },
      { type: 'writeNote', text: 'a note' },
      { type: 'setDay', to: this.state.day + choose.below(3) },
    ];
    const command = choose.of(commands);
    if (command !== undefined) this.try(command);
  }

  /** A linked campaign begun, led on, left; or its pack changes, and that is taken or refused. */
  #module(): void {
    const choose = this.#choose;
    if (choose.chance(4)) {
      this.#updates += 1;
      this.#content = updated(this.#rules.content, this.#updates);
    }
    this.try({ type: 'startModule', module: choose.of([...this.#content.modules.keys()]) ?? '' });
    const way = choose.of(openWays(this.state))?.chapter;
    if (way !== undefined) this.try({ type: 'chooseChapter', chapter: way, ...this.#override() });
    if (choose.chance(3)) this.try({ type: 'pinModule', take: choose.chance(2) });
    if (choose.chance(20)) this.try({ type: 'leaveModule' });
  }

  #correction(): CampaignCorrection {
    const choose = this.#choose;
    const member = choose.of(this.state.members)?.id ?? '';
    const scar = choose.of([...this.#content.scars.keys()]) ?? '';
    const honour = choose.of([...this.#content.honours.keys()]) ?? '';
    const corrections: readonly CampaignCorrection[] = [
      { what: 'xp', member, to: choose.below(300) },
      { what: 'stat', member, stat: 'wounds', by: choose.below(9) - 4, reason: 'by chance' },
      { what: choose.chance(2) ? 'addScar' : 'removeScar', member, scar },
      { what: choose.chance(2) ? 'addHonour' : 'removeHonour', member, honour },
      { what: 'fate', member, fate: choose.of(['serving', 'serving', 'slain', 'retired'] as const) ?? 'serving' },
      { what: 'rest', member, mustRest: choose.chance(2) },
      { what: 'addItem', item: choose.of([...this.#content.items.keys()]) ?? '', wpLess: choose.below(2) },
      { what: 'removeItem', key: choose.of(this.state.stash)?.key ?? '' },
      { what: 'earned', member, total: choose.below(9) - 1 },
    ];
    return choose.of(corrections) ?? { what: 'kills', member, to: 1 };
  }

  #between(): void {
    const choose = this.#choose;
    if (choose.chance(3)) this.#module();
    for (let step = 0; step < 6; step += 1) {
      const someone = choose.of(serving(this.state));
      if (choose.chance(3)) this.recruit(choose.chance(5) ? 'acolyte' : 'follower');
      else if (choose.chance(6)) this.#tracker();
      else if (choose.chance(30) && someone !== undefined)
        this.try({ type: 'leave', member: someone.id, how: 'dismissed' });
      else if (someone !== undefined) this.equip(someone);
      if (this.#rules.lawless && choose.chance(3)) this.try({ type: 'correct', correction: this.#correction() });
      while (choose.chance(2) && this.answer());
    }
  }

  #promoteOrRecruit(): void {
    for (const player of PLAYERS) {
      if (serving(this.state).some((member) => member.player === player && member.kind === 'acolyte')) continue;
      const fallen = this.state.members.find((member) => member.player === player && member.fate === 'slain');
      const heir = serving(this.state).find((member) => member.player === player && member.level >= 5);
      if (fallen !== undefined && heir !== undefined)
        this.try({ type: 'promote', member: heir.id, instead: fallen.id, ...this.#override() });
      else this.recruit('acolyte', player);
    }
  }

  /** Sets right what a deployment was refused for. */
  #yield(code: string, deployed: readonly string[]): readonly string[] {
    const followers = serving(this.state).filter(({ kind }) => kind === 'follower');
    if (code === 'overCapacity') {
      for (const { id } of followers) this.try({ type: 'leave', member: id, how: 'dismissed' });
      return serving(this.state).map(({ id }) => id);
    }
    if (code === 'overWargear' || code === 'overEquipment')
      for (const { id } of serving(this.state))
        this.try({ type: 'equip', member: id, weapons: [], armour: null, equipment: [] });
    const fit = deployed.filter((id) => serving(this.state).some((member) => member.id === id && !member.mustRest));
    return code === 'overDv' ? fit.slice(0, -1) : fit;
  }

  #deploy(): boolean {
    const choose = this.#choose;
    const auxiliaries = [...this.#content.cards.values()]
      .filter(({ kind }) => kind === 'auxiliary')
      .map(({ id }) => id);
    let deployed: readonly string[] = serving(this.state)
      .filter(() => !choose.chance(4))
      .map(({ id }) => id);
    const chapter = choose.chance(2) ? chapterAtHand(this.state) : null;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const code = this.try({
        type: 'deploy',
        battle: `battle-${this.state.scenarios}`,
        title: 'By chance',
        mission: chapter?.mission ?? 'retrieve',
        ...(chapter !== null && { chapter: chapter.id }),
        faction: 'cult',
        deployed,
        auxiliaries: attempt === 0 ? choose.some(auxiliaries).slice(0, 2) : [],
        objectives: choose.some([...this.#content.objectives.keys()]),
        ...this.#override(),
      });
      if (code === null) return true;
      deployed = this.#yield(code, deployed);
    }
    return false;
  }

  #line(member: string | null, index: number): Reported {
    const choose = this.#choose;
    const down = choose.chance(this.#mercy);
    const kills = choose.below(6);
    return {
      id: member ?? `guest-${index}`,
      member,
      name: member ?? 'a guest',
      down,
      slain: down && choose.chance(20),
      leftBehind: down && choose.chance(5),
      reanimations: choose.below(4),
      kills,
      heavyKills: choose.below(kills + 1),
      downedBy: down ? 'somebody' : null,
      downedIn: down ? 1 + choose.below(4) : null,
      medic: choose.chance(4),
    };
  }

  #used(deployed: readonly string[]): NonNullable<BattleReport['used']> {
    return serving(this.state)
      .filter(({ id }) => deployed.includes(id))
      .flatMap(({ id: member, equipment }) =>
        [...new Set(equipment.map(({ item }) => item))].map((item) => ({ member, item, times: this.#choose.below(3) })),
      );
  }

  #report({ deployed, auxiliaries, objectives }: Scenario): BattleReport {
    const choose = this.#choose;
    const whoever = (): string | null => (choose.chance(4) ? null : (choose.of(deployed) ?? null));
    return {
      primary: choose.of(['complete', 'failed', 'open'] as const) ?? 'open',
      turningPoints: 1 + choose.below(6),
      operatives: [...deployed, ...auxiliaries.map(() => null)].map((member, index) => this.#line(member, index)),
      objectives: objectives.map((id) => ({ id, done: choose.chance(2), by: whoever() })),
      clues: choose.below(4),
      captives: choose.below(2),
      enemiesDown: choose.below(8),
      enemies: 8,
      flags: choose.chance(4) ? ['battle-flag', ...choose.some(flagsIn(this.state.module?.row))] : [],
      loot: choose.chance(2) ? [{ by: whoever(), count: 1 + choose.below(2) }] : [],
      moments: [],
      used: this.#used(deployed),
    };
  }

  #step(): void {
    const { scenario } = this.state;
    const choose = this.#choose;
    if (scenario === null) return;
    if (scenario.stage === 'report' && choose.chance(4))
      this.try({ type: 'adjustReport', report: this.#report(scenario) });
    if (this.#rules.lawless && choose.chance(6)) this.try({ type: 'correct', correction: this.#correction() });
    const someone = choose.of(serving(this.state));
    if (choose.chance(6) && someone !== undefined) this.equip(someone);
    if (!choose.chance(5) && this.answer()) return;
    this.try({ type: 'goOn', ...this.#override() });
    this.try({ type: 'closeBook' });
  }

  #walk(): void {
    const { scenario } = this.state;
    if (scenario === null) return;
    this.try({ type: 'report', report: this.#report(scenario) });
    for (let step = 0; step < MOST_STEPS && this.state.scenario !== null; step += 1) this.#step();
    if (this.state.scenario !== null) throw new Error(`stuck in ${this.state.scenario.stage}`);
  }

  play(): RandomCampaign {
    while (this.state.scenarios < this.#rules.scenarios) {
      this.#promoteOrRecruit();
      this.#between();
      if (!this.#deploy()) continue;
      if (this.#choose.chance(15)) this.try({ type: 'callOff' });
      else this.#walk();
    }
    return { start: this.start, end: this.state, events: this.events };
  }
}

/** A campaign of so many scenarios, all of it by chance: legal commands, answers, battles and, if lawless, overrides. */
export const playCampaign = (seed: string, rules: CampaignRules): RandomCampaign => new Player(seed, rules).play();

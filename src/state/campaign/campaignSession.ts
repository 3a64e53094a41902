import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { type Founding, newCampaign } from '../../engine/campaign/newCampaign.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { present } from '../../engine/core/invariant.ts';
import { CAMPAIGN_SYSTEM, systemById } from '../../engine/systems/killTeams.ts';
import type { CampaignLog } from '../../persistence/campaignFile.ts';
import { inTime } from '../../persistence/inTime.ts';
import { loadSlot } from '../../persistence/loadSlot.ts';
import { summaryKey } from '../../persistence/slotKeys.ts';
import { storedSummaries } from '../../persistence/summaries.ts';
import { TypedTexts } from '../../persistence/typedTexts.ts';
import { archiveStored } from '../log/archiveStored.ts';
import type { OpenPlay } from '../log/openPlay.ts';
import { packRef } from '../library/packRef.ts';
import type { KillTeamLog } from '../battle/killTeam.ts';
import { type OpenOutcome, Session } from '../log/session.ts';
import {
  type CampaignContents,
  type CampaignDesk,
  type CampaignRules,
  type CampaignStores,
  campaignPorts,
} from './campaignPorts.ts';
import { ContentsOnce } from './contentsOnce.ts';
import { keptContents, slateContents } from './keptContents.ts';
import type { CampaignRefusal, ScenarioBattle } from './openCampaign.ts';
import { scenarioBattle } from './scenarioBattle.ts';
import { takeUpNotes } from './typedNotes.ts';

/** What is played with: the engine, the contents, the battles of the same tab, and its stores. */
interface CampaignSessionPorts {
  readonly rules: CampaignRules;
  readonly load: () => Promise<CampaignContents>;
  /** What dataslates are kept with; left out: none are. */
  readonly loadDataslates?: () => Promise<NonNullable<CampaignContents['dataslates']>>;
  readonly battles: Session<KillTeamLog>;
  readonly stores: CampaignStores;
  /** Left out: only in the first store. */
  readonly texts?: TypedTexts;
}

/** Commands that end a scenario: its battle may go to the archive. */
const ENDING: ReadonlySet<CampaignCommand['type']> = new Set<CampaignCommand['type']>(['closeBook', 'callOff']);

/** The campaign of one browser tab, beside its battle: at most one of each is open. */
export class CampaignSession implements CampaignDesk {
  readonly rules: CampaignRules;
  readonly campaigns: Session<CampaignLog>;
  readonly battles: Session<KillTeamLog>;
  /** What is typed in campaigns and not yet written. */
  readonly texts: TypedTexts;
  readonly #box: ContentsOnce;
  readonly #loadDataslates: CampaignSessionPorts['loadDataslates'];
  #second = new Map<string, string>();
  #settling: Promise<void> = Promise.resolve();

  constructor({ rules, load, loadDataslates, battles, stores, texts }: CampaignSessionPorts) {
    this.#loadDataslates = loadDataslates;
    this.rules = rules;
    this.battles = battles;
    this.texts = texts ?? new TypedTexts(stores.storage, stores.now);
    this.#box = new ContentsOnce(load);
    this.campaigns = new Session(campaignPorts(rules, this, stores));
    stores.store.subscribe(({ battle }, before) => {
      const standing = (open: typeof battle) => (open === null ? null : `${open.id} ${open.state.result === null}`);
      if (standing(battle) !== standing(before.battle)) this.#publish();
    });
    // What was being typed in the tab that wrote until now is no longer typed there.
    stores.store.subscribe(({ campaign, campaignSave }, before) => {
      const wasRead = before.campaignSave.kind === 'readOnly' && before.campaign?.id === campaign?.id;
      if (wasRead && campaignSave.kind !== 'readOnly')
        queueMicrotask(() => this.play?.mode === 'writing' && takeUpNotes(this));
    });
    // The battle in hand may be played in another tab.
    stores.storage.watch((key) => {
      const battle = this.play?.state.scenario?.battle;
      if (battle !== undefined && key === summaryKey('battle', battle)) this.#publish();
    });
  }

  contents = (): CampaignContents | null => this.#box.now;

  /** The contents with the rows that this campaign keeps as they were; throws before the contents are here. */
  contentsOf = (state: CampaignState): CampaignContents =>
    keptContents(present(this.contents(), 'the contents of campaigns are here'), state);

  fetchContents = (): Promise<void> => this.#box.fetch();

  /** The same with what dataslates are kept with. */
  fetchDataslates = async (): Promise<void> => {
    await this.fetchContents();
    const now = this.contents();
    if (now === null || now.dataslates !== undefined || this.#loadDataslates === undefined) return;
    this.#box.set({ ...now, dataslates: await this.#loadDataslates() });
    this.#publish();
  };

  /** To be told that packs came or went: an open campaign goes on with what there is now. */
  renewContents = async (): Promise<void> => {
    const had = this.contents()?.dataslates !== undefined;
    await this.#box.renew();
    if (had) await this.fetchDataslates();
    this.#publish();
  };

  battleOf = (state: CampaignState): ScenarioBattle => {
    const { store, storage } = this.campaigns.ports;
    const isThere = (id: string) => loadSlot(storage, id, this.battles.ports.kind).kind !== 'absent';
    return scenarioBattle(state, { open: store.getState().battle, storage, second: this.#second, isThere });
  };

  /** The open campaign. */
  get play(): OpenPlay<CampaignLog> | null {
    return this.campaigns.play;
  }

  /** The open campaign; asking without one is a bug. */
  get open(): OpenPlay<CampaignLog> {
    return present(this.campaigns.play, 'a campaign is open');
  }

  /**
   * Opens a new campaign and stores its start. It is shown as soon as the contents are here. `first`: what is done before
   * it begins, and no undo takes back; for that the contents must be here.
   */
  found(founding: Founding, first: readonly CampaignCommand[] = []): string {
    const { id, version } = this.#systemFor(first);
    const state = first.reduce((so, command) => this.#after(so, command), newCampaign(founding, id));
    const packs = this.contents() === null ? [] : this.packsOf(state);
    return this.campaigns.start(state, { title: founding.name, ruleset: { id, version }, packs });
  }

  /** That of the pack whose kill team is to have a dataslate; else the one whose campaigns are founded. */
  #systemFor(first: readonly CampaignCommand[]): { readonly id: string; readonly version: string } {
    const opened = first.find(({ type }) => type === 'openDataslate');
    if (opened?.type !== 'openDataslate') return CAMPAIGN_SYSTEM;
    const all = present(this.contents(), 'the contents of campaigns are here');
    return systemById(slateContents(all, { pack: opened.pack, book: null }).pack.manifest.ruleset);
  }

  /** What a campaign is said to be made with. */
  packsOf(state: CampaignState) {
    const { pack, campaignPack } = this.contentsOf(state);
    return pack.manifest.id === campaignPack.manifest.id ? [packRef(pack)] : [packRef(pack), packRef(campaignPack)];
  }

  /** The state after a command; one that is refused changes nothing. */
  #after(state: CampaignState, command: CampaignCommand): CampaignState {
    const all = present(this.contents(), 'the contents of campaigns are here');
    const { content } =
      command.type === 'openDataslate'
        ? slateContents(all, { pack: command.pack, book: null })
        : this.contentsOf(state);
    const decision = this.rules.decide(content, state, command);
    return decision.ok ? decision.state : state;
  }

  /** Opens a stored campaign, once its contents are here; one that is open is looked at again. */
  async openStored(id: string): Promise<OpenOutcome> {
    await this.fetchContents();
    await this.#readSecond();
    if (this.play?.meta.id === id) {
      this.#publish();
      return { kind: 'opened' };
    }
    const [outcome] = await Promise.all([this.campaigns.open(id), this.texts.catchUp(`campaign/${id}/`)]);
    if (outcome.kind === 'opened' && this.open.state.dataslate !== undefined) await this.fetchDataslates();
    if (outcome.kind === 'opened') this.#tidy();
    return outcome;
  }

  /** Reads what the second store lists, without waiting long for it; what comes later is shown then. */
  async #readSecond(): Promise<void> {
    const read = storedSummaries(this.campaigns.ports.durable, 'battle').then((second) => {
      this.#second = new Map(second);
      return true;
    });
    if (!(await inTime(read, false))) void read.then(() => this.#publish());
  }

  /** Leaves the open campaign. */
  close(): Promise<void> {
    return this.campaigns.close();
  }

  dispatch(command: CampaignCommand): CampaignRefusal | null {
    const { scenario } = this.open.state;
    const refusal = this.campaigns.dispatch(command);
    // The other side of a battle may still count it.
    if (refusal === null && scenario !== null && scenario.side === undefined && ENDING.has(command.type))
      this.#settling = this.#release(scenario.battle, this.#settling);
    return refusal;
  }

  /** To be told that a battle was removed. */
  forgetBattle(id: string): void {
    this.#second.delete(id);
  }

  /** Resolves when battles that may go to the archive have gone there. */
  settled(): Promise<void> {
    return this.#settling;
  }

  /** A battle that the campaign no longer has in hand goes to the archive, if it is over. */
  async #release(battle: string, before: Promise<void>): Promise<void> {
    await before;
    if (this.battles.play?.meta.id === battle) await this.battles.close();
    else await archiveStored(this.battles.ports, battle);
  }

  /** What an older app or one that was killed has left undone. */
  #tidy(): void {
    // Summaries of older apps do not name the battles whose book is closed.
    if (this.open.mode === 'writing') this.open.writeSummary();
    takeUpNotes(this);
    this.#sweep();
  }

  /** The app may have been killed between closing the book and putting its battle away. One that is looked at stays. */
  #sweep(): void {
    const last = this.open.state.chronicle.findLast((entry) => entry.kind === 'battle');
    if (this.open.state.dataslate !== undefined) return;
    if (last === undefined || this.open.mode !== 'writing' || this.battles.play?.meta.id === last.battle) return;
    this.#settling = this.#release(last.battle, this.#settling);
  }

  #publish(): void {
    const { play } = this;
    if (play !== null && this.contents() !== null) play.publish();
  }
}

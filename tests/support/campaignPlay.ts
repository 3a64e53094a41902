import { decideCampaign } from '../../src/engine/campaign/campaignDecider.ts';
import type { CampaignCommand, Recruit } from '../../src/engine/campaign/model/command.ts';
import type { CampaignContent } from '../../src/engine/campaign/model/content.ts';
import type { CampaignEvent, CampaignEventType } from '../../src/engine/campaign/model/event.ts';
import { evolveCampaignAll } from '../../src/engine/campaign/evolve/evolve.ts';
import type { CarriedItem, Member } from '../../src/engine/campaign/model/member.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { pendingCampaignRequest } from '../../src/engine/campaign/pending.ts';
import type { CampaignRejection } from '../../src/engine/campaign/model/rejection.ts';
import type { CampaignPick, CampaignRequest } from '../../src/engine/campaign/model/request.ts';
import { sheetOf } from '../../src/engine/campaign/model/sheetOf.ts';
import type { Sheet } from '../../src/engine/campaign/model/sheet.ts';
import { campaignState, type CampaignState } from '../../src/engine/campaign/model/state.ts';
import { campaignContent } from './campaignContent.ts';

/** A face, or the option picked. */
export type CampaignReply = number | string;

/** A campaign at one moment. Each step gives the next moment and leaves this one as it is; a wrong step throws. */
export class CampaignPlay {
  readonly #state: CampaignState;
  readonly events: readonly CampaignEvent[];
  readonly content: CampaignContent;

  constructor(state: CampaignState, events: readonly CampaignEvent[] = [], content: CampaignContent = campaignContent) {
    this.#state = state;
    this.events = events;
    this.content = content;
  }

  /** The campaign, checked against its schema. */
  get state(): CampaignState {
    return campaignState.parse(this.#state);
  }

  get pending(): CampaignRequest | null {
    return pendingCampaignRequest(this.content, this.#state);
  }

  /** The open question; throws when nothing is asked. */
  get question(): CampaignRequest {
    const { pending } = this;
    if (pending === null) throw new Error('nothing is asked');
    return pending;
  }

  /** The open choice; throws when it is none. */
  get choice(): CampaignPick {
    const { question } = this;
    if (question.kind !== 'pick') throw new Error(`no choice: ${JSON.stringify(question)}`);
    return question;
  }

  get options(): readonly string[] {
    return this.choice.options.map(({ id }) => id);
  }

  member(id: string): Member {
    const found = this.state.members.find((member) => member.id === id);
    if (found === undefined) throw new Error(`no member ${id}`);
    return found;
  }

  sheet(id: string): Sheet {
    return sheetOf(this.content, this.member(id), this.state.stash);
  }

  /** The same campaign with other content: a pack was removed, or added. */
  with(content: Partial<CampaignContent>): CampaignPlay {
    return new CampaignPlay(this.#state, this.events, { ...this.content, ...content });
  }

  does(...commands: readonly CampaignCommand[]): CampaignPlay {
    const [command, ...rest] = commands;
    if (command === undefined) return this;
    const decision = decideCampaign(this.content, this.#state, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decision.rejection)}`);
    const state = evolveCampaignAll(this.#state, decision.events);
    return new CampaignPlay(state, [...this.events, ...decision.events], this.content).does(...rest);
  }

  /** Answers what is asked, in order; throws when more is answered than asked. */
  answers(...replies: readonly CampaignReply[]): CampaignPlay {
    return replies.reduce((play: CampaignPlay, reply) => play.does(play.answerOf(reply)), this);
  }

  /** Takes the first option of every choice and the lowest face that counts of every roll until nothing is asked. */
  answersAll(): CampaignPlay {
    const { pending } = this;
    if (pending === null) return this;
    if (pending.kind === 'pick') return this.answers(pending.options[0]?.id ?? '').answersAll();
    const faces = Array.from({ length: pending.sides }, (_, index) => index + 1);
    return this.answers(faces.find((face) => !pending.again.includes(face)) ?? 0).answersAll();
  }

  /** The command that answers what is asked now. */
  answerOf(reply: CampaignReply): CampaignCommand {
    const answer = typeof reply === 'number' ? ({ kind: 'face', face: reply } as const) : null;
    return {
      type: 'answer',
      requestId: this.question.id,
      answer: answer ?? { kind: 'pick', option: String(reply) },
    };
  }

  /** Why the command is refused; throws when it is not. */
  refuses(command: CampaignCommand): CampaignRejection {
    const decision = decideCampaign(this.content, this.#state, command);
    if (decision.ok) throw new Error(`${command.type} was not refused`);
    return decision.rejection;
  }

  /** Events of one kind so far. */
  told<T extends CampaignEventType>(type: T): readonly Extract<CampaignEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<CampaignEvent, { type: T }> => event.type === type);
  }
}

/** A campaign of one player, or of more, in which nothing has happened. */
export const campaign = (...players: readonly string[]): CampaignPlay =>
  new CampaignPlay(
    newCampaign(
      {
        name: 'Test',
        seed: 'seed',
        difficulty: 'medium',
        players: (players.length === 0 ? ['p1'] : players).map((id) => ({ id, name: id, mark: '#000' })),
      },
      'acolyte',
    ),
  );

const BACKGROUNDS: Readonly<Record<string, string>> = {
  acolyte: 'gang-enforcer',
  hiver: 'ganger',
  serviceman: 'trooper',
};

/** Takes somebody on. Without more said: for the first player, its background, and Wounds as a follower's increase. */
export const recruit = (card: string, set: Partial<Recruit> = {}): Extract<CampaignCommand, { type: 'recruit' }> => ({
  type: 'recruit',
  recruit: {
    name: card,
    card,
    player: 'p1',
    portrait: null,
    background: BACKGROUNDS[card] ?? null,
    increase: card === 'acolyte' ? null : 'wounds',
    ...set,
  },
});

export const carried = (item: string, stash: string | null = null): CarriedItem => ({ item, stash });

/** All that a member is to carry; `key/item` is a found thing. */
export const equip = (
  member: string,
  { weapons = [], armour = null, equipment = [] }: { weapons?: string[]; armour?: string | null; equipment?: string[] },
): Extract<CampaignCommand, { type: 'equip' }> => {
  const thing = (text: string): CarriedItem => {
    const [key, item] = text.split('/');
    return item === undefined ? carried(text) : carried(item, key ?? null);
  };
  return {
    type: 'equip',
    member,
    weapons: weapons.map(thing),
    armour: armour === null ? null : thing(armour),
    equipment: equipment.map(thing),
  };
};

/** Experience set by hand. */
export const xp = (member: string, to: number): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'xp', member, to },
});

import { present } from '../../../core/invariant.ts';
import { modifiersOf } from '../../../family/killteam/traits/trait.ts';
import { type Background, COMMON_SPECIALISMS, type Power } from '../../model/rows.ts';
import type { CampaignEvent } from '../../model/event.ts';
import { owes } from '../../model/levels.ts';
import type { GainSource } from '../../model/member.ts';
import type { CampaignOption, CampaignQuestion } from '../../model/request.ts';
import { type OwedCase, DIE, moved, type OwedQuestion, pick, roll, settled } from './question.ts';

/** What coming from there brings: the specialism, and for a latent psyker its powers, to be rolled for (C4). */
export function backgroundEvents(
  member: string,
  { id, specialism, trait, powers }: Background,
): readonly CampaignEvent[] {
  const psyker = modifiersOf([trait], 'psyker').length > 0;
  return [
    { type: 'backgroundSet', member, background: id },
    { type: 'specialismChosen', member, specialism },
    ...(psyker ? [{ type: 'becamePsyker', member } as const] : []),
    ...Array.from({ length: powers }, (_, index) =>
      owes({ id: `${member}.background.power${index}`, member, what: 'power', by: 'roll' }),
    ),
  ];
}

/** The background: the D10 or D6 of its list (C4), or any of it. `of` names the list. */
export function askBackground(asked: OwedCase): OwedQuestion {
  const { game, owed, member } = asked;
  const rows = [...game.content.backgrounds.values()].filter(({ list }) => owed.of.includes(list));
  const comes = (found: (row: Background) => boolean): readonly CampaignEvent[] => [
    settled(asked),
    ...backgroundEvents(member.id, present(rows.find(found), 'a background that was offered')),
  ];
  if (owed.by === 'roll' && rows.length > 0) {
    const faces = rows.map(({ face }) => face);
    return roll(asked, { purpose: 'background', faces }, (face) => comes((row) => row.face === face));
  }
  const options = rows.map(({ id }): CampaignOption => ({ id, of: 'background' }));
  return pick(asked, { question: 'background', options }, (chosen) => comes(({ id }) => id === chosen));
}

const CHOSEN_STATS = ['move', 'hit', 'wounds'] as const;

/** One stat better by 1: on recruitment (A3), or by a level (A4). `of` names the stats; none: all three. */
const askStat = (asked: OwedCase, question: CampaignQuestion, source: GainSource): OwedQuestion => {
  const { owed, member } = asked;
  const stats = CHOSEN_STATS.filter((stat) => owed.of.length === 0 || owed.of.includes(stat));
  return pick(asked, { question, options: stats.map((id) => ({ id, of: 'stat' })) }, (chosen) => {
    const stat = present(
      stats.find((each) => each === chosen),
      'a stat that was offered',
    );
    return [{ type: 'gained', member: member.id, gain: { stat, by: 1, source } }, settled(asked)];
  });
};

export const askIncrease = (asked: OwedCase): OwedQuestion => askStat(asked, 'increase', { kind: 'recruitment' });

export const askStatChoice = (asked: OwedCase): OwedQuestion =>
  askStat(asked, 'statChoice', { kind: 'level', level: asked.owed.level ?? 0 });

/** A ploy that it does not know, of the kind that `of` names (C7). */
export function askPloy(asked: OwedCase): OwedQuestion {
  const { game, owed, member } = asked;
  const ploys = [...game.content.ploys.values()].filter(
    ({ id, kind }) => !member.ploys.includes(id) && (owed.of.includes(kind) || owed.of.includes('either')),
  );
  return pick(asked, { question: 'ploy', options: ploys.map(({ id }) => ({ id, of: 'ploy' })) }, (ploy) => [
    { type: 'ployLearned', member: member.id, ploy },
    settled(asked),
  ]);
}

/** One more specialism of an operative that picks its own (A3). */
export const askSpecialism = (asked: OwedCase): OwedQuestion => {
  const { member } = asked;
  const left = COMMON_SPECIALISMS.filter((each) => !member.specialisms.includes(each));
  return pick(asked, { question: 'specialism', options: left.map((id) => ({ id, of: 'specialism' })) }, (chosen) => {
    const specialism = present(
      left.find((each) => each === chosen),
      'a specialism that was offered',
    );
    return [{ type: 'specialismChosen', member: member.id, specialism }, settled(asked)];
  });
};

/** A psychic power that it does not know: the D6 of C10, or of choice. */
export function askPower(asked: OwedCase): OwedQuestion {
  const { game, owed, member } = asked;
  const left = [...game.content.powers.values()].filter(({ id }) => !member.powers.includes(id));
  const learns = ({ id }: Power): readonly CampaignEvent[] => [
    { type: 'powerLearned', member: member.id, power: id },
    settled(asked),
  ];
  if (owed.by === 'roll' && left.length > 0)
    return roll(asked, { purpose: 'power', faces: left.map(({ face }) => face) }, (rolled) =>
      learns(
        present(
          left.find(({ face }) => face === rolled),
          'a power of that face',
        ),
      ),
    );
  return pick(asked, { question: 'power', options: left.map(({ id }) => ({ id, of: 'power' })) }, (chosen) =>
    learns(
      present(
        left.find(({ id }) => id === chosen),
        'a power that was offered',
      ),
    ),
  );
}

/** Waking as a latent psyker (C10): the second die of a double 6 when rolled, then the player's word. One power comes with it. */
export function askPsyker(asked: OwedCase): OwedQuestion {
  const { owed, member } = asked;
  if (owed.by === 'roll') {
    const faces = Array.from({ length: DIE }, (_, index) => index + 1);
    return roll(asked, { purpose: 'honour', faces }, (face) => [
      face === DIE ? moved(asked, { by: 'choice' }) : settled(asked),
    ]);
  }
  const options = (['yes', 'no'] as const).map((id): CampaignOption => ({ id, of: 'word' }));
  return pick(asked, { question: 'becomePsyker', options: member.psyker ? [] : options }, (chosen) => [
    settled(asked),
    ...(chosen === 'yes'
      ? ([
          { type: 'becamePsyker', member: member.id },
          owes({ id: `${owed.id}.power`, member: member.id, what: 'power', by: 'roll', level: owed.level }),
        ] satisfies readonly CampaignEvent[])
      : []),
  ]);
}

import { modifiersOf, type Trait } from '../../family/killteam/traits/trait.ts';
import type { CampaignContent } from '../model/content.ts';
import type { CasualtyResult } from '../model/rows.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import type { Casualty, Reported, RollChange } from '../model/walk.ts';
import { change, memberOf, membersIn, reportIn, scenarioOf, servingMember, sumOf, traitsOf } from './inHand.ts';

/** Nothing of equipment changes a casualty roll on Hard (C1). */
const counting = ({ content, state }: CampaignGame, traits: readonly Trait[]): readonly Trait[] =>
  content.difficulties[scenarioOf(state).difficulty].equipmentRerolls
    ? traits
    : traits.filter(({ source }) => source !== 'equipment');

function fromTraits(game: CampaignGame, member: Member, of: 'self' | 'others'): readonly RollChange[] {
  return counting(game, traitsOf(game, member)).flatMap((trait) =>
    modifiersOf([trait], 'casualty')
      .filter((modifier) => modifier.of === of)
      .flatMap(({ by }) => change(trait.id, by)),
  );
}

/** What others do for a casualty: only who stands at the end helps. */
const fromOthers = (game: CampaignGame, own: string): readonly RollChange[] =>
  membersIn(reportIn(game.state))
    .filter(({ member, down, slain }) => member !== own && !down && !slain)
    .flatMap(({ member }) => fromTraits(game, memberOf(game.state, member), 'others'));

const medicStands = ({ state }: CampaignGame): boolean =>
  reportIn(state).operatives.some(({ medic, down, slain }) => medic && !down && !slain);

/** Changes of a casualty roll (`rules/acolyte.md` C6), each with its reason. */
function casualtyChanges(game: CampaignGame, line: Reported, member: Member): readonly RollChange[] {
  const { difficulty } = scenarioOf(game.state);
  return [
    ...change('scars', -member.scars.length),
    ...change('leftBehind', line.leftBehind ? -1 : 0),
    ...change('medic', medicStands(game) ? 1 : 0),
    ...change('difficulty', game.content.difficulties[difficulty].casualty),
    ...fromTraits(game, member, 'self'),
    ...fromOthers(game, member.id),
  ];
}

function casualtyOf(game: CampaignGame, line: Reported, member: Member): Casualty {
  return {
    member: member.id,
    changes: line.slain ? [] : [...casualtyChanges(game, line, member)],
    face: null,
    result: line.slain ? 'slain' : null,
    choice: null,
    lost: null,
    scarFaces: [],
    scar: null,
    end: null,
    done: line.slain,
  };
}

/**
 * A casualty for each operative of the roster that is down. Who was slain in the battle is among them, without
 * a roll and done. Auxiliaries and guests are not of the roster.
 */
export const casualtiesOf = (game: CampaignGame): readonly Casualty[] =>
  membersIn(reportIn(game.state)).flatMap((line) => {
    const member = servingMember(game.state, line.member);
    return member === null || !(line.down || line.slain) ? [] : [casualtyOf(game, line, member)];
  });

/** The result of a total (C6); a total that no row has means nothing worse than a bad day. */
export function resultOf(content: CampaignContent, kind: Member['kind'], total: number): CasualtyResult {
  const row = content.casualties.find(
    ({ of, from, to }) => of === kind && total >= (from ?? -Infinity) && total <= (to ?? Infinity),
  );
  return row?.result ?? 'recovered';
}

export const casualtyTotal = ({ changes }: Casualty, face: number): number => face + sumOf(changes);

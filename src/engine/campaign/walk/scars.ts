import type { Modifier } from '../../family/killteam/traits/modifier.ts';
import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import { bookOf } from '../model/book.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { itemOf } from '../model/memberRows.ts';
import type { CampaignPick, CampaignRoll } from '../model/request.ts';
import type { Casualty } from '../model/walk.ts';
import { memberOf, membersIn, reportIn, scenarioOf, traitsOf, walkId } from './inHand.ts';

/** With so many scars at once an operative retires or dies (C6). */
export const scarsEnd = ({ content }: CampaignGame, { scars }: Member): boolean =>
  scars.length >= bookOf(content).scarsToEnd;

const carriedFaces = ({ content }: CampaignGame, { scars }: Member): readonly number[] =>
  scars
    .flatMap(({ id }) => content.scars.get(id)?.face ?? [])
    .filter((face) =>
      [...content.scars.values()].every((row) => row.face !== face || scars.some(({ id }) => id === row.id)),
    );

const someLeft = (game: CampaignGame, member: Member): boolean =>
  [...game.content.scars.values()].some(({ id }) => member.scars.every((scar) => scar.id !== id));

/** The die of a Battle Scar (D10, C6); what is carried already is rolled again. */
export function scarRoll(game: CampaignGame, { member, scarFaces }: Casualty): CampaignRoll {
  return {
    kind: 'roll',
    id: walkId(game.state, 'casualties', member, `scar-${scarFaces.length}`),
    purpose: 'scar',
    member,
    sides: bookOf(game.content).scarDie,
    changes: [],
    again: carriedFaces(game, memberOf(game.state, member)),
  };
}

export const endPick = (game: CampaignGame, { member }: Casualty): CampaignPick => ({
  kind: 'pick',
  id: walkId(game.state, 'casualties', member, 'end'),
  question: 'retireOrDie',
  member,
  options: [
    { id: 'retire', of: 'word' },
    { id: 'die', of: 'word' },
  ],
  best: 'retire',
});

/** Who dealt the blow, as the report has it. */
const downedBy = ({ state }: CampaignGame, member: string): string | null =>
  membersIn(reportIn(state)).find((line) => line.member === member)?.downedBy ?? null;

export const slainEvent = (game: CampaignGame, member: string): CampaignEvent => ({
  type: 'slain',
  member,
  by: downedBy(game, member),
  scenario: scenarioOf(game.state).number,
});

const carriesGun = ({ content }: CampaignGame, { weapons }: Member): boolean =>
  weapons.some((carried) => itemOf(content, carried)?.slot === 'ranged');

/** What a scar would need to change anything: ploys known, a ranged weapon carried. */
export type IdleScar = 'ploys' | 'ranged';

/** Why a scar changes nothing as its bearer is now; null: it does change something, or is followed at the table. */
export function idleScar(game: CampaignGame, id: string, scar: string): IdleScar | null {
  const member = memberOf(game.state, id);
  const modifiers = game.content.scars.get(scar)?.trait.modifiers ?? [];
  const only = (idle: (modifier: Modifier) => boolean): boolean => modifiers.length > 0 && modifiers.every(idle);
  if (member.ploys.length === 0 && only(({ op }) => op === 'ployPrice')) return 'ploys';
  const ofGuns = only((modifier) => modifier.op === 'weapon' && modifier.group === 'ranged');
  return ofGuns && !carriesGun(game, member) ? 'ranged' : null;
}

/** There is a scar that it has not got. */
export const scarPossible = (game: CampaignGame, { member }: Casualty): boolean =>
  someLeft(game, memberOf(game.state, member));

/** Dice of a scar that must lie there before it is one: two for whom a trait says so (A5). */
const diceOf = (game: CampaignGame, member: Member): number =>
  modifiersOf(traitsOf(game, member), 'scarTwice').length > 0 ? 2 : 1;

/** Faces rolled that count: those of scars it has not. */
const fresh = (game: CampaignGame, member: Member, faces: readonly number[]): readonly number[] => {
  const carried = carriedFaces(game, member);
  return faces.filter((face) => !carried.includes(face));
};

/** Scars of a face that it has not: one, or several where packs of players have more. */
const scarsOf = ({ content }: CampaignGame, { scars }: Member, face: number): readonly string[] =>
  [...content.scars.values()].flatMap((row) =>
    row.face === face && scars.every(({ id }) => id !== row.id) ? [row.id] : [],
  );

/** The scars of two dice, or of one face, of which one is chosen; null: there are not two. */
export function scarPick(game: CampaignGame, { member: id, scarFaces }: Casualty): CampaignPick | null {
  const member = memberOf(game.state, id);
  const counting = fresh(game, member, scarFaces);
  const scars = [...new Set(counting.flatMap((face) => scarsOf(game, member, face)))];
  if (counting.length < diceOf(game, member) || scars.length < 2) return null;
  const options = scars.map((scar) => ({ id: scar, of: 'scar' as const }));
  const pickId = walkId(game.state, 'casualties', id, 'scar-of-two');
  return { kind: 'pick', id: pickId, question: 'scarOfTwo', member: id, options, best: null };
}

/** A die of a scar: rolled again when it is carried already, else the scar once all of its dice lie there. */
export function scarRolled(game: CampaignGame, casualty: Casualty, face: number): readonly CampaignEvent[] {
  const member = memberOf(game.state, casualty.member);
  const scarFaces = [...casualty.scarFaces, face];
  const counting = fresh(game, member, scarFaces);
  const [scar = null] = scarsOf(game, member, face);
  const all = new Set(counting.flatMap((each) => scarsOf(game, member, each)));
  const whole = fresh(game, member, [face]).length > 0 && counting.length >= diceOf(game, member);
  return [
    { type: 'rolled', purpose: 'scar', member: member.id, face, total: face },
    ...(whole && (scar === null || all.size === 1)
      ? scarFound(game, casualty, { scarFaces, scar })
      : [{ type: 'casualtyMoved', member: member.id, set: { scarFaces } } as const]),
  ];
}

/** The scar that it is, and whether that makes three. */
export function scarFound(
  game: CampaignGame,
  casualty: Casualty,
  { scarFaces, scar }: Pick<Casualty, 'scarFaces' | 'scar'>,
): readonly CampaignEvent[] {
  const member = memberOf(game.state, casualty.member);
  if (scar === null) return [{ type: 'casualtyMoved', member: member.id, set: { scarFaces, done: true } }];
  const done = member.scars.length + 1 < bookOf(game.content).scarsToEnd;
  return [
    { type: 'scarred', member: member.id, scar, scenario: scenarioOf(game.state).number },
    { type: 'casualtyMoved', member: member.id, set: { scarFaces, scar, done } },
  ];
}

/** Its third scar: it leaves the retinue one way or the other. */
export const ended = (game: CampaignGame, { member }: Casualty, end: 'retire' | 'die'): readonly CampaignEvent[] => [
  { type: 'casualtyMoved', member, set: { end, done: true } },
  end === 'die' ? slainEvent(game, member) : { type: 'left', member, how: 'retired' },
];

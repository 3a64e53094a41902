import { owedAskedFor } from '../../engine/campaign/decide/owed/question.ts';
import type { CampaignPick, CampaignRequest, CampaignRoll } from '../../engine/campaign/model/request.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { FaceMeaning } from '../../ui/FacePad.tsx';
import type { LadderRow } from '../../ui/Ladder.tsx';
import { casualtyLadder } from '../../words/casualtyLadder.ts';
import { type CampaignLook, memberName, rowName } from '../../words/optionName.ts';
import { spanOf } from '../../words/spanOf.ts';

/** For whom something is asked; empty when for nobody in particular. */
const whoOf = (look: CampaignLook, { member }: CampaignRequest): string =>
  member === null ? '' : memberName(look, member);

/** The second die of an honour that was a six, or what its double six offers. */
const isSecondSix = ({ state }: CampaignLook, request: CampaignRequest): boolean =>
  owedAskedFor(state, request)?.what === 'psyker';

/** What is asked, as one sentence. */
export function prompt(look: CampaignLook, request: CampaignRequest): string {
  const { dice } = look.words.campaign;
  const who = whoOf(look, request);
  if (isSecondSix(look, request)) return dice.secondSix[request.kind === 'roll' ? 'prompt' : 'awake'](who);
  return request.kind === 'roll' ? dice.rolls[request.purpose](who) : dice.questions[request.question](who);
}

const memberOf = (state: CampaignState, id: string | null) => state.members.find((member) => member.id === id);

/** A row with the faces it stands for; null: no end. */
interface FacedRow extends LadderRow {
  readonly from: number | null;
  readonly to: number | null;
}

interface Faced {
  readonly id: string;
  readonly face: number;
  readonly trait: { readonly id: string; readonly text: string };
}

const traitText = ({ words }: CampaignLook, { id, text }: Faced['trait']): string => words.content.texts[id] ?? text;

const facedRows = (
  look: CampaignLook,
  of: 'scar' | 'honour' | 'power' | 'background',
  rows: readonly Faced[],
  again: readonly number[],
): readonly FacedRow[] =>
  rows
    .toSorted((a, b) => a.face - b.face)
    .map(({ id, face, trait }) => ({
      id,
      from: face,
      to: face,
      face: `${face}`,
      text: rowName(look, of, id),
      more: traitText(look, trait),
      ...(again.includes(face) && { note: look.words.campaign.dice.has }),
    }));

const lootRows = (look: CampaignLook, table: 'common' | 'rare'): readonly FacedRow[] =>
  look.content.loot
    .filter((row) => row.table === table)
    .map((row) => ({
      id: row.id,
      from: row.from,
      to: row.to,
      face: spanOf(row.from, row.to),
      text: look.words.content.names[row.id] ?? row.name,
    }));

const recoveryRows = ({ words, state }: CampaignLook, request: CampaignRoll): readonly FacedRow[] => {
  const needed = state.scenario?.recoveries.find(({ member }) => member === request.member)?.needed ?? 0;
  const { dice } = words.campaign;
  return [
    { id: 'yes', from: needed, to: null, face: `${needed}+`, text: dice.recoveryYes },
    { id: 'no', from: null, to: needed - 1, face: `≤ ${needed - 1}`, text: dice.recoveryNo },
  ];
};

const backgroundRows = ({ content, state }: CampaignLook, request: CampaignRoll): readonly Faced[] => {
  const lists = owedAskedFor(state, request)?.of ?? [];
  return [...content.backgrounds.values()].filter(({ list }) => lists.includes(list));
};

/** What each face would mean; empty where that cannot be told beforehand. */
export function ladderOf(look: CampaignLook, request: CampaignRoll): readonly FacedRow[] {
  const { content } = look;
  switch (request.purpose) {
    case 'casualty':
      return casualtyLadder(look, request.member);
    case 'scar':
      return facedRows(look, 'scar', [...content.scars.values()], request.again);
    case 'recovery':
      return recoveryRows(look, request);
    case 'power':
      return facedRows(look, 'power', [...content.powers.values()], request.again);
    case 'background':
      return facedRows(look, 'background', backgroundRows(look, request), request.again);
    case 'loot':
      return lootRows(look, 'common');
    case 'rareLoot':
      return lootRows(look, 'rare');
    case 'honour':
      return honourRows(look, request);
    case 'specialism':
    case 'lootItem':
      return [];
  }
}

/** So many faces stand in one row, with room for a name below each. */
const ONE_ROW = 6;

/**
 * What stands below the faces of a die: the rows of its ladder, each below the faces that come to it with what is added. On a
 * larger die only the ladder says it.
 */
export function meaningsOf(rows: readonly FacedRow[], { sides, changes }: CampaignRoll): readonly FaceMeaning[] {
  if (sides > ONE_ROW) return [];
  const added = changes.reduce((sum, { by }) => sum + by, 0);
  return rows
    .map(({ from, to, text, note }) => ({
      from: Math.max(1, (from ?? Number.NEGATIVE_INFINITY) - added),
      to: Math.min(sides, (to ?? Number.POSITIVE_INFINITY) - added),
      text: note ?? text,
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from - other.from);
}

const secondSixRows = ({ words }: CampaignLook, { sides }: CampaignRoll): readonly FacedRow[] => {
  const { secondSix } = words.campaign.dice;
  return [
    { id: 'other', from: 1, to: sides - 1, face: spanOf(1, sides - 1), text: secondSix.other },
    { id: 'six', from: sides, to: sides, face: spanOf(sides, sides), text: secondSix.six },
  ];
};

function honourRows(look: CampaignLook, request: CampaignRoll): readonly FacedRow[] {
  if (isSecondSix(look, request)) return secondSixRows(look, request);
  const specialism = owedAskedFor(look.state, request)?.specialism ?? null;
  const rows = [...look.content.honours.values()].filter((honour) => honour.specialism === specialism);
  return facedRows(look, 'honour', rows, request.again);
}

/** What an answer costs or brings, in one line; null when its name says it. */
export function optionReason(look: CampaignLook, request: CampaignPick, id: string): string | null {
  const { content } = look;
  const of = request.options.find((option) => option.id === id)?.of;
  const text = (trait: { readonly id: string; readonly text: string } | undefined): string | null =>
    trait === undefined ? null : traitText(look, trait);
  switch (of) {
    case 'honour':
      return text(content.honours.get(id)?.trait);
    case 'ploy':
      return text(content.ploys.get(id)?.trait);
    case 'power':
      return text(content.powers.get(id)?.trait);
    case 'background':
      return text(content.backgrounds.get(id)?.trait);
    case 'scar':
      return text(content.scars.get(id)?.trait);
    case 'word':
      return wordReason(look, request, id);
    case 'item':
    case 'stat':
    case 'specialism':
    case 'member':
    case undefined:
      return null;
  }
}

/** What an answer in a word means here: what is lost, which die follows. */
function wordReason(look: CampaignLook, request: CampaignPick, id: string): string | null {
  const { dice } = look.words.campaign;
  if (request.question === 'becomePsyker') return id === 'yes' ? dice.secondSix.yes : dice.secondSix.no;
  if (request.question === 'scarOrItems' && id === 'scar') return dice.scarDie;
  if (request.question !== 'scarOrItems' || id !== 'all') return null;
  const member = memberOf(look.state, request.member);
  const carried = member === undefined ? [] : [...member.weapons, member.armour, ...member.equipment];
  return carried.flatMap((each) => (each === null ? [] : [rowName(look, 'item', each.item)])).join(', ');
}

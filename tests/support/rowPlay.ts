import { type BundledCampaign, loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { fieldMember } from '../../src/content/fielding.ts';
import { actionReasons } from '../../src/engine/family/killteam/flow/actions/actions.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { viewOf } from '../../src/engine/systems/battle.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import type { Member } from '../../src/engine/campaign/model/member.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import type { ActionId } from '../../src/engine/core/ids.ts';
import { reminders, strategic, type Telling, usable } from '../../src/features/traits/view/traitRows.ts';
import { rows } from '../../src/words/en/campaign/rows.ts';
import { en } from './words.ts';
import { lookOf } from '../../src/words/look.ts';
import { withContent } from '../../src/words/content.ts';
import { contentOfRows } from '../../src/words/rows.ts';
import { CampaignPlay } from './campaignPlay.ts';
import { activate, play, type Play } from './decide.ts';
import { battleOf, cultist, pim, rifle, rule } from './duel.ts';
import { withCp } from './sides.ts';

export const { pack, campaignPack, content }: BundledCampaign = await loadBundledCampaign();

/** A member as it is fielded by its campaign, ready to act. */
export const fieldedFrom = (member: Member): Operative => fieldMember(pack, campaignPack, content, member);

const perils = campaignPack.tables.find(({ id }) => id === 'perils');
const tables: BattleState['tables'] = perils === undefined ? {} : { perils };

/** It against a cultist whose rifle stuns, with Pim beside it; nobody within control range. */
export const battle = (me: Operative, set: Partial<BattleState> = {}): Play => {
  const foe = cultist({ weapons: [rifle({}, rule('stun')), ...cultist().weapons.slice(1)] });
  return play(battleOf([me, pim(), foe], { tables, ...withCp(3), ...set }));
};

export const acts = (me: Operative, set: Partial<BattleState> = {}): Play => battle(me, set).does(activate(me.id));
export const foeActs = (me: Operative, set: Partial<BattleState> = {}): Play =>
  battle(me, { turn: 'enemy', ...set }).does(activate('cultist'));

/** Close to the cultist, without CP for a re-roll. */
export const close = (me: Operative): Partial<BattleState> => ({ engagement: [[me.id, 'cultist']], ...withCp(0) });

export const shotBy = (me: Operative, at: Play = acts(me, withCp(0))): Play =>
  at.does({ type: 'shoot', weapon: 'lasgun', target: 'cultist' });
export const foughtBy = (me: Operative, at: Play = acts(me, close(me))): Play =>
  at.does({ type: 'fight', weapon: 'bayonet', target: 'cultist' });

export const hitAsked = ({ question }: Play): number | null =>
  question.kind === 'roll' ? (question.success?.hit ?? null) : null;
export const diceAsked = ({ question }: Play): number | null => (question.kind === 'roll' ? question.count : null);

/** Uses a trait where it is carried; else nothing happens. */
export const using = (at: Play, me: Operative, trait: string): Play =>
  me.traits?.some(({ id }) => id === trait) === true ? at.does({ type: 'useTrait', operative: me.id, trait }) : at;

/** What stands against an action, first. */
export const against = (me: Operative, action: ActionId): string | null => {
  const at = acts(me);
  return (
    actionReasons(gameOf(at.state), at.operative(me.id), action).find(({ code }) => code === 'forbiddenByTrait')
      ?.code ?? null
  );
};

const words = withContent(en, contentOfRows(rows));
const tellingOf = ({ midway: state }: Play): Telling => ({ words, look: lookOf(words, state), view: viewOf(state) });

/** What the sheet of abilities tells it to remember: the words of each, by id. */
export function remembered(me: Operative): readonly string[] {
  const at = acts(me);
  return reminders(tellingOf(at), me).map(({ id, text }) => `${id}: ${text === '' ? 'nothing' : 'told'}`);
}

/** Offered, used, and written into the log: ids in that order. */
export function recorded(at: Play, me: Operative, id: string): readonly (readonly string[])[] {
  const telling = tellingOf(at);
  const offered = [...usable(telling, at.operative(me.id)), ...strategic(telling)];
  const can = offered.filter((row) => row.id === id && row.reason === null && row.text !== '');
  const used = using(at, me, id);
  const counted = Object.keys(used.operative(me.id).used ?? {}).filter((key) => key === id);
  const told = used.told('traitUsed').filter(({ trait }) => trait === id);
  return [can.map((row) => row.id), counted, told.map(({ trait }) => trait)];
}

/** The campaign of one player with nobody but this member. */
export const campaignOf = (member: Member): CampaignPlay => {
  const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];
  const state = newCampaign({ name: 'Rows', seed: 'rows', difficulty: 'medium', players }, 'acolyte');
  return new CampaignPlay({ ...state, members: [member], made: 9 }, [], content);
};

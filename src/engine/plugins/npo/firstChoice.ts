import type { BehaviourName } from '../../family/killteam/card/card.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { ofSide, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { priorityMeant } from './priorityTarget.ts';
import type { NpoChoice } from './state.ts';
import { behaviourOf } from './view.ts';

/** What an enemy is played by when nobody has chosen. `tables`: the app's own tables that belong to it, by id. */
export interface FirstChoice {
  readonly tables: readonly string[];
  readonly choice: Omit<NpoChoice, 'tables'>;
}

const MARKSMEN: ReadonlySet<BehaviourName> = new Set<BehaviourName>(['marksman', 'heavy', 'caster']);

/** By which table: with Alert the one that reads it, else the book's own, else Brawler or Marksman, each by how it fights (kill-team.md A9.3). */
function tableChoice({ state, rules }: Game): FirstChoice {
  const { alertTable: table } = rules;
  if (state.alert !== undefined && table !== null) return { tables: [table], choice: { table, own: {}, alert: true } };
  if (rules.ownTable !== null)
    return { tables: [rules.ownTable], choice: { table: rules.ownTable, own: {}, alert: false, counteract: true } };
  const own = ofSide(state, tableSide(state)).map((enemy): readonly [string, string] => [
    enemy.id,
    MARKSMEN.has(behaviourOf(enemy)) ? 'marksman' : 'brawler',
  ]);
  return {
    tables: ['brawler', 'marksman'],
    choice: { table: 'brawler', own: Object.fromEntries(own), alert: false },
  };
}

/** What the scenario has the enemy look at: its target where its words mean one operative only, and its place. */
function wantedBy(game: Game): FirstChoice['choice'] {
  const { targetLocation = null } = game.state.mission.script ?? game.state.mission;
  const meant = priorityMeant(game) ?? [];
  const [only] = meant;
  return {
    ...(only !== undefined && meant.length === 1 && { priorityTarget: only.id, priorityAmong: [only.id] }),
    ...(targetLocation !== null && { targetLocation }),
  };
}

/** What an effect has set before the first enemy acts. */
function setBy({ npo }: BattleState): FirstChoice['choice'] {
  const { priorityTarget = null, targetLocation = null } = npo ?? {};
  return { ...(priorityTarget !== null && { priorityTarget }), ...(targetLocation !== null && { targetLocation }) };
}

/** How the enemy plays when nobody has chosen, after whom and what the scenario says, or an effect since. */
export function firstChoice(game: Game): FirstChoice {
  const { state } = game;
  const { tables, choice } = tableChoice(game);
  return { tables, choice: { ...choice, ...wantedBy(game), ...setBy(state) } };
}

import type { Mission } from '../engine/family/killteam/model/mission.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { contentName, contentText } from './content.ts';
import { operativeName } from './look.ts';
import type { Words } from './words.ts';

type PlannedMission = Pick<Mission, 'id' | 'name' | 'primary' | 'role'> & { readonly turningPoints: number | null };

type Where = 'table' | 'screen';

interface DiceOf {
  readonly retinue: Where;
  readonly enemy: Where;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a folded step of a deployment tells: what is chosen, and what else is worth seeing before it is played. */
interface Told {
  readonly chosen: string;
  readonly detail: string;
}

/** The scenario: `drawn`, objectives besides its own; what it asks, whether the retinue attacks, how many turning points, how hard. */
export const missionTold = (
  words: Words<'play'>,
  { id, name, primary, role, turningPoints }: PlannedMission,
  difficulty: string,
  drawn: readonly string[] = [],
): Told => ({
  chosen: contentName(words, id, name),
  detail: [
    words.deployment.role[role],
    words.deployment.turningPoints(turningPoints),
    difficulty,
    ...drawn,
    contentText(words, `${id}/primary`, primary),
  ].join(' · '),
});

/** Who goes, by name. */
export const retinueTold = (words: Words<'play'>, names: readonly string[], sum: string): Told => ({
  chosen: `${words.deployment.go(names.length)} · ${sum}`,
  detail: words.common.list(names),
});

/** Against whom: faction and its kind, how many, by name. */
export const enemiesTold = (
  words: Words<'play'>,
  { id, name, variants = [] }: Named & { readonly variants?: readonly Named[] | undefined },
  variant: string | null,
  models: readonly Operative[],
): Told => {
  const kind = variants.find((each) => each.id === variant);
  const kindSaid = kind === undefined ? [] : [contentName(words, kind.id, kind.name)];
  return {
    chosen: [contentName(words, id, name), ...kindSaid].join(', '),
    detail: words.deployment.enemiesNamed(
      words.deployment.enemyCount(models.length),
      words.common.list(models.map((model) => operativeName(words, model))),
    ),
  };
};

/** Where the dice are, and how many play. */
export const tableTold = (
  words: Words<'play'>,
  { players, dice }: { readonly players: number; readonly dice: DiceOf },
): Told => {
  const { tableSaid } = words.deployment;
  return { chosen: tableSaid.players(players), detail: tableSaid.dice[`${dice.retinue}${dice.enemy}`] };
};

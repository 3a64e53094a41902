import { present } from '../../../../core/invariant.ts';
import type { PickOption, PickRequest } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { askedSide, findOperative, ofSide, requestId, standing } from '../../model/lookup.ts';
import type { Operative, Weapon } from '../../model/operative.ts';
import type { LootTask } from '../../model/task.ts';
import type { Thing } from '../../model/thing.ts';
import type { Game, TaskModule } from '../../rules/game.ts';

const LIMITED = 'limited';

const thingsOf = ({ state }: Game, { row }: LootTask): readonly Thing[] => state.loot?.[row] ?? [];

/** Which thing it is: the one that was chosen, or the only one; null: that is open. */
function thingIn(game: Game, task: LootTask): Thing | null {
  const things = thingsOf(game, task);
  if (task.item === null) return things.length === 1 ? (things[0] ?? null) : null;
  return things.find(({ id }) => id === task.item) ?? null;
}

/** Who may carry it: its finder, else whoever stands of those who play. */
function carriers({ state }: Game, { operative }: LootTask): readonly Operative[] {
  const friends = ofSide(state, askedSide(state)).filter(standing);
  const finder = friends.filter(({ id }) => id === operative);
  return finder.length > 0 ? finder : friends;
}

type Asked = Pick<PickRequest, 'question' | 'options'>;

const question = ({ state }: Game, task: LootTask, { question: asked, options }: Asked): PickRequest => ({
  kind: 'pick',
  id: requestId(state, task.id, asked),
  question: asked,
  side: askedSide(state),
  operative: findOperative(state, task.operative ?? '')?.id ?? null,
  options,
  usual: options[0]?.id ?? '',
  random: false,
});

const thingOption = ({ id, name }: Thing): PickOption => ({
  id,
  code: 'thing',
  params: { item: id, name },
  value: null,
});

const carrierOption = ({ id, name }: Operative): PickOption => ({
  id,
  code: 'operative',
  params: { operative: id, name },
  value: null,
});

/** A weapon that is there already has so many uses more. */
function withWeapon(weapons: readonly Weapon[], found: Weapon): Weapon[] {
  const more = Number(found.rules.find(({ id }) => id === LIMITED)?.params['x'] ?? 0);
  const added = (weapon: Weapon): Weapon => ({
    ...weapon,
    rules: weapon.rules.map((rule) =>
      rule.id === LIMITED ? { ...rule, params: { ...rule.params, x: Number(rule.params['x']) + more } } : rule,
    ),
  });
  return weapons.some(({ id }) => id === found.id)
    ? weapons.map((weapon) => (weapon.id === found.id ? added(weapon) : weapon))
    : [...weapons, found];
}

type Traits = NonNullable<Operative['traits']>;

/** The same thing twice is one that may be used more often. */
function withTrait(traits: Traits, found: Traits[number] | null): Traits {
  if (found === null) return traits;
  const more = found.use?.times ?? 0;
  return traits.some(({ id }) => id === found.id)
    ? traits.map((trait) =>
        trait.id !== found.id || trait.use === null || trait.use.times === null
          ? trait
          : { ...trait, use: { ...trait.use, times: trait.use.times + more } },
      )
    : [...traits, found];
}

/** The card of whoever carries it, with it. */
const cardWith = ({ weapons, traits = [] }: Operative, found: Thing): Pick<Operative, 'weapons' | 'traits'> => ({
  weapons: found.weapons.reduce(withWeapon, weapons),
  traits: withTrait(traits, found.trait),
});

/** The thing goes onto the card of its carrier; nobody's, when nobody stands. */
function taken(game: Game, task: LootTask, found: Thing, named: string | null): readonly BattleEvent[] {
  const open = carriers(game, task);
  const carrier = open.find(({ id }) => id === named) ?? open[0];
  return [
    {
      type: 'lootTaken',
      operative: carrier === undefined ? null : carrier.id,
      finder: task.operative ?? null,
      row: task.row,
      item: found.id,
      name: found.name,
      set: carrier === undefined ? {} : cardWith(carrier, found),
    },
    { type: 'taskClosed' },
  ];
}

/** Equipment found in a battle: usable at once by its finder, or by whom the players say if the finder cannot (C16). */
export const lootModule: TaskModule<LootTask> = {
  request: (game, task) => {
    const things = thingsOf(game, task);
    if (task.item === null && things.length > 1)
      return question(game, task, { question: 'lootItem', options: things.map(thingOption) });
    const open = carriers(game, task);
    return open.length > 1 ? question(game, task, { question: 'lootCarrier', options: open.map(carrierOption) }) : null;
  },
  resolve: (game, task, answer) => {
    const found = thingIn(game, task);
    const option = answer?.kind === 'pick' ? answer.option : null;
    return found === null
      ? [{ type: 'taskMoved', set: { item: present(option, 'the thing chosen') } }]
      : taken(game, task, found, option);
  },
};

import { forceSum } from '../../../content/buildForces.ts';
import type { Pack } from '../../../content/pack.ts';
import type { PostedEnemy } from '../../../content/schema/mission.ts';
import { NamedField, NumberField } from '../../../forms/Fields.tsx';
import { ItemList } from '../../../forms/ItemList.tsx';
import form from '../../../ui/Form.module.css';
import { PickList } from '../../../ui/PickList.tsx';
import { armsName, unitNames } from '../../../words/unitNames.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing } from '../editing.ts';
import { withWhose } from '../whoseSaid.ts';
import { enemyGroups } from '../enemyGroups.ts';

type EnemiesProps = {
  readonly label: string;
  readonly path: string;
  readonly enemies: readonly PostedEnemy[];
  /** They are there from the start, and each can have a place of its own. */
  readonly posted?: boolean;
  readonly onChange: (enemies: PostedEnemy[]) => void;
};

type FormProps = {
  readonly enemy: PostedEnemy;
  readonly posted: boolean;
  readonly set: (next: Partial<PostedEnemy>) => void;
};

const KEY = ' + ';

const armsOf = (base: Pack, card: string) => base.operatives.get(card)?.arms ?? [];
const usualArms = (base: Pack, card: string): string[] => [...(armsOf(base, card)[0] ?? [])];

/** The one of least DV among these, the first of several; empty: there is none. */
const cheapest = ({ operatives }: Pack, options: readonly { readonly value: string }[]): string =>
  options.toSorted((a, b) => (operatives.get(a.value)?.dv ?? 0) - (operatives.get(b.value)?.dv ?? 0))[0]?.value ?? '';

/** Who can be chosen, those of the scenario's faction first. */
function useGroups() {
  const { fields } = useWords('workshop').scenarioEditor;
  const words = useWords('shared');
  const { base, whose, draft } = useEditing();
  return enemyGroups({ words, base, whose, faction: draft.plan.faction, others: fields.otherEnemies });
}

function EnemyForm({ enemy, posted, set }: FormProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { gone } = useWords('scenario');
  const words = useWords('shared');
  const { base, draft, choices } = useEditing();
  const groups = useGroups();
  const known = groups.some(({ options }) => options.some(({ value }) => value === enemy.card));
  const arms = armsOf(base, enemy.card);
  return (
    <>
      <PickList
        label={fields.card}
        groups={known ? groups : [{ label: null, options: [{ value: enemy.card, label: gone }] }, ...groups]}
        value={enemy.card}
        onChange={(card) => set({ card, weapons: usualArms(base, card) })}
      />
      {arms.length > 1 && (
        <PickList
          label={fields.weapons}
          groups={[
            {
              label: null,
              options: arms.map((weapons) => ({
                value: weapons.join(KEY),
                label: armsName(words, base, weapons),
              })),
            },
          ]}
          value={enemy.weapons.join(KEY)}
          onChange={(key) => set({ weapons: key === '' ? [] : key.split(KEY) })}
        />
      )}
      <NumberField label={fields.count} value={enemy.count} min={1} max={20} onChange={(count) => set({ count })} />
      {posted && (draft.plan.ground != null || enemy.zone !== undefined) && (
        <NamedField
          kind="zone"
          label={fields.post}
          none={fields.asSide}
          choices={choices}
          value={enemy.zone ?? null}
          onChange={(zone) => set({ zone: zone ?? undefined })}
        />
      )}
    </>
  );
}

/** Enemies chosen by hand: so many of a card, armed with one of its sets of weapons. */
export function Enemies({ label, path, enemies, posted = false, onChange }: EnemiesProps) {
  const { fields, said } = useWords('workshop').scenarioEditor;
  const { gone } = useWords('scenario');
  const words = useWords('shared');
  const { base, whose } = useEditing();
  const names = unitNames(words, withWhose(base, whose));
  const first = cheapest(base, useGroups()[0]?.options ?? []);
  const items = enemies.map((enemy, index) => ({ ...enemy, id: `${index}` }));
  const all = forceSum(base, enemies);
  const detailOf = (enemy: PostedEnemy): string => {
    const { models, dv } = forceSum(base, [enemy]);
    return [words.common.models(models), words.common.dv(dv), armsName(words, base, enemy.weapons)]
      .filter((part) => part !== '')
      .join(', ');
  };
  return (
    <>
      <ItemList
        label={label}
        path={path}
        items={items}
        most={20}
        addLabel={fields.addEnemy}
        stem="enemy"
        make={(id): PostedEnemy & { id: string } => ({ id, card: first, weapons: usualArms(base, first), count: 1 })}
        said={({ id: _id, ...enemy }) => ({
          title: said.enemy(enemy.count, names.get(enemy.card) ?? gone),
          detail: detailOf(enemy),
        })}
        onChange={(next) =>
          onChange(
            next.map(({ card, weapons, count, zone }) => ({
              card,
              weapons,
              count,
              ...(zone !== undefined && { zone }),
            })),
          )
        }
      >
        {(enemy, set) => <EnemyForm enemy={enemy} posted={posted} set={set} />}
      </ItemList>
      {enemies.length > 1 && <p className={form.hint}>{said.inAll(all.models, all.dv)}</p>}
    </>
  );
}

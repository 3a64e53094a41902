import type { EnemyChoice } from '../../../content/schema/mission.ts';
import { NamedField, NumberField } from '../../../forms/Fields.tsx';
import { PickList } from '../../../ui/PickList.tsx';
import { contentName } from '../../../words/content.ts';
import { useFirstWords } from '../../../words/useFirstWords.ts';
import { useScenarioEditorWords } from '../../../words/useScenarioEditorWords.ts';
import { byName } from '../byName.ts';
import { useEditing } from '../editing.ts';
import { ItemList } from '../ItemList.tsx';

type EnemiesProps = {
  readonly label: string;
  readonly path: string;
  readonly enemies: readonly EnemyChoice[];
  readonly onChange: (enemies: EnemyChoice[]) => void;
};

const KEY = ' + ';

/** Enemies chosen by hand: so many of a card, armed with one of its sets of weapons. */
export function Enemies({ label, path, enemies, onChange }: EnemiesProps) {
  const { fields, said } = useScenarioEditorWords();
  const content = useFirstWords();
  const { base } = useEditing();
  const cards = [...base.operatives.values()].filter(({ kind }) => kind === 'enemy');
  const cardName = (id: string) => contentName(content, id, base.operatives.get(id)?.name ?? id);
  const armsOf = (card: string) => base.operatives.get(card)?.arms ?? [];
  const armsName = (weapons: readonly string[]) =>
    weapons.map((id) => contentName(content, id, base.weapons.get(id)?.name ?? id)).join(KEY);
  const choices = { card: cards.map(({ id }) => ({ id, name: cardName(id) })).toSorted(byName) };
  const items = enemies.map((enemy, index) => ({ ...enemy, id: `${index}` }));
  return (
    <ItemList
      label={label}
      path={path}
      items={items}
      most={20}
      addLabel={fields.addEnemy}
      stem="enemy"
      make={(id) => ({
        id,
        card: choices.card[0]?.id ?? '',
        weapons: [...(armsOf(choices.card[0]?.id ?? '')[0] ?? [])],
        count: 1,
      })}
      said={({ card, count, weapons }) => ({ title: said.enemy(count, cardName(card)), detail: armsName(weapons) })}
      onChange={(next) => onChange(next.map(({ card, weapons, count }) => ({ card, weapons, count })))}
    >
      {(enemy, set) => (
        <>
          <NamedField
            kind="card"
            label={fields.card}
            choices={choices}
            value={enemy.card}
            onChange={(card) => card !== null && set({ card, weapons: [...(armsOf(card)[0] ?? [])] })}
          />
          {armsOf(enemy.card).length > 1 && (
            <PickList
              label={fields.weapons}
              groups={[
                {
                  label: null,
                  options: armsOf(enemy.card).map((weapons) => ({
                    value: weapons.join(KEY),
                    label: armsName(weapons),
                  })),
                },
              ]}
              value={enemy.weapons.join(KEY)}
              onChange={(key) => set({ weapons: key === '' ? [] : key.split(KEY) })}
            />
          )}
          <NumberField label={fields.count} value={enemy.count} min={1} max={20} onChange={(count) => set({ count })} />
        </>
      )}
    </ItemList>
  );
}

import type { ImportedModel, ImportedWeapon } from '../../content/importers/roster.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { damagePair, inches, target } from '../../words/format.ts';
import { ruleNames } from '../../words/ruleName.ts';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

function WeaponLine({ weapon }: { readonly weapon: ImportedWeapon }) {
  const words = useWords('play');
  const { model } = useWords('importing');
  const { stats } = words.common;
  const kind = model.kinds[weapon.kind];
  const parts = [
    weapon.kindKnown ? kind : model.guessed(kind),
    `${stats.attacks} ${weapon.attacks}`,
    `${stats.hit} ${target(weapon.hit)}`,
    `${stats.damage} ${damagePair(weapon.damage)}`,
    ruleNames(words, weapon.rules),
  ];
  return (
    <li>
      <b>{weapon.name}</b> {parts.filter((part) => part !== '').join(' · ')}
      {weapon.unknownRules.length > 0 && (
        <span className={styles.unknown}>
          <Icon name="byHand" size={15} />
          {model.unknown(weapon.unknownRules.join(', '))}
        </span>
      )}
    </li>
  );
}

function ModelRow({ model }: { readonly model: ImportedModel }) {
  const { stats } = useWords('play').common;
  const words = useWords('importing');
  const numbers = [
    `${stats.apl} ${model.apl}`,
    `${stats.move} ${inches(model.move)}`,
    ...(model.hit === null ? [] : [`${stats.hit} ${target(model.hit)}`]),
    `${stats.save} ${target(model.save)}`,
    `${stats.wounds} ${model.wounds}`,
    ...(model.defence === undefined ? [] : [`Df ${model.defence}`, `GA ${model.group ?? 1}`]),
  ];
  return (
    <li className={styles.model}>
      <h3 className={styles.name}>{model.name}</h3>
      {model.card !== model.name && <p className={styles.card}>{model.card}</p>}
      <p className={styles.numbers}>{numbers.join(' · ')}</p>
      <ul className={styles.weapons}>
        {model.weapons.length === 0 && <li>{words.model.unarmed}</li>}
        {model.weapons.map((weapon, index) => (
          <WeaponLine key={index} weapon={weapon} />
        ))}
      </ul>
      {model.abilities.length > 0 && (
        <p className={styles.card}>{words.model.abilities(model.abilities.map(({ name }) => name).join(', '))}</p>
      )}
    </li>
  );
}

/** Every model as it was read, in the order of the file. */
export function ModelsSection({ models }: { readonly models: readonly ImportedModel[] }) {
  const words = useWords('importing');
  return (
    <section className={form.section} aria-label={words.model.title}>
      <SectionHead title={words.model.title} note={words.models(models.length)} />
      <ul className={styles.models}>
        {models.map((model, index) => (
          <ModelRow key={index} model={model} />
        ))}
      </ul>
    </section>
  );
}

type WeaponHeadProps = {
  readonly words: Readonly<Record<'weapon' | 'attacks' | 'hit' | 'damage', string>>;
};

/** The head of a table of weapons. */
export function WeaponHead({ words }: WeaponHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{words.weapon}</th>
        <th scope="col">{words.attacks}</th>
        <th scope="col">{words.hit}</th>
        <th scope="col">{words.damage}</th>
      </tr>
    </thead>
  );
}

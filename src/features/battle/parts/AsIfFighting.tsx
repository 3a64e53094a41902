import { useState } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { RulingNotes } from '../../../forms/RulingNotes.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { contentName } from '../../../words/content.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { Block } from '../sheets/Sheet.tsx';

/** Rolls as if fighting, by a rule of its card (C-26 to C-28): with which weapon, where it has several, and at whom. */
export function AsIfFighting({ actor }: { readonly actor: Operative }) {
  const { words, look, view, state } = useScene();
  const { act, openSheet } = useDesk();
  const { asIf } = useWords('rulings').rulings;
  const weapons = view.aim.arms(actor, 'fight').map((arm) => arm.weapon);
  const [weapon, setWeapon] = useState(weapons[0]?.id);
  if (weapon === undefined) return null;
  const enemies = state.operatives.filter((other) => other.side !== actor.side && view.table.standing(other));
  const at = (target: string) => {
    if (act({ type: 'fight', weapon, target, asIf: true })) openSheet(null);
  };
  return (
    <Block label={asIf.title}>
      <p>{asIf.line}</p>
      {weapons.length > 1 && (
        <ChoiceList
          label={asIf.weapon}
          options={weapons.map(({ id, name }) => ({ id, title: contentName(words, id, name) }))}
          value={weapon}
          onChange={setWeapon}
        />
      )}
      {enemies.map(({ id }) => (
        <KeyButton key={id} waiting label={look.name(id)} onPress={() => at(id)} />
      ))}
      <RulingNotes ids={['C-26', 'C-27', 'C-28']} />
    </Block>
  );
}

import type { AppSettings } from '../../persistence/settingsSlot.ts';

/** Single keys of a battle, as the player has set them. Absent: all are on, as they come. */
export type OwnKeys = NonNullable<AppSettings['keys']>;

const upper = (key: string): string => key.toUpperCase();

/** The key that now does what `usual` does as the app comes; null: single keys are off. */
export function keyNow(keys: OwnKeys | undefined, usual: string): string | null {
  if (keys === undefined) return usual;
  if (!keys.on) return null;
  return keys.own.find(({ instead }) => instead === upper(usual))?.key ?? usual;
}

/** As which key of the app one that was pressed is meant; null: as none. */
export function keyMeant(keys: OwnKeys | undefined, pressed: string): string | null {
  if (keys === undefined) return pressed;
  if (!keys.on) return null;
  return keys.own.find(({ key }) => key === upper(pressed))?.instead ?? pressed;
}

/**
 * From now on `key` does what `usual` does as the app comes, and what `key` did until now has the key that is free by that: none
 * is lost, and none does two things. Keys are single characters.
 */
export function withKey(keys: OwnKeys | undefined, usual: string, key: string): OwnKeys {
  const [wanted, instead] = [upper(key), upper(usual)];
  const before = keys ?? { on: true, own: [] };
  const free = upper(keyNow({ ...before, on: true }, instead) ?? instead);
  const other = upper(keyMeant({ ...before, on: true }, wanted) ?? wanted);
  if (other === instead) return before;
  const rest = before.own.filter((each) => each.instead !== instead && each.instead !== other);
  const changed = [
    { instead, key: wanted },
    { instead: other, key: free },
  ];
  return { on: before.on, own: [...rest, ...changed.filter((each) => each.instead !== each.key)] };
}

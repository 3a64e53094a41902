import { useState } from 'react';
import type { ModuleRow } from '../../content/schema/module.ts';
import type { Places } from '../../forms/places.ts';
import { type ModulePlace, placeOf, placeOfPath, sectionOf } from './place.ts';

/** What is open; a chapter that is gone is not. */
function openPlace(section: string | null, { chapters }: ModuleRow): ModulePlace | null {
  const place = placeOf(section);
  return place?.is === 'chapter' && !chapters.some(({ id }) => id === place.id) ? null : place;
}

/** The page that is open with the item that is open in it, and the ways to others. */
export function useOpenPlace(section: string | null, draft: ModuleRow, onSection: (section: string | null) => void) {
  const [open, setOpen] = useState<Places['open']>(null);
  return {
    place: openPlace(section, draft),
    open,
    setOpen,
    turn: (to: ModulePlace | null) => {
      setOpen(null);
      onSection(sectionOf(to));
    },
    jump: (path: string) => {
      setOpen({ path: path.replace(/\.if$/u, ''), fresh: false });
      onSection(sectionOf(placeOfPath(path, draft.chapters)));
    },
  };
}

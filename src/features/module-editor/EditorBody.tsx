import { type ReactNode, useState } from 'react';
import editor from '../../forms/Editor.module.css';
import { useWide } from '../../ui/useWide.ts';
import type { ChapterActs } from './ChapterPage.tsx';
import { useEditing } from './editing.ts';
import { Overview } from './Overview.tsx';
import { Page } from './Page.tsx';
import { type ModulePlace, sectionOf } from './place.ts';

type BodyProps = {
  readonly place: ModulePlace | null;
  readonly looks: ReactNode;
  readonly acts: ChapterActs;
  readonly onPlace: (place: ModulePlace) => void;
};

/** The overview, a page, or both where there is room. */
export function EditorBody({ place, looks, acts, onPlace }: BodyProps) {
  const { draft } = useEditing();
  const desk = useWide();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shown = place ?? (desk ? ({ is: 'chapter', id: draft.start } as const) : null);
  return (
    <div className={editor.columns}>
      {(desk || place === null) && (
        <div className={editor.spine}>
          <Overview place={shown} looks={looks} ticked={ticked} onTick={setTicked} onPlace={onPlace} />
        </div>
      )}
      {shown !== null && <Page key={sectionOf(shown)} place={shown} turned={place !== null} {...acts} />}
    </div>
  );
}

import form from '../ui/Form.module.css';
import { Icon } from '../ui/icons/Icon.tsx';
import type { SaveState } from './typedKeeper.ts';

const ICONS = { saved: 'saved', writing: 'writing', unsaved: 'notSaved' } as const;

type SaveMarkProps = {
  readonly state: SaveState;
  readonly words: { readonly saved: string; readonly writing: string; readonly notSaved: string };
};

/** Whether a document is kept; that it is not is said aloud. */
export function SaveMark({ state, words }: SaveMarkProps) {
  const label = { saved: words.saved, writing: words.writing, unsaved: words.notSaved }[state];
  return (
    <span className={form.save} role="status" data-save={state}>
      <Icon name={ICONS[state]} />
      <span className={state === 'unsaved' ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

import {
  photoIdOf,
  STRENGTHS,
  type Strength,
  useGroundPhoto,
  useGroundPhotos,
} from '../../../state/library/groundPhotos.ts';
import { downloadPicture } from '../../../ui/downloadText.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { SegmentField } from '../../../ui/SegmentField.tsx';
import editor from '../BoardEditor.module.css';
import { useTakePhoto } from './useTakePhoto.ts';

/** How large a picture in a data URL is as a file. */
const kilobytes = (dataUrl: string): number => Math.ceil((dataUrl.length * 3) / 4 / 1024);

type PhotoSectionProps = { readonly board: string; readonly onCorners: () => void };

/** How strongly the photo shows under the board. */
function PhotoStrength({ id, strength }: { readonly id: string; readonly strength: Strength }) {
  const { photo: words } = useWords('board');
  const photos = useGroundPhotos();
  const photo = useGroundPhoto(id);
  return (
    <SegmentField
      label={words.shown}
      options={STRENGTHS.map((value) => ({ value: String(value), label: words.strength(value) }))}
      value={String(strength)}
      onChange={(value) => {
        const next = STRENGTHS.find((each) => String(each) === value);
        if (photo != null && next !== undefined) void photos.keep(id, { ...photo, strength: next });
      }}
    />
  );
}

/** The photo of the table under a board: taken or chosen, its corners set, shown more or less, taken away. */
export function PhotoSection({ board, onCorners }: PhotoSectionProps) {
  const words = useWords('workshop').boardEditor.photo;
  const id = photoIdOf(board);
  const photos = useGroundPhotos();
  const photo = useGroundPhoto(id);
  const { fault, isBusy, ask } = useTakePhoto(id, onCorners);
  const hint = isBusy ? words.busy : photo == null ? words.hint : photo.flat === null ? words.notFlat : words.stays;
  return (
    <section className={editor.inspector} aria-label={words.title}>
      <SectionHead title={words.title} />
      <p className={form.hint} role="status">
        {hint}
      </p>
      {fault !== null && <p role="alert">{words.faults[fault]}</p>}
      {photo != null && photo.flat !== null && <PhotoStrength id={id} strength={photo.strength} />}
      <div className={editor.answers}>
        {photo != null && <PlainButton icon="board" label={words.setCorners} onPress={onCorners} />}
        <PlainButton
          icon="import"
          label={photo == null ? words.take : words.takeAnother}
          onPress={() => ask('camera')}
        />
        <PlainButton icon="open" label={words.choose} onPress={() => ask('file')} />
        {photo?.flat != null && (
          <PlainButton
            icon="export"
            label={words.save(kilobytes(photo.flat))}
            onPress={() => downloadPicture(`retinue-${board}`, photo.flat ?? '')}
          />
        )}
        {photo != null && <PlainButton icon="cross" label={words.drop} onPress={() => void photos.drop(id)} />}
      </div>
    </section>
  );
}

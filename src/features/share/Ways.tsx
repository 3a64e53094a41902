import { useRef, useState } from 'react';
import { QR_MOST, type QrPath } from '../../state/campaign/sharing.ts';
import { classNames } from '../../ui/classNames.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { canSend, copyText, sendLink } from '../../ui/copyText.ts';
import { QrCode } from './QrCode.tsx';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';

type LinkSectionProps = {
  /** Null: it is too long for one. */
  readonly link: string | null;
  /** What is said with it when it is sent. */
  readonly sendText: string;
};

/** The link: to be copied, or handed to another app of the device. */
export function LinkSection({ link, sendText }: LinkSectionProps) {
  const words = useWords('sharing').sharing;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (text: string) => setSaid((await copyText(text, field.current)) ? words.copied : words.copyByHand);
  return (
    <section className={classNames(form.section, styles.screenOnly)} aria-label={words.link}>
      <SectionHead title={words.link} />
      <p className={form.note}>{link === null ? words.tooLong : words.linkHint}</p>
      {link !== null && (
        <>
          <input ref={field} className={styles.link} aria-label={words.linkField} readOnly value={link} />
          <div className={styles.acts}>
            <PlainButton label={words.copy} onPress={() => void copy(link)} />
            {canSend() && <PlainButton label={words.send} onPress={() => void sendLink(link, sendText)} />}
          </div>
          <p className={form.note} role="status">
            {said}
          </p>
        </>
      )}
    </section>
  );
}

type QrSectionProps = {
  /** Null: it is too long for one. */
  readonly qr: QrPath | null;
  /** Several codes, one after the other, where one is not enough; left out or null: there are none. */
  readonly parts?: readonly QrPath[] | null;
  /** The link that it shows; null: it is too long for one. */
  readonly link: string | null;
  readonly label: string;
};

type QrPartsProps = { readonly parts: readonly QrPath[]; readonly label: string };

/** Several codes, one after the other: the other phone reads each of them. On paper all of them stand in a row. */
function QrParts({ parts, label }: QrPartsProps) {
  const words = useWords('sharing').sharing;
  const [at, setAt] = useState(0);
  const shown = parts[at];
  return (
    <>
      <p className={form.note}>{words.qrParts(parts.length)}</p>
      {shown !== undefined && <QrCode qr={shown} label={words.qrPart(label, at + 1, parts.length)} />}
      <p className={form.note} role="status">
        {words.qrPartNow(at + 1, parts.length)}
      </p>
      <div className={styles.acts}>
        <PlainButton label={words.qrNext} onPress={() => setAt((at + 1) % parts.length)} />
      </div>
    </>
  );
}

/** The QR code, for another phone’s camera or for paper. */
export function QrSection({ qr, parts = null, link, label }: QrSectionProps) {
  const words = useWords('sharing').sharing;
  const tooLong = link === null ? words.qrTooLongFile : words.qrTooLong(link.length, QR_MOST);
  return (
    <section className={form.section} aria-label={words.qr}>
      <SectionHead title={words.qr} />
      {parts !== null && <QrParts parts={parts} label={label} />}
      {parts === null && <p className={form.note}>{qr === null ? tooLong : words.qrHint}</p>}
      {qr !== null && (
        <>
          <QrCode qr={qr} label={label} />
          <div className={styles.acts}>
            <PlainButton label={words.print} onPress={() => window.print()} />
          </div>
        </>
      )}
    </section>
  );
}

import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { type QrPath, qrPath } from '../../persistence/qrPath.ts';
import { decodeShare, encodeShare, QR_MOST, shareFits } from '../../persistence/shareCode.ts';
import {
  type SharedRetinue,
  openRetinueCode,
  readRetinue,
  retinueCode,
  retinueOf,
  retinueText,
} from '../../persistence/sharedRetinue.ts';
import { type ExportedFile, fileOf } from '../log/exportPlay.ts';

export { QR_MOST };
export type { QrPath, SharedRetinue };

/** The ways in which a retinue can be given. `link` and `qr` null: it is too long for them. */
export interface Sharing {
  readonly shared: SharedRetinue;
  readonly link: string | null;
  readonly qr: QrPath | null;
  readonly file: ExportedFile;
}

/** Makes the retinue of a campaign ready to be given. `origin`: the address of the app up to where the code stands. */
export async function shareRetinue(state: CampaignState, origin: string): Promise<Sharing> {
  const shared = retinueOf(state);
  const at = new Date().toISOString();
  const file = fileOf('campaign', `${shared.name} retinue`, at, retinueText(shared, at));
  const encoded = await encodeShare(retinueCode(shared));
  if (encoded.kind === 'tooLarge') return { shared, link: null, qr: null, file };
  const fits = shareFits(encoded.code, origin);
  return { shared, link: fits.link ? fits.url : null, qr: fits.qr ? await qrPath(fits.url) : null, file };
}

/** Why a code or a file brings no retinue; `unfit`: it is whole, but no retinue that can be played. */
type ShareFault = 'foreign' | 'newer' | 'cut' | 'damaged' | 'tooLarge' | 'unfit';

/** What somebody shares, or why it cannot be read. */
export type OpenedShare =
  | { readonly kind: 'retinue'; readonly shared: SharedRetinue }
  | { readonly kind: 'refused'; readonly why: ShareFault };

const refused = (why: ShareFault): OpenedShare => ({ kind: 'refused', why });

function opened(found: ReturnType<typeof readRetinue>): OpenedShare {
  if (found.kind === 'loaded') return { kind: 'retinue', shared: found.value };
  return refused(found.kind === 'newer' ? 'newer' : 'unfit');
}

/** Reads the code of a link. Stores nothing, never rejects. */
export async function openShareCode(code: string): Promise<OpenedShare> {
  const decoded = await decodeShare(code);
  return decoded.kind === 'value' ? opened(openRetinueCode(decoded.value)) : refused(decoded.kind);
}

/** Reads the file of a shared retinue. Stores nothing, never throws. */
export const openShareFile = (text: string): OpenedShare => opened(readRetinue(text));

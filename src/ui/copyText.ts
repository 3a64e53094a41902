/** Puts a text on the clipboard; where the browser does not let, selects it in its field. False: it is only selected. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

/** Whether the device can hand texts to other apps. */
export const canSend = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/** Hands a link to another app of the device. Closing its window is no fault. */
export async function sendLink(link: string, title: string): Promise<void> {
  await navigator.share({ title, url: link }).catch(() => undefined);
}

/** Hands a text to another app of the device, or puts it on the clipboard where there is none to hand it to. */
export async function sendText(text: string, title: string): Promise<'sent' | 'copied' | 'neither'> {
  if (!canSend()) return (await copyText(text, null)) ? 'copied' : 'neither';
  await navigator.share({ title, text }).catch(() => undefined);
  return 'sent';
}

/** Offers a text as a file. The link is made and thrown away at once. */
export const downloadText = (fileName: string, text: string, type = 'application/json'): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** Offers bytes as a file, a zip. */
export const downloadBytes = (fileName: string, bytes: Uint8Array<ArrayBuffer>): void =>
  downloadBlob(fileName, new Blob([bytes], { type: 'application/zip' }));

/** Saves a picture in a data URL as a file. */
export function downloadPicture(name: string, dataUrl: string): void {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
  const type = /^data:([^;]+)/u.exec(head)?.[1] ?? 'image/jpeg';
  downloadBlob(`${name}.${type.split('/')[1] ?? 'jpeg'}`, new Blob([bytes], { type }));
}

function downloadBlob(fileName: string, blob: Blob): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(blob);
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the press: the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a text as a file. The link is made and thrown away at once. */
export const downloadText = (fileName: string, text: string, type = 'application/json'): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** Offers bytes as a file, a zip. */
export const downloadBytes = (fileName: string, bytes: Uint8Array<ArrayBuffer>): void =>
  downloadBlob(fileName, new Blob([bytes], { type: 'application/zip' }));

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

/** Offers a text as a file. The link is made and thrown away at once. */
export function downloadText(fileName: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the press: the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

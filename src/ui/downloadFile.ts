import { downloadText } from './downloadText.ts';

/** Offers a file, if there is one. */
export function downloadFile(file: { readonly fileName: string; readonly text: string } | null): void {
  if (file !== null) downloadText(file.fileName, file.text);
}

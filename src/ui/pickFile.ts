/**
 * Asks for one file of any kind: phones grey out endings that they do not know, so none is asked for. Nothing happens when
 * none is chosen.
 */
export function pickFile(onFile: (file: File) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) onFile(file);
  });
  field.click();
}

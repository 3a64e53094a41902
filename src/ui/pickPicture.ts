/** Asks for one picture file. Nothing happens when none is chosen. */
export function pickPicture(onFile: (file: File) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/*';
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) onFile(file);
  });
  field.click();
}

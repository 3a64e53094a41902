/** Asks for one picture file; `takes`: with the camera, where there is one. Nothing happens when none is chosen. */
export function pickPicture(onFile: (file: File) => void, takes = false): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/*';
  if (takes) field.capture = 'environment';
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) onFile(file);
  });
  field.click();
}

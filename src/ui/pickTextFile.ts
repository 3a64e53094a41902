/** Asks for one file and reads it as text; null when it could not be read. Nothing happens when none is chosen. */
export function pickTextFile(onText: (text: string | null) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.json,application/json';
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file === undefined) return;
    file.text().then(onText, () => onText(null));
  });
  field.click();
}

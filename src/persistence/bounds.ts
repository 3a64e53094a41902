/** How deep things may lie in each other in a save, and how many there may be of them: far more than any has. */
const DEEPEST = 200;
const MOST = 800_000;

/** Where the string ends that begins at `from`; the length of the text when it does not. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end > 0) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/** Whether JSON is nested deeper, or has more lists and objects, than any save: told without parsing it. */
export function isOverBounds(text: string): boolean {
  let [depth, count] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const each = text[index];
    if (each === '"') index = endOfString(text, index);
    else if (each === '[' || each === '{') {
      depth += 1;
      count += 1;
      if (depth > DEEPEST || count > MOST) return true;
    } else if (each === ']' || each === '}') depth -= 1;
  }
  return false;
}

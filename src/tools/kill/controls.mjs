// What can be typed, chosen and tapped on a screen, and what stands in it.
/** Sheets lie over the screen: what is in the one on top counts, else all of the screen. */
const SCOPE = 'dialog[open], main';

/** Characters of a name that are read. */
export const LONGEST_NAME = 60;

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
const textOf = (element) => (element?.textContent ?? '').trim();

/** All that is shown of a kind. */
const shownIn = (root, selector) => [...root.querySelectorAll(selector)].filter(isShown);

/** What a field is called; how many characters are in it is no part of that. */
const labelOf = ({ labels }) => (labels?.[0] ? textOf(labels[0]).replaceAll(/\d+\/\d+$/gu, '') : null);

function nameOf(element) {
  const by = textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? ''));
  return (element.getAttribute('aria-label') ?? (by || labelOf(element)) ?? textOf(element)).slice(0, LONGEST_NAME);
}

function textsIn(root) {
  return shownIn(root, 'input:not([type=checkbox], [readonly]), textarea:not([readonly])').map((field) => ({
    kind: 'text',
    name: nameOf(field),
    value: field.value,
    digits: ['numeric', 'decimal'].includes(field.inputMode),
    at: field,
    elements: [field],
  }));
}

function ticksIn(root) {
  return shownIn(root, 'input[type=checkbox], [role=checkbox], [role=switch], [aria-pressed]').map((box) => ({
    kind: 'tick',
    name: nameOf(box),
    value: String(box.checked ?? box.ariaChecked ?? box.ariaPressed),
    at: box,
    elements: [box],
  }));
}

function choicesIn(root) {
  const groups = Map.groupBy(shownIn(root, '[role=radio]'), (radio) => radio.closest('[role=radiogroup]'));
  return [...groups].map(([group, radios]) => ({
    kind: 'one of',
    name: group === null ? '' : nameOf(group),
    value: radios
      .filter(({ ariaChecked }) => ariaChecked === 'true')
      .map(nameOf)
      .join(' | '),
    at: radios[0],
    elements: radios,
  }));
}

function countsIn(root) {
  return shownIn(root, '[role=group] > span > output, [role=group] > output').map((figure) => {
    const group = figure.closest('[role=group]');
    return {
      kind: 'count',
      name: nameOf(group),
      value: textOf(figure),
      at: figure,
      elements: shownIn(group, 'button'),
    };
  });
}

function traysIn(root) {
  return shownIn(root, '[data-part=tray]').map((tray) => ({
    kind: 'tray',
    name: nameOf(tray),
    value: '',
    at: tray,
    elements: shownIn(tray, 'button:not([role=radio], [aria-pressed])'),
  }));
}

/** All dice that lie there, in a tray or in the pools of an attack; worked by their tray. */
function diceIn(root) {
  const dice = shownIn(root, '[style*="--nth"][aria-label]');
  const value = dice.map(nameOf).join(' | ');
  return dice.length === 0 ? [] : [{ kind: 'dice', name: '', value, at: dice[0], elements: [] }];
}

/** What stands first on the screen comes first. */
const inOrder = (found) =>
  found.toSorted(({ at: one }, { at: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** Each thing of one kind and name with how many stand before it, and what of it can be worked by its marks. */
function marked(found) {
  const before = new Map();
  let marks = 0;
  return inOrder(found).map(({ elements, ...control }) => {
    const key = `${control.kind} ${control.name}`;
    const nth = before.get(key) ?? 0;
    before.set(key, nth + 1);
    const works = elements.filter((each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled);
    const taps = works.map((element) => {
      marks += 1;
      element.dataset.kill = `${marks}`;
      return { mark: marks, name: nameOf(element), face: element.closest('[data-part=faces]') !== null };
    });
    return { ...control, at: null, nth, taps };
  });
}

/**
 * Every field, choice, count and tray with what stands in it, in order; each that can be worked gets a number, `data-kill`, by
 * which it is found again.
 */
function readControls(scope) {
  const places = shownIn(document, scope);
  const root = places.findLast((place) => place.tagName === 'DIALOG') ?? places.at(0);
  if (root === undefined) return null;
  for (const before of document.querySelectorAll('[data-kill]')) delete before.dataset.kill;
  return {
    controls: marked([textsIn, ticksIn, choicesIn, countsIn, traysIn, diceIn].flatMap((read) => read(root))),
    title: textOf(root.querySelector('h1, h2')),
    address: location.hash,
    save: document.querySelector('[data-save]')?.dataset.save ?? null,
    alarms: shownIn(document, '[role=alert]').map(textOf),
  };
}

/** What reading needs in the page, as the source of it. */
const READING = [
  `const LONGEST_NAME = ${LONGEST_NAME};`,
  ...Object.entries({ isShown, textOf, shownIn, labelOf, inOrder }).map(
    ([name, read]) => `const ${name} = ${String(read)};`,
  ),
  ...[nameOf, textsIn, ticksIn, choicesIn, countsIn, traysIn, diceIn, marked, readControls].map(String),
].join('\n');

/** In the page: the names of all components on it, and of those around each field that can be typed in. */
function readComponents(scope) {
  const keyOf = (element, start) => Object.keys(element).find((key) => key.startsWith(start));
  const calledOf = ({ type }) => type?.name ?? type?.type?.name ?? type?.render?.name ?? null;
  const plain = (name) => name.replace(/\$\d+$/u, '');
  const around = (fiber) => {
    const names = [];
    for (let at = fiber; at; at = at.return) {
      const name = calledOf(at);
      if (name) names.push(plain(name));
    }
    return names;
  };
  const root = document.getElementById('root');
  const top = root[keyOf(root, '__reactContainer$')]?.stateNode.current;
  const all = new Set();
  const stack = top ? [top] : [];
  while (stack.length > 0) {
    const fiber = stack.pop();
    const name = calledOf(fiber);
    if (name) all.add(plain(name));
    if (fiber.sibling) stack.push(fiber.sibling);
    if (fiber.child) stack.push(fiber.child);
  }
  const fields = [...document.querySelectorAll(scope)]
    .flatMap((place) => [...place.querySelectorAll('input, textarea')])
    .flatMap((field) => around(field[keyOf(field, '__reactFiber$')]));
  return { all: [...all], fields: [...new Set(fields)] };
}

/** The controls of the screen; null: it has nothing to show yet. */
export const controlsOf = (page) =>
  page.evaluate(`(() => { ${READING}; return readControls(${JSON.stringify(SCOPE)}); })()`);

/** The components of the screen; of an app built without short names. */
export const componentsOf = (page) => page.evaluate(readComponents, SCOPE);

/** What stands in the controls, as a text to compare. */
export const standing = (seen) =>
  seen === null ? '' : seen.controls.map(({ kind, name, nth, value }) => `${kind} ${name} ${nth}: ${value}`).join('\n');

// What a kill has left of what was begun: judged by what stood on the screen before the last letter or tap, and what stands there now.
import { LONGEST_NAME, standing } from './controls.mjs';

/** A die of which nothing is typed yet, as it is spoken. */
const EMPTY = /^(?:a die|again,?) to be rolled/u;
/** The same where nobody asks once more for one between those that lie. */
const WANTED = /^a die to be rolled/u;

const isText = ({ kind }) => kind === 'text';

/** By what something on a screen is known again. */
export const keyOf = ({ kind, name, nth }) => `${kind} ${name} ${nth}`;

const byKey = ({ controls }) => new Map(controls.map((each) => [keyOf(each), each]));

/** Whether a field shows a text. A number stands there as it was typed until the page goes: 07, and then 7. */
const shows = ({ digits }, value, text) => value === text || (digits && Number(value) === Number(text));

/** What follows a die's face where it is to be rolled again. */
const MARK = /: .*$/u;

const facesMarked = (dice) => dice.filter((die) => MARK.test(die)).map((die) => die.replace(MARK, ''));

/**
 * Whether the face that was tapped is marked in place of the one that was, where only one can be: on all its dice, or on as many
 * as before.
 */
function isMarkedElsewhere(were, are, tapped) {
  const marked = facesMarked(are);
  const lying = are.filter((die) => die.replace(MARK, '') === tapped).length;
  const isAll = marked.length > 0 && marked.every((face) => face === tapped);
  return isAll && [lying, facesMarked(were).length].includes(marked.length);
}

/** Whether dice lie as one tap may have left them: a face fills one place, anything else takes one back or marks one face. */
function areLeft(before, now, { control, tap }) {
  if (control.kind !== 'tray') return before === now;
  const [were, are] = [before.split(' | '), now.split(' | ')];
  const moved = were.filter((die, nth) => die !== are[nth]);
  if (were.length !== are.length) return false;
  const marked = were.every((die, nth) => die.replace(MARK, '') === are[nth].replace(MARK, ''));
  const isOneFace = new Set(moved.map((die) => die.replace(MARK, ''))).size <= 1;
  if (marked && (isOneFace || isMarkedElsewhere(were, are, tap.name.replace(MARK, '')))) return true;
  return moved.length <= 1 && (!tap.face || moved.every((die) => EMPTY.test(die)));
}

/** Figures that go by more than one, and by how much. */
const STRIDES = new Map([['Points for each side', 5]]);

/** Whether a figure is where one tap on one of its buttons may have left it. */
function isStepped({ name, value }, now) {
  const far = Math.abs(Number.parseInt(value, 10) - Number.parseInt(now, 10));
  return far === 0 || far === (STRIDES.get(name) ?? 1);
}

/** Whether what was touched stands as the touch may have left it. */
function isTouched(each, value, { letter, tap }) {
  switch (each.kind) {
    case 'text':
      return shows(each, value, each.value + letter);
    case 'one of':
      return value === tap.name;
    case 'count':
      return isStepped(each, value);
    default:
      return true;
  }
}

/** Whether a field has taken the letter with the one that it said the same as: a weapon's only profile has its name. */
const goesAlong = (each, value, { control, letter }) =>
  isText(each) && isText(control) && each.value === control.value && value === each.value + letter;

/** Whether nothing is lost with what stands there no more. */
function isGone(each, { control, key, tap }) {
  // Nothing was typed there: a line that was added and left empty.
  if (isText(each)) return each.value === '' && keyOf(each) !== key;
  // With the first die nobody asks any more for what is known before it.
  return each.kind === 'tick' && control.kind === 'tray' && tap.face;
}

/** Whether a value is what one tap or letter on `touched` may have left of it. */
function isLeft(each, now, touched) {
  if (now === undefined) return isGone(each, touched);
  const { value } = now;
  if (shows(each, value, each.value)) return true;
  if (goesAlong(each, value, touched)) return true;
  if (each.kind === 'dice') return areLeft(each.value, value, touched);
  // Faces win over what was counted.
  if (each.kind === 'count' && touched.control.kind === 'tray') return value === '0';
  return keyOf(each) === touched.key && isTouched(each, value, touched);
}

const emptyIn = (dice) => dice.split(' | ').filter((die) => EMPTY.test(die)).length;

/** How many dice lie on a screen that are still to be rolled. */
const toRollIn = ({ controls }) =>
  controls.filter(({ kind }) => kind === 'dice').reduce((sum, { value }) => sum + emptyIn(value), 0);

/** Whether a tick has gone, is off now, or is on with another of its row. */
const ticksAlong = (each, now, control) =>
  now === undefined || now.value === 'false' || (each.nth === control.nth && control.value === 'false');

/** A face; not the number of a rule, as of AP2. */
const FACE = /\b\d/u;

/** The face of a die, whatever is said of it besides; of one without a face what is said first. */
const faceOf = (die) => FACE.exec(die)?.[0] ?? die.split(', ', 1)[0];

const facesIn = (dice) => dice.split(' | ').map((die) => die.replace(MARK, ''));

const spots = (dice) => facesIn(dice).map(faceOf).join();

/** Whether dice lie as they lay, and none of them is to be rolled again any more. */
const areUnmarked = (before, now) => facesIn(before).join() === facesIn(now).join();

/** Whether every die that was typed lies where it lay, with its face: some that were said, or typed by nobody, may be asked now. */
function areTypedStill(before, now) {
  const are = now.split(' | ');
  return before.split(' | ').every((die, nth) => !FACE.test(die) || faceOf(die) === faceOf(are[nth] ?? ''));
}

const typedIn = (dice) =>
  facesIn(dice)
    .filter((die) => FACE.test(die))
    .map(faceOf)
    .join();

/** Whether dice may be told otherwise now, none of them asked once more: one that cover kept may be among them no more. */
const areReadAnew = (before, now) =>
  areUnmarked(before, now) ||
  areTypedStill(before, now) ||
  typedIn(before) === typedIn(now) ||
  emptyIn(now) <= emptyIn(before);

/** Rows of choices of which one decides another: who counteracts has its order. */
const DECIDES = new Map([['Counteraction', 'Its order']]);

/** Whether a row of choices that is for all says nothing for all any more, or what was tapped for the last of them. */
const saysForAll = (before, now, { tap }) => now === '' || (before === '' && now === tap.name);

/**
 * What is chosen for all is chosen for all no more, or the same for the last of them is chosen for all now, and a die that lies may be a hit or none; one that was kept for cover may be
 * rolled: nothing else comes of a choice where it stands.
 */
function followsChoice({ kind, value }, now, touched) {
  if (kind === 'dice') return spots(value) === spots(now?.value ?? '') || typedIn(value) === typedIn(now?.value ?? '');
  return kind === 'one of' && saysForAll(value, now?.value, touched);
}

/**
 * Whether a figure follows a tick: what was counted of as many dice as are asked for again is counted again, of fewer not; of what
 * is ticked off nothing is asked.
 */
const followsTick = ({ value }, now, asksFewer) =>
  now === undefined || value === '0' || (asksFewer && now.value === '0');

/**
 * Whether a tick or a figure that has been set may have had this for a consequence: dice are read anew, but none that lies in a
 * tray is asked again; what goes with it comes, goes, is off where only one can be on, or on with another of its row: who is in
 * cover is seen.
 */
function follows(each, now, touched, { isRolled, asksFewer }) {
  const { control } = touched;
  if (control.kind === 'one of') return DECIDES.get(control.name) === each.name || followsChoice(each, now, touched);
  switch (each.kind) {
    case 'count':
      return control.kind === 'tick' && followsTick(each, now, asksFewer);
    case 'tray':
      // There is another question now.
      return now === undefined && control.kind === 'tick';
    case 'dice':
      return isRolled || areReadAnew(each.value, now?.value ?? '');
    case 'one of':
      return true;
    case 'tick':
      return ticksAlong(each, now, control);
    default:
      return false;
  }
}

/** A name with another text in each of the places where the text before may be what it says. */
const calledAfter = (name, before, now) => {
  const parts = name.split(before);
  const twoAt = (nth) => [parts.slice(0, nth).join(before), parts.slice(nth).join(before)];
  return parts.slice(1).map((_, nth) =>
    twoAt(nth + 1)
      .join(now)
      .slice(0, LONGEST_NAME),
  );
};

/** A name whose end may have said that nothing was typed in yet, with a first letter in its place. */
const calledAtLast = (name, letter) =>
  Array.from({ length: name.length - 1 }, (_, at) => `${name.slice(0, at + 1)}${letter}`);

/** The same control now: what is called after a text that is typed in is called after it with its last letter. */
function againIn(there, each, { control, letter }) {
  const again = there.get(keyOf(each));
  if (again !== undefined) return again;
  // What is tapped is called otherwise now: those of its name behind it are numbered anew.
  if (each.kind === control.kind && each.name === control.name && each.nth > control.nth)
    return there.get(keyOf({ ...each, nth: each.nth - 1 }));
  if (!isText(control)) return undefined;
  const names =
    control.value === ''
      ? calledAtLast(each.name, letter)
      : calledAfter(each.name, control.value, control.value + letter);
  return names.map((name) => there.get(keyOf({ ...each, name }))).find((one) => one !== undefined);
}

/** Fields and choices of which all else on their screen is drawn: with each letter, or tap, anew. */
const DRAWS = ['Seed', 'Edition'];

/** What of a board is chosen in a list: all else tells of it. */
const TOLD_OF = / inches from the left/u;

/** Whether the rest of the screen says nothing of what is kept, for the tap or letter has changed all of it. */
const changesAll = ({ control, key }, there) =>
  DRAWS.includes(control.name) ||
  (control.kind === 'tick' && TOLD_OF.test(control.name) && there.get(key)?.value !== control.value);

const hasTray = ({ controls }) => controls.some(({ kind }) => kind === 'tray');

/** Whether all that stood there stands there still, but for what one tap or letter has done to `touched`. */
export function isKept(before, now, touched) {
  const there = byKey(now);
  if (changesAll(touched, there)) return isLeft(touched.control, there.get(touched.key), touched);
  const isMade =
    ['tick', 'count', 'one of'].includes(touched.control.kind) && there.has(touched.key) && hasMoved(touched, there);
  const isRolled = !hasTray(before) || (toRollIn(before) === 0 && hasTray(now));
  const asksFewer = toRollIn(now) < toRollIn(before);
  return before.controls.every((each) => {
    const stands = againIn(there, each, touched);
    return isLeft(each, stands, touched) || (isMade && follows(each, stands, touched, { isRolled, asksFewer }));
  });
}

/** Whether the tap has done what it is for. */
function hasMoved({ key, control, tap }, there) {
  const value = there.get(key)?.value;
  if (value === undefined) return true;
  // The last face of a tray answers: there is another question then, or none.
  if (control.kind === 'tray' || value === control.value) return false;
  return isTouched(control, value, { tap });
}

/** Whether dice lie as the last face of a tray may have left them, told otherwise now, with others beside them that come next. */
function isAnswered({ value, ...each }, there, touched) {
  // What is asked next may lie between them: a six of armour that is rolled again.
  const lying = there.get(keyOf(each)).value.split(' | ');
  const are = lying.filter((die) => !EMPTY.test(die)).map(faceOf);
  const were = value.split(' | ');
  // The tray has shown the same dice once more.
  const lies = (die, nth) => (nth < are.length ? are[nth] === faceOf(die) : are.includes(faceOf(die)));
  const isAll = were.every((die, nth) => EMPTY.test(die) || lies(die, nth));
  return !there.has(touched.key) && (isAll || isOneAgain(were, lying));
}

/** Whether all dice lie where they lay, the last one too, but for one that lay there and is rolled again by itself. */
function isOneAgain(were, lying) {
  const isEmpty = lying.map((die) => EMPTY.test(die));
  const stands = (die, nth) => EMPTY.test(die) || isEmpty[nth] || faceOf(die) === faceOf(lying[nth]);
  const again = isEmpty.indexOf(true);
  const isOne =
    again >= 0 && again === isEmpty.lastIndexOf(true) && !EMPTY.test(were[again]) && WANTED.test(lying[again]);
  return were.length === lying.length && isOne && were.every(stands);
}

/**
 * Whether the face has made its die whole, and the tray asks the same of another one that lay there: two dice are rolled again, one
 * after the other.
 */
function asksNext(before, now, { control, key, tap }) {
  const there = byKey(now);
  if (control.kind !== 'tray' || !there.has(key)) return false;
  return before.controls.every(({ value, ...each }) => {
    const stands = there.get(keyOf(each))?.value;
    if (each.kind !== 'dice') return stands === value;
    const [were, lying] = [value, stands ?? ''].map((dice) => dice.split(' | '));
    const rolled = were.findIndex((die) => EMPTY.test(die));
    const isWhole = rolled >= 0 && faceOf(lying[rolled] ?? '') === FACE.exec(tap.name)?.[0];
    return isWhole && emptyIn(value) === 1 && isOneAgain(were, lying);
  });
}

/** The most command points that the dice of a turning point bring one side. */
const MOST_PAID = 2;

/** Whether the last face of a tray may have paid this: what is counted rises, for the dice have begun something. */
function isPaid({ value, ...each }, there, { control, key }) {
  const more = Number.parseInt(there.get(keyOf(each)).value, 10) - Number.parseInt(value, 10);
  return each.kind === 'count' && control.kind === 'tray' && !there.has(key) && more > 0 && more <= MOST_PAID;
}

/** Whether what was asked of the dice that lie there is asked no more, for the last face of a tray has answered. */
const isLetGo = (each, there, { control, key }) =>
  each.kind === 'tick' && control.kind === 'tray' && !there.has(key) && there.get(keyOf(each)).value === 'false';

/** Whether the last tap has led on, or has brought other choices with it: those come below what was tapped. */
function wentOn(before, now, touched) {
  if (isText(touched.control)) return false;
  const there = byKey(now);
  const above = before.controls.slice(
    0,
    before.controls.findIndex((each) => keyOf(each) === touched.key),
  );
  const stands = (each) =>
    !there.has(keyOf(each)) ||
    isLeft(each, there.get(keyOf(each)), touched) ||
    (each.kind === 'dice' && isAnswered(each, there, touched)) ||
    (touched.control.kind === 'one of' &&
      each.kind === 'dice' &&
      followsChoice(each, there.get(keyOf(each)), touched)) ||
    isLetGo(each, there, touched) ||
    isPaid(each, there, touched);
  return hasMoved(touched, there) && above.every(stands);
}

/** What stood there and stands there otherwise. */
function lostIn(before, now) {
  const there = byKey(now);
  const lost = before.controls.filter((each) => there.get(keyOf(each))?.value !== each.value);
  return lost.map((each) => `${keyOf(each)}: ${each.value} -> ${there.get(keyOf(each))?.value}`).join('; ');
}

/** Whether a screen is still the one: what is typed may be what it is called. */
const isSame = (before, now, { control }) => isText(control) || now.title === before.title;

/**
 * What came of a kill. `before`: without the last letter or tap; `after`: with it; `on`: with it, and with what it leads to;
 * all else is wrong, and says what. `touched`: the control, its key, the letter typed, the button tapped.
 */
export function outcomeOf(before, now, touched) {
  if (now.alarms.length > 0 && before.alarms.length === 0) return `TROUBLE ${now.alarms.join(', ')}`;
  if (isSame(before, now, touched)) {
    if (standing(now) === standing(before)) return 'before';
    if (isKept(before, now, touched)) return 'after';
  }
  return wentOn(before, now, touched) || asksNext(before, now, touched) ? 'on' : `LOST ${lostIn(before, now)}`;
}

/** Whether nothing was lost but perhaps the last letter or tap. */
export const isRight = ({ outcome }) => ['before', 'after', 'on'].includes(outcome);

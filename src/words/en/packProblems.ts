/**
 * What is wrong with a pack, for whoever made it in the app; what the file says exactly stands behind it. By the codes of
 * `content/problem.ts`.
 */
export const packProblems = {
  notAPack: 'This is no pack.',
  newer: 'It is for a newer version of this app.',
  missingFile: 'A part that every pack has is missing.',
  unknownFile: 'There is a file in it that no pack has.',
  unreadable: 'It cannot be read.',
  notJson: 'Something in it is written as no pack writes it.',
  forbiddenKey: 'Something in it has a name that is not allowed.',
  tooDeep: 'It is nested deeper than any pack.',
  tooLarge: 'There is more in it than any pack has.',
  missing: 'Something that must be there is missing.',
  wrongType: 'Something has the wrong form: a word where a number belongs, or the other way round.',
  unknownKey: 'Something stands there that this app does not know.',
  notAllowed: 'What stands there is not allowed.',
  outOfRange: 'A number is too high or too low.',
  badFormat: 'Something is not written as it must be.',
  badId: 'An id may have only small letters, digits and single hyphens.',
  facesNotCoveredOnce: 'Each face of the die must stand in exactly one row: one has none, or two.',
  notForPloys: 'A ploy cannot do this.',
  dependencyNotLoaded: 'A pack that it builds on is not here, is too old, or has problems itself.',
  dependencyCircle: 'It builds on itself, directly or by way of others.',
  duplicateId: 'Two things in it have the same id.',
  unknownReference: 'It names something that is not there.',
  wrongKind: 'It names something of another kind than belongs there.',
  unknownRule: 'It names a rule that this game does not have.',
  unknownFact: 'It asks for a fact that enemies do not know.',
  badParams: 'A rule has the wrong numbers with it.',
  dvDiffers: 'The DV is another than that of its card.',
  idDiffers: 'It is stored under another id than it says.',
  missingRow: 'A row that there must be is missing.',
  levelsNotContiguous: 'Levels must follow each other without a gap.',
  totalsNotCoveredOnce: 'Each total of the dice must stand in exactly one row: one has none, or two.',
  rosterRule: 'A kill team breaks a rule of its list.',
  bandRule: 'A war band breaks a rule of war bands.',
  noRange: 'A weapon for shooting has no range.',
  noFallbackEdge: 'It does not say over which edge the broken leave.',
  notConvex: 'The corners of a part make no convex shape.',
  noHeight: 'A part is not higher than it begins.',
  overEdge: 'Something lies over the edge of the board.',
};

/** Where it is: the kind of row, which of them by its name or number, which part. */
export const problemPlace = (kind: string, row: string | number | null, part: string): string =>
  [
    kind,
    ...(row === null ? [] : [typeof row === 'string' ? `“${row}”` : `number ${row}`]),
    ...(part === '' ? [] : [`“${part}”`]),
  ].join(', ');

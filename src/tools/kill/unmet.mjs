// What draws fields or keeps what is begun, and was met at no place.

/**
 * What no place has to meet, each with its reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
const EXEMPT = {
  place: 'a function that draws a field, and no component of its own',
  GlossaryScreen: 'a search: keeps nothing',
  RulingsScreen: 'a search: keeps nothing',
  KindScreen: 'a search: keeps nothing',
  Who: 'a search: keeps nothing',
  CopyLink: 'a link to be copied: nothing is typed',
  KeyRow: 'one key, a setting at once',
  BecomingSection: 'stands behind a file of another app: its name is kept by ImportScreen',
  MergeSheet: 'stands behind a file that differs from what is here',
};

/** Of all in the source what was not met and has to be; and what is exempt and was met. One sentence each. */
export function unmetOf({ fields, keepers }, { met, withFields }, exempt = EXEMPT) {
  const missing = (list, there, said) =>
    list
      .filter(({ component }) => !there.has(component) && !Object.hasOwn(exempt, component))
      .map(({ file, component }) => `${said}: ${component} in ${file}`);
  const was = new Set(
    [
      ...fields.filter(({ component }) => withFields.has(component)),
      ...keepers.filter(({ component }) => met.has(component)),
    ].map(({ component }) => component),
  );
  return [
    ...missing(fields, withFields, 'a field met nowhere'),
    ...missing(keepers, met, 'keeps what is begun, met nowhere'),
    ...Object.keys(exempt)
      .filter((name) => was.has(name))
      .map((name) => `met, and exempt: ${name}`),
  ];
}

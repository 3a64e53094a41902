// A source with changes planted: it does what it always did, until one of them is switched on.

/**
 * The source with these changes in it, each known by its `id`. `isMutant(id)` tells whether it is switched on; `tick()` is
 * called in each round of a loop, so that an endless one can be left.
 */
export function planted(source, { changes, loops }) {
  const before = [];
  const after = [];
  const around = ({ start, end }, open, close) => {
    before.push({ at: start, size: end - start, text: open });
    after.push({ at: end, size: end - start, text: close });
  };
  for (const loop of loops) around(loop, '{isMutant.tick();', '}');
  for (const { id, statement, after: text, ...place } of changes)
    if (statement) around(place, `{if(!isMutant(${id})){`, '}}');
    else around(place, `(isMutant(${id})?(${text}):(`, '))');
  // What closes at a place comes before what opens there; inside what is larger.
  const edits = [
    ...after.toReversed().toSorted((a, b) => a.at - b.at || a.size - b.size),
    ...before.toSorted((a, b) => a.at - b.at || b.size - a.size),
  ].toSorted((a, b) => a.at - b.at);
  let from = 0;
  let made = '';
  for (const { at, text } of edits) {
    made += source.slice(from, at) + text;
    from = at;
  }
  return made + source.slice(from);
}

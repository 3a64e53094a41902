/** The faces that every screen is set in; see ui/fonts/fonts.css. */
const FACES = ['700 1em "Big Shoulders"', ...[400, 500, 600].map((weight) => `${weight} 1em "Plex Condensed"`)];

/** Sets the page in stand-ins until all faces have come or failed: it is laid out anew once, and not with each. */
export async function fontsAtOnce(): Promise<void> {
  const { classList } = document.documentElement;
  classList.add('stand-ins');
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  classList.remove('stand-ins');
}

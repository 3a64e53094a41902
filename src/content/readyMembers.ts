import retinues from './packs/acolyte-core/retinues.json' with { type: 'json' };

/** Members of the retinues that come with the app, as written; without the cards of the pack. */
export const READY_MEMBERS = retinues.flatMap(({ members }) => members);

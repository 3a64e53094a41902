/** A pack of the player's own at one of two places. Counts are 0 when it cannot be played. */
export interface PackSide {
  readonly name: string;
  readonly savedAt: string;
  readonly auxiliaries: number;
  readonly enemies: number;
  /** War bands. */
  readonly bands: number;
}

/** A brought pack whose id is here already, with other contents. `text`: the whole file of it. */
export interface PackConflict {
  readonly subject: { readonly kind: 'pack'; readonly id: string };
  readonly title: string;
  readonly text: string;
  readonly here: PackSide;
  readonly brought: PackSide;
}

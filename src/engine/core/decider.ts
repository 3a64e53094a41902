/** Outcome of a command: the events that happened, or the reason nothing did. Rejections are values, never thrown. */
export type Outcome<Event, Rejection> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** An outcome with the state that its events come to: whoever decides has folded them already. */
export type Decision<State, Event, Rejection> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly rejection: Rejection };

/** `decide` may refuse and never changes anything; `evolve` changes and never refuses. Both pure, over plain JSON. */
export interface Decider<State, Command, Event, Rejection> {
  readonly decide: (state: State, command: Command) => Decision<State, Event, Rejection>;
  readonly evolve: (state: State, event: Event) => State;
}

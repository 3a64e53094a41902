// @types/seedrandom types only the index and the ARC4 core; the package's single-algorithm files have none.
declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface Alea {
    (): number;
    int32(): number;
    double(): number;
    quick(): number;
    /** Only there when the generator was made with `state`. */
    state?(): AleaState;
  }
  export default function alea(seed: string, options?: { state?: true | AleaState }): Alea;
}

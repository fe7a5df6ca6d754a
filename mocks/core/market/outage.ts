/** A stretch in which nothing was heard about a symbol. */
export interface Outage {
  symbol: string;
  /** Milliseconds; without an end it goes on. */
  from: number;
  to: number | null;
  /** True once the sources have delivered what they would have said. */
  isCaughtUp: boolean;
}

/** Since when the index of a symbol is made of which exchanges. */
export interface SourceChange {
  symbol: string;
  /** Milliseconds. */
  from: number;
  sources: readonly string[];
}

/** A stretch in which an exchange says nothing, or something else than the others. */
export interface SourceFault {
  source: string;
  /** Milliseconds; without an end it goes on. */
  from: number;
  to: number | null;
  /** How far its prices are off, as a share; `null`: it says nothing. */
  off: number | null;
}

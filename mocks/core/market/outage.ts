/** A stretch in which nothing was heard about a symbol. */
export interface Outage {
  symbol: string;
  /** Milliseconds; without an end it goes on. */
  from: number;
  to: number | null;
  /** True once the sources have delivered what they would have said. */
  isCaughtUp: boolean;
}

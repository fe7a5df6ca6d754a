/** Point of the page's view, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Keys without a character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Control';

/** What a browser engine is driven with: a keyboard, a pointer, and a look at the page. */
export interface Driver {
  readonly name: string;
  /** Loads an address. */
  open(address: string): Promise<void>;
  /**
   * What a function answers in the page, as JSON; it knows nothing but its arguments.
   * @throws Error when it throws
   */
  ask<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(at: Point): Promise<void>;
  /** Presses the pointer at one point and releases it at another, with one movement between them. */
  drag(from: Point, to: Point): Promise<void>;
  /** Gives a file of this machine to the first file input of a selector. */
  attach(css: string, path: string): Promise<void>;
  /** Presses a key, by its character or its name, while others are held. */
  press(key: string, ...held: readonly NamedKey[]): Promise<void>;
  /** Writes a picture of the page, as PNG. */
  picture(path: string): Promise<void>;
  /** Text of the one file that was saved since the last call; waits for it. */
  saved(): Promise<string>;
  /** Errors of the page and the console, and violations of the policy, since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

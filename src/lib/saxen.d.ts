/** The parts of the package `saxen` that the console uses; it comes without types. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  /** Reads XML from front to end and calls what was registered for each part. Builds no document and runs no code. */
  export class Parser {
    on(part: 'openTag', call: (name: string, attributes: () => Record<string, string>) => void): this;
    on(part: 'closeTag', call: (name: string) => void): this;
    on(part: 'text', call: (text: string, decode: Decode) => void): this;
    on(part: 'cdata', call: (text: string) => void): this;
    on(part: 'error', call: (error: Error) => void): this;
    parse(xml: string): unknown;
  }
}

import { Parser } from 'saxen';

/** An element while it is read. Names are without their prefix. */
interface Reading {
  /** Called at the begin of an element. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Called at its end, with the text inside it, without that of elements inside. */
  close?(name: string, text: string): void;
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Elements inside each other, and elements of a file: more make no table of a size that can be imported. */
const DEEPEST = 64;
const MOST = 500_000;

/** Reads XML from front to end. @throws Error for what is no XML, nests too deeply or has too many elements */
export function readXml(bytes: Uint8Array, { open, close }: Reading): void {
  const texts: string[] = [];
  let elements = 0;
  const add = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`);
  new Parser()
    .on('openTag', (name, attributes) => {
      texts.push('');
      elements += 1;
      if (texts.length > DEEPEST || elements > MOST) throw new Error('too much XML');
      open?.(bare(name), attributes());
    })
    .on('closeTag', (name) => close?.(bare(name), texts.pop() ?? ''))
    .on('text', (text, decode) => add(decode(text)))
    .on('cdata', add)
    .on('error', (error) => {
      throw error;
    })
    .parse(new TextDecoder().decode(bytes));
}

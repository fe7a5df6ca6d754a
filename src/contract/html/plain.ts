import { ELEMENTS } from './elements';
import { decoded } from './entities';

const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g;

const ALT = / alt="([^"]*)"/;

/** What a tag is in a text without any: the end of a line, what a picture shows, or nothing. */
function ofTag(slash: string, name: string, rest: string): string {
  if (name === 'br' || name === 'hr') return '\n';
  if (name === 'img') return `${ALT.exec(rest)?.[1] ?? ''}\n`;
  return slash && ELEMENTS.get(name)?.is !== 'inline' ? '\n' : '';
}

/** The words of a formatted text, a line for each paragraph; empty where it has none. */
export function plainOf(html: string): string {
  const text = html.replace(TAG, (_, slash: string, name: string, rest: string) => ofTag(slash, name, rest));
  return (decoded(text) ?? text)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

/** Whether a formatted text shows nothing: neither words nor pictures. */
export const isEmptyHtml = (html: string): boolean => plainOf(html) === '' && !html.includes('<img ');

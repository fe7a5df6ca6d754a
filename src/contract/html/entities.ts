const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', '\u00a0'],
]);

const LONGEST_ENTITY = /&[a-z]{0,5};?/g;

/** A piece of HTML without tags as the text that it means; `null` where it names other entities, or none. */
export function decoded(html: string): string | null {
  let isKnown = true;
  const text = html.replace(LONGEST_ENTITY, (entity) => {
    const found = ENTITIES.get(entity);
    isKnown &&= found !== undefined;
    return found ?? entity;
  });
  return isKnown ? text : null;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([...ENTITIES].map(([entity, text]) => [text, entity]));

/** A text as a piece of HTML without tags, or as the value of an attribute. */
export const encoded = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (character) => ESCAPES.get(character) ?? character);

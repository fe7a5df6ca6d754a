import * as v from 'valibot';
import { blank, isId } from './brands';
import type { Id } from './brands';
import type { Field, FieldOptions, OptionType } from './field';
import { anyText, field, isShortText, LONGEST, LONGEST_IMAGE } from './shared';

/** A text in simplified Chinese, English and traditional Chinese; only the first is required. */
export interface LocalTexts {
  zh: string;
  en: string;
  tw: string;
}

/** A missing text is read as empty, because many servers leave empty texts out. */
const readText = v.union([
  v.pipe(
    v.nullish(v.null()),
    v.transform(() => ''),
  ),
  anyText(),
]);

type TextField<K extends 'text' | 'address' | 'hash' | 'link' | 'masked' | 'reference' | 'option'> = Field<
  K,
  string,
  string
>;

const textLike = <const K extends 'text' | 'address' | 'hash' | 'link' | 'masked' | 'reference' | 'option'>(
  kind: K,
  options: FieldOptions = {},
): TextField<K> => field(kind, v.pipe(v.string(), v.maxLength(LONGEST)), readText, '', options, isShortText);

/**
 * Any text; empty when there is none. The limits concern input: 100 characters by default, 200 with several
 * lines.
 */
export const text = (options: Pick<FieldOptions, 'min' | 'max' | 'pattern' | 'multiline'> = {}) =>
  textLike('text', options);

/** A text of several lines, such as a remark. */
export const note = (options: Pick<FieldOptions, 'min' | 'max'> = {}) =>
  textLike('text', { max: 200, ...options, multiline: true });

/** A value of one of the server's option lists. */
export const option = (list: OptionType) => textLike('option', { list });

/** A blockchain address; `explorer` names the field with the page that shows it. */
export const address = (options: Pick<FieldOptions, 'explorer' | 'max'> = {}) => textLike('address', options);

/** The hash of a transaction. */
export const hash = (options: Pick<FieldOptions, 'explorer' | 'max'> = {}) => textLike('hash', options);

/** A web address. */
export const link = () => textLike('link');

/** A text masked by the server; operators with the permission can read it in full, which is logged. */
export const masked = (): TextField<'masked'> => ({
  ...textLike('masked'),
  strict: v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^$|\*/, 'a text with at least one star')),
});

/**
 * The number of another record. `type` names the field with its kind; without it, the number's prefix tells the
 * kind.
 */
export const reference = (options: Pick<FieldOptions, 'type'> = {}) => textLike('reference', options);

const readLocalTexts = v.union([
  v.pipe(
    v.object({ zh: readText, en: v.optional(readText, ''), tw: v.optional(readText, '') }),
    v.transform(({ zh, en, tw }): LocalTexts => ({ zh, en, tw })),
  ),
  v.pipe(
    anyText(),
    v.transform((zh): LocalTexts => ({ zh, en: '', tw: '' })),
  ),
]);

/** A text in three languages. */
export const localText = (
  options: Pick<FieldOptions, 'max' | 'multiline'> = {},
): Field<'localText', LocalTexts, LocalTexts> =>
  field(
    'localText',
    v.object({ zh: v.string(), en: v.string(), tw: v.string() }),
    readLocalTexts,
    { zh: '', en: '', tw: '' },
    options,
  );

const isList = (raw: unknown): boolean => Array.isArray(raw) && raw.length <= 1000 && raw.every(isShortText);

const readTexts = v.union([
  v.pipe(
    v.nullish(v.null()),
    v.transform((): string[] => []),
  ),
  v.pipe(v.array(anyText()), v.maxLength(1000)),
]);

/** A list of free words. */
export const tags = (
  options: Pick<FieldOptions, 'list' | 'max' | 'longest'> = {},
): Field<'tags', string[], string[]> => field('tags', v.array(v.string()), readTexts, [], options, isList);

/** Several values of one of the server's option lists. */
export const options = (list: OptionType): Field<'options', string[], string[]> =>
  field('options', v.array(v.string()), readTexts, [], { list }, isList);

const readImage = v.union([
  v.pipe(
    v.nullish(v.null()),
    v.transform(() => ''),
  ),
  anyText(LONGEST_IMAGE),
]);

/** A picture: its address, or a data URL of at most 500 kB; empty for none. */
export const image = (): Field<'image', string, string> =>
  field('image', v.string(), readImage, '', {}, isShortText);

/** Several pictures; `max` is the maximum for uploads. */
export const images = (options: Pick<FieldOptions, 'max'> = {}): Field<'images', string[], string[]> =>
  field(
    'images',
    v.array(v.string()),
    v.union([
      v.pipe(
        v.nullish(v.null()),
        v.transform((): string[] => []),
      ),
      v.array(anyText(LONGEST_IMAGE)),
    ]),
    [],
    { max: 3, ...options },
    isList,
  );

const readId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.guard(isId),
);

/** A key on the wire: text, or an integer that loses no digit as a JSON number. */
const wireId = v.union([v.string(), v.pipe(v.number(), v.safeInteger('an integer up to 2^53'))]);

/** The key of a record. A backend may send a number; the client only knows text. */
export const id = (): Field<'id', Id, string | number> => field('id', wireId, readId, blank<'Id'>());

/** The member of a record. */
export const memberId = (): Field<'member', Id, string | number> =>
  field('member', wireId, readId, blank<'Id'>());

/** Most records of one write. */
export const MOST_WRITTEN = 50;

/** Keys of records that are written together; `max` bounds those of a body. */
export const ids = (options: Pick<FieldOptions, 'max'> = {}): Field<'ids', Id[], (string | number)[]> =>
  field('ids', v.array(wireId), v.array(readId), [], {
    max: MOST_WRITTEN,
    ...options,
  });

import * as v from 'valibot';
import { LONGEST_HTML } from '../html/elements';
import { isAllowedHtml } from '../html/wellFormed';
import type { Field } from './field';
import { anyText, field } from './shared';
import type { LocalTexts } from './texts';

const allowedHtml = v.pipe(v.string(), v.check(isAllowedHtml, 'HTML of the elements that are allowed'));

/** What was stored before may be anything: it is cleaned when it is shown. */
const readHtml = v.union([
  v.pipe(
    v.nullish(v.null()),
    v.transform(() => ''),
  ),
  anyText(2 * LONGEST_HTML),
]);

/**
 * A text with headings, lists, links and pictures in three languages, as HTML of the elements of `contract/html`, each of at
 * most 50 000 characters. Of a body, only the first is required.
 */
export const html = (): Field<'html', LocalTexts, LocalTexts> =>
  field(
    'html',
    v.object({ zh: allowedHtml, en: allowedHtml, tw: allowedHtml }),
    v.object({ zh: readHtml, en: v.optional(readHtml, ''), tw: v.optional(readHtml, '') }),
    { zh: '', en: '', tw: '' },
    { max: LONGEST_HTML },
  );

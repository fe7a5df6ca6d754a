import type { LocalTexts } from '@/api/types';
import { object, text, withDefault } from './check';
import type { Check } from './check';
import type { Texts } from './rows';

/** A text in three languages as it travels. */
export const localTexts = ([zh, en, tw]: Texts): LocalTexts => ({ zh, en, tw });

/** Reads a text in three languages; only the Chinese one has to be there. */
export const textsOf =
  (max: number, min = 1): Check<Texts> =>
  (value, field) => {
    const { zh, en, tw } = object<LocalTexts>({
      zh: (given) => withDefault(text(max, min), '')(given, field),
      en: (given) => withDefault(text(max), '')(given, field),
      tw: (given) => withDefault(text(max), '')(given, field),
    })(value, field);
    // `withDefault` lets nothing at all pass.
    if (zh.length < min) text(max, min)(zh, field);
    return [zh, en, tw];
  };

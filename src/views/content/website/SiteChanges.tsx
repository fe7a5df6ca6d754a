import { SiteSwitch } from '@/contract/content/siteSwitch';
import { SITE_LANGUAGES, websiteContent } from '@/contract/content/websiteContent';
import type { Field, Shape } from '@/contract/field/field';
import { plainOf } from '@/contract/html/plain';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useFieldText } from '@/crud/field/useFieldText';
import { useLanguage, useT } from '@/i18n';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { localTexts, textOf, textsOf } from '@/ui/cell/value';
import { TextDiff } from '@/ui/diff/TextDiff';
import { countryName } from '@/domain/country/countryName';
import styles from './website.module.css';

/** One field before and after; values of a history are texts, lists and texts of three languages as JSON. */
export interface SiteChange {
  field: string;
  before: unknown;
  after: unknown;
}

const SHAPE: Shape = websiteContent;

const TONGUES = [
  { tongue: 'zh', lang: 'zh-CN', name: 'language.zh-cn' },
  { tongue: 'en', lang: 'en', name: 'language.en' },
  { tongue: 'tw', lang: 'zh-TW', name: 'language.zh-tw' },
] as const;

const isTexts = (field: Field | undefined): boolean => field?.kind === 'localText';
const isFormatted = (field: Field | undefined): boolean => field?.kind === 'html';

function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The languages in which a text of three differs, with what it was and is. */
function tonguesOf(before: unknown, after: unknown) {
  const [was, is] = [localTexts(opened(before)), localTexts(opened(after))];
  return TONGUES.flatMap(({ tongue, ...language }) =>
    was[tongue] === is[tongue] ? [] : [{ ...language, was: was[tongue], is: is[tongue] }],
  );
}

/** The switch that a field of a history means. */
const switchOf = (field: string): SiteSwitch | undefined =>
  Object.values(SiteSwitch).find((name) => `${name}On` === field);

/** Changes of the site in words; of a text in three languages those that differ, each in a row of its own. */
export function SiteChanges({ changes }: { changes: readonly SiteChange[] }) {
  const t = useT();
  const language = useLanguage();
  const formatLabel = useFormatLabel();
  const wordOf = useFieldText(
    SHAPE,
    changes.map(({ field }) => field),
  );

  const labelOf = (field: string): string => {
    const name = switchOf(field);
    return name ? t(`closures.${name}`) : formatLabel(fieldLabel('website', field));
  };
  const textIn = (field: string, value: unknown): string | null => {
    if (switchOf(field) || field === 'maintenanceOn')
      return t(textOf(value) === '1' ? 'website.on' : 'website.off');
    if (field === 'blockedCountries')
      return textsOf(opened(value))
        .map((code) => countryName(code, language))
        .join(t('crud.comma'));
    if (field === 'langs' || field === 'defaultLang')
      return textsOf(opened(value))
        .map((code) => {
          const known = SITE_LANGUAGES.find((one) => one === code);
          return known ? t(`language.${known}`) : code;
        })
        .join(t('crud.comma'));
    const text = textOf(value) ?? '';
    return text.startsWith('data:') ? t('website.picture') : wordOf(field, value);
  };

  const rows = changes.flatMap(({ field, before, after }) => {
    if (isFormatted(SHAPE[field])) return [];
    if (!isTexts(SHAPE[field])) {
      return [{ field: labelOf(field), before: textIn(field, before), after: textIn(field, after) }];
    }
    return tonguesOf(before, after).map(({ name, was, is }) => ({
      field: t('website.inLanguage', { field: labelOf(field), language: t(name) }),
      before: was,
      after: is,
    }));
  });
  return (
    <>
      <FieldDiff changes={rows} />
      {changes.flatMap(({ field, before, after }) =>
        isFormatted(SHAPE[field])
          ? tonguesOf(before, after).map(({ lang, name, was, is }) => (
              <section key={`${field} ${lang}`} className={styles.text}>
                <h3>{t('website.inLanguage', { field: labelOf(field), language: t(name) })}</h3>
                <TextDiff before={plainOf(was)} after={plainOf(is)} lang={lang} />
              </section>
            ))
          : [],
      )}
    </>
  );
}

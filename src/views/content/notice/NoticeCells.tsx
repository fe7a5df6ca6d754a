import type { contentNotice } from '@/contract/content/contentNotice';
import { ContentNoticeTarget } from '@/contract/content/contentNoticeRules';
import type { DetailOf, RowOf } from '@/contract/resource';
import { DictTag, DictTags } from '@/crud/cell/DictTag';
import { countryName } from '@/domain/country/countryName';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { countText } from '@/ui/cell/value';
import { FormattedText } from '@/ui/html/FormattedText';
import styles from './notice.module.css';

type Row = RowOf<typeof contentNotice>;

const LANGUAGES = [
  { code: 'zh-cn', tongue: 'zh', lang: 'zh-CN', name: 'language.zh-cn' },
  { code: 'en', tongue: 'en', lang: 'en', name: 'language.en' },
  { code: 'zh-tw', tongue: 'tw', lang: 'zh-TW', name: 'language.zh-tw' },
] as const;

/** Languages in which a title or a content is missing. */
export function LanguagesCell({ langs }: Pick<Row, 'langs'>) {
  const t = useT();
  const missing = LANGUAGES.filter(({ code }) => !langs.includes(code));
  if (missing.length === 0) return t('contentNotice.complete');
  const names = missing.map(({ tongue }) => t(`contentNotice.in.${tongue}`)).join(t('crud.comma'));
  return <Badge tone="warn">{t('contentNotice.missing', { names })}</Badge>;
}

/** Whom a notice is for, and how many members these are. */
export function AudienceCell({ target, audience }: Pick<Row, 'target' | 'audience'>) {
  const t = useT();
  return (
    <span className={styles.audience}>
      <DictTag type="biz_notice_target" code={String(target)} />
      {t('contentNotice.members', { n: countText(audience) })}
    </span>
  );
}

/** Everybody that a notice names: levels, countries, or UIDs. */
export function Named({ target, targetValue }: Pick<Row, 'target' | 'targetValue'>) {
  const t = useT();
  const language = useLanguage();
  if (target === ContentNoticeTarget.levels) return <DictTags type="biz_member_level" codes={targetValue} />;
  const names =
    target === ContentNoticeTarget.countries
      ? targetValue.map((code) => countryName(code, language))
      : targetValue;
  return (
    names.map(visibleText).join(t('crud.comma')) || <DictTag type="biz_notice_target" code={String(target)} />
  );
}

/** What a notice says, as members read it, in the languages side by side. */
export function Wording({ title, content }: Pick<DetailOf<typeof contentNotice>, 'title' | 'content'>) {
  const t = useT();
  return (
    <div className={styles.wording}>
      {LANGUAGES.map(({ tongue, lang, name }) => (
        <section key={tongue} aria-label={t(name)}>
          <div className={styles.language}>{t(name)}</div>
          <h3 lang={lang}>{visibleText(title[tongue]) || t('crud.noText')}</h3>
          {content[tongue] === '' ? t('crud.noText') : <FormattedText html={content[tongue]} lang={lang} />}
        </section>
      ))}
    </div>
  );
}

import { isCountry } from '../countries';
import type { Field } from '../field/field';
import { isEmptyHtml } from '../html/plain';
import { rule, sentence } from '../rule';
import type { RecordRule, RuleWord } from '../rule';
import { SITE_LANGUAGES, websiteContent } from './websiteContent';

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Fields that are never empty. */
export const websiteRequired = [
  'siteName',
  'logoLight',
  'domains',
  'supportEmail',
  'appVersion',
  'minVersion',
  'seoTitle',
  'terms',
  'privacy',
  'riskDisclosure',
  'aml',
  'langs',
] as const satisfies readonly (keyof typeof websiteContent)[];

const isBlank = (value: unknown, { kind }: Field): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  const zh: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'zh') : value;
  return typeof zh !== 'string' || (kind === 'html' ? isEmptyHtml(zh) : zh.trim() === '');
};

const filled = (name: (typeof websiteRequired)[number]): RecordRule => ({
  field: name,
  reads: [name],
  check: (record) =>
    isBlank(Reflect.get(record, name), websiteContent[name]) ? sentence('rule.siteBlank') : null,
});

/** The first word that is not one of those that a field takes. */
function stranger(words: readonly string[], fits: (word: string) => boolean, says: RuleWord) {
  const name = words.find((word, place) => !fits(word) || words.indexOf(word) !== place);
  return name === undefined ? null : sentence(says, { name: name.slice(0, 60) });
}

/** −1, 0 or 1, as the first part that differs says. */
export function compareReleases(one: string, other: string): number {
  const [parts, others] = [one.split('.').map(Number), other.split('.').map(Number)];
  const place = parts.findIndex((part, at) => part !== others[at]);
  return place < 0 ? 0 : Math.sign((parts[place] ?? 0) - (others[place] ?? 0));
}

const { domains, blockedCountries, langs, defaultLang, appVersion, minVersion } = websiteContent;

/** What has to hold of the website's fields, whichever call writes them. */
export const websiteRules: readonly RecordRule[] = [
  ...websiteRequired.map(filled),
  rule('domains', { domains }, (row) =>
    stranger(row.domains, (name) => DOMAIN.test(name), 'rule.siteDomain'),
  ),
  rule('minVersion', { appVersion, minVersion }, (row) =>
    compareReleases(row.minVersion, row.appVersion) > 0 ? 'rule.siteMinVersion' : null,
  ),
  rule('blockedCountries', { blockedCountries }, (row) =>
    stranger(row.blockedCountries, isCountry, 'rule.siteCountry'),
  ),
  rule('langs', { langs }, (row) =>
    stranger(row.langs, (name) => SITE_LANGUAGES.some((one) => one === name), 'rule.siteLanguage'),
  ),
  rule('defaultLang', { langs, defaultLang }, (row) =>
    row.langs.includes(row.defaultLang) ? null : 'rule.siteDefaultLang',
  ),
];

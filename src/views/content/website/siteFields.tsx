import { editWebsite } from '@/contract/content/website';
import type { Website } from '@/contract/content/website';
import { websiteContent, websiteGroups } from '@/contract/content/websiteContent';
import type { WebsiteGroup } from '@/contract/content/websiteContent';
import { websiteRequired, websiteRules } from '@/contract/content/websiteRules';
import type { Kind } from '@/contract/field/field';
import { namesOf } from '@/contract/resource';
import { PLATFORM_ZONES } from '@/contract/zones';
import { BaseSelectInput } from '@/crud/control/SelectInput';
import { TextsInput } from '@/crud/control/TextsInput';
import type { FormField, Rule } from '@/crud/field/field';
import { required, requiredHtml, requiredText } from '@/crud/field/rules';
import { formField } from '@/domain/kit/form';
import type { FormFieldOptions } from '@/domain/kit/form';
import { ruledFields, signature } from '@/domain/kit/guardedForm';
import { Acceptances } from './Acceptances';
import { CountriesInput } from '@/domain/country/CountriesInput';
import { GroupHead } from './GroupHead';
import { LanguageInput, LanguagesInput } from './LanguageInput';
import { WordsInput } from '@/crud/control/WordsInput';

/** The resource that labels and cached answers are named by. */
export const WEBSITE = 'website';

type Name = keyof typeof websiteContent;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const seo = (name: 'seoTitle' | 'seoKeywords' | 'seoDescription'): FormFieldOptions => ({
  control: <TextsInput lines={websiteContent[name].options.max ?? 0} />,
});

/** An address in the form: which one is wrong, with an example. */
const https: FormFieldOptions = { pattern: 'website.https', hint: 'website.httpsHint' };
const release: FormFieldOptions = { pattern: 'website.release' };
const raised: FormFieldOptions = { hint: 'website.versionHint', rules: [required] };

/** What the form says or draws otherwise than the kinds of the fields do. */
const OVERRIDES: { readonly [N in Name]?: FormFieldOptions } = {
  domains: { control: <WordsInput />, hint: 'website.domainsHint' },
  supportEmail: { pattern: 'website.email' },
  supportUrl: https,
  telegram: https,
  twitter: https,
  discord: https,
  iosUrl: https,
  androidUrl: https,
  apkUrl: https,
  appVersion: release,
  minVersion: { ...release, hint: 'website.minVersionHint' },
  forceUpdate: { hint: 'website.forceUpdateHint' },
  seoTitle: seo('seoTitle'),
  seoKeywords: seo('seoKeywords'),
  seoDescription: seo('seoDescription'),
  termsVersion: raised,
  privacyVersion: raised,
  riskDisclosureVersion: raised,
  amlVersion: raised,
  blockedCountries: { control: <CountriesInput />, hint: 'website.blockedHint' },
  defaultLang: { control: <LanguageInput />, rules: [required] },
  langs: { control: <LanguagesInput /> },
  timezone: { control: <BaseSelectInput options={asOptions(PLATFORM_ZONES)} />, rules: [required] },
};

const FILLED: Partial<Record<Kind, Rule>> = { localText: requiredText, html: requiredHtml };

const isRequired = (name: Name): boolean => websiteRequired.some((one) => one === name);

function fieldOf(name: Name): FormField {
  const { rules = [], ...overrides } = OVERRIDES[name] ?? {};
  const filled = FILLED[websiteContent[name].kind] ?? required;
  return {
    ...formField(WEBSITE, name, editWebsite.body[name], {
      ...overrides,
      rules: [...(isRequired(name) ? [filled, required] : []), ...rules],
    }),
    initial: undefined,
  };
}

/** The groups in the order of the form. */
export const GROUPS = Object.keys(websiteGroups).filter(
  (name): name is WebsiteGroup => name in websiteGroups,
);

/** The fields of the form: each group begins with its heading, that of legal texts with who has accepted them. */
export function siteFields({ acceptances }: Pick<Website, 'acceptances'>): FormField[] {
  const fields = GROUPS.flatMap((group) =>
    namesOf(websiteGroups[group]).map((name: Name, place): FormField => {
      const field = fieldOf(name);
      if (place > 0) return field;
      const head = <GroupHead group={group} />;
      if (group !== 'legal') return { ...field, above: head };
      return {
        ...field,
        above: [<GroupHead key="head" group={group} />, <Acceptances key="accepted" list={acceptances} />],
      };
    }),
  );
  return [...ruledFields(websiteRules, fields), ...signature(WEBSITE, websiteContent, editWebsite.body, {})];
}

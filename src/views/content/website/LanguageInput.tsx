import { SITE_LANGUAGES } from '@/contract/content/websiteContent';
import { ManySelectInput } from '@/crud/control/ManySelectInput';
import { BaseSelectInput } from '@/crud/control/SelectInput';
import type { Chosen } from '@/crud/control/SelectInput';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';

function useOptions() {
  const t = useT();
  return SITE_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
}

/** Input of one language of the site. */
export function LanguageInput(props: ControlProps<Chosen>) {
  return <BaseSelectInput {...props} options={useOptions()} />;
}

/** Input of the languages that the site has. */
export function LanguagesInput(props: ControlProps<readonly (string | number)[]>) {
  return <ManySelectInput {...props} loading={false} retry={undefined} options={useOptions()} />;
}

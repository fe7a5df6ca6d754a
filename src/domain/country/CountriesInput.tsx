import { COUNTRIES } from '@/contract/countries';
import { ManySelectInput } from '@/crud/control/ManySelectInput';
import type { ControlProps } from '@/crud/field/field';
import { useLanguage } from '@/i18n';
import { countryName } from './countryName';

/** Input of several countries, found by name or code. */
export function CountriesInput({ onChange, ...props }: ControlProps<readonly (string | number)[]>) {
  const language = useLanguage();
  return (
    <ManySelectInput
      {...props}
      {...(onChange ? { onChange } : {})}
      loading={false}
      retry={undefined}
      options={COUNTRIES.map((code) => ({ value: code, label: countryName(code, language) }))}
    />
  );
}

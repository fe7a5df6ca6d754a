import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n';
import { dictQuery, dictLabel } from '@/crud/cell/useDict';

/** The label of a check by its code, from the dictionary; the code itself without a dictionary. */
export function useCheckLabel(dict: string | undefined): (code: string) => string {
  const { data = [] } = useQuery({ ...dictQuery(dict ?? ''), enabled: dict !== undefined });
  const language = useLanguage();
  return (code) => {
    const entry = data.find(({ key }) => key === code);
    return entry ? dictLabel(entry, language) : code;
  };
}

import { useQuery } from '@tanstack/react-query';
import { dictLabel, dictQuery } from '@/crud/cell/useDict';
import { useLanguage } from '@/i18n';

/** Names a check or flag by its code, as the dictionary does. */
export function useCheckName(isAsked: boolean): (code: string) => string {
  const { data = [] } = useQuery({ ...dictQuery('biz_risk_flag'), enabled: isAsked });
  const language = useLanguage();
  return (code) => {
    const entry = data.find(({ key }) => key === code);
    return entry ? dictLabel(entry, language) : code;
  };
}

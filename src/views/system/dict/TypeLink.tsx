import { dictData } from '@/contract/system/dictData';
import { ScreenLink } from '@/services/ScreenLink';

/** The name of a dictionary; it leads to the values. */
export function TypeLink({ dictType }: { dictType: string }) {
  return (
    <ScreenLink view={dictData.view} params={{ dictType }}>
      {dictType}
    </ScreenLink>
  );
}

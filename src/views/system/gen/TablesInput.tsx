import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { gen } from '@/contract/system/gen';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { toastError } from '@/ui/toast/toastError';
import type { Description } from '@/domain/gen/description';
import { fromTable } from '@/domain/gen/source/table';

interface TablesInputProps {
  id: string | undefined;
  onChange: (found: Description[]) => void;
}

/** Choice of tables of the database; their columns are read as they are chosen. */
export function TablesInput({ id, onChange }: TablesInputProps) {
  const t = useT();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string[]>([]);
  const { data, isError, refetch } = useQuery({
    queryKey: [gen.name, 'dbTables'],
    queryFn: ({ signal }) => send(gen.calls.dbTables, {}, { signal }),
  });

  async function choose(names: string[]): Promise<void> {
    try {
      const found = await Promise.all(
        names.map(async (tableName) =>
          fromTable(
            tableName,
            await client.fetchQuery({
              queryKey: [gen.name, 'columns', tableName],
              queryFn: ({ signal }) => send(gen.calls.columns, { tableName }, { signal }),
            }),
          ),
        ),
      );
      setChosen(names);
      onChange(found);
    } catch (error) {
      if (error instanceof ApiError) toastError(error);
      else throw error;
    }
  }

  return (
    <>
      <Select
        id={id}
        mode="multiple"
        loading={!data && !isError}
        placeholder={t('gen.from.tables')}
        options={(data?.tables ?? []).map(({ tableName, tableComment, columnCount }) => ({
          value: tableName,
          label: t('gen.from.entry', { name: `${tableName} ${tableComment}`, n: columnCount }),
        }))}
        value={chosen}
        onChange={(names) => void choose(names)}
      />
      {isError ? <LoadFailed retry={() => void refetch()} /> : null}
    </>
  );
}

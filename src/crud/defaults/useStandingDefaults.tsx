import { useCallback } from 'react';
import type { Resource } from '@/contract/resource';
import { onDemand } from '@/ui/load/onDemand';
import type { Show } from '../action/dialog';
import type { Filter } from '../filter/filter';
import { arrange, isShown } from '../list/columnLayout';
import type { ColumnLayout } from '../list/useColumnLayout';

const RoleDefaultsDialog = onDemand(async () => (await import('./RoleDefaultsDialog')).RoleDefaultsDialog);

interface Standing<Row> {
  resource: Resource;
  filters: readonly Filter[];
  settings: Pick<ColumnLayout<Row>, 'layout' | 'columns'>;
  /** Query part of the address. */
  search: string;
  show: Show;
}

/** How to open the dialog that sets a list, as it stands on screen, as the default of roles. */
export function useStandingDefaults<Row>(standing: Standing<Row>): () => void {
  const { resource, filters, settings, search, show } = standing;
  const { layout, columns } = settings;
  return useCallback(() => {
    const all = arrange(columns, layout);
    const terms = {
      order: all.map(({ key }) => key),
      shown: all.filter((column) => isShown(column, layout)).map(({ key }) => key),
      all: layout.all ?? false,
    };
    show(
      (dialog) => (
        <RoleDefaultsDialog
          {...dialog}
          resource={resource}
          filters={filters}
          columns={terms}
          search={search}
          density={layout.density ?? 'middle'}
        />
      ),
      'defaults',
    );
  }, [resource, filters, columns, layout, search, show]);
}

import type { ReactNode } from 'react';
import type { DetailOf, DetailShape, Resource } from '@/contract/resource';
import type { ReviewStep } from '@/contract/block/review';
import type { Shape } from '@/contract/field/field';
import type { DictType } from '@/contract/field/dictionaries';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import type { Section } from '@/crud/detail/section';
import type { Key } from '@/i18n/keys';
import { Boundary } from '@/ui/feedback/Boundary';
import { detailColumns } from './columnKit';
import type { ColumnItem } from './columnKit';
import { RecordHistory } from './RecordHistory';

/** Makes the sections of a detail drawer. */
export function sectionKit<R extends Resource>(resource: R) {
  const { col, list } = detailColumns(resource);
  const shape: Shape = { ...resource.row, ...resource.detail };
  type Detail = DetailOf<R>;
  return {
    fact: col,
    section: {
      /** Labels and values, drawn like the columns of the list. */
      facts: (title: Key, items: readonly ColumnItem<DetailShape<R>>[]): Section<Detail> => {
        const columns = list(items);
        return {
          key: title,
          title,
          render: (record) => <RecordDescriptions record={record} columns={columns} />,
        };
      },
      /** Steps of the record with their changes; `reasons` is the dictionary of reasons for a rejection. */
      history: (steps: (record: Detail) => readonly ReviewStep[], reasons?: DictType): Section<Detail> => ({
        key: 'history',
        title: 'crud.history',
        render: (record) => (
          <RecordHistory name={resource.name} shape={shape} steps={steps(record)} reasons={reasons} />
        ),
      }),
      /** Any other content, inside its own error boundary. */
      custom: (key: string, render: (record: Detail) => ReactNode, title?: Key): Section<Detail> => ({
        key,
        title,
        render: (record) => {
          const content = render(record);
          return content === null ? null : <Boundary>{content}</Boundary>;
        },
      }),
    },
  };
}

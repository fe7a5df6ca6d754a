import type { ReactNode } from 'react';
import { ledgerLine } from '@/contract/block/ledger';
import { history } from '@/contract/block/review';
import type { DictType } from '@/contract/field/dictionaries';
import type { Shape } from '@/contract/field/field';
import { records } from '@/contract/field/nested';
import { isReadable, readShape } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { DetailOf, DetailShape, Resource } from '@/contract/resource';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import type { Section } from '@/crud/detail/section';
import type { Column } from '@/crud/list/column';
import type { Key } from '@/i18n/keys';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { LedgerLines } from '../ledger/LedgerLines';
import { detailColumns } from './columnKit';
import type { ColumnItem } from './columnKit';
import { RecordHistory } from './RecordHistory';

const bookings = { ledger: records(ledgerLine) };

/** The arguments of a section that only compiles for resources whose detail has the field. */
type ArgumentsFor<
  R extends Resource,
  Name extends string,
  Arguments extends unknown[],
> = Name extends keyof DetailShape<R> ? Arguments : [never];

/** Makes the sections of a detail drawer. */
export function sectionKit<R extends Resource>(resource: R) {
  const { col, list, all } = detailColumns(resource);
  const shape = shapeOf(resource, 'detail');
  const fields: Shape = shape;
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
          fields: columns.map(({ key }) => key),
          render: (record) => <RecordDescriptions record={record} columns={columns} />,
        };
      },
      /**
       * All fields that no other section of the drawer shows, in the order of the contract.
       * @param own facts that replace those of their fields
       */
      rest: (title: Key, own: readonly Column<Detail>[] = []): Section<Detail> => {
        const columns = all(own);
        return {
          key: title,
          title,
          render: (record, drawn) => (
            <RecordDescriptions record={record} columns={columns.filter(({ key }) => !drawn.has(key))} />
          ),
        };
      },
      /** Steps of the record with their changes; `reasons` is the dictionary of reasons for a rejection. */
      history: (...[reasons]: ArgumentsFor<R, 'history', [reasons?: DictType]>): Section<Detail> => ({
        key: 'history',
        title: 'crud.history',
        staffOnly: true,
        render: (record) =>
          isReadable(record, 'history') ? (
            <RecordHistory
              name={resource.name}
              shape={shape}
              steps={readShape(history, record)?.history ?? []}
              reasons={reasons}
            />
          ) : (
            <UnreadableCell />
          ),
      }),
      /** The bookings to the member that the record caused. */
      ledger: (...[title]: ArgumentsFor<R, 'ledger', [title?: Key]>): Section<Detail> => ({
        key: 'ledger',
        title: title ?? 'ledger.lines',
        render: (record) =>
          isReadable(record, 'ledger') ? (
            <LedgerLines lines={readShape(bookings, record)?.ledger ?? []} />
          ) : (
            <UnreadableCell />
          ),
      }),
      /** Any other content; it shows the field that the key names. */
      custom: (key: string, render: (record: Detail) => ReactNode, title?: Key): Section<Detail> => ({
        key,
        title,
        fields: [key],
        staffOnly: fields[key]?.options.staffOnly,
        render: (record) => (isReadable(record, key) ? render(record) : <UnreadableCell />),
      }),
    },
  };
}

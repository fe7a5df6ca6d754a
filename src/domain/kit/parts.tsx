import type { ReactNode } from 'react';
import type { ReviewStep } from '@/api/types';
import type { Key } from '@/i18n/keys';
import type { Column } from '@/crud/list/column';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { History } from '@/crud/detail/History';
import type { Section } from '@/crud/detail/section';
import type { StatusTabs } from '@/crud/list/statusTabs';
import type { ManyKeys } from './keys';

/** Sections of a detail drawer. */
export function sectionKit<Detail extends object>(name: string) {
  return {
    /** Labels and values, drawn like the columns of the list. */
    facts: (title: Key, columns: readonly Column<Detail>[]): Section<Detail> => ({
      key: title,
      title,
      render: (record) => <RecordDescriptions record={record} columns={columns} />,
    }),
    /** Who decided what, and what it changed; `reasons` is the dictionary of rejections. */
    history: (steps: (record: Detail) => readonly ReviewStep[], reasons?: string): Section<Detail> => ({
      key: 'history',
      title: 'crud.history',
      render: (record) => <History name={name} steps={steps(record)} reasons={reasons} />,
    }),
    custom: (key: string, render: (record: Detail) => ReactNode, title?: Key): Section<Detail> => ({
      key,
      render,
      ...(title ? { title } : {}),
    }),
  };
}

/** `tabs(field, dictionary, count)`. */
export function tabsKit<Query extends object, Summary>() {
  return (
    field: ManyKeys<Query>,
    dict: string,
    count?: StatusTabs<Summary>['count'],
  ): StatusTabs<Summary> => ({
    param: `${field}[]`,
    dict,
    ...(count ? { count } : {}),
  });
}

import type { ReactNode } from 'react';
import type { ReviewStep } from '@/api/types';
import type { Key } from '@/i18n/keys';
import type { Column } from '../column';
import { Facts } from '../Facts';
import { History } from '../History';
import type { Section } from '../section';
import type { ManyKeys } from './keys';

/** Sections of a detail drawer. */
export function sectionKit<Detail extends object>(name: string) {
  return {
    /** Labels and values, drawn like the columns of the list. */
    facts: (title: Key, columns: readonly Column<Detail>[]): Section<Detail> => ({
      key: title,
      title,
      render: (record) => <Facts record={record} columns={columns} />,
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

/** Tabs above a list: one per code of a dictionary, each with its count over the whole filter. */
export interface StatusTabs<Summary> {
  /** The parameter they set, such as `status[]`. */
  param: string;
  dict: string;
  count?: (summary: Summary, code: string) => number | undefined;
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

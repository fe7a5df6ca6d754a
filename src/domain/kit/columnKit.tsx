import type { ReactNode } from 'react';
import type { Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { fieldLabel } from '@/crud/field/label';
import type { Column, Pin } from '@/crud/list/column';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { textOf, textsOf } from '@/ui/cell/value';
import { ClaimCell } from '../claim/ClaimCell';
import { MemberCell } from '../member/MemberCell';
import type { ReviewKind } from '@/contract/shell/review';
import { customColumn, fieldColumn } from './column';
import type { ColumnSource } from './column';
import { plainPart } from './csv';
import type { ColumnOverrides } from './columnTypes';

const START: Pin = 'start';

/** Groups of columns that many lists share: about the member, and about who created and changed a record. */
const GROUPS = {
  aboutMember: ['nickname', 'memberType', 'level', 'inviterUid', 'tags'],
  audit: ['remark', 'createdBy', 'updatedBy', 'updatedAt', 'id'],
} as const;

/** A field by its name, a group of them, the member's cell, or a column with overrides. */
export type ColumnItem<S extends Shape> =
  | (keyof S & string)
  | 'member'
  | keyof typeof GROUPS
  | Column<Readable<S>>;

const isGroup = (item: string): item is keyof typeof GROUPS => item in GROUPS;

/** Makes the columns of a list, or the facts of a detail, from the fields of a resource. */
export function columnMaker<S extends Shape>(source: ColumnSource<S>) {
  const { name: resource } = source;
  type Row = Readable<S>;
  const at = (row: object, name: string): unknown => Reflect.get(row, name);

  const member: Column<Row> = {
    key: 'uid',
    label: fieldLabel(resource, 'uid'),
    width: 190,
    cell: (row) =>
      isReadable(row, 'uid') ? (
        <MemberCell
          member={{
            memberId: textOf(at(row, 'memberId')) ?? '',
            uid: textOf(at(row, 'uid')) ?? '',
            account: textOf(at(row, 'account')) ?? '',
            nickname: textOf(at(row, 'nickname')) ?? '',
            tags: textsOf(at(row, 'tags')),
          }}
        />
      ) : (
        <UnreadableCell />
      ),
    csv: ['uid', 'account'].map((name) => plainPart<Row>(name, fieldLabel(resource, name))),
  };

  const known = (name: string): name is keyof S & string => name in source.shape;

  function columnsOf(item: ColumnItem<S>): Column<Row>[] {
    if (typeof item !== 'string') return [item];
    if (item === 'member') return [member];
    if (isGroup(item)) return GROUPS[item].filter(known).map((name) => fieldColumn(source, name));
    return [fieldColumn<S>(source, item)];
  }

  return {
    col: Object.assign(
      (name: keyof S & string, overrides?: ColumnOverrides<Row>) => fieldColumn(source, name, overrides),
      {
        /** The member's cell, pinned while the table is scrolled horizontally. */
        member: ({ pin }: Pick<ColumnOverrides<Row>, 'pin'>): Column<Row> => ({ ...member, pin }),
        /** A column that the screen renders itself. */
        custom: (
          key: string,
          render: (row: Row) => ReactNode,
          overrides?: ColumnOverrides<Row> & { csv?: (row: Row) => string | null },
        ) => customColumn(source, key, render, overrides),
        /** The reviewer who holds a row of a queue now. */
        claim: (kind: ReviewKind) =>
          customColumn(
            source,
            'claimBy',
            (row) => <ClaimCell kind={kind} id={textOf(at(row, 'id')) ?? ''} />,
            {
              width: 110,
            },
          ),
      },
    ),
    /**
     * The columns that are shown by default, and those that operators can add in the column settings. The first one is
     * pinned while the table is scrolled horizontally.
     */
    columns: (
      shown: readonly ColumnItem<S>[],
      onDemand: readonly ColumnItem<S>[] = [],
    ): readonly Column<Row>[] => [
      ...shown
        .flatMap(columnsOf)
        .map((column, place) => (place === 0 ? { ...column, pin: column.pin ?? START } : column)),
      ...onDemand.flatMap(columnsOf).map((column) => ({ ...column, optional: true })),
    ],
    /** Columns in the given order, all of them shown by default. */
    list: (items: readonly ColumnItem<S>[]): readonly Column<Row>[] => items.flatMap(columnsOf),
  };
}

/** The columns of a resource's list. */
export const rowColumns = <R extends Resource>({ name, row, sorts = [] }: R) =>
  columnMaker<R['row']>({ name, shape: row, sorts });

/** The facts of a resource's detail. */
export function detailColumns<R extends Resource>(resource: R) {
  return columnMaker({ name: resource.name, shape: shapeOf(resource, 'detail'), sorts: [] });
}

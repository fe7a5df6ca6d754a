import type { ReactNode } from 'react';
import type { Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import { stateOf, unendedOf } from '@/contract/flow';
import type { Readable } from '@/contract/field/read';
import { decidingFields, shapeOf } from '@/contract/resource';
import type { Resource, RowOf } from '@/contract/resource';
import { REVIEW_KINDS } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { fieldLabel } from '@/crud/field/label';
import type { Column } from '@/crud/list/column';
import type { Pin } from '@/crud/list/table/column';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { textOf, textsOf } from '@/ui/cell/value';
import { ClaimCell, WatchedCell } from '../claim/ClaimCell';
import { MemberCell } from '../member/MemberCell';
import type { Writing } from './writing';
import { customColumn, fieldColumn } from './column';
import type { ColumnSource } from './column';
import type { ColumnOverrides } from './columnTypes';
import { plainPart } from './csv';
import { drawnItems } from '@/crud/field/drawn';
import { switchColumn } from './switchColumn';
import type { SwitchOptions } from './switchColumn';

const START: Pin = 'start';

/** The reviewer who holds a record. */
const CLAIM = 'claimBy';

/** Fields about the member of a record, besides those in the member's cell. */
const ABOUT_MEMBER: readonly string[] = ['nickname', 'memberType', 'level', 'inviterUid', 'tags'];

/** A field by its name, the member's cell, the fields about the member, or a column with overrides. */
export type ColumnItem<S extends Shape> = (keyof S & string) | 'member' | 'aboutMember' | Column<Readable<S>>;

/** Makes the columns of a list, or the facts of a detail, from the fields of a resource. */
export function columnMaker<S extends Shape>(source: ColumnSource<S>) {
  const { name: resource } = source;
  type Row = Readable<S>;
  const at = (row: object, name: string): unknown => Reflect.get(row, name);

  const member: Column<Row> = {
    key: 'uid',
    label: fieldLabel(resource, 'uid'),
    width: 130,
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
    reads: ['unreadable', 'memberId', 'uid', 'account', 'nickname', 'tags'],
    csv: ['uid', 'account'].map((name) => plainPart<Row>(name, fieldLabel(resource, name))),
  };

  const known = (name: string): name is keyof S & string => name in source.shape;

  function columnsOf(item: ColumnItem<S>): Column<Row>[] {
    if (typeof item !== 'string') return [item];
    if (item === 'member') return [member];
    if (item === 'aboutMember') return ABOUT_MEMBER.filter(known).map((name) => fieldColumn(source, name));
    return [fieldColumn<S>(source, item)];
  }

  const isItem = (name: string): name is 'member' | (keyof S & string) => name === 'member' || known(name);

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
      },
    ),
    /**
     * Every field that is drawn, in the order of the contract.
     * @param own columns that replace those of their fields
     */
    all: (own: readonly Column<Row>[] = []): readonly Column<Row>[] => {
      const byKey = new Map(own.map((column) => [column.key, column]));
      const drawn = drawnItems(source.shape).filter(isItem).flatMap(columnsOf);
      const replaced = drawn.map((column) => byKey.get(column.key) ?? column);
      return [...new Set([...replaced, ...own])];
    },
    /** Columns in the given order. */
    list: (items: readonly ColumnItem<S>[]): readonly Column<Row>[] => items.flatMap(columnsOf),
  };
}

/** The columns of a resource's list. */
export function rowColumns<R extends Resource>(resource: R) {
  type Row = RowOf<R>;
  const { name, row, title, flow } = resource;
  const source: ColumnSource<R['row']> = { name, shape: row, title };
  const deciding = decidingFields(resource);
  const maker = columnMaker<R['row']>(source);

  /** Who reviews a row of a queue now; it changes while the row is on screen. */
  const kind: ReviewKind | undefined = REVIEW_KINDS.find((one) => one === name);
  const isQueue = kind !== undefined && CLAIM in row;
  const keyOf = (record: Row): string => textOf(Reflect.get(record, 'id')) ?? '';
  const claim: Column<Row> | undefined = isQueue
    ? customColumn(source, CLAIM, (record) => <ClaimCell kind={kind} id={keyOf(record)} />, { width: 110 })
    : undefined;

  /** The same column; that of the state says who looks, so that this is seen without a column of its own. */
  const watched = (column: Column<Row>): Column<Row> => {
    if (!isQueue || !flow || column.key !== flow.field) return column;
    const open = unendedOf(flow);
    return {
      ...column,
      cell: (record) =>
        open.includes(stateOf(flow, record) ?? NaN) ? (
          <WatchedCell kind={kind} id={keyOf(record)}>
            {column.cell(record)}
          </WatchedCell>
        ) : (
          column.cell(record)
        ),
    };
  };

  const list = (items: readonly ColumnItem<R['row']>[]): readonly Column<Row>[] =>
    items.flatMap((item) => (item === CLAIM && claim ? [claim] : maker.list([item])));

  return {
    list,
    col: Object.assign(maker.col, {
      /** A flag as a switch, which sends this call. */
      switch: <S extends Shape>(
        name: keyof R['row'] & string,
        call: Writing<S>,
        options?: SwitchOptions<Row>,
      ): Column<Row> => switchColumn(resource, name, call, options),
    }),
    /**
     * The columns that are shown by default, the first of them pinned while the table is scrolled horizontally, and
     * after them those of all other fields, which operators can add in the column settings.
     * @param own columns that replace those of their fields among the others
     */
    columns: (
      shown: readonly ColumnItem<R['row']>[],
      own: readonly Column<Row>[] = [],
    ): readonly Column<Row>[] => {
      const first = list(shown).map((column, place) => ({
        ...watched(column),
        pin: place === 0 ? (column.pin ?? START) : column.pin,
        decides: deciding.has(column.key),
      }));
      const keys = new Set(first.map(({ key }) => key));
      const others = maker.all([...own, ...(claim ? [claim] : [])]).filter(({ key }) => !keys.has(key));
      return [...first, ...others.map((column) => ({ ...column, optional: true }))];
    },
  };
}

/** The facts of a resource's detail. */
export function detailColumns<R extends Resource>(resource: R) {
  return columnMaker({ name: resource.name, shape: shapeOf(resource, 'detail') });
}

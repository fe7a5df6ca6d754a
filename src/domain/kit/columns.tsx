import type { ReactNode } from 'react';
import type { ReviewKind } from '@/contract/shell/review';
import type { LocalTexts, MemberBrief } from '@/api/types';
import { isDecimal } from '@/lib/decimal';
import { cmp } from '@/lib/money';
import { AddressCell } from '@/crud/cell/AddressCell';
import { ClaimCell } from '../claim/ClaimCell';
import { DictTag, DictTags } from '@/crud/cell/DictTag';
import { HashCell } from '@/crud/cell/HashCell';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { MemberCell } from '../member/MemberCell';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { ProgressCell } from '@/ui/cell/ProgressCell';
import { RefCell } from '../reference/RefCell';
import { RevealCell } from '../security/RevealCell';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TextCell } from '@/ui/cell/TextCell';
import { TextsCell, textIn } from '@/ui/cell/TextsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { UsdtCell } from '../ledger/UsdtCell';
import { WaitingCell } from '../claim/WaitingCell';
import { localTexts, textOf, textsOf } from '@/ui/cell/value';
import type { Column } from '@/crud/list/column';
import { fieldLabel } from '@/crud/field/label';
import type { Label } from '@/crud/field/label';
import type { ColumnOptions, LinkOptions, MaskedOptions, MoneyOptions } from './columnOptions';
import type { KeysFor } from './keys';

type Texts = readonly (string | number)[];

const isBelow = (value: string | null, line: string | null): boolean =>
  value !== null && line !== null && isDecimal(value) && isDecimal(line) && cmp(value, line) < 0;

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const idIn = (row: object): number => ('id' in row ? (numberIn(row.id) ?? 0) : 0);

/** Columns for rows of one resource; `name` is the first part of its message keys. */
export function columnKit<Row extends object>(name: string) {
  const labelOf = (field: string, { label }: ColumnOptions): Label =>
    label ? { keys: [label], fallback: field } : fieldLabel(name, field);

  function column<R>(
    field: string,
    cell: (row: R) => ReactNode,
    defaults: Partial<Column<R>>,
    options: ColumnOptions,
  ): Column<R> {
    const label = labelOf(field, options);
    const { width = defaults.width ?? 140, optional, pin, sort = defaults.sort !== undefined } = options;
    const { sort: _, ...rest } = defaults;
    return {
      ...rest,
      key: field,
      label,
      cell,
      width,
      ...(optional ? { optional } : {}),
      ...(pin ? { pin } : {}),
      ...(sort ? { sort: field } : {}),
      ...(rest.csv ? { csv: rest.csv.map((part, index) => (index === 0 ? { ...part, label } : part)) } : {}),
    };
  }

  /** A column that is exported as its plain text. */
  function plain(
    field: keyof Row & string,
    cell: (row: Row) => ReactNode,
    defaults: Partial<Column<Row>>,
    options: ColumnOptions,
  ): Column<Row> {
    const csv = [{ label: fieldLabel(name, field), value: (row: Row) => textOf(row[field]) }];
    return column(field, cell, { csv, ...defaults }, options);
  }

  return {
    /** Any text. */
    text: (field: KeysFor<Row, string | number>, options: ColumnOptions = {}) =>
      plain(field, (row) => <TextCell value={textOf(row[field])} />, { width: 160 }, options),

    /** A text in the language on screen; exported in Chinese. */
    texts: (field: KeysFor<Row, LocalTexts>, options: ColumnOptions = {}) => {
      const textsIn = (row: Row): LocalTexts => localTexts(row[field]);
      return column<Row>(
        field,
        (row) => <TextsCell value={textsIn(row)} />,
        {
          width: 160,
          csv: [{ label: fieldLabel(name, field), value: (row) => textIn(textsIn(row), 'zh-cn') }],
        },
        options,
      );
    },

    /** A count or another plain number, right-aligned. */
    number: (field: KeysFor<Row, string | number>, options: ColumnOptions = {}) =>
      plain(
        field,
        (row) => <MoneyCell value={textOf(row[field])} />,
        { width: 100, align: 'end', sort: field },
        options,
      ),

    /** An amount with every digit it has, right-aligned, its coin beside it. */
    money: (field: KeysFor<Row, string>, options: MoneyOptions<Row> = {}) => {
      const { coin, sign = false } = options;
      const amount = { label: fieldLabel(name, field), value: (row: Row) => textOf(row[field]) };
      const csv = coin ? [amount, { label: fieldLabel(name, 'coin'), value: coin }] : [amount];
      return column<Row>(
        field,
        (row) => <MoneyCell value={textOf(row[field])} coin={coin?.(row)} sign={sign} />,
        { width: 170, align: 'end', sort: field, csv },
        options,
      );
    },

    /** An amount that is red while it is below another one. */
    low: (field: KeysFor<Row, string>, line: KeysFor<Row, string>, options: MoneyOptions<Row> = {}) =>
      plain(
        field,
        (row) => (
          <MoneyCell
            value={textOf(row[field])}
            coin={options.coin?.(row)}
            alarm={isBelow(textOf(row[field]), textOf(row[line]))}
          />
        ),
        { width: 170, align: 'end', sort: field },
        options,
      ),

    /** What something is worth in USDT, two decimals, marked as about. */
    usdt: (field: KeysFor<Row, string>, options: ColumnOptions = {}) =>
      plain(
        field,
        (row) => <UsdtCell value={textOf(row[field])} />,
        { width: 130, align: 'end', sort: field },
        options,
      ),

    /** A share in percent points (`"0.05"` reads 0.05 %). */
    percent: (field: KeysFor<Row, string>, options: ColumnOptions = {}) =>
      plain(
        field,
        (row) => <MoneyCell value={textOf(row[field])} coin="%" />,
        { width: 110, align: 'end', sort: field },
        options,
      ),

    /** A time of the platform's zone. */
    time: (field: KeysFor<Row, string>, options: ColumnOptions = {}) =>
      plain(field, (row) => <TimeCell value={textOf(row[field])} />, { width: 172, sort: field }, options),

    /** A stored code in the words of its dictionary. */
    dict: (field: KeysFor<Row, string | number | boolean>, type: string, options: ColumnOptions = {}) =>
      column<Row>(
        field,
        (row) => <DictTag type={type} code={textOf(row[field])} />,
        {
          width: 120,
          dicts: [type],
          csv: [{ label: fieldLabel(name, field), value: (row, word) => word(type, row[field]) }],
        },
        options,
      ),

    /** Several stored codes. */
    dicts: (field: KeysFor<Row, Texts>, type: string, options: ColumnOptions = {}) =>
      column<Row>(
        field,
        (row) => <DictTags type={type} codes={textsOf(row[field])} />,
        {
          width: 180,
          dicts: [type],
          csv: [
            {
              label: fieldLabel(name, field),
              value: (row, word) =>
                textsOf(row[field])
                  .map((code) => word(type, code))
                  .join(' '),
            },
          ],
        },
        options,
      ),

    /** The member a row belongs to. */
    member: (options: ColumnOptions = {}): Column<MemberBrief> =>
      column<MemberBrief>(
        'uid',
        (row) => <MemberCell member={row} />,
        {
          width: 190,
          csv: [
            { label: fieldLabel(name, 'uid'), value: (row) => row.uid },
            { label: fieldLabel(name, 'account'), value: (row) => row.account },
          ],
        },
        options,
      ),

    /** A blockchain address. */
    address: (field: KeysFor<Row, string>, options: LinkOptions<Row> = {}) =>
      plain(
        field,
        (row) => <AddressCell value={textOf(row[field])} link={options.link?.(row)} />,
        { width: 180 },
        options,
      ),

    /** A transaction hash. */
    hash: (field: KeysFor<Row, string>, options: LinkOptions<Row> = {}) =>
      plain(
        field,
        (row) => <HashCell value={textOf(row[field])} link={options.link?.(row)} />,
        { width: 180 },
        options,
      ),

    /** A field the server has masked, with a way to read it in full; never exported. */
    masked: (field: KeysFor<Row, string>, options: MaskedOptions<Row> = {}) => {
      const { of = (row) => ({ resource: name, id: idIn(row), field }) } = options;
      return column<Row>(
        field,
        (row) => {
          const request = of(row);
          return (
            <RevealCell key={`${request.resource} ${request.id}`} of={request} masked={textOf(row[field])} />
          );
        },
        { width: 210 },
        options,
      );
    },

    /** How many minutes something has waited, coloured when it is time; `null` once it no longer waits. */
    waiting: (field: KeysFor<Row, number>, options: ColumnOptions = {}) =>
      plain(
        field,
        (row) => <WaitingCell minutes={numberIn(row[field])} />,
        { width: 120, align: 'end', sort: field },
        options,
      ),

    /** Who is looking at a row of a queue just now; a reservation that has run out is none. */
    claim: (kind: ReviewKind, options: ColumnOptions = {}) =>
      column<Row>(
        'claimBy',
        (row) => <ClaimCell kind={kind} id={String(idIn(row))} />,
        { width: 110 },
        options,
      ),

    /** The number of another record, which opens it; unless told, what it begins with says what it is of. */
    reference: (
      field: KeysFor<Row, string>,
      { type, ...options }: ColumnOptions & { type?: (row: Row) => string } = {},
    ) =>
      plain(
        field,
        (row) => <RefCell no={textOf(row[field]) ?? ''} {...(type ? { type: type(row) } : {})} />,
        { width: 210 },
        options,
      ),

    /** Small pictures that open large. */
    images: (field: KeysFor<Row, Texts | string>, options: ColumnOptions = {}) =>
      column<Row>(field, (row) => <ImageThumbs urls={textsOf(row[field])} />, { width: 130 }, options),

    /** Free words. */
    tags: (field: KeysFor<Row, Texts>, options: ColumnOptions = {}) =>
      column<Row>(
        field,
        (row) => <TagsCell values={textsOf(row[field])} />,
        {
          width: 160,
          csv: [{ label: fieldLabel(name, field), value: (row) => textsOf(row[field]).join(' ') }],
        },
        options,
      ),

    /** How far something got: `field` of `goal`. */
    progress: (field: KeysFor<Row, number>, goal: KeysFor<Row, number>, options: ColumnOptions = {}) =>
      column<Row>(
        field,
        (row) => <ProgressCell value={textOf(row[field])} goal={textOf(row[goal])} />,
        {
          width: 130,
          csv: [
            {
              label: fieldLabel(name, field),
              value: (row) => `${textOf(row[field]) ?? ''}/${textOf(row[goal]) ?? ''}`,
            },
          ],
        },
        options,
      ),

    /** Anything else; not exported unless `csv` says how. */
    custom: (
      key: string,
      cell: (row: Row) => ReactNode,
      options: ColumnOptions & { csv?: (row: Row) => string | null } = {},
    ) =>
      column<Row>(
        key,
        cell,
        options.csv ? { csv: [{ label: fieldLabel(name, key), value: options.csv }] } : {},
        options,
      ),
  };
}

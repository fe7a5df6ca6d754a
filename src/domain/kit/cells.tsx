import type { ReactNode } from 'react';
import type { Field } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { AddressCell } from '@/crud/cell/AddressCell';
import { DictTag, DictTags } from '@/crud/cell/DictTag';
import { FormattedCell } from '@/crud/cell/FormattedCell';
import { HashCell } from '@/crud/cell/HashCell';
import { unitOf } from '@/crud/field/unit';
import type { RowAmount } from '@/crud/list/table/column';
import { shownAmount } from '@/lib/amount';
import { isDecimal } from '@/lib/decimal';
import { cmp } from '@/lib/money';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { ProgressCell, UsedCell } from '@/ui/cell/ProgressCell';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TextCell } from '@/ui/cell/TextCell';
import { TextsCell } from '@/ui/cell/TextsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { localTexts, textOf, textsOf } from '@/ui/cell/value';
import { WaitingCell } from '../claim/WaitingCell';
import { UsdtCell } from '../ledger/UsdtCell';
import { RefCell } from '../reference/RefCell';
import { RevealCell } from '../security/RevealCell';
import { Watermark } from '../security/Watermark';
import { ChoiceCell } from './ChoiceCell';

/** Decimals of a percentage; a computed one has many more. */
const PERCENT_DECIMALS = 4;

/** The place of a field: its resource, its name, and what the screen overrides. */
export interface CellPlace {
  /** Name of the resource. */
  resource: string;
  name: string;
  /** The unit beside an amount; replaces the coin of the field. */
  coin?: string | undefined;
}

/** The amount and the unit that a field is drawn with; `null` without one. */
export function amountIn(
  { kind, options }: Field,
  record: object & Marked,
  { name, coin }: Omit<CellPlace, 'resource'>,
): RowAmount | null {
  const text = textOf(Reflect.get(record, name));
  if (!isReadable(record, name) || !isDecimal(text)) return null;
  const isPercent = kind === 'percent';
  const sign = options.signed ?? false;
  const shown = shownAmount(text, isPercent ? { sign, decimals: PERCENT_DECIMALS } : { sign });
  return { ...shown, unit: isPercent ? '%' : (coin ?? unitOf(record, options)) };
}

const at = (record: object, name: string | undefined): string | null =>
  name === undefined ? null : textOf(Reflect.get(record, name));

function isAlarming(record: object, value: string | null, limit: string | undefined): boolean {
  const line = at(record, limit);
  return isDecimal(value) && isDecimal(line) && cmp(value, line) < 0;
}

/** Renders one field of a record according to its kind. A field that could not be read is marked as unreadable. */
export function renderField(
  { kind, options }: Field,
  record: object & Marked,
  { resource, name, coin }: CellPlace,
): ReactNode {
  if (!isReadable(record, name)) return <UnreadableCell />;
  const value: unknown = Reflect.get(record, name);
  const text = textOf(value);
  switch (kind) {
    case 'money':
    case 'rate':
      if (options.limit !== undefined) return <UsedCell value={text} limit={at(record, options.limit)} />;
      if (options.goal !== undefined) return <ProgressCell value={text} goal={at(record, options.goal)} />;
      return (
        <MoneyCell
          value={text}
          coin={coin ?? unitOf(record, options)}
          sign={options.signed ?? false}
          alarm={isAlarming(record, text, options.alarmBelow)}
        />
      );
    case 'usdt':
      return <UsdtCell value={text} />;
    case 'percent':
      return <MoneyCell value={text} coin="%" sign={options.signed ?? false} decimals={PERCENT_DECIMALS} />;
    case 'count':
    case 'version':
      if (options.goal !== undefined) return <ProgressCell value={text} goal={at(record, options.goal)} />;
      return <MoneyCell value={text} coin={coin} />;
    case 'minutes':
      return (
        <WaitingCell
          minutes={typeof value === 'number' ? value : null}
          urgency={at(record, options.urgency)}
        />
      );
    case 'time':
      return <TimeCell value={text} />;
    case 'code':
    case 'flag':
      return options.dict ? <DictTag type={options.dict} code={text} /> : <TextCell value={text} />;
    case 'bool':
      return options.dict ? (
        <DictTag type={options.dict} code={value === true ? '1' : '0'} />
      ) : (
        <TextCell value={text} />
      );
    case 'choice':
      return <ChoiceCell resource={resource} name={name} value={text} />;
    case 'codes':
      return options.dict ? (
        <DictTags type={options.dict} codes={textsOf(value)} />
      ) : (
        <TagsCell values={textsOf(value)} />
      );
    case 'address':
      return <AddressCell value={text} link={at(record, options.explorer) ?? undefined} />;
    case 'hash':
      return <HashCell value={text} link={at(record, options.explorer) ?? undefined} />;
    case 'image':
    case 'images':
      return <ImageThumbs urls={textsOf(value)} over={<Watermark />} />;
    case 'tags':
    case 'options':
    case 'ids':
    case 'list':
      return <TagsCell values={textsOf(value)} />;
    case 'localText':
      return <TextsCell value={localTexts(value)} />;
    case 'html':
      return <FormattedCell value={localTexts(value)} />;
    case 'masked': {
      const id = at(record, 'id') ?? '';
      return <RevealCell key={`${resource} ${id}`} of={{ resource, id, field: name }} masked={text} />;
    }
    case 'reference':
      return <RefCell no={text ?? ''} type={at(record, options.type) ?? undefined} />;
    case 'id':
    case 'text':
    case 'day':
    case 'option':
    case 'member':
    case 'link':
    case 'reason':
    case 'password':
    case 'requestId':
    case 'versions':
    case 'record':
    case 'records':
    case 'map':
    case 'any':
      return <TextCell value={text} />;
  }
}

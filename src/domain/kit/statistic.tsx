import { Alert } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { Field, Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import type { Resource, SummaryOf, SummaryShape } from '@/contract/resource';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { useDict } from '@/crud/cell/useDict';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import { currentLanguage, useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp, formatMoney, formatUsdt, negate, sum } from '@/lib/money';
import { formatParts } from '@/lib/parts';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { localTexts, NONE, textOf } from '@/ui/cell/value';
import { textIn } from '@/ui/cell/TextsCell';
import { Bars } from '@/ui/statistic/Bars';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { StatisticLayout } from '@/ui/statistic/StatisticLayout';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';

/** Renders a part of the figures above a list. */
export type StatisticPart<Figures> = (figures: Figures, t: Translate) => ReactNode;

/** Maximum number of bars, as more are hard to distinguish; what is left shares one. */
const MOST_BARS = 6;

/** A figure as formatted text; a dash if it is missing, and a message if it could not be read. */
export function figureText(field: Field, record: object & Marked, name: string, t: Translate): string {
  if (!isReadable(record, name)) return t('ui.unreadable');
  const value: unknown = Reflect.get(record, name);
  const text = textOf(value);
  if (text === null) return NONE;
  switch (field.kind) {
    case 'usdt':
      return `≈ ${formatUsdt(text)}`;
    case 'percent':
      return `${formatMoney(text)}%`;
    default:
      return formatMoney(text);
  }
}

/** What a screen may override in one large figure. */
interface ValueOptions<Figures> {
  /** Replaces the label `<resource>.<figure>`. */
  label?: Key;
  /** Replaces the formatted figure. */
  text?: (figures: Figures, t: Translate) => string | number | null;
  /** Small text below the figure. */
  note?: (figures: Figures, t: Translate) => string;
  /** Explanation in the tooltip; by default, which records figures count. */
  hint?: Key;
}

/** The parts of the figures above a list. */
interface StatisticParts<Figures> {
  /** Warnings, shown first. */
  alerts?: readonly StatisticPart<Figures>[];
  /** A row of large figures. */
  values?: readonly StatisticPart<Figures>[];
  /** Below `values`: small figures of one kind, for example one for each state. */
  chips?: readonly StatisticPart<Figures>[];
  /** Beside the figures: bars or a table. */
  aside?: StatisticPart<Figures>;
}

function StateChips({ label, dict, map }: { label: string; dict: string; map: object }) {
  const { label: labelOf } = useDict(dict);
  const t = useT();
  const states = Object.entries(map).map(([code, figure]: [string, unknown]) => {
    const record = typeof figure === 'object' && figure !== null ? figure : { count: figure };
    return {
      code,
      count: textOf(Reflect.get(record, 'count')) ?? NONE,
      worth: textOf(Reflect.get(record, 'usdtValue')),
    };
  });
  const worths = formatParts(states.map(({ worth }) => worth ?? ''));
  return (
    <StatChips label={label}>
      {states.map(({ code, count, worth }, place) => {
        if (count === '0') return null;
        const value = worth === null ? formatMoney(count) : worths[place];
        return (
          <StatChip
            key={code}
            name={labelOf(code)}
            value={value ?? NONE}
            title={t('crud.records', { n: count })}
          />
        );
      })}
    </StatChips>
  );
}

/** In the place of figures that could not be read. */
const Unreadable = ({ label }: { label: string }) => (
  <p>
    {label} <UnreadableCell />
  </p>
);

/** The nested fields of a figure that is a list of records. */
function nested(resource: Resource, name: string): Shape {
  const shape = resource.summary?.[name]?.options.shape;
  if (!shape) throw new Error(`${resource.name} has no list ${name} in its summary`);
  return shape;
}

function entriesIn(figures: object, name: string): readonly unknown[] {
  const value: unknown = Reflect.get(figures, name);
  return Array.isArray(value) ? value : [];
}

/** The largest as rows of `Bars`, and one for the others; what they show adds up to the whole. */
function barsOf(all: { name: string; size: string; count: string }[], t: Translate) {
  const sorted = all.toSorted((a, b) => cmp(b.size, a.size));
  const rest = sorted.splice(sorted.length > MOST_BARS ? MOST_BARS - 1 : MOST_BARS);
  const total = (of: 'size' | 'count') => sum(rest.map((one) => one[of]));
  const other = { name: t('crud.other'), size: total('size'), count: total('count') };
  const rows = rest.length > 0 ? [...sorted, other] : sorted;
  const values = formatParts(rows.map(({ size }) => size));
  return rows.map(({ name, size, count }, place) => ({
    name,
    size,
    value: `≈ ${values[place] ?? NONE}`,
    note: t('crud.records', { n: count }),
  }));
}

const listIn = (figures: object, name: string): readonly object[] =>
  entriesIn(figures, name).filter((entry) => typeof entry === 'object' && entry !== null);

const wordsOf = (value: unknown): string => textOf(value) ?? textIn(localTexts(value), currentLanguage());

const at = (record: object, name: string): string => wordsOf(Reflect.get(record, name));

/** Makes the parts above a list from the figures of the resource's contract. */
export function statisticKit<R extends Resource>(resource: R) {
  type Figures = SummaryOf<R>;
  type Name = keyof SummaryShape<R> & string;
  const shape: Shape = resource.summary ?? {};
  const isCounted = 'notCounted' in shape;
  const labelOf = (name: string) => formatLabel(fieldLabel(resource.name, name));

  return {
    stat: {
      /** A sentence about something that needs attention; nothing if there is no such thing. */
      alert:
        (
          type: 'warning' | 'error',
          text: (figures: Figures, t: Translate) => string | null,
        ): StatisticPart<Figures> =>
        (figures, t) => {
          const sentence = text(figures, t);
          return sentence === null ? null : <Alert key={sentence} type={type} showIcon title={sentence} />;
        },
      /** A sentence with the names in a list, as `{{names}}`; nothing if the list is empty. */
      names:
        (type: 'warning' | 'error', name: Name, sentence: Key): StatisticPart<Figures> =>
        (figures, t) => {
          const names = entriesIn(figures, name).map(wordsOf).join(t('crud.comma'));
          return names === '' ? null : (
            <Alert key={name} type={type} showIcon title={t(sentence, { names })} />
          );
        },
      /** One large figure. */
      value:
        (name: Name, { label, text, note, hint }: ValueOptions<Figures> = {}): StatisticPart<Figures> =>
        (figures, t) => {
          const field = shape[name];
          const shown = text && isReadable(figures, name) ? text(figures, t) : null;
          const statistic = (
            <Statistic
              key={name}
              label={label ? t(label) : labelOf(name)}
              value={shown ?? (field ? figureText(field, figures, name, t) : null)}
              note={note?.(figures, t)}
              title={hint ? t(hint) : isCounted ? t('ui.countedHint') : undefined}
            />
          );
          return field?.options.staffOnly ? <StaffOnly key={name}>{statistic}</StaffOnly> : statistic;
        },
      /** One small figure for each code: a count or a value. */
      byState:
        (name: Name, dict: string, label?: Key): StatisticPart<Figures> =>
        (figures, t) => {
          if (!isReadable(figures, name))
            return <Unreadable key={name} label={label ? t(label) : labelOf(name)} />;
          const map: unknown = Reflect.get(figures, name);
          return (
            <StateChips
              key={name}
              label={label ? t(label) : labelOf(name)}
              dict={dict}
              map={typeof map === 'object' && map !== null ? map : {}}
            />
          );
        },
      /** The entries of a list as bars by value, the largest first; what is left shares the last bar. */
      bars:
        (name: Name, by: string, label?: Key): StatisticPart<Figures> =>
        (figures, t) =>
          isReadable(figures, name) ? (
            <Bars
              key={name}
              label={label ? t(label) : labelOf(name)}
              rows={barsOf(
                listIn(figures, name).map((record) => ({
                  name: at(record, by),
                  size: at(record, 'usdtValue'),
                  count: at(record, 'count'),
                })),
                t,
              )}
            />
          ) : (
            <Unreadable key={name} label={label ? t(label) : labelOf(name)} />
          ),
      /**
       * A list as a table, folded on a phone below `summary`. Changes are signed; `-out` shows outgoing amounts with a
       * minus sign.
       */
      table:
        (
          name: Name,
          by: string,
          names: readonly string[],
          summary: (figures: Figures, t: Translate) => readonly string[],
        ): StatisticPart<Figures> =>
        (figures, t) => {
          if (!isReadable(figures, name)) return <Unreadable key={name} label={labelOf(name)} />;
          const fields = nested(resource, name);
          return (
            <CollapsePanel key={name} summary={summary(figures, t)}>
              <StatisticTable
                label={labelOf(name)}
                heads={[by, ...names.map((one) => one.replace('-', ''))].map(labelOf)}
                rows={listIn(figures, name).map((record) => ({
                  name: at(record, by),
                  cells: names.map((one) => {
                    const name = one.replace('-', '');
                    const field = fields[name];
                    if (!field) return NONE;
                    if (name !== one) return <MoneyCell key={one} value={negate(at(record, name))} sign />;
                    if (field.options.signed) return <MoneyCell key={one} value={at(record, name)} sign />;
                    return figureText(field, record, name, t);
                  }),
                }))}
              />
            </CollapsePanel>
          );
        },
    },
    /** The component of a screen's figures. */
    statistics: ({
      alerts,
      values,
      chips,
      aside,
    }: StatisticParts<Figures>): ComponentType<{
      figures: Figures | undefined;
    }> => {
      const lines = 1 + (chips?.length ?? 0) + (aside ? 1 : 0);
      return function Statistics({ figures }) {
        const t = useT();
        return (
          <StatisticPanel
            figures={figures}
            rows={lines}
            alerts={(known) => alerts?.map((part) => part(known, t))}
          >
            {(known) => (
              <StatisticLayout aside={aside?.(known, t)}>
                {values ? <StatisticList>{values.map((part) => part(known, t))}</StatisticList> : null}
                {chips?.map((part) => part(known, t))}
              </StatisticLayout>
            )}
          </StatisticPanel>
        );
      };
    },
  };
}

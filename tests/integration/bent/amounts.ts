import type { Resource } from '@/contract/resource';
import { fieldLabel, formatLabel } from '@/crud/field/label';
import { formatMoney, formatUsdt } from '@/lib/money';

const AMOUNTS: readonly string[] = ['money', 'usdt', 'rate', 'percent'];

/** Where an amount starts in a cell: after what says that it is rounded, until its unit. */
const FIGURE = /^[≈\s]*([<>]?[+-]?[\d,]+(?:\.\d+)?)/;

/** Whether a server may have meant an amount by it. */
const isAmount = (sent: unknown): boolean =>
  (typeof sent === 'number' && Number.isFinite(sent) && !String(sent).includes('e')) ||
  (typeof sent === 'string' && sent.length <= 80 && /^\s*-?\d+(\.\d+)?\s*$/.test(sent));

/** The ways an amount may be written. */
function writings(sent: unknown): readonly string[] {
  if (!isAmount(sent)) return [];
  const amount = String(sent).trim();
  const cut = formatMoney(amount, { sign: true, decimals: 2 });
  return [formatMoney(amount), formatMoney(amount, { sign: true }), cut, formatUsdt(amount)];
}

/** The text of a cell, or the amount in it without its unit or what stands below it, which may be figures as well. */
function amountIn(cell: Element | null | undefined): string {
  const amount = cell?.querySelector('[class*="money"]')?.firstChild;
  const above = cell?.querySelector('[class*="stacked"]')?.firstElementChild;
  return (amount ?? above ?? cell)?.textContent ?? '';
}

const shortened = (sent: unknown): string =>
  sent === undefined ? 'nothing' : JSON.stringify(sent).slice(0, 50);

/** Cells of a drawn list whose amount is not the one that was sent; a dash and "cannot be read" are none. */
export function wrongAmounts(
  container: HTMLElement,
  { name, row }: Resource,
  sent: readonly Record<string, unknown>[],
): string[] {
  const headers = [...container.querySelectorAll('thead tr:first-child > *')].map((head) => head.textContent);
  const fields = Object.entries(row).filter(([, { kind }]) => AMOUNTS.includes(kind));
  return [...container.querySelectorAll('tr[data-row-key]')].flatMap((line) => {
    const record = sent.find(({ id }) => String(id) === line.getAttribute('data-row-key'));
    return fields.flatMap(([field, { kind }]) => {
      const place = headers.indexOf(formatLabel(fieldLabel(name, field)));
      const cell = line.children[place];
      const text = amountIn(cell);
      const [all = '', figure] = FIGURE.exec(text) ?? [];
      // How much of a limit is used up is no amount.
      const isShare = kind !== 'percent' && text.startsWith('%', all.length);
      if (figure === undefined || isShare || writings(record?.[field]).includes(figure)) return [];
      return [`${field}: ${shortened(record?.[field])} is shown as ${text}`];
    });
  });
}

/** All values of a name within an answer, at every depth. */
function valuesOf(name: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([key, value]: [string, unknown]) =>
    key === name ? [value] : valuesOf(name, value),
  );
}

/** Facts of a record whose amount is not one that was sent. */
export function wrongFacts(
  within: readonly Element[],
  { name, row, detail }: Resource,
  sent: unknown,
): string[] {
  const fields = Object.entries({ ...row, ...detail }).filter(([, { kind }]) => AMOUNTS.includes(kind));
  const facts = within.flatMap((part) => [...part.querySelectorAll('dl > div')]);
  return facts.flatMap((fact) => {
    const label = fact.querySelector('dt')?.textContent;
    const text = amountIn(fact.querySelector('dd'));
    const [, figure] = FIGURE.exec(text) ?? [];
    const [field] = fields.find(([one]) => formatLabel(fieldLabel(name, one)) === label) ?? [];
    if (figure === undefined || field === undefined) return [];
    const isSent = valuesOf(field, sent).some((value) => writings(value).includes(figure));
    return isSent ? [] : [`${field} is shown as ${text}`];
  });
}

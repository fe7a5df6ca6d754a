import type { Field } from '@/contract/field/field';
import { newMark } from './made';
import { isSendable } from './sendable';

/** Nine digits that nothing else has. */
const digits = (): string => String(parseInt(newMark(), 16) % 1_000_000_000).padStart(9, '0');

/** Letters alone, for names that take nothing else. */
const letters = (): string => newMark().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'g');

/** Texts that no record has, in the notations of names, codes, numbers and addresses; the readable ones first. */
const candidates = (): string[] => {
  const mark = newMark();
  return [
    `conform_${mark}`,
    `conform${letters()}`,
    `C${mark.toUpperCase()}USDT`,
    `C${mark.slice(0, 6).toUpperCase()}-CNF`,
    `C${mark.toUpperCase()}`,
    `139${digits().slice(0, 8)}`,
    `conform-${mark}@example.com`,
    mark,
  ];
};

/** A value of a field that no record has; `undefined` where none is known. */
export function freshValue(field: Field): unknown {
  const text = candidates().find((one) => isSendable(field, one));
  if (text !== undefined) return text;
  const words = `conform ${newMark()}`;
  return field.kind === 'localText' ? { zh: words, en: words, tw: words } : undefined;
}

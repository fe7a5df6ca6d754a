import type { Resource } from '@/contract/resource';
import { currentLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, textOf } from '@/ui/cell/value';

/** Title of a record: its number or name, or its id if that could not be read. */
export function titleOf({ title }: Resource, record: object): string {
  const value: unknown = Reflect.get(record, title);
  const text = textOf(value) ?? textIn(localTexts(value), currentLanguage());
  return text || (textOf(Reflect.get(record, 'id')) ?? '');
}

import type { Resource } from '@/contract/resource';
import { currentLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { localTexts, textOf } from '@/ui/cell/value';

function wordsOf(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return textOf(value) ?? textIn(localTexts(value), currentLanguage());
}

/** What a record is called in titles and questions: its number or name, or its id if that could not be read. */
export function titleOf({ title, heading = [title] }: Resource, record: object): string {
  const words = heading.map((field) => wordsOf(record, field)).filter(Boolean);
  return words.join(' · ') || (textOf(Reflect.get(record, 'id')) ?? '');
}

import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  builtInDict: [
    '内置字典，不能删除或停用',
    "A built-in dictionary can't be deleted or disabled",
    '內建字典，不能刪除或停用',
  ],
  builtInValue: [
    '内置键值，不能删除或更改键值',
    "A built-in value can't be deleted or changed. Its label, colour and order can.",
    '內建鍵值，不能刪除或變更鍵值',
  ],
  numericCode: [
    '该字典的键值须为整数',
    'Values of this dictionary are whole numbers',
    '此字典的鍵值須為整數',
  ],
  unknownCountry: ['没有此国家/地区代码', 'There is no country with this code', '沒有此國家/地區代碼'],
} as const satisfies Record<string, Texts>;

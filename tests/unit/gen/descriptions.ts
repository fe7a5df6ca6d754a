import type { Description, GenField } from '@/domain/gen/description';

const usual: Omit<GenField, 'name' | 'kind' | 'label'> = {
  form: 'both',
  filter: 'none',
  listed: true,
  sortable: false,
  unique: false,
  staffOnly: false,
};

const named = (name: string, sign: string) => ({
  name,
  label: { zh: `字段${sign}`, en: `Field ${name}`, tw: `欄位${sign}` },
});

/** A field of every kind, each way to enter it, and texts that code has to escape. */
export const everything: Description = {
  resourceName: 'helpArticle',
  folder: 'system',
  title: { zh: '帮助文章', en: "Readers' articles", tw: '說明文章' },
  menuId: 977,
  titleField: 'articleCode',
  canAdd: 1,
  canEdit: 1,
  canRemove: 1,
  canSwitch: 1,
  canExport: 1,
  refusals: [
    { call: 'add', refusal: 'forbidden' },
    { call: 'add', refusal: 'wrongTimeRange' },
    { call: 'edit', refusal: 'protectedRecord' },
    { call: 'edit', refusal: 'amountOutOfBounds' },
    { call: 'edit', refusal: 'wrongTimeRange' },
    { call: 'edit', refusal: 'riskBlock' },
  ],
  fields: [
    {
      ...usual,
      ...named('articleCode', '甲'),
      kind: 'text',
      min: 3,
      max: 20,
      form: 'add',
      filter: 'contains',
      sortable: true,
      unique: true,
    },
    { ...usual, ...named('name', '乙'), kind: 'localText', max: 30, filter: 'contains' },
    {
      ...usual,
      name: 'summary',
      label: {
        zh: '内容很长的摘要，占满一行，换行之后仍要排得整齐',
        en: 'It\'s a "long" label',
        tw: '摘要`${x}`',
      },
      kind: 'note',
      listed: false,
    },
    { ...usual, ...named('readCount', '丙'), kind: 'count', form: 'none', filter: 'range', sortable: true },
    { ...usual, ...named('place', '丁'), kind: 'count', min: 1, max: 500, unique: true },
    { ...usual, ...named('budget', '戊'), kind: 'usdt', filter: 'range', staffOnly: true },
    { ...usual, ...named('price', '己'), kind: 'rate' },
    { ...usual, ...named('share', '庚'), kind: 'percent' },
    { ...usual, ...named('isTop', '辛'), kind: 'flag', filter: 'oneOf' },
    { ...usual, ...named('risk', '壬'), kind: 'code', dict: 'biz_risk_level', filter: 'oneOf' },
    {
      ...usual,
      ...named('lang', '癸'),
      kind: 'code',
      dict: 'biz_lang',
      example: 'en',
      filter: 'oneOf',
      form: 'add',
    },
    { ...usual, ...named('begunAt', '子'), kind: 'time', form: 'none' },
    { ...usual, ...named('publishedOn', '丑'), kind: 'day', sortable: true },
    { ...usual, ...named('home', '寅'), kind: 'link', listed: false },
  ],
};

/** The least that can be described. */
export const least: Description = {
  ...everything,
  resourceName: 'tag',
  folder: 'content',
  title: { zh: '标记', en: '', tw: '' },
  menuId: 978,
  titleField: 'word',
  canAdd: 0,
  canEdit: 0,
  canRemove: 0,
  canSwitch: 0,
  canExport: 0,
  refusals: [],
  fields: [{ ...usual, ...named('word', '卯'), kind: 'text' }],
};

/** What operators enter by hand in the browser. */
export const simple: Description = {
  ...everything,
  resourceName: 'ticketKind',
  title: { zh: '工单种类', en: 'Ticket kinds', tw: '工單種類' },
  menuId: 979,
  titleField: 'kindCode',
  fields: [
    {
      ...usual,
      ...named('kindCode', '辰'),
      kind: 'text',
      max: 20,
      form: 'add',
      filter: 'contains',
      sortable: true,
      unique: true,
    },
    { ...usual, ...named('hours', '巳'), kind: 'count', min: 1, max: 99, filter: 'range' },
  ],
};

/** One column of a table: name, type, comment; `!` required, `*` unique. */
type Column = readonly [name: string, type: string, comment: string, flags?: string];

interface Table {
  comment: string;
  columns: readonly Column[];
}

const AUDIT: readonly Column[] = [
  ['created_at', 'datetime', '创建时间', '!'],
  ['created_by', 'varchar(64)', '创建人'],
];

/** Tables of the database that have no screen yet. */
export const TABLES: Record<string, Table> = {
  sys_help_article: {
    comment: '帮助文章',
    columns: [
      ['id', 'bigint', '主键', '!*'],
      ['article_code', 'varchar(32)', '文章编码', '!*'],
      ['article_title', 'json', '标题', '!'],
      ['read_count', 'int', '阅读数', '!'],
      ['published_on', 'date', '发布日期', '!'],
      ['is_top', 'tinyint(1)', '置顶', '!'],
      ['summary', 'text', '摘要'],
      ...AUDIT,
    ],
  },
  biz_partner: {
    comment: '合作商',
    columns: [
      ['id', 'bigint', '主键', '!*'],
      ['partner_code', 'varchar(20)', '合作商编码', '!*'],
      ['partner_name', 'varchar(60)', '名称', '!'],
      ['home_page', 'varchar(200)', '主页'],
      ['share_rate', 'decimal(10,4)', '分成比例', '!'],
      ['risk_level', 'tinyint', '风险等级', '!'],
      ['signed_at', 'datetime', '签约时间', '!'],
      ...AUDIT,
    ],
  },
  sys_ticket_type: {
    comment: '工单类型',
    columns: [
      ['id', 'bigint', '主键', '!*'],
      ['type_code', 'varchar(32)', '类型编码', '!*'],
      ['type_name', 'varchar(40)', '类型名称', '!'],
      ['answer_hours', 'int', '答复时限（小时）', '!'],
      ...AUDIT,
    ],
  },
};

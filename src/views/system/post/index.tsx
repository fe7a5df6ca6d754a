import { post } from '@/contract/system/post';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { switchColumn } from '@/domain/kit/switchColumn';

const { columns, filters, row, bulk, bar, section } = screenKit(post);

export default crudScreen(post, {
  filters: filters('postCode', 'postName', 'status', 'dates'),
  columns: columns(
    [
      'postCode',
      'postName',
      'postSort',
      switchColumn(post, 'status', { call: post.calls.setStatus }),
      'userCount',
      'createdAt',
    ],
    ['audit'],
  ),
  toolbar: [
    bar.create({
      fields: (field) => [
        field('postCode'),
        field('postName'),
        field('postSort', { initial: 100 }),
        field('remark'),
      ],
    }),
    bar.exportCsv(),
  ],
  rowActions: [
    row.detail(),
    row.edit({ fields: (field) => [field('postName'), field('postSort'), field('remark')] }),
    row.remove(),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.facts('post.about', [
      'postCode',
      'postName',
      'postSort',
      'status',
      'userCount',
      'audit',
      'createdAt',
    ]),
    section.history(({ history }) => history),
  ],
});

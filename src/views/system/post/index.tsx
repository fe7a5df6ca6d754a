import { post } from '@/contract/system/post';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';

const { col, columns, filters, row, bulk, bar, section } = screenKit(post);

export default crudScreen(post, {
  filters: filters('postCode', 'postName', 'status', 'dates'),
  columns: columns(
    [col('postCode', { pin: 'start' }), 'postName', 'postSort', 'status', 'userCount', 'createdAt'],
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

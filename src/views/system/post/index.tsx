import { post } from '@/contract/system/post';
import { screenKit } from '@/domain/kit/screenKit';

const { screen, col, row, bulk, bar, section } = screenKit(post);

export default screen({
  columns: [
    'postCode',
    'postName',
    'postSort',
    col.switch('status', post.calls.setStatus),
    'userCount',
    'createdAt',
  ],
  toolbar: [bar.create({ fields: { postSort: { initial: 100 } } }), bar.exportCsv()],
  rowActions: [row.detail(), row.edit(), row.remove()],
  bulkActions: [bulk.remove()],
  detail: [section.rest('post.about'), section.history()],
});

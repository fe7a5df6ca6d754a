import { dept } from '@/contract/system/dept';
import { screenKit } from '@/domain/kit/screenKit';
import { addChild, create, disable, edit, enable, remove } from './deptActions';

const { screen, col, row, section } = screenKit(dept);

export default screen({
  columns: [
    col('deptName', { width: 260 }),
    col('orderNum', { width: 120 }),
    'leader',
    'phone',
    col('email', { width: 190 }),
    'userCount',
    'status',
    'createdAt',
  ],
  toolbar: [create],
  rowActions: [addChild, edit, row.detail(), enable, disable, remove],
  detail: [section.rest('dept.about'), section.history()],
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { reviewStep } from '@/contract/block/review';
import { idOf } from '@/contract/field/brands';
import { blankOf } from '@/contract/field/read';
import { RightsOverTime } from '@/views/system/role/RightsOverTime';
import { renderScreen, signInAs } from '../render';
import { ok, on } from '../server';

const menu = (id: string, parentId: string, type: number, zh: string, en: string) => ({
  id,
  parentId,
  type,
  title: { zh, en, tw: zh },
  permission: `p/${id}`,
  decidesMoney: false,
});

const history = (before: string, after: string) => {
  const id = idOf('7');
  if (id === null) throw new Error('no id');
  const diff = [{ field: 'menuIds', before, after, unreadable: [] }];
  return [{ ...blankOf(reviewStep), id, operatorName: 'admin02', diff }];
};

beforeEach(() => {
  signInAs();
  on('get', 'role/getParams', () =>
    ok({ menus: [menu('2', '0', 1, '提现记录', 'Withdraw logs'), menu('3', '2', 2, '打款', 'Pay')] }),
  );
});

test('gained and lost permissions are told apart, with page and button, and who changed them', async () => {
  renderScreen(
    <RightsOverTime history={history('旧页面 / 旧按钮', '提现记录、提现记录 / 打款')} pendingChange={null} />,
  );
  expect(await screen.findByText('admin02')).toBeInTheDocument();
  const [gained, lost] = [screen.getByText('获得').parentElement, screen.getByText('失去').parentElement];
  expect(gained).toHaveTextContent('获得提现记录提现记录 / 打款');
  expect(lost).toHaveTextContent('失去旧页面 / 旧按钮');
});

test('a role whose permissions never changed says so', () => {
  renderScreen(<RightsOverTime history={[]} pendingChange={null} />);
  expect(screen.getByText('权限未变更过')).toBeInTheDocument();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { PersonalInfo } from '@/contract/shell/personal';
import { isDirty } from '@/stores/dirty';
import { useToasts } from '@/ui/toast/toast';
import { useSession } from '@/stores/session';
import PersonalScreen from '@/views/personal/index';
import { renderScreen, signInAs } from '../render';
import { ok, on, refuse } from '../server';

const INFO: PersonalInfo = {
  user: {
    userName: 'admin',
    userNickname: '张伟',
    avatar: '',
    mobile: '13800138000',
    userEmail: 'admin@example.com',
    sex: '1',
    describe: '',
    remark: '',
    googleBound: 0,
    lastLoginIp: '203.0.113.9',
    lastLoginTime: '',
  },
  deptName: '运营中心',
  roles: ['财务', '风控'],
};

async function open() {
  signInAs();
  const asked = on('get', 'personal/getPersonalInfo', () => ok(INFO));
  const page = renderScreen(<PersonalScreen />, { tab: '/personal' });
  await screen.findByRole('heading', { name: '张伟' });
  return { asked, ...page };
}

const input = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const save = () => screen.getByRole('button', { name: /保存/ });

async function openPassword() {
  const page = await open();
  await userEvent.click(screen.getByRole('tab', { name: '修改密码' }));
  return page;
}

const change = () => screen.getByRole('button', { name: /修改密码/ });

test('the record is shown, and what is not set says so', async () => {
  await open();
  for (const text of ['admin', '运营中心', '财务', '风控', '203.0.113.9']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('未设置')).toBeInTheDocument();
  expect(input('昵称')).toHaveValue('张伟');
  expect(screen.getByRole('radio', { name: '男' })).toBeChecked();
});

test('the settings of reminders have their words', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '提醒' }));
  expect(await screen.findByText('提示音')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/reminder\.\w/);
});

test('a record that cannot be had can be asked for again', async () => {
  signInAs();
  on('get', 'personal/getPersonalInfo', () => new HttpResponse('x', { status: 500 }));
  renderScreen(<PersonalScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器内部错误，请稍后重试');
  on('get', 'personal/getPersonalInfo', () => ok(INFO));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '张伟' })).toBeInTheDocument();
});

test('C78 saving twice at once sends one request, trimmed, and renames the operator everywhere', async () => {
  const bodies: unknown[] = [];
  const saved = on('put', 'personal/edit', async ({ request }) => {
    bodies.push(await request.json());
    await delay(30);
    return ok(null);
  });
  const { asked } = await open();
  type('昵称', ' 小张 ');
  expect(isDirty('/personal')).toBe(true);
  fireEvent.click(save());
  fireEvent.click(save());
  await waitFor(() => expect(useSession.getState().user?.userNickname).toBe('小张'));
  expect(bodies).toEqual([{ userNickname: '小张', sex: '1', describe: '' }]);
  expect(saved.count).toBe(1);
  expect(useToasts.getState().list).toMatchObject([{ kind: 'success', text: '资料已保存' }]);
  await waitFor(() => expect(isDirty('/personal')).toBe(false));
  await waitFor(() => expect(asked.count).toBe(2));
});

test('what was saved stays in the form, though the record cannot be read again', async () => {
  on('put', 'personal/edit', () => ok(null));
  await open();
  const asked = on('get', 'personal/getPersonalInfo', () => new HttpResponse('x', { status: 500 }));
  type('昵称', ' 小张 ');
  fireEvent.click(save());
  await waitFor(() => expect(isDirty('/personal')).toBe(false));
  await waitFor(() => expect(asked.count).toBeGreaterThan(0));
  expect(input('昵称')).toHaveValue('小张');
});

test.each([
  ['昵称', '  ', '请输入昵称'],
  ['邮箱', 'nobody', '邮箱格式不正确'],
  ['手机号', '12345', '手机号格式不正确'],
])('%s as "%s" is refused in place and nothing is sent', async (label, value, words) => {
  await open();
  type(label, value);
  fireEvent.click(save());
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(input(label)).toHaveFocus());
});

test.each([
  ['邮箱', 'new@example.com', 'userEmail'],
  ['手机号', '13900139000', 'mobile'],
])('another %s takes the password, and nothing else does', async (label, value, name) => {
  const bodies: unknown[] = [];
  on('put', 'personal/edit', async ({ request }) => {
    bodies.push(await request.json());
    return ok(null);
  });
  await open();
  type('昵称', '小张');
  expect(screen.queryByLabelText('当前密码')).toBeNull();
  type(label, value);
  expect(await screen.findByLabelText('当前密码')).toBeInTheDocument();
  fireEvent.click(save());
  expect(await screen.findByText('请输入当前密码')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  type('当前密码', 'Secret12');
  fireEvent.click(save());
  await waitFor(() =>
    expect(bodies).toEqual([
      { userNickname: '小张', sex: '1', describe: '', [name]: value, operPassword: 'Secret12' },
    ]),
  );
  await waitFor(() => expect(input('当前密码')).toHaveValue(''));
});

test('the former e-mail typed again takes no password', async () => {
  await open();
  type('邮箱', 'new@example.com');
  expect(await screen.findByLabelText('当前密码')).toBeInTheDocument();
  type('邮箱', ' admin@example.com ');
  await waitFor(() => expect(screen.queryByLabelText('当前密码')).toBeNull());
});

test('a wrong password for another mobile number brings the operator back to it, everything kept', async () => {
  on('put', 'personal/edit', () => refuse(40301, '登录密码错误'));
  await open();
  type('手机号', '13900139000');
  await screen.findByLabelText('当前密码');
  type('当前密码', 'Wrong123');
  fireEvent.click(save());
  await waitFor(() => expect(input('当前密码')).toHaveFocus());
  expect(input('手机号')).toHaveValue('13900139000');
});

test('C80 what the server refuses keeps the input and the mark', async () => {
  on('put', 'personal/edit', () => refuse(40905, '手机号 已存在'));
  await open();
  type('手机号', '13900139000');
  await screen.findByLabelText('当前密码');
  type('当前密码', 'Secret12');
  fireEvent.click(save());
  await waitFor(() => expect(useToasts.getState().list).toMatchObject([{ kind: 'error' }]));
  await waitFor(() => expect(save()).not.toHaveClass('ant-btn-loading'));
  expect(input('手机号')).toHaveValue('13900139000');
  expect(isDirty('/personal')).toBe(true);
  expect(useSession.getState().user?.userNickname).toBe('Admin');
});

test('C89 the browser asks before a page with a changed profile or password is left', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = await open();
  expect(asks()).toBe(false);
  type('昵称', 'x');
  await waitFor(() => expect(asks()).toBe(true));
  unmount();
  await waitFor(() => expect(asks()).toBe(false));
  await openPassword();
  type('当前密码', 'Old12345');
  await waitFor(() => expect(asks()).toBe(true));
});

test('closing the screen takes its mark away', async () => {
  const { unmount } = await open();
  type('昵称', 'x');
  await waitFor(() => expect(isDirty('/personal')).toBe(true));
  unmount();
  await waitFor(() => expect(isDirty('/personal')).toBe(false));
});

test.each([
  ['', '', '', '请输入当前密码'],
  ['Old12345', '1abcdef', '1abcdef', '须以字母开头，6 至 16 位字母、数字或下划线'],
  ['Old12345', 'Abc12', 'Abc12', '须以字母开头，6 至 16 位字母、数字或下划线'],
  ['Old12345', 'Old12345', 'Old12345', '新密码不能与当前密码相同'],
  ['Old12345', 'New12345', 'New12346', '两次输入的新密码不一致'],
])('the change from "%s" to "%s", again "%s" is refused in place', async (old, next, again, words) => {
  await openPassword();
  type('当前密码', old);
  type('新密码', next);
  type('确认新密码', again);
  fireEvent.click(change());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  ['abcdef', '密码强度：弱'],
  ['abc123', '密码强度：中'],
  ['abc12!', '密码强度：强'],
])('the new password %s shows its strength', async (password, words) => {
  await openPassword();
  type('新密码', password);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a changed password leaves the form empty and is shown nowhere', async () => {
  const bodies: unknown[] = [];
  on('put', 'personal/resetPwd', async ({ request }) => {
    bodies.push(await request.json());
    return ok(null);
  });
  await openPassword();
  type('当前密码', 'Old12345');
  type('新密码', 'New12345');
  type('确认新密码', 'New12345');
  fireEvent.click(change());
  await waitFor(() => expect(input('新密码')).toHaveValue(''));
  expect(bodies).toEqual([{ oldPassword: 'Old12345', password: 'New12345' }]);
  const notices = useToasts.getState().list;
  expect(notices).toMatchObject([{ kind: 'success', text: '密码已修改' }]);
  expect(JSON.stringify(notices)).not.toContain('New12345');
  await waitFor(() => expect(isDirty('/personal')).toBe(false));
});

test('a wrong current password brings the operator back to it, everything kept', async () => {
  on('put', 'personal/resetPwd', () => refuse(40301, '登录密码错误'));
  await openPassword();
  type('当前密码', 'Old12345');
  type('新密码', 'New12345');
  type('确认新密码', 'New12345');
  fireEvent.click(change());
  await waitFor(() => expect(input('当前密码')).toHaveFocus());
  expect(input('新密码')).toHaveValue('New12345');
});

import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { UserMenu } from '@/shell/header/UserMenu';
import { Toaster } from '@/shell/base/Toaster';
import { toast } from '@/ui/toast/toast';
import { Greeting } from '@/views/home/Greeting';
import { IdentityCard } from '@/views/personal/IdentityCard';
import { renderScreen, signInAs } from '../render';

/** A name that would be read backwards from its middle on. */
const NICKNAME = 'Eve\u202egnp.exe';

const info = {
  user: {
    userName: 'eve',
    userNickname: NICKNAME,
    avatar: '',
    mobile: '',
    userEmail: '',
    sex: '0',
    describe: NICKNAME,
    remark: '',
    googleBound: 0,
    lastLoginIp: '',
    lastLoginTime: '',
  },
  deptName: '',
  roles: [],
} as const;

const PLACES: readonly [where: string, part: ReactElement][] = [
  ['the greeting of home', <Greeting key="home" />],
  ['the header', <UserMenu key="header" />],
  ['the personal centre', <IdentityCard key="personal" info={{ ...info, roles: [] }} />],
  ['a message', <Toaster key="toast" />],
];

test.each(PLACES)('%s writes out what is invisible in the name of the operator', (_, part) => {
  signInAs(undefined, { userNickname: NICKNAME });
  toast('success', `Welcome ${NICKNAME}`);
  renderScreen(part);
  expect(screen.getAllByText(/Eve\[U\+202E\]gnp\.exe/).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('\u202e');
});

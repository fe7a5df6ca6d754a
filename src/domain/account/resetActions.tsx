import { SafetyOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { member } from '@/contract/member/member';
import { actionKit } from '../kit/action';
import { isOpen } from './memberState';

const { row } = actionKit(member);

/** Sends a member a one-time link for a reset; the operator has to type their own password. */
const reset = (name: 'resetPassword' | 'resetFundPassword' | 'resetGoogle', icon?: ReactNode) =>
  row.ask({
    call: member.calls[name],
    label: `member.${name}`,
    icon,
    danger: true,
    visible: isOpen,
    text: ({ account }, t) => t('member.resetText', { account }),
    fields: (field) => [field('reason', { label: 'field.remark' })],
    done: 'member.linkSent',
  });

export const resetPassword = reset('resetPassword');

export const resetFundPassword = reset('resetFundPassword');

export const resetGoogle = reset('resetGoogle', <SafetyOutlined />);

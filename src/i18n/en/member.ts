import type zh from '../zh-CN/member';

export default {
  'member.freezeUntil': 'Frozen until',
  'member.freeze': 'Freeze',
  'member.unfreeze': 'Unfreeze',
  'member.freezeText':
    'The member can no longer sign in, trade or withdraw; current sessions end. Pending withdraws go on hold, open entrusts are cancelled, positions stay.',
  'member.freezeUntilHint': 'Lifted by itself then; empty: until somebody lifts it',
  'member.unfreezeText':
    'The permissions from before the freeze come back; withdraws on hold stay on hold until reviewed.',
  'member.freezeMany': 'Members selected: {{n}} ({{names}})',
  'member.frozen': 'Frozen',
  'member.unfrozen': 'Unfrozen',
  'member.resetPassword': 'Reset password',
  'member.resetFundPassword': 'Reset fund password',
  'member.resetGoogle': 'Reset 2FA',
  'member.resetText':
    'A one-time link is sent to {{account}}; nobody is shown a password. The member cannot withdraw for 24 hours.',
  'member.linkSent': 'One-time link sent',
  'member.adjust': 'Adjust balance',
} satisfies Record<keyof typeof zh, string>;

import { SwapOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { adjust } from '@/contract/finance/adjust';
import { member } from '@/contract/member/member';
import { actionKit } from '../kit/action';
import { isOpen } from './memberState';

const permission = permissionOf(adjust.calls.add) ?? '';

/** Goes to the form for a correction of the member's balance. */
export const adjustLink = actionKit(member).row.link(
  adjust,
  'member.adjust',
  ({ id }) => ({ create: 1, memberId: id }),
  {
    icon: <SwapOutlined />,
    visible: (one, viewer) => isOpen(one) && viewer.can(permission),
  },
);

import { permissionOf } from '@/api/call';
import { idOf } from '@/contract/field/brands';
import { member as listed } from '@/contract/member/member';
import { useViewer } from '@/crud/action/useViewer';
import type { FilterValues } from '@/crud/filter/filter';
import { oneValue } from '@/crud/filter/oneValue';
import { useMember } from './useMemberSearch';

/** Permission to look a member up. */
const LIST = permissionOf(listed.calls.list) ?? '';

/**
 * The text of a filter by member: what was typed, or the UID of the member that was chosen. A link to the list, and an
 * address, name only the member's id; it stands after a `#` where the member cannot be read.
 */
export function useMemberInForce(values: FilterValues): string {
  const { can } = useViewer();
  const picked = oneValue(values['memberId']);
  const member = useMember(can(LIST) ? idOf(picked) : null);
  return oneValue(values['memberKeyword']) || member?.uid || (picked ? `#${picked}` : '');
}

import { violation } from '@/contract/risk/violation';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';

/** A member's violations. */
export const Violations = relatedList(violation, 'menu.801', [
  {
    ...screenKit(violation).col('violationNo'),
    cell: ({ violationNo }) => <RecordLink kind="violation" no={violationNo} />,
  },
  'type',
  'severity',
  'status',
  'penalties',
  'penaltyUntil',
  'inForce',
  'description',
  'createdAt',
  'reviewedAt',
]);

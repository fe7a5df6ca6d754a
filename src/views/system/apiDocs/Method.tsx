import { Badge } from '@/ui/base/Badge';

/** The method of a call. */
export function Method({ method }: { method: string }) {
  return <Badge>{method}</Badge>;
}

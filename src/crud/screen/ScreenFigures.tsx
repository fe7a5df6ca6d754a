import { ApiError } from '@/api/failure';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { Boundary } from '@/ui/feedback/Boundary';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useFigures } from '../list/useFigures';
import type { ScreenParts } from './screenParts';

interface ScreenFiguresProps<R extends Resource> extends Pick<ScreenParts<R>, 'Statistics'> {
  resource: R;
  /** The filters of the list. */
  filter: PageQuery;
}

/** The figures above a list, or why they could not be read. They are drawn by themselves, since the rows do not need them. */
export function ScreenFigures<R extends Resource>({ resource, filter, Statistics }: ScreenFiguresProps<R>) {
  const { data, error, refetch } = useFigures(resource, filter);
  if (data === undefined && error instanceof ApiError)
    return <FailureBar error={error} retry={() => void refetch()} />;
  if (!Statistics) return null;
  return (
    <Boundary>
      <Statistics figures={data} />
    </Boundary>
  );
}

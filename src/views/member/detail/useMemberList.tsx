import { useState } from 'react';
import type { Id } from '@/contract/field/brands';
import type { Resource } from '@/contract/resource';
import type { Sort } from '@/crud/list/listSearch';
import { Pager } from '@/crud/list/Pager';
import { useListPage } from '@/crud/list/useResourceList';
import { PageNotices } from '@/crud/screen/PageNotices';
import { FailureBar } from '@/ui/feedback/FailureBar';

interface Place {
  pageNum: number;
  pageSize: number;
  sort: Sort | null;
}

const NONE: readonly never[] = [];

const ALL = {};

/**
 * The records of one member in the list of another screen, page by page.
 * @param only further filters of that list
 */
export function useMemberList<R extends Resource>(
  resource: R,
  memberId: Id,
  size: number,
  only: Readonly<Record<string, string>> = ALL,
) {
  const [place, setPlace] = useState<Place>({ pageNum: 1, pageSize: size, sort: null });
  const { pageNum, pageSize, sort } = place;
  const query = {
    ...only,
    memberId,
    pageNum,
    pageSize,
    ...(sort ? { orderBy: `${sort.column} ${sort.direction}` } : {}),
  };
  const list = useListPage(resource, query);
  // The last record of the last page was deleted, so the previous page is the last one now.
  if (list.beyond) setPlace({ ...place, pageNum: pageNum - 1 });
  const { page, failure, reload } = list;
  const rows = page?.list ?? NONE;
  const total = page?.total ?? (pageNum - 1) * pageSize + rows.length;
  return {
    list,
    rows,
    isLoading: page === undefined && failure === null,
    isEmpty: page !== undefined && rows.length === 0 && page.skipped === 0,
    sort,
    setSort: (next: Sort | null) => setPlace({ ...place, sort: next, pageNum: 1 }),
    /** Error or warning about the list, to be drawn above it. */
    notices: (
      <>
        <FailureBar error={failure} retry={reload} />
        <PageNotices page={page} />
      </>
    ),
    /** To be drawn below the list; `null` if one page is enough. */
    pager:
      page && total > size ? (
        <Pager
          total={total}
          pageNum={pageNum}
          pageSize={pageSize}
          onChange={(toPage, toSize) => setPlace({ ...place, pageNum: toPage, pageSize: toSize })}
        />
      ) : null,
  };
}

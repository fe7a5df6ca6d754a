import type { Id } from '@/contract/field/brands';
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import type { Review } from './types';
import { nextQuery, preload } from './queries';
import type { WalkOrder } from './queries';
import { back, current, finish, forward, show, START } from './queueCursor';

/** State and controls of a queue under review. */
export interface Queue {
  /** The record on screen. */
  id: Id | null;
  /** Number of other waiting records of the walk; `undefined` until known. */
  left: number | undefined;
  order: WalkOrder;
  /** Starts again with the first record of another order. */
  reorder(order: WalkOrder): void;
  /** Shows the next record: of those shown already, else of the pending ones. */
  next(): void;
  /** Cancels a running step, so that the record on screen does not change while it is being decided. */
  stay(): void;
  /** Shows the next pending record after a decision; shows none if it was the last one. */
  decided(): void;
  /** Shows the record before; `null` at the first. */
  previous: (() => void) | null;
  /** No record is pending. */
  empty: boolean;
  /** Why the last step failed. */
  failure: ApiError | null;
  retry(): void;
}

/** Goes through the waiting records that a question to their list is about; the next one is loaded in advance. */
export function useQueue<Detail>(review: Review<Detail>, question: object, on: boolean): Queue {
  const t = useT();
  const client = useQueryClient();
  const [cursor, setWalk] = useState(START);
  const [order, setOrder] = useState<WalkOrder>('list');
  const [empty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Number of the running step; 0 if there is none. Only the newest step may show its result. */
  const moving = useRef(0);
  const steps = useRef(0);
  const again = useRef<() => void>(() => undefined);
  const id = current(cursor);

  const { data: upcoming } = useQuery({
    ...nextQuery(review, question, order, id),
    enabled: on && id !== null,
  });
  const nextId = upcoming?.id ?? null;
  useEffect(() => {
    if (on && nextId !== null) void preload(client, review, nextId);
  }, [client, review, nextId, on]);

  /** @param leave whether the record on screen is closed even if no other follows */
  async function advance(by: WalkOrder, after: Id | null, leave: boolean): Promise<void> {
    steps.current += 1;
    const own = steps.current;
    moving.current = own;
    again.current = () => void advance(by, after, leave);
    setFailure(null);
    try {
      const found = await client.fetchQuery(nextQuery(review, question, by, after));
      if (moving.current !== own) return;
      setEmpty(found.id === null && (leave || id === null));
      const { id: next } = found;
      if (next !== null) setWalk((now) => show(now, next));
      else if (leave) setWalk(finish);
      else toast('info', t('review.noMore'));
    } catch (error) {
      // The review was closed, or its order has been changed in the meantime.
      if (error instanceof CancelledError) return;
      if (!(error instanceof ApiError)) throw error;
      if (moving.current === own) setFailure(error);
    } finally {
      if (moving.current === own) moving.current = 0;
    }
  }

  const begin = useEffectEvent(() => {
    if (id === null) void advance(order, null, true);
  });
  useEffect(() => {
    if (on) begin();
  }, [on]);

  return {
    id,
    left: upcoming?.left,
    order,
    reorder: (by) => {
      setOrder(by);
      void advance(by, null, id === null);
    },
    next: () => {
      // A second key press during a running step is ignored.
      if (moving.current !== 0) return;
      const seen = forward(cursor);
      if (seen) setWalk(seen);
      else void advance(order, id, id === null);
    },
    stay: () => {
      moving.current = 0;
    },
    decided: () => void advance(order, id, true),
    previous: cursor.at > 0 ? () => setWalk(back) : null,
    empty,
    failure,
    retry: () => again.current(),
  };
}

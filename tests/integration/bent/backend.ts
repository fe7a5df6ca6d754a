import { http } from 'msw';
import { SITE } from '@/api/client';
import { ok, server } from '../server';
import { callOf, goodAnswer } from './calls';
import type { Answering } from './calls';

/** Makes another answer of a good one. */
export type Bend = (call: Answering, good: unknown) => unknown;

/** Answers every call of the contract, as it is told to. */
export interface Backend {
  /** The calls it was asked since it was last told, by name. */
  asked: ReadonlyMap<string, Answering>;
  /** What it answered since it was last told, by name of the call; parts of a page may ask for the same one by one. */
  answered: ReadonlyMap<string, readonly unknown[]>;
  /** Requests that are no call of the contract. */
  strays: readonly string[];
  /** From now on answers like this; with the good answers unless told. */
  answer(bend?: Bend): void;
}

const unchanged: Bend = (_, good) => good;

/** Takes the place of the server until the end of the test. */
export function pretendBackend(): Backend {
  const asked = new Map<string, Answering>();
  const answered = new Map<string, unknown[]>();
  const strays: string[] = [];
  let bend = unchanged;
  server.use(
    http.all(`http://localhost/admin/${SITE}*`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace(`/admin/${SITE}`, '');
      const call = callOf(path, searchParams);
      if (!call) {
        strays.push(path);
        return ok(null);
      }
      const data = bend(call, goodAnswer(call, searchParams));
      asked.set(call.name, call);
      answered.set(call.name, [...(answered.get(call.name) ?? []), data]);
      return ok(data);
    }),
  );
  return {
    asked,
    answered,
    strays,
    answer: (next = unchanged) => {
      bend = next;
      asked.clear();
      answered.clear();
    },
  };
}

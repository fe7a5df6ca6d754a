import type { HttpHandler } from 'msw';
import { reveal } from '../../src/contract/shell/reveal';
import { bodyOf } from './body';
import type { Db } from './db';
import { call } from './http';
import { revealableFor } from './reveal';

const action = { title: '查看敏感信息', type: 'reveal' } as const;

/** Masked fields in full, each with a reason and a line in the operation log. */
export const revealHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST common/reveal', { action }, bodyOf(db, reveal.body), (context) => {
    const { resource, id, field, reason: why } = context.input;
    const target = { targetType: resource, targetId: String(id), reason: why };
    context.note(target);
    const { value, text: called } = revealableFor(context, resource).read(context, id, field);
    context.note({ targetText: `${called} ${field}` });
    return { value };
  }),
];

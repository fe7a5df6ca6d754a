import type { HttpHandler } from 'msw';
import { int, object, reason, text } from './check';
import type { Db } from './db';
import { call } from './http';
import { revealableFor } from './reveal';

const wish = object({ resource: text(40, 1), id: int, field: text(40, 1), reason: reason(5) });

/** Masked fields in full, each with a reason and a line in the operation log. */
export const revealHandlers = (db: Db): HttpHandler[] => [
  call(db, 'POST common/reveal', { action: { title: '查看敏感信息', type: 'reveal' } }, wish, (context) => {
    const { resource, id, field, reason: why } = context.input;
    const target = { targetType: resource, targetId: String(id), reason: why };
    context.note(target);
    const { value, text: called } = revealableFor(context, resource).read(context, id, field);
    context.note({ targetText: `${called} ${field}` });
    return { value };
  }),
];

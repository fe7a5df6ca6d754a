import type { HttpHandler } from 'msw';
import { reveal } from '../../src/contract/shell/reveal';
import type { Db } from './db';
import { act } from './http';
import { revealableFor } from './reveal';

/** Masked fields in full, each with a reason and a line in the operation log. */
export const revealHandlers = (db: Db): HttpHandler[] => [
  act(db, reveal, { title: '查看敏感信息' }, (context) => {
    const { resource, id, field, reason: why } = context.input;
    const target = { targetType: resource, targetId: String(id), reason: why };
    context.note(target);
    const { value, text: called } = revealableFor(context, resource).read(context, id, field);
    context.note({ targetText: `${called} ${field}` });
    return { value };
  }),
];

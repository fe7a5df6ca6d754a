import { expect, test } from 'vitest';
import { queues } from '@/contract/shell/queues';
import { words as home } from '@/views/home/words';
import { words as board } from '@/views/visualizing/words';

test.each(Object.keys(queues))('the queue %s has words at home and on the board', (kind) => {
  expect(Object.keys(home)).toContain(`home.todo.${kind}`);
  expect(Object.keys(board)).toContain(`visualizing.queue.${kind}`);
});

import { expect, test } from 'vitest';
import { recordKinds } from '@/contract/records';
import { secondQueues } from '@/contract/shell/queues';
import { changeQueues } from '#mocks/core/change/queue';
import { describedResources } from '../../../tools/contract/described';
import { bench } from '../mocks/operator';

const waiting = describedResources.filter(({ resource }) => resource.calls['confirmChange']);

test('changes of several resources wait for another operator', () => {
  expect(waiting.length).toBeGreaterThan(5);
});

test.each(waiting)(
  'changes of $resource.name that wait are a queue for bell and home',
  ({ file, resource }) => {
    const { name, view, calls, filters } = resource;
    const told = `${file} has confirmChange: add ${name} to secondQueues of src/contract/shell/queues.ts`;
    const queue = Object.entries(secondQueues).find(([kind]) => kind === name)?.[1];
    expect(queue, told).toMatchObject({ kind: name, params: { pending: 1 } });
    expect(filters, `${file}: add the filter pending: onlyPending`).toHaveProperty('pending');
    expect(Object.entries(recordKinds).find(([kind]) => kind === name)?.[1]).toMatchObject({
      view,
      list: calls.list.path,
    });
  },
);

test.each(waiting)(
  'the backend keeps the queue of $resource.name under the calls that list and confirm',
  ({ resource }) => {
    const { name, calls } = resource;
    expect(changeQueues(bench().db).filter(({ kind }) => kind === name)).toMatchObject([
      { list: calls.list.path, confirm: calls['confirmChange']?.path },
    ]);
  },
);

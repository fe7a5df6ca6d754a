import { expect, test } from 'vitest';
import { listResources } from '@/domain/first/resources';
import { describedResources } from '../../../tools/contract/described';

test('the first questions of a list are known for every resource that names a screen', () => {
  const named = describedResources.map(({ resource }) => resource).filter(({ view }) => view !== undefined);
  expect(named.length).toBeGreaterThan(0);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).toSorted();
  expect(names(listResources)).toEqual(names(named));
});

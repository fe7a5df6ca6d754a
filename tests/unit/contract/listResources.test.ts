import { expect, test } from 'vitest';
import { filterKit } from '@/domain/kit/filter';
import { logTarget } from '@/domain/change/logTargets';
import { resources } from '@/domain/resource/resources';
import { describedResources } from '../../../tools/contract/described';

const all = describedResources.map(({ resource }) => resource);

test('the console knows every resource that the contract describes', () => {
  expect(all.length).toBeGreaterThan(0);
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).toSorted();
  expect(names(resources)).toEqual(names(all));
});

test('a line of the operation log is told with the fields of its resource, whichever that is', () => {
  const told = all.filter(({ name, row }) =>
    Object.keys(row).every((field) => field in logTarget(name).shape),
  );
  expect(told).toEqual(all);
  expect(logTarget('nothing')).toEqual({ shape: {}, areas: [] });
});

test('a list draws every filter that only asks yes or no, so that tabs and links can name it', () => {
  const toggles = all.flatMap((resource) => {
    const drawn = filterKit(resource)
      .filters()
      .map(({ key }) => key);
    return Object.entries(resource.filters ?? {})
      .filter(([, { how }]) => how === 'toggle')
      .map(([name]) => ({ resource: resource.name, name, isDrawn: drawn.includes(name) }));
  });
  expect(toggles.length).toBeGreaterThan(5);
  expect(toggles.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
});

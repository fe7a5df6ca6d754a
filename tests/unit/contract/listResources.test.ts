import { expect, test } from 'vitest';
import { listResources } from '@/domain/first/resources';
import { describedResources } from '../../../tools/contract/described';

test('every resource that names a screen is among the screens, once', () => {
  const named = describedResources.map(({ resource }) => resource).filter(({ view }) => view !== undefined);
  expect(named.length).toBeGreaterThan(0);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort();
  expect(names(listResources)).toEqual(names(named));
});

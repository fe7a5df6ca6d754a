import { describe, expect, test } from 'vitest';
import { readPage } from '@/contract/page';
import { readShape } from '@/contract/field/read';
import { bentPages, fullyBent, sparselyBent } from '../../integration/bent/bends';
import { RESOURCES } from '../../integration/bent/resources';
import { sampleRecord } from '../../integration/bent/samples';

describe.each(RESOURCES.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { row, detail = {}, summary = {} } = resource;

  test('a good answer is read as a whole', () => {
    for (const shape of [row, { ...row, ...detail }, summary]) {
      const { unreadable } = readShape(shape, sampleRecord(shape, 1)) ?? { unreadable: ['everything'] };
      expect(unreadable).toBeUndefined();
    }
  });

  test.each([1, 2, 3])('bent rows and figures are read field by field (%i)', (seed) => {
    for (const bend of [fullyBent, sparselyBent]) {
      const list = bend(row, seed);
      const page = readPage(row, { list, total: list.length });
      expect(page?.list).toHaveLength(list.length);
      for (const found of page?.list ?? [])
        expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(row)));
      for (const figures of bend(summary, seed)) expect(readShape(summary, figures)).not.toBeNull();
    }
  });

  test.each(Object.entries(bentPages(row)))('a page that is %s does not throw', (__, raw) => {
    const page = readPage(row, raw);
    expect(page?.list.every(({ id }) => typeof id === 'string' && id !== '') ?? true).toBe(true);
  });
});

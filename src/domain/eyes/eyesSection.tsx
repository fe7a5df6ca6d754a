import type { DetailOf, Resource } from '@/contract/resource';
import type { Section } from '@/crud/detail/section';
import { isOfTwo } from './eyes';
import { FourEyes } from './FourEyes';

/** What stands above everything else in the drawer of a record that two people decide about; nothing for others. */
export function eyesSection<R extends Resource>(resource: R): Section<DetailOf<R>>[] {
  const { flow } = resource;
  if (!flow) return [];
  const living = { ...resource, flow };
  if (!isOfTwo(living)) return [];
  return [
    {
      key: 'eyes',
      staffOnly: true,
      render: (record) => <FourEyes living={living} record={record} />,
    },
  ];
}

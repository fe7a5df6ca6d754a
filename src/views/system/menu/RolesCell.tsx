import { useOptions } from '@/crud/cell/useOptions';
import { TagsCell } from '@/ui/cell/TagsCell';

/** The names of roles. */
export function RolesCell({ ids }: { ids: readonly string[] }) {
  const { options } = useOptions('role');
  const names = new Map(options.map(({ key, value }) => [key, value]));
  return <TagsCell values={ids.map((id) => names.get(id) ?? id)} />;
}

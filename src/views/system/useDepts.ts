import { useMemo } from 'react';
import { useOptions } from '@/crud/cell/useOptions';
import { buildTree } from '@/lib/tree';
import type { TreeNode } from '@/lib/tree';

/** A department as a node of antd's trees. */
interface Dept {
  key: string;
  value: string;
  title: string;
  parentId: string;
}

/** The departments as a tree. */
export function useDepts(): {
  depts: TreeNode<Dept>[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { options, ...state } = useOptions('dept');
  const depts = useMemo(() => {
    const rows = options.map(({ key, value: title, extra }) => ({
      key,
      value: key,
      title,
      parentId: String(extra?.['parentId'] ?? ''),
    }));
    return buildTree(rows, { id: 'key', parentId: 'parentId' });
  }, [options]);
  return { depts, ...state };
}

import { useDark } from './darkMode';
import { useIdentity } from './identity';

/** The deployment's mark for the present ground: its own, else the other one on the ground that it is made for. */
export function useLogo(): { src: string; ground: 'light' | 'dark' } | null {
  const { logo } = useIdentity();
  const ground = useDark() ? 'dark' : 'light';
  const other = ground === 'dark' ? 'light' : 'dark';
  for (const one of [ground, other] as const) {
    const src = logo[one];
    if (src) return { src, ground: one };
  }
  return null;
}

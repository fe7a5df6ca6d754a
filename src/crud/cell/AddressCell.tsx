import { LongCode } from './LongCode';

interface AddressCellProps {
  value: string | null;
  /** `{address}` in it is replaced by the address. */
  link?: string | undefined;
  /** True: all of it, in groups that can be compared. */
  whole?: boolean;
}

/** A blockchain address. */
export function AddressCell({ value, link, whole = false }: AddressCellProps) {
  const page = link?.replace('{address}', encodeURIComponent(value ?? ''));
  return <LongCode value={value} start={whole ? null : 8} link={page} />;
}

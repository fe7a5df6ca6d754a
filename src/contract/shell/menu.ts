import * as v from 'valibot';

const id = v.union([v.string(), v.number()]);

/** One record of the menu; buttons are not sent as records. */
export interface WireMenuRecord {
  id: string | number;
  pid: string | number;
  name: string;
  path: string;
  component: string;
  /** Of a directory: the path of the entry below it that it opens; the first visible one by default. */
  redirect?: string | undefined;
  meta: {
    title: string;
    icon?: string | undefined;
    /** An address when the entry is external or embedded, else empty. */
    isLink?: string | undefined;
    isHide?: boolean | undefined;
    isKeepAlive?: boolean | undefined;
    isAffix?: boolean | undefined;
    isIframe?: boolean | undefined;
    roles?: string[] | undefined;
  };
  children: WireMenuRecord[];
}

/** The menu that a backend sends. The client checks it record by record and reports those it leaves out. */
export const menuRecord: v.GenericSchema<WireMenuRecord> = v.object({
  id,
  pid: id,
  name: v.string(),
  path: v.string(),
  component: v.string(),
  redirect: v.optional(v.string()),
  meta: v.object({
    title: v.string(),
    icon: v.optional(v.string()),
    isLink: v.optional(v.string()),
    isHide: v.optional(v.boolean()),
    isKeepAlive: v.optional(v.boolean()),
    isAffix: v.optional(v.boolean()),
    isIframe: v.optional(v.boolean()),
    roles: v.optional(v.array(v.string())),
  }),
  children: v.array(v.lazy(() => menuRecord)),
});

import * as v from 'valibot';

const id = v.union([v.string(), v.number()]);

/** One record of the menu, as `menuRecord` describes it; buttons are not sent as records. */
export interface WireMenuRecord {
  id: string | number;
  pid: string | number;
  name: string;
  path: string;
  component: string;
  redirect?: string | undefined;
  meta: {
    title: string;
    icon?: string | undefined;
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
  /** Key of the record. */
  id,
  /** Key of the record above; 0 at the top. */
  pid: id,
  /** Its permission: of a page the path of its list. */
  name: v.string(),
  /** Address that the entry opens. */
  path: v.string(),
  /** The screen, by the path of its file; the frame's own for directories, links and embedded pages. */
  component: v.string(),
  /** Of a directory: the path of the entry below it that it opens; the first visible one by default. */
  redirect: v.optional(v.string()),
  /** How the entry is shown. */
  meta: v.object({
    /** A key of the console's words, a text, or texts in three languages. */
    title: v.string(),
    /** Name of an icon. */
    icon: v.optional(v.string()),
    /** An address when the entry is external or embedded, else empty. */
    isLink: v.optional(v.string()),
    /** True: reachable, but not in the menu. */
    isHide: v.optional(v.boolean()),
    /** True: its tab keeps what was typed while another one is on screen. */
    isKeepAlive: v.optional(v.boolean()),
    /** True: its tab is always open. */
    isAffix: v.optional(v.boolean()),
    /** True: the address is embedded. */
    isIframe: v.optional(v.boolean()),
    /** Roles that hold it. */
    roles: v.optional(v.array(v.string())),
  }),
  /** The entries below. */
  children: v.array(v.lazy(() => menuRecord)),
});

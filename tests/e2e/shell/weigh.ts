import type { Page } from '@playwright/test';

/** What a page holds after the garbage has been collected. */
export interface Weight {
  /** Bytes of live JavaScript. */
  heap: number;
  listeners: number;
  /**
   * Nodes of the document, and those that scripts still hold though they were taken out of it. Drawn pictures are
   * documents of their own, which the browser keeps as long as it likes; they are not counted.
   */
  nodes: number;
  /** The largest trees of detached nodes: the element at their top with its classes, and how many nodes they have. */
  detached: readonly string[];
}

/** A node that was taken out of its document, as the browser tells of it. */
interface Detached {
  nodeName: string;
  /** Name and value by turns. */
  attributes?: string[];
  children?: Detached[];
}

const sizeOf = ({ children = [] }: Detached): number =>
  children.reduce((sum, child) => sum + sizeOf(child), 1);

/** Trees that are named. */
const NAMED = 8;

function nameOf({ nodeName, attributes = [] }: Detached): string {
  const classes = attributes[attributes.indexOf('class') + 1];
  return attributes.includes('class') ? `${nodeName}.${classes}` : nodeName;
}

const largest = (trees: readonly Detached[]): string[] =>
  trees
    .map((tree) => ({ name: nameOf(tree), size: sizeOf(tree) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, NAMED)
    .map(({ name, size }) => `${name}: ${size}`);

const nodesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  });

/** Weighs a page. */
export async function weigh(page: Page): Promise<Weight> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // What finalizers let go of is collected by the second round.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { detachedNodes } = await cdp.send('DOM.getDetachedDomNodes');
  await cdp.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const trees = detachedNodes.map(({ treeNode }) => treeNode);
  const detached = trees.reduce((sum, tree) => sum + sizeOf(tree), 0);
  return {
    heap: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: (await nodesOf(page)) + detached,
    detached: largest(trees),
  };
}

/** What is used here of a heap snapshot: a node is a run of numbers, whose meaning the fields tell. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Kinds of nodes that are no data: compiled code with what the engine knows for it, and what the browser holds itself. */
const NO_DATA = ['code', 'object shape', 'native'];

/**
 * Bytes of live data: objects, texts, lists and closures. The engine goes on compiling for hours whatever runs often, so
 * that the whole heap grows by megabytes though nothing is left behind.
 */
export async function weighData(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const {
    node_fields: fields,
    node_types: [kinds],
  } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = kinds[nodes[node + kindAt] ?? -1];
    if (!NO_DATA.includes(kind ?? '')) bytes += nodes[node + sizeAt] ?? 0;
  }
  return bytes;
}

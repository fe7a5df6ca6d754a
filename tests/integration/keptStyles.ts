import Cache from '@ant-design/cssinjs/lib/Cache';

/**
 * antd forgets the styles of a component with the last one that is drawn, and works them out again for the next test. They
 * are the same then, and no test here sees what they do.
 */
export function keepStyles(): void {
  Cache.prototype.opUpdate = function update(path, next) {
    const value = next(this.opGet(path));
    if (value) this.cache.set(path, value);
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * `value`, with a count of the properties that are read of it and of all objects within it, elements of lists included: the steps that it
 * takes to find something in it.
 */
export const countedReads = <Value extends object>(value: Value): Readonly<{ counted: Value; reads: () => number }> => {
  let reads = 0;
  // The same object has the same proxy, so that comparisons by identity hold.
  const proxies = new WeakMap<object, object>();
  const proxyOf = (inner: object): object => {
    const proxy = proxies.get(inner) ?? new Proxy(inner, handler);
    proxies.set(inner, proxy);
    proxies.set(proxy, proxy);
    return proxy;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key, receiver): unknown => {
      reads += 1;
      const found: unknown = Reflect.get(target, key, receiver);
      return isObject(found) ? proxyOf(found) : found;
    },
  };
  return { counted: new Proxy<Value>(value, handler), reads: () => reads };
};

/** Sources that let in nearly everything. */
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const HASH_OR_NONCE = /^'(?:sha256|sha384|sha512|nonce)-/;
const INSECURE = /^(?:http|ftp):/;

/** The points the observatory gives a content security policy on a page served by HTTPS. */
export function policyPoints(header: string): number {
  if (header === '') return -25;
  const policy = parse(header);
  if (!policy) return -25;
  const sources = (...names: string[]) =>
    names.map((name) => policy.get(name)).find((each) => each !== undefined) ?? ['*'];
  const effective = (name: string) => {
    const list = sources(name, 'default-src');
    return list.some((source) => HASH_OR_NONCE.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  };
  const [script, style, object] = [
    effective('script-src'),
    effective('style-src'),
    sources('object-src', 'default-src'),
  ];
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name))
    .flatMap(([, list]) => list)
    .concat(script);
  const passive = ['img-src', 'media-src'].flatMap((name) => sources(name, 'default-src'));

  if (script.some((source) => BROAD.test(source) || INLINE.test(source))) return -20;
  if (object.some((source) => BROAD.test(source))) return -20;
  if (active.some((source) => INSECURE.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => INSECURE.test(source))) return -10;
  if (style.some((source) => BROAD.test(source) || INLINE.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Directive → sources; undefined when a directive stands twice, which the observatory refuses. */
function parse(header: string): Map<string, string[]> | undefined {
  const policy = new Map<string, string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

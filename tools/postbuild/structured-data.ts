/** A page whose structured data stands at its end: search engines read it there too, and the first view comes sooner. */
export function withLateStructuredData(html: string): string {
  const [data] = STRUCTURED_DATA.exec(html) ?? [];
  return data ? html.replace(data, '').replace('</body>', () => `${data}</body>`) : html;
}

const STRUCTURED_DATA = /(?:<script type="application\/ld\+json">.*?<\/script>)+/s;

/** A line of the content's Markdown, rendered to HTML at build time. */
export function InlineHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted content, rendered at build time.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Entries of a list, each a line of Markdown. */
export function InlineHtmlItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <InlineHtml html={item} />
    </li>
  ));
}

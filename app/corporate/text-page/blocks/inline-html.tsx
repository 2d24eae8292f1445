/** A line of the content's Markdown, rendered to HTML at build time. */
export function InlineHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted content, rendered at build time.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

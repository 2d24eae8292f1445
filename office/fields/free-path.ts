/** The path of an uploaded file, under a name that no other file has. */
export function freePath(
  folder: string,
  name: string,
  texts: Record<string, string>,
  uploads: ReadonlyMap<string, File>,
): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name.toLowerCase()) ?? [];
  const plain = stem.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'file';
  const all = Object.values(texts).join('\n');
  for (let number = 1; ; number += 1) {
    const path = `${folder}/${plain}${number > 1 ? `-${number}` : ''}${ending}`;
    if (!uploads.has(path) && !all.includes(path)) return path;
  }
}
